import { Button } from '@mantine/core';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import type { Outcome } from '@toolbench/ui/run/use-tool.tsx';
import type { Place } from '@toolbench/kit/result.ts';
import type { Engine } from '../engine/index.ts';
import type { Duplicates } from '../engine/read/opened.ts';
import { omissionCount } from '../engine/tolerant/omissions.ts';
import { roundedText, roundedTexts } from './rounded-text.ts';
import { readingText } from './reading-text.ts';
import { yamlNoteText } from './yaml-note-text.ts';
import { visible } from './visible.ts';
import styles from './outcome-notes.module.css';
import { useWords } from './use-words.tsx';

interface OutcomeNotesProps {
  readonly outcome: Outcome<Engine> | null;
  readonly onPlace: (place: Place) => void;
  /** Puts the repaired text into the input. */
  readonly onTakeOver: () => void;
}

/** What is to be said of a successful run: valid, repaired, what was left out, lost comments, repeated keys, rounded numbers. */
export function OutcomeNotes({ outcome, onPlace, onTakeOver }: OutcomeNotesProps) {
  const t = useWords();
  if (!outcome?.result.ok) return null;
  const { value } = outcome.result;
  const keys = ({ listed }: Duplicates) =>
    listed.map(({ key, path, place }) => ({ text: t.duplicates.where(key, path), place }));
  return (
    <>
      {outcome.action === 'validate' && <Banner tone="good">{t.valid}</Banner>}
      {'changeCount' in value && (
        <Banner tone="good">
          {value.changeCount === 0 ? t.nothingToRepair : t.repaired(formatCount(value.changeCount))}
          {value.changeCount > 0 && (
            <Button size="compact-xs" variant="default" onClick={onTakeOver}>
              {t.takeOver}
            </Button>
          )}
        </Banner>
      )}
      {'omissions' in value && value.omissions.length > 0 && (
        <PlacesBanner
          t={t.omissions}
          count={omissionCount(value)}
          lines={value.omissions.map(({ place, removed, count }) => ({
            text: t.omissions.where(
              formatCount(place.line),
              formatCount(place.column),
              visible(removed),
              formatCount(count),
            ),
            place,
            times: count,
          }))}
          onPlace={onPlace}
        />
      )}
      {outcome.action === 'expand' && 'count' in value && (
        <Banner tone="good">{t.expanded(formatCount(value.count))}</Banner>
      )}
      {'text' in value && 'lostComments' in value && value.lostComments > 0 && (
        <Banner tone="warning">{t.lostComments(formatCount(value.lostComments))}</Banner>
      )}
      {'describedLevels' in value && value.describedLevels !== undefined && (
        <Banner tone="warning">{t.describedLevels(formatCount(value.describedLevels))}</Banner>
      )}
      {'duplicates' in value && value.duplicates && value.duplicates.count > 0 && (
        <PlacesBanner
          t={t.duplicates}
          count={value.duplicates.count}
          lines={keys(value.duplicates)}
          onPlace={onPlace}
        />
      )}
      {'schemaDuplicates' in value && value.schemaDuplicates && (
        <PlacesBanner
          t={{ title: t.schemaDuplicates, more: t.duplicates.more }}
          count={value.schemaDuplicates.count}
          lines={keys(value.schemaDuplicates)}
        />
      )}
      {'changeCount' in value && value.readings && (
        <PlacesBanner
          t={t.readings}
          count={value.readings.count}
          lines={value.readings.listed.map((note) => ({ text: readingText(note, t.readings), place: note.place }))}
          onPlace={onPlace}
        />
      )}
      {'yaml' in value && value.yaml && (
        <PlacesBanner
          t={t.yaml}
          count={value.yaml.count}
          lines={value.yaml.listed.map((note) => ({ text: yamlNoteText(note, t.yaml), place: note.place }))}
          onPlace={onPlace}
        />
      )}
      {'rounded' in value &&
        roundedTexts(value.rounded).map(({ of, numbers: { count, listed } }) => (
          <PlacesBanner
            key={of}
            t={{ title: t.rounded.titles[of], more: t.rounded.more }}
            count={count}
            lines={listed.map((number) => ({ text: roundedText(number, t.rounded), place: number.place }))}
            onPlace={of === 'input' ? onPlace : undefined}
          />
        ))}
    </>
  );
}

const shown = 5;

interface PlacesBannerProps {
  readonly t: { readonly title: (count: string) => string; readonly more: (count: string) => string };
  readonly count: number;
  readonly lines: readonly {
    readonly text: string;
    readonly place?: Place;
    /** How many it stands for, one where not said. */
    readonly times?: number;
  }[];
  /** Absent where the places are not those of the input. */
  readonly onPlace?: (place: Place) => void;
}

/** A warning with the first of what it is about, each leading to its place in the input, and how many more there are. */
function PlacesBanner({ t, count, lines, onPlace }: PlacesBannerProps) {
  const first = lines.slice(0, shown);
  const rest = count - first.reduce((sum, { times = 1 }) => sum + times, 0);
  return (
    <Banner tone="warning">
      <span>{t.title(formatCount(count))}</span>
      {first.map(({ text, place }, index) =>
        place && onPlace ? (
          <TextButton key={index} tone="text" className={styles.place} onClick={() => onPlace(place)}>
            {text}
          </TextButton>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
      {rest > 0 && <span>{t.more(formatCount(rest))}</span>}
    </Banner>
  );
}
