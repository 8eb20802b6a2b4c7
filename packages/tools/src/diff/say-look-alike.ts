import type { LookAlike } from './engine/comparison.ts';
import type { LookAlikeValues } from './engine/json/json-look-alikes.ts';
import type { zh } from './text/zh.ts';

type Words = Pick<typeof zh, 'lookAlike'>;

/** One line for two lines that look the same: where they stand and what tells them apart. */
export function sayLookAlike({ leftLine, rightLine, word, reasons }: LookAlike, { lookAlike: t }: Words) {
  return t.line(String(leftLine + 1), String(rightLine + 1), word ?? '', sayReasons(reasons, t));
}

/** The same for two JSON values, or the names of two members. */
export function sayLookAlikeValues({ path, reasons }: LookAlikeValues, { lookAlike: t }: Words) {
  return t.value(path, sayReasons(reasons, t));
}

const sayReasons = (reasons: LookAlike['reasons'], t: Words['lookAlike']) =>
  reasons.map(({ kind, left, right }) => t.reason(t.kinds[kind], left, right));
