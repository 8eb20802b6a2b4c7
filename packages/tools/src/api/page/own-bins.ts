import type { CreatedBin } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';

/** A text that the browser keeps. */
interface Kept {
  readonly read: () => string | null;
  readonly keep: (text: string | null) => void;
}

/** A bin as it was kept; undefined for anything else. */
export function asBin(value: unknown): CreatedBin | undefined {
  const { bin_id, url, expires_at } = (value ?? {}) as Partial<Record<keyof CreatedBin, unknown>>;
  if (typeof bin_id !== 'string' || !/^[\w-]+$/.test(bin_id)) return undefined;
  return typeof url === 'string' && typeof expires_at === 'string' ? { bin_id, url, expires_at } : undefined;
}

/**
 * The bins that were made in a browser, the newest first, so that another tab finds the addresses that were given away:
 * no more than the limit, and none that has expired.
 */
export function ownBins(stored: Kept, now: () => number) {
  const keep = (bins: readonly CreatedBin[]) =>
    stored.keep(bins.length === 0 ? null : JSON.stringify(bins.slice(0, limits.bins.addressesKept)));
  const read = (): readonly unknown[] => {
    try {
      const kept: unknown = JSON.parse(stored.read() ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  };
  const list = (): readonly CreatedBin[] => {
    const all = read();
    const bins = all.flatMap((one) => asBin(one) ?? []).filter(({ expires_at }) => Date.parse(expires_at) > now());
    if (bins.length < all.length) keep(bins);
    return bins;
  };
  const others = (id: string) => list().filter(({ bin_id }) => bin_id !== id);
  return {
    list,
    /** Keeps a bin that was made here, before the others. */
    add: (bin: CreatedBin) => keep([bin, ...others(bin.bin_id)]),
    /** Forgets a bin that is gone. */
    forget: (id: string) => keep(others(id)),
  };
}
