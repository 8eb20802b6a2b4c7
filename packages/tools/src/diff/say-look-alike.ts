import type { LookAlike } from './engine/comparison.ts';
import type { zh } from './text/zh.ts';

/** One line for two lines that look the same: where they stand and what tells them apart. */
export function sayLookAlike(
  { leftLine, rightLine, reasons }: LookAlike,
  { lookAlike: t }: Pick<typeof zh, 'lookAlike'>,
) {
  const why = reasons.map(({ kind, left, right }) => t.reason(t.kinds[kind], left, right));
  return t.line(String(leftLine + 1), String(rightLine + 1), why);
}
