import { useTexts } from '@toolbench/ui/words/language.ts';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import styles from './cards/list-card.module.css';
import { LineList } from './line-list.tsx';
import { MatchList } from './match-list.tsx';
import { valueOf } from './outcome.tsx';
import { PartList } from './cards/part-list.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import type { RegexState } from './use-regex.tsx';

const extensions = { list: 'txt', json: 'json', csv: 'csv' } as const;

/** The result of the open tab. */
export function ResultPane({ state }: { readonly state: RegexState }) {
  const t = useTexts({ zh, en });
  const { tool, explainer, mode, models } = state;
  const { outcome } = tool;
  if (mode === 'match') {
    const pieces = valueOf(explainer.outcome, 'explain')?.pieces ?? [];
    return (
      <MatchList found={valueOf(outcome, 'match')} pieces={pieces} onShow={(place) => models.input.reveal(place)} />
    );
  }
  if (mode === 'split') return <PartList found={valueOf(outcome, 'split')} />;
  if (mode === 'validate')
    return <LineList found={valueOf(outcome, 'validate')} onShow={(place) => models.input.reveal(place)} />;
  const isReplace = mode === 'replace';
  const count = (valueOf(outcome, 'replace') ?? valueOf(outcome, 'extract'))?.count;
  const words = isReplace ? t.replacedCount : t.extractedCount;
  return (
    <TextPane
      key={mode}
      model={models.output}
      label={isReplace ? t.replaced : t.extracted}
      placeholder={t.start}
      readOnly
      downloadName={isReplace ? 'replaced.txt' : `extracted.${extensions[tool.options.extractAs]}`}
      extra={count !== undefined && <span className={styles.figure}>{words(formatCount(count))}</span>}
    />
  );
}
