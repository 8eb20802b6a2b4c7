import { Button } from '@mantine/core';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Decoded, Encoded } from '../engine/index.ts';
import { useWords } from './use-words.tsx';

interface OutcomeNotesProps {
  readonly input: TextModel;
  readonly value: Encoded | Decoded;
  readonly onLevels: () => void;
}

/** Malformed places offered for a jump. */
const shownPlaces = 5;

/** Figures of a conversion, what was left as it is, and whether there is more to decode. */
export function OutcomeNotes({ input, value, onLevels }: OutcomeNotesProps) {
  const t = useWords();
  const size = [t.figures.size, formatBytes(value.text.length)] as const;
  if ('escaped' in value) return <Figures items={[[t.figures.escaped, formatCount(value.escaped)], size]} />;
  return (
    <>
      {value.utf16 > 0 && <Banner tone="info">{t.javaScriptEscapes(formatCount(value.utf16), value.latin1)}</Banner>}
      {value.malformedCount > 0 && (
        <Banner tone="warning">
          <span>{t.malformedKept(formatCount(value.malformedCount))}</span>
          {value.malformed.slice(0, shownPlaces).map((place) => (
            <Button
              key={`${place.line}:${place.column}`}
              size="compact-xs"
              variant="default"
              onClick={() => input.reveal(place)}
            >
              {t.place(place.line, place.column)}
            </Button>
          ))}
        </Banner>
      )}
      {value.encodedAgain && (
        <Banner tone="warning">
          <span>{t.encodedAgain}</span>
          <Button size="compact-xs" variant="default" onClick={onLevels}>
            {t.showLevels}
          </Button>
        </Banner>
      )}
      <Figures items={[[t.figures.decoded, formatCount(value.decoded)], size]} />
    </>
  );
}
