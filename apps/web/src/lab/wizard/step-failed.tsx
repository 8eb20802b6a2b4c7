import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

interface StepFailedProps {
  /** What failed, in the step's own words. */
  readonly failure: string;
  /** 0: the server could not be reached. */
  readonly status: number;
  readonly detail: string | null;
}

/** What failed, and why. */
export function StepFailed({ failure, status, detail }: StepFailedProps) {
  const t = useTexts({ zh, en });
  const reason = detail ?? (status === 0 ? t.unreachable : t.refused);
  return (
    <Banner tone="error">
      <span>{t.reason({ failure, reason })}</span>
    </Banner>
  );
}
