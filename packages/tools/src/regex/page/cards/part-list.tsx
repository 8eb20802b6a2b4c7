import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { ListCard } from './list-card.tsx';
import styles from '../result-rows.module.css';
import type { Parts } from '../../engine/run/split.ts';
import { en } from '../../text/en.ts';
import { zh } from '../../text/zh.ts';

/** The parts that a text was split into. */
export function PartList({ found }: { readonly found: Parts | null }) {
  const t = useTexts({ zh, en });
  const { count = 0, parts = [] } = found ?? {};
  const isCut = parts.length < count;
  return (
    <ListCard
      label={t.results}
      figure={found ? `${t.parts(formatCount(count))}${isCut ? ` · ${t.listed(formatCount(parts.length))}` : ''}` : ''}
      count={parts.length}
      rowHeight={34}
      row={(index) => (
        <span className={styles.row}>
          <span className={styles.line}>
            <span className={styles.number}>{index + 1}</span>
            {parts[index] ? <code className={styles.text}>{parts[index]}</code> : <em>{t.emptyPart}</em>}
          </span>
        </span>
      )}
      copied={() => parts.join('\n')}
      empty={t.start}
    />
  );
}
