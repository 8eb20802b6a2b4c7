import { useEffect, useRef } from 'react';
import type { TextModel } from '../editor/text-model.ts';

/**
 * Calls `run` a moment after one of the texts changes, or when one of `causes` does: results appear as one types.
 * The caller decides in `run` whether the input is small enough.
 */
export function useLive(
  models: readonly TextModel[],
  causes: readonly unknown[],
  delayMs: number,
  run: () => void,
): void {
  const latest = useRef(run);
  const opened = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const schedule = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), delayMs);
    };
    const stops = models.map((model) => model.subscribe(schedule));
    // Nothing has been entered yet when the page opens: a run then could only take away what a quick click had shown.
    const isOpening = !opened.current;
    opened.current = true;
    if (!isOpening || models.length === 0 || models.some((model) => !model.isEmpty())) schedule();
    return () => {
      clearTimeout(timer.current);
      for (const stop of stops) stop();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lists are spread into the dependencies
  }, [...models, ...causes, delayMs]);
}
