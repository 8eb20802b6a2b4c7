import { excerpt } from '@toolbench/kit/excerpt.ts';
import type { InexactNumber, InexactNumbers, Rounded } from '../engine/query/inexact-numbers.ts';
import type { zh } from '../text/zh.ts';

interface RoundedText {
  readonly of: keyof Rounded;
  readonly numbers: InexactNumbers;
}

/** What was compared rounded, text by text, in a fixed order. */
export function roundedTexts(rounded: Rounded = {}): RoundedText[] {
  return (['input', 'schema', 'query'] as const).flatMap((of) => {
    const numbers = rounded[of];
    return numbers ? [{ of, numbers }] : [];
  });
}

/** One number with its place, and what it was compared as. */
export function roundedText({ path, number, readAs, place }: InexactNumber, t: typeof zh.rounded): string {
  const where =
    path === undefined ? '' : place ? t.place(String(place.line), String(place.column), path) : t.path(path);
  return t.where(where, excerpt(number), readAs);
}
