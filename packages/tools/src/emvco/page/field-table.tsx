import { useState, type UIEvent } from 'react';
import { ColumnHeads } from '@toolbench/ui/controls/column-heads.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import styles from './emvco.module.css';
import type { Parsed } from '../engine/index.ts';
import { examples } from '../examples.ts';
import type { PlainField } from '../engine/plain-fields.ts';
import { useWords } from './use-words.tsx';

interface FieldTableProps {
  readonly parsed: Parsed | null;
  readonly onPoint: (field: PlainField | null) => void;
  readonly onChoose: (field: PlainField) => void;
  readonly onSample: (index: number) => void;
}

const rowHeight = 34;
/** Rows drawn above and below the visible ones. */
const overscan = 12;
/** Beyond this height the table scrolls. */
const tableHeight = 400;
const rowsInView = Math.ceil(tableHeight / rowHeight);

/** The fields by the specification's plain rules. Only the rows in view are drawn. */
export function FieldTable({ parsed, onPoint, onChoose, onSample }: FieldTableProps) {
  const t = useWords().table;
  const language = useLanguage();
  const [scrolled, setScrolled] = useState(0);
  const fields = parsed?.fields ?? [];
  const first = Math.max(0, Math.floor(scrolled / rowHeight) - overscan);
  const last = Math.min(fields.length, first + rowsInView + 2 * overscan);
  const scroll = (event: UIEvent<HTMLDivElement>) => setScrolled(event.currentTarget.scrollTop);

  return (
    <Card title={t.title} aside={parsed && t.count(formatCount(parsed.count))}>
      <div className={styles.scroller} onScroll={scroll} tabIndex={0} role="group" aria-label={t.title}>
        {parsed ? (
          <table className={styles.table} aria-rowcount={fields.length + 1} onMouseLeave={() => onPoint(null)}>
            <ColumnHeads names={[t.tag, t.length, t.value, t.description]} />
            <tbody>
              <Gap rows={first} />
              {fields.slice(first, last).map((field, index) => (
                <tr
                  key={field.start}
                  aria-rowindex={first + index + 2}
                  onMouseEnter={() => onPoint(field)}
                  onClick={() => onChoose(field)}
                >
                  <td>
                    <code>{field.tag}</code>
                  </td>
                  <td>{String(field.length).padStart(2, '0')}</td>
                  <td title={field.displayValue[language]}>
                    <code>{field.displayValue[language]}</code>
                  </td>
                  <td title={field.description[language]}>{field.description[language]}</td>
                </tr>
              ))}
              <Gap rows={fields.length - last} />
            </tbody>
          </table>
        ) : (
          <Samples onSample={onSample} />
        )}
      </div>
      {parsed && parsed.count > fields.length && <p className={styles.hint}>{t.first(formatCount(fields.length))}</p>}
    </Card>
  );
}

/** Room for rows that are not drawn. */
function Gap({ rows }: { readonly rows: number }) {
  return rows > 0 ? <tr aria-hidden style={{ height: rows * rowHeight }} /> : null;
}

/** What to try while there is nothing. */
function Samples({ onSample }: Pick<FieldTableProps, 'onSample'>) {
  const t = useWords();
  const language = useLanguage();
  return (
    <div className={styles.samples}>
      <p className={styles.hint}>{t.table.hint}</p>
      <ul aria-label={t.samples}>
        {examples.map(({ name }, index) => (
          <li key={name.en}>
            <button type="button" onClick={() => onSample(index)}>
              {name[language]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
