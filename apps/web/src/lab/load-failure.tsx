import { Button } from '@mantine/core';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import type { LabAnswer } from './lab-call.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

export type Refused = Extract<LabAnswer<unknown>, { readonly ok: false }>;

interface LoadFailureProps {
  readonly failure: Refused;
  readonly onRetry?: () => void;
}

/** Why something could not be loaded or saved, in the server's words where it gave any. */
export function LoadFailure({ failure, onRetry }: LoadFailureProps) {
  const t = useTexts({ zh, en });
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
