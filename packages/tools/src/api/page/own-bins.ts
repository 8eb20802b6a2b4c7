import type { CreatedBin } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { storedText } from '@toolbench/ui/work/stored-text.ts';

/** The bins that this browser made, the newest first, so that another tab finds the addresses that were given away. */
const stored = storedText('api-bins');

/** A bin as it was kept; undefined for anything else. */
export function asBin(value: unknown): CreatedBin | undefined {
  const { bin_id, url, expires_at } = (value ?? {}) as Partial<Record<keyof CreatedBin, unknown>>;
  if (typeof bin_id !== 'string' || !/^[\w-]+$/.test(bin_id)) return undefined;
  return typeof url === 'string' && typeof expires_at === 'string' ? { bin_id, url, expires_at } : undefined;
}

function keep(bins: readonly CreatedBin[]): void {
  stored.keep(bins.length === 0 ? null : JSON.stringify(bins.slice(0, limits.bins.addressesKept)));
}

/** The bins that have not expired yet; what has is forgotten. */
export function ownBins(now = Date.now()): readonly CreatedBin[] {
  let kept: unknown;
  try {
    kept = JSON.parse(stored.read() ?? '[]');
  } catch {
    // What is no list is none.
  }
  const all = Array.isArray(kept) ? kept : [];
  const bins = all.map(asBin).filter((bin) => bin !== undefined && Date.parse(bin.expires_at) > now) as CreatedBin[];
  if (bins.length < all.length) keep(bins);
  return bins;
}

/** Keeps a bin that was made here, before the others. */
export function keepOwnBin(bin: CreatedBin): void {
  keep([bin, ...ownBins().filter(({ bin_id }) => bin_id !== bin.bin_id)]);
}

/** Forgets a bin that is gone. */
export function forgetOwnBin(id: string): void {
  keep(ownBins().filter(({ bin_id }) => bin_id !== id));
}
