import { Button, Checkbox } from '@mantine/core';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { type ListStyle, listText } from '../engine/id-list.ts';
import { useWords } from './use-words.tsx';
import styles from './uuid.module.css';

interface GeneratedRowsProps {
  /** As they are shown and copied. */
  readonly ids: readonly string[];
  /** Whether they are the standard's samples, not identifiers made here. */
  readonly areSamples: boolean;
  readonly selected: ReadonlySet<number>;
  readonly list: ListStyle;
  readonly onToggle: (index: number) => void;
  readonly onToggleAll: () => void;
}

/** One row per identifier, to tick and to copy. */
export function GeneratedRows({ ids, areSamples, selected, list, onToggle, onToggleAll }: GeneratedRowsProps) {
  const { rows: t } = useWords();
  const chosen = ids.filter((_, index) => selected.has(index));
  const isAllSelected = ids.length > 0 && chosen.length === ids.length;
  return (
    <Card
      title={areSamples ? t.samplesTitle : t.title}
      aside={
        ids.length > 0 && (
          <>
            <span className={styles.count}>{t.count(ids.length)}</span>
            <Button size="xs" variant="default" onClick={onToggleAll}>
              {isAllSelected ? t.deselectAll : t.selectAll}
            </Button>
            <CopyButton
              label={t.copySelected(chosen.length)}
              text={() => listText(chosen, list)}
              disabled={chosen.length === 0}
            />
            <CopyButton label={t.copyAll} text={() => listText(ids, list)} />
            <Button size="xs" variant="default" onClick={() => download(`${listText(ids, list)}\n`, fileNames[list])}>
              {t.download}
            </Button>
          </>
        )
      }
    >
      {ids.length === 0 && <p className={styles.empty}>{t.empty}</p>}
      <ol className={styles.rows}>
        {ids.map((id, index) => (
          <li key={`${index} ${id}`} data-selected={selected.has(index) || undefined}>
            <Checkbox
              size="xs"
              label={<code>{id}</code>}
              aria-label={t.select(id)}
              checked={selected.has(index)}
              onChange={() => onToggle(index)}
            />
            <CopyButton text={() => id} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** File names by what the file holds. */
export const fileNames: Readonly<Record<ListStyle, string>> = { lines: 'ids.txt', json: 'ids.json', sql: 'ids.sql' };
