import { limits } from '@toolbench/contracts/limits.ts';

/** Identifiers that are made at first: as rows, and as a file. */
export const initialQuantity = 5;
export const initialBulkCount = 10_000;

/**
 * The quantity that a typed text stands for: 1 when it is no number, the nearer bound when it lies outside
 * 1 to `largest`, rounded down otherwise. Full-width digits, as Chinese input methods write them, count as digits.
 */
export function clampQuantity(typed: string | number, largest: number = limits.uuid.maxQuantity): number {
  const number = typeof typed === 'number' ? typed : Number(typed.normalize('NFKC').trim());
  if (Number.isNaN(number)) return 1;
  return Math.min(largest, Math.max(1, Math.floor(number)));
}
