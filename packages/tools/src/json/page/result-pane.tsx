import { lazy, Suspense } from 'react';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { paneHeight } from './pane-height.ts';
import { useWords } from './use-words.tsx';
import styles from './view-bar.module.css';
import type { useJson, View } from './use-json.tsx';

const TableCard = lazy(() => import('./table-card.tsx'));
const TreeCard = lazy(() => import('./tree/tree-card.tsx'));

interface ResultPaneProps {
  readonly state: ReturnType<typeof useJson>;
  readonly output: TextModel;
  readonly schema: TextModel;
}

const files: Readonly<Record<Exclude<View, 'tree' | 'table' | 'check-schema'>, string>> = {
  text: 'document.json',
  query: 'query-result.json',
  'to-yaml': 'document.yaml',
  'from-yaml': 'document.json',
  'to-typescript': 'types.ts',
  'to-schema': 'schema.json',
  string: 'string.txt',
};

/** The right side: the tree, or the text that the chosen view makes. */
export function ResultPane({ state: { tool, view }, output, schema }: ResultPaneProps) {
  const t = useWords();
  const { outcome } = tool;
  if (view === 'tree' || view === 'table') {
    const Shown = view === 'tree' ? TreeCard : TableCard;
    return (
      <Suspense fallback={<div style={{ height: paneHeight }} />}>
        <Shown tree={outcome?.action === 'tree' && outcome.result.ok ? outcome.result.value : null} />
      </Suspense>
    );
  }
  if (view === 'check-schema') {
    return (
      <TextPane
        key={view}
        model={schema}
        label={t.output[view]}
        placeholder={t.schema.placeholder}
        height={paneHeight}
        language="json"
        takesHandover={false}
      />
    );
  }
  const queried = outcome?.action === 'query' && outcome.result.ok ? outcome.result.value : null;
  return (
    <TextPane
      key={view}
      model={output}
      label={t.output[view]}
      placeholder={view === 'query' ? t.query.hint : t.outputHint}
      height={paneHeight}
      readOnly
      downloadName={files[view]}
      extra={queried && <span className={styles.count}>{t.query.count(formatCount(queried.count))}</span>}
      {...(files[view].endsWith('.json') && { language: 'json' as const })}
    />
  );
}
