import { Check, X } from 'lucide-react';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import type { Place } from '@toolbench/kit/result.ts';
import styles from './cards/list-card.module.css';
import type { CheckedLine, Validation } from '../engine/validate.ts';
import { MatchList } from './match-list.tsx';
import { valueOf } from './outcome.tsx';
import { ListCard } from './cards/list-card.tsx';
import resultRowsStyles from './result-rows.module.css';
import type { Parts } from '../engine/run/split.ts';
import { useWords } from './use-words.tsx';
import type { RegexState } from './use-regex.tsx';

const extensions = { list: 'txt', json: 'json', csv: 'csv' } as const;

interface LineListProps {
  readonly found: Validation | null;
  readonly onShow: (place: Place) => void;
}

/** Every line with whether it is valid and what matched in it. */
function LineList({ found, onShow }: LineListProps) {
  const t = useWords();
  const { lines = [], validCount = 0, totalCount = 0, validPercentage = 0 } = found ?? {};
  const isCut = lines.length < totalCount;
  const share = t.validity(formatCount(validCount), formatCount(totalCount), String(validPercentage));
  return (
    <ListCard
      label={t.results}
      figure={found ? `${share}${isCut ? ` · ${t.listed(formatCount(lines.length))}` : ''}` : ''}
      count={lines.length}
      rowHeight={34}
      row={(index) => <LineRow line={lines[index]} onShow={onShow} />}
      copied={() =>
        lines
          .filter(({ isValid }) => isValid)
          .map(({ content }) => content)
          .join('\n')
      }
      empty={t.start}
    />
  );
}

function LineRow({ line, onShow }: Pick<LineListProps, 'onShow'> & { readonly line: CheckedLine }) {
  const t = useWords();
  const { lineNumber, content, isValid, match } = line;
  return (
    <button
      type="button"
      className={resultRowsStyles.row}
      title={t.goTo}
      onClick={() => onShow({ line: lineNumber, column: 1 })}
    >
      <span className={resultRowsStyles.line}>
        <span className={resultRowsStyles.number}>{lineNumber}</span>
        <span className={resultRowsStyles.state} data-valid={isValid}>
          {isValid ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
          {isValid ? t.valid : t.invalid}
        </span>
        {content === '' ? <em>{t.emptyPart}</em> : <code className={resultRowsStyles.text}>{content}</code>}
        {match !== null && match !== content && <code className={resultRowsStyles.place}>{match}</code>}
      </span>
    </button>
  );
}

/** The result of the open tab. */
export function ResultPane({ state }: { readonly state: RegexState }) {
  const t = useWords();
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

/** The parts that a text was split into. */
function PartList({ found }: { readonly found: Parts | null }) {
  const t = useWords();
  const { count = 0, parts = [] } = found ?? {};
  const isCut = parts.length < count;
  return (
    <ListCard
      label={t.results}
      figure={found ? `${t.parts(formatCount(count))}${isCut ? ` · ${t.listed(formatCount(parts.length))}` : ''}` : ''}
      count={parts.length}
      rowHeight={34}
      row={(index) => (
        <span className={resultRowsStyles.row}>
          <span className={resultRowsStyles.line}>
            <span className={resultRowsStyles.number}>{index + 1}</span>
            {parts[index] ? <code className={resultRowsStyles.text}>{parts[index]}</code> : <em>{t.emptyPart}</em>}
          </span>
        </span>
      )}
      copied={() => parts.join('\n')}
      empty={t.start}
    />
  );
}
