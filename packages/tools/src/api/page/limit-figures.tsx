import type { BinLimits } from '@toolbench/contracts/bins.ts';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import { useWords } from './use-words.tsx';

const hourMs = 3_600_000;

interface LimitFiguresProps {
  /** As the server has them; null until it has told. */
  readonly limits: BinLimits | null;
  /** When the bin ends; without one the lifetime of a bin is shown. */
  readonly expiry?: string;
}

/** What a bin takes and how long it lasts. */
export function LimitFigures({ limits, expiry }: LimitFiguresProps) {
  const { limits: t, address } = useWords();
  const items: [string, string][] = [];
  if (expiry !== undefined) items.push([address.expires, expiry]);
  if (limits) {
    if (expiry === undefined) items.push([t.lifetime, t.upToHours(Math.ceil(limits.lifetimeMs / hourMs))]);
    items.push(
      [t.body, `≤ ${formatBytes(limits.bodyBytes)}`],
      [t.kept, t.keptValue(formatCount(limits.requestsKept))],
      [t.bytes, `≤ ${formatBytes(limits.bytesKept)}`],
      [t.rate, t.keptValue(`≤ ${formatCount(limits.capturesPerSecond)}`)],
    );
  }
  return <Figures items={items} />;
}
