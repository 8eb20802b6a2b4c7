import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import type { Problem } from '../problem.ts';
import styles from './problem-list.module.css';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  readonly label: string;
  /** Goes to the place of a problem. */
  readonly onChoose?: (problem: Problem) => void;
}

/** The rules that a payment code breaks, each with the way to its place. */
export function ProblemList({ problems, label, onChoose }: ProblemListProps) {
  const t = useTexts({ zh, en });
  return (
    <ul className={styles.problems} aria-label={label}>
      {problems.map((problem) => {
        const { code, severity, start, end, detail } = problem;
        const place = t.tree.characters(start + 1, Math.max(end, start + 1));
        const Icon = severity === 'error' ? CircleAlert : TriangleAlert;
        return (
          <li key={`${code} ${start} ${detail.tag ?? ''}`} data-severity={severity}>
            <Icon size={14} aria-hidden />
            <span>{t.problems[code](detail)}</span>
            {onChoose ? (
              <TextButton className={styles.place} onClick={() => onChoose(problem)}>
                {place}
              </TextButton>
            ) : (
              <span>{place}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
