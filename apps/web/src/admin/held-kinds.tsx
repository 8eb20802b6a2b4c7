import { Button } from '@mantine/core';
import { heldPaths } from '@toolbench/contracts/routes.ts';
import type { HeldOfKind } from '@toolbench/contracts/held.ts';
import { ColumnHeads } from '@toolbench/ui/controls/column-heads.tsx';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { formatDuration } from '../format-time.ts';
import tableStyles from '../table.module.css';
import styles from './admin.module.css';
import type { Deletion } from './confirm-deletion.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

interface HeldKindsProps {
  readonly kinds: readonly HeldOfKind[];
  readonly onDelete: (deletion: Deletion) => void;
}

/** Each kind of temporary thing: how many, how large, how old, and how old it can get. */
export function HeldKinds({ kinds, onDelete }: HeldKindsProps) {
  const language = useLanguage();
  const { held: t } = useTexts({ zh, en });
  return (
    <table className={tableStyles.table}>
      <ColumnHeads names={Object.values(t.head)} />
      <tbody>
        {kinds.map(({ kind, count, bytes, oldest_age_ms: age, lifetime_ms: lifetime }) => (
          <tr key={kind}>
            <th scope="row">
              {t.kinds[kind].name}
              <span className={styles.note}>{t.kinds[kind].note}</span>
            </th>
            <td data-label={t.head.count}>{formatCount(count)}</td>
            <td data-label={t.head.bytes}>{bytes === null ? t.unknownSize : formatBytes(bytes)}</td>
            <td data-label={t.head.oldest}>{age === null ? t.none : formatDuration(age, language)}</td>
            <td data-label={t.head.lifetime}>{formatDuration(lifetime, language)}</td>
            <td>
              <Button
                size="xs"
                variant="default"
                disabled={count === 0}
                aria-label={t.deleteKind(t.kinds[kind].name)}
                onClick={() =>
                  onDelete({ ...t.kinds[kind], title: t.deleteKind(t.kinds[kind].name), path: heldPaths.kind(kind) })
                }
              >
                {t.delete}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
