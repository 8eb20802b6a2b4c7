import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useWords } from './use-words.ts';

interface StepFailedProps {
  /** What failed, in the step's own words. */
  readonly failure: string;
  /** 0: the server could not be reached. */
  readonly status: number;
  readonly detail: string | null;
}

/** What failed, and why. */
export function StepFailed({ failure, status, detail }: StepFailedProps) {
  const t = useWords();
  const reason = detail ?? (status === 0 ? t.unreachable : t.refused);
  return (
    <Banner tone="error">
      <span>{t.reason({ failure, reason })}</span>
    </Banner>
  );
}
