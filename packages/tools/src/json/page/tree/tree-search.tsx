import { useState } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { limits } from '@toolbench/contracts/limits.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { SearchField } from '@toolbench/ui/controls/search-field.tsx';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import type { Engine } from '../../engine/index.ts';
import type { JsonDocument } from '../../engine/query/node-table.ts';
import { useWords } from '../use-words.tsx';
import styles from './tree-card.module.css';
import type { options } from '../../options.ts';
import { json } from '../../tool.ts';

interface TreeSearchProps {
  readonly document: JsonDocument;
  /** Makes a found node visible and selects it. */
  readonly onShow: (node: number) => void;
}

/** Finds keys and values; Enter or the arrows go from match to match. */
export function TreeSearch({ document, onShow }: TreeSearchProps) {
  const { tree: t } = useWords();
  const { run, reset, outcome } = useTool<Engine, typeof options>(json);
  const [find, setFind] = useState('');
  const [index, setIndex] = useState(0);
  const found = outcome?.action === 'search' && outcome.result.ok ? outcome.result.value.found : null;

  useLive([], [find, document], limits.ui.liveDelayMs, () => {
    if (find === '') {
      reset();
      return;
    }
    void run('search', document.bytes, { options: { find, dialect: 'json' } }).then(({ result }) => {
      if (!result.ok || result.value.found.length === 0) return;
      setIndex(0);
      onShow(result.value.found[0]);
    });
  });

  const go = (by: 1 | -1) => {
    if (!found || found.length === 0) return;
    const next = (index + by + found.length) % found.length;
    setIndex(next);
    onShow(found[next]);
  };
  const isEmpty = !found || found.length === 0;
  return (
    <div className={styles.search}>
      <SearchField label={t.find} value={find} onChange={setFind} onEnter={() => go(1)} />
      <span className={styles.position} role="status">
        {found && (isEmpty ? t.none : t.position(formatCount(index + 1), formatCount(found.length)))}
      </span>
      <IconButton icon={ChevronUp} label={t.previous} disabled={isEmpty} onClick={() => go(-1)} />
      <IconButton icon={ChevronDown} label={t.next} disabled={isEmpty} onClick={() => go(1)} />
    </div>
  );
}
