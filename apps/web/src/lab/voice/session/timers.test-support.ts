import type { After } from './voice-link.ts';

/** Time that passes only when a test says so. */
export function fakeTimers(): {
  readonly after: After;
  readonly pass: (ms: number) => void;
  readonly now: () => number;
} {
  const waiting = new Set<{ readonly at: number; readonly run: () => void }>();
  let now = 0;
  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      waiting.add(timer);
      return () => waiting.delete(timer);
    },
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const due = [...waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        waiting.delete(due);
        now = due.at;
        due.run();
      }
      now = end;
    },
  };
}
