import { ColumnHeads } from '@toolbench/ui/controls/column-heads.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import type { ColumnStats } from '../engine/column-tally.ts';
import styles from './csv.module.css';
import type { Stats } from '../engine/stats.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

/** Columns drawn: a table of thousands would stop the page. */
const columnsShown = 500;

const none = '–';

/** What each column holds. */
export function StatsTable({ stats }: { readonly stats: Stats | null }) {
  const { stats: t } = useTexts({ zh, en });
  const shown = stats?.columns.slice(0, columnsShown) ?? [];
  const hidden = (stats?.columns.length ?? 0) - shown.length;
  return (
    <Card title={t.title}>
      {stats ? (
        <div className={styles.scroller} tabIndex={0} role="region" aria-label={t.title}>
          <table className={`${styles.table} ${styles.figuresTable}`}>
            <ColumnHeads names={[t.column, t.type, t.agrees, t.empty, t.distinct, t.range]} />
            <tbody>
              {shown.map((column) => (
                <ColumnRow key={column.name} column={column} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className={styles.hint}>{t.hint}</p>
      )}
      {hidden > 0 && <p className={styles.hint}>{t.hiddenColumns(hidden)}</p>}
    </Card>
  );
}

function ColumnRow({ column }: { readonly column: ColumnStats }) {
  const { stats: t } = useTexts({ zh, en });
  const { name, type, others, empty, distinct, distinctIsAtLeast, min, max } = column;
  const agrees = others === 0 ? t.allAgree : t.others(formatCount(others));
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <span className={styles.type} data-type={type}>
          {t.types[type]}
        </span>
      </td>
      <td data-odd={others > 0 || undefined}>{type === 'empty' ? none : agrees}</td>
      <td>{formatCount(empty)}</td>
      <td>{`${distinctIsAtLeast ? '≥ ' : ''}${formatCount(distinct)}`}</td>
      <td>{min === undefined ? none : min === max ? min : `${min} … ${max ?? ''}`}</td>
    </tr>
  );
}
