import type { PreviewLogs } from '@toolbench/contracts/previews.ts';
import type { Clock } from '../../shared/ports.ts';

type Line = PreviewLogs['lines'][number];

interface LogLimits {
  readonly logBytes: number;
  readonly logLineCharacters: number;
}

/** The newest output of an app and of the proxy in front of it; the oldest lines make room. */
export function createLogRing(clock: Clock, { logBytes, logLineCharacters }: LogLimits) {
  const lines: Line[] = [];
  let bytes = 0;
  let last = 0;
  return {
    add: (from: Line['from'], text: string) => {
      last += 1;
      const kept = text.length > logLineCharacters ? `${text.slice(0, logLineCharacters)}…` : text;
      lines.push({ number: last, at: new Date(clock.now()).toISOString(), from, text: kept });
      bytes += kept.length;
      while (bytes > logBytes) bytes -= lines.shift()?.text.length ?? bytes;
    },
    /** Lines with a higher number, oldest first. */
    after: (number: number): Line[] => lines.filter((line) => line.number > number),
    last: () => last,
  };
}

export type LogRing = ReturnType<typeof createLogRing>;
