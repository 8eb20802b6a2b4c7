import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import type { OptionValues } from '@toolbench/kit/options.ts';
import type { Place } from '@toolbench/kit/result.ts';
import styles from './csv.module.css';
import type { Encoding } from '../encodings.ts';
import type { Notice } from '../engine/notices.ts';
import type { options } from '../options.ts';
import { useWords } from './use-words.tsx';
import type { zh } from '../text/zh.ts';

/** Places of a notice that are offered to jump to. */
const placesShown = 5;

interface NoticeListProps {
  readonly notices: readonly Notice[];
  /** Jumps to a place in the input. */
  readonly onPlace: (place: Place) => void;
  /** Reads the text again with other options. */
  readonly onOptions: (chosen: Chosen) => void;
}

type Chosen = Partial<OptionValues<typeof options>>;
type Words = typeof zh;

/** What mends the reading that a notice is about, and how the button for it is called. */
function offerOf({ code, detail }: Notice, t: Words): { readonly label: string; readonly chosen: Chosen } | undefined {
  if (code === 'doubtful-encoding') {
    return { label: t.useEncoding(detail), chosen: { encoding: detail.encoding as Encoding } };
  }
  if (code === 'decimal-commas') return { label: t.useDecimalComma, chosen: { decimalComma: true } };
  if (code === 'lines-skipped') return { label: t.readAllLines, chosen: { skipLines: 0 } };
  if (code !== 'preamble') return undefined;
  const skipLines = Number(detail.skipLines);
  return { label: t.skipLines(skipLines), chosen: { skipLines } };
}

/** What should be known about a result, each with the lines it is about. */
export function NoticeList({ notices, onPlace, onOptions }: NoticeListProps) {
  const t = useWords();
  if (notices.length === 0) return null;
  return (
    <ul className={styles.notices} aria-label={t.noticesTitle}>
      {notices.map((notice) => (
        <li key={notice.code}>
          <TriangleAlert size={14} aria-hidden />
          <span>
            {t.notices[notice.code](notice)}{' '}
            {firstOfLines(notice.places).map((place) => (
              <TextButton key={place.line} className={styles.place} onClick={() => onPlace(place)}>
                {t.line(place.line)}
              </TextButton>
            ))}
            <Offer notice={notice} onOptions={onOptions} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Offer({ notice, onOptions }: { readonly notice: Notice } & Pick<NoticeListProps, 'onOptions'>) {
  const offer = offerOf(notice, useWords());
  if (!offer) return null;
  return (
    <Button size="compact-xs" variant="default" onClick={() => onOptions(offer.chosen)}>
      {offer.label}
    </Button>
  );
}

/** The first place on each line, as many as are shown. */
function firstOfLines(places: readonly Place[]): readonly Place[] {
  return places.filter(({ line }, index) => places[index - 1]?.line !== line).slice(0, placesShown);
}
