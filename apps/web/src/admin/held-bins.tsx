import { Button } from '@mantine/core';
import { heldPaths } from '@toolbench/contracts/routes.ts';
import type { HeldBins } from '@toolbench/contracts/held.ts';
import { ColumnHeads } from '@toolbench/ui/controls/column-heads.tsx';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { formatMoment } from '../format-time.ts';
import tableStyles from '../table.module.css';
import styles from './admin.module.css';
import type { Deletion } from './confirm-deletion.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

interface HeldBinsTableProps {
  readonly bins: HeldBins['bins'];
  readonly onDelete: (deletion: Deletion) => void;
}

/** The catching addresses one by one. */
export function HeldBinsTable({ bins, onDelete }: HeldBinsTableProps) {
  const language = useLanguage();
  const { bins: t, delete: remove } = useTexts({ zh, en }).held;
  return (
    <section className={tableStyles.section} aria-labelledby="held-bins">
      <h2 id="held-bins">
        {t.title} <span className={styles.aside}>{t.note}</span>
      </h2>
      <table className={tableStyles.table}>
        <ColumnHeads names={Object.values(t.head)} />
        <tbody>
          {bins.map((bin) => (
            <tr key={bin.id}>
              <th scope="row">
                <code>{bin.id}</code>
              </th>
              <td data-label={t.head.created}>{formatMoment(bin.created_at, language)}</td>
              <td data-label={t.head.expires}>{formatMoment(bin.expires_at, language)}</td>
              <td data-label={t.head.requests}>{formatCount(bin.requests)}</td>
              <td data-label={t.head.bytes}>{formatBytes(bin.bytes)}</td>
              <td>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t.delete(bin.id)}
                  onClick={() =>
                    onDelete({
                      title: t.delete(bin.id),
                      name: bin.id,
                      warning: t.warning({ id: bin.id, requests: formatCount(bin.requests) }),
                      path: heldPaths.bin(bin.id),
                    })
                  }
                >
                  {remove}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
