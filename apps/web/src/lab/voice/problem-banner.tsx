import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import type { ReactNode } from 'react';
import type { Problem, ProblemCode } from './session/conversation.ts';
import { useWords } from './use-words.ts';
import styles from './turns.module.css';

/** What only other settings can change. */
const settledInSettings: readonly ProblemCode[] = [
  'engine-refused',
  'engine-failed',
  'no-engine',
  'not-in-book',
  'no-voice',
];

interface ProblemBannerProps {
  readonly problem: Problem;
  readonly children?: ReactNode;
}

/** What went wrong and what to do about it: in the server's words where it gave any. */
export function ProblemBanner({ problem, children }: ProblemBannerProps) {
  const t = useWords();
  return (
    <Banner tone="error">
      <span className={styles.problemWords}>{problem.message ?? t.problems[problem.code]}</span>
      {settledInSettings.includes(problem.code) && (
        <Button component={Link} to={pages.labSettings} size="compact-xs" variant="default">
          {t.openSettings}
        </Button>
      )}
      {children}
    </Banner>
  );
}
