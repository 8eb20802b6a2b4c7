import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../controls/controls.module.css';
import type { Running } from './use-tool.tsx';

/** A progress bar with cancel, for work that takes longer than people notice. Short work shows nothing. */
export function RunProgress({
  running,
  onCancel,
}: {
  readonly running: Running | null;
  readonly onCancel: () => void;
}) {
  const t = useWords();
  const [late, setLate] = useState(false);
  const busy = running !== null;

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), limits.ui.progressAfterMs - limits.ui.runningAfterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);

  if (!running || !late) return null;
  const { fraction } = running;
  return (
    <div className={styles.progress} role="status">
      <span>{t.working}</span>
      <progress aria-label={t.working} max={1} {...(fraction > 0 && { value: fraction })} />
      <Button size="compact-xs" variant="default" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  );
}
