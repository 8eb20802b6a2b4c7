import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import type { Comparison } from '../engine/comparison.ts';
import styles from './diff.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

/** How much was removed and added, in the unit of the mode. */
export function DiffCounts({ comparison }: { readonly comparison: Comparison }) {
  const t = useTexts({ zh, en });
  const { mode, removed, added } = comparison;
  return (
    <p className={styles.counts}>
      <span data-tone="removed">{`− ${t.removed[mode](formatCount(removed))}`}</span>
      <span data-tone="added">{`+ ${t.added[mode](formatCount(added))}`}</span>
    </p>
  );
}
