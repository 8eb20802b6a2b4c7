/** How a number counts from the epoch. */
export type Unit = 's' | 'ms' | 'us' | 'ns';

const nanosecondsIn: Readonly<Record<Unit, bigint>> = { s: 1_000_000_000n, ms: 1_000_000n, us: 1_000n, ns: 1n };

/** Digits before the point from which a number is no longer taken for the unit: 11 digits of seconds reach the year 5138. */
const mostDigits: readonly (readonly [Unit, number])[] = [
  ['s', 11],
  ['ms', 14],
  ['us', 17],
];

/**
 * Reads a count since the epoch in nanoseconds; undefined where the text is no plain number. What is finer than a
 * nanosecond is dropped.
 */
export function readUnix(text: string, asked: Unit | 'auto'): { readonly unit: Unit; readonly ns: bigint } | undefined {
  const [, sign, whole, fraction = ''] = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const length = whole.replace(/^0+/, '').length;
  const unit = asked === 'auto' ? (mostDigits.find(([, most]) => length <= most)?.[0] ?? 'ns') : asked;
  const size = nanosecondsIn[unit];
  // Digits beyond nanoseconds count for nothing.
  const finest = fraction.slice(0, 9);
  const parts = (BigInt(finest || '0') * size) / 10n ** BigInt(finest.length);
  const ns = BigInt(whole) * size + parts;
  return { unit, ns: sign === '-' ? -ns : ns };
}

/** A quotient rounded down, also below zero. */
export function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}
