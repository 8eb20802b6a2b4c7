import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { WindowedList } from '@toolbench/ui/editor/windowed-list.tsx';
import type { Place } from '@toolbench/kit/result.ts';
import { textToString } from '@toolbench/kit/text.ts';
import type { Found } from '../engine/index.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './xml.module.css';

interface MatchListProps {
  readonly found: Found;
  readonly onPlace: (place: Place) => void;
}

/** What a query found: a value, or matches that lead to their place in the source. */
export function MatchList({ found, onPlace }: MatchListProps) {
  const { xpath: t } = useTexts({ zh, en });
  const ui = useTexts({ zh: uiZh, en: uiEn });
  const { kind, matches, total, omitted } = found;
  if (kind !== 'nodes') {
    return (
      <p className={styles.value}>
        <span>{t.kinds[kind]}</span>
        <output>{textToString(found.text)}</output>
      </p>
    );
  }
  if (total === 0) return <p className={styles.hint}>{t.none}</p>;
  return (
    <>
      <WindowedList
        count={matches.length}
        rowHeight={30}
        height={240}
        label={t.result}
        row={(index) => {
          const { place, preview } = matches[index];
          return (
            <button type="button" className={styles.match} title={t.goTo} onClick={() => onPlace(place)}>
              <span className={styles.place}>{ui.place(place)}</span>
              <code>{preview}</code>
            </button>
          );
        }}
      />
      {total > matches.length && <p className={styles.hint}>{t.listed(formatCount(matches.length))}</p>}
      {omitted > 0 && <p className={styles.hint}>{t.omitted(formatCount(omitted))}</p>}
    </>
  );
}
