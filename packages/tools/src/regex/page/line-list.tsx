import { Check, X } from 'lucide-react';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import type { Place } from '@toolbench/kit/result.ts';
import { ListCard } from './cards/list-card.tsx';
import styles from './result-rows.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import type { CheckedLine, Validation } from '../engine/validate.ts';

interface LineListProps {
  readonly found: Validation | null;
  readonly onShow: (place: Place) => void;
}

/** Every line with whether it is valid and what matched in it. */
export function LineList({ found, onShow }: LineListProps) {
  const t = useTexts({ zh, en });
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
  const t = useTexts({ zh, en });
  const { lineNumber, content, isValid, match } = line;
  return (
    <button type="button" className={styles.row} title={t.goTo} onClick={() => onShow({ line: lineNumber, column: 1 })}>
      <span className={styles.line}>
        <span className={styles.number}>{lineNumber}</span>
        <span className={styles.state} data-valid={isValid}>
          {isValid ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
          {isValid ? t.valid : t.invalid}
        </span>
        {content === '' ? <em>{t.emptyPart}</em> : <code className={styles.text}>{content}</code>}
        {match !== null && match !== content && <code className={styles.place}>{match}</code>}
      </span>
    </button>
  );
}
