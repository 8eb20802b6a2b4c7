import type { CreatedBin } from '@toolbench/contracts/bins.ts';

const key = 'api-bin';

/** The bin of this tab, so that it survives a reload. */
export function readKeptBin(): CreatedBin | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<CreatedBin> | null;
    const { bin_id, url, expires_at } = kept ?? {};
    if (typeof bin_id !== 'string' || !/^[\w-]+$/.test(bin_id)) return null;
    return typeof url === 'string' && typeof expires_at === 'string' ? { bin_id, url, expires_at } : null;
  } catch {
    return null;
  }
}

export function keepBin(bin: CreatedBin | null): void {
  try {
    if (bin) sessionStorage.setItem(key, JSON.stringify(bin));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be switched off; the bin then lasts as long as the page.
  }
}
