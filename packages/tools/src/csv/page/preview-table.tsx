import { useTexts } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import styles from './csv.module.css';
import type { Preview } from '../engine/preview.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

/** Columns drawn: a table of thousands would stop the page. */
const columnsShown = 200;

/** The first rows as a table. */
export function PreviewTable({ preview }: { readonly preview: Preview | null }) {
  const { preview: t } = useTexts({ zh, en });
  const columns = preview?.columns.slice(0, columnsShown) ?? [];
  const hidden = (preview?.columns.length ?? 0) - columns.length;
  return (
    <Card title={t.title} aside={preview && t.shown(preview)}>
      {preview ? (
        <div className={styles.scroller} tabIndex={0} role="region" aria-label={t.title}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" aria-label={t.row} />
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.rows.map((cells, row) => (
                <tr key={row}>
                  <th scope="row">{row + 1}</th>
                  {columns.map((name, column) => (
                    <td key={name} {...(column >= cells.length && { 'data-missing': true, title: t.missing })}>
                      {cells[column]}
                    </td>
                  ))}
                </tr>
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
