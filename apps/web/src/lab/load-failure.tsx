import { Button } from '@mantine/core';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import type { LabAnswer } from './lab-call.ts';
import { useWords } from './use-words.ts';

export type Refused = Extract<LabAnswer<unknown>, { readonly ok: false }>;

interface LoadFailureProps {
  readonly failure: Refused;
  readonly onRetry?: () => void;
}

/** Why something could not be loaded or saved, in the server's words where it gave any. */
export function LoadFailure({ failure, onRetry }: LoadFailureProps) {
  const t = useWords();
  return (
    <Banner tone="error">
      <span>{failure.detail ?? (failure.status === 0 ? t.failed : t.refused)}</span>
      {onRetry && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t.retry}
        </Button>
      )}
    </Banner>
  );
}
