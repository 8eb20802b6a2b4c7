import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import type { OptionValues } from '@toolbench/kit/options.ts';
import type { Place } from '@toolbench/kit/result.ts';
import styles from './csv.module.css';
import type { Notice } from '../engine/notices.ts';
import type { options } from '../options.ts';
import { useWords } from './use-words.tsx';

/** Places of a notice that are offered to jump to. */
const placesShown = 5;

interface NoticeListProps {
  readonly notices: readonly Notice[];
  /** Jumps to a place in the input. */
  readonly onPlace: (place: Place) => void;
  /** Reads the text again with other options. */
  readonly onOptions: (chosen: Partial<OptionValues<typeof options>>) => void;
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
            {notice.code === 'lines-skipped' && (
              <Button size="compact-xs" variant="default" onClick={() => onOptions({ skipLines: 0 })}>
                {t.readAllLines}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The first place on each line, as many as are shown. */
function firstOfLines(places: readonly Place[]): readonly Place[] {
  return places.filter(({ line }, index) => places[index - 1]?.line !== line).slice(0, placesShown);
}
