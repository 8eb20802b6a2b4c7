import type { Localized } from '@toolbench/kit/localized.ts';

/**
 * One data object of a payment code or of chip data, as people read it. Payment codes count in characters (length) and
 * UTF-16 code units (offsets); chip data counts in bytes.
 */
export interface Item {
  readonly tag: string;
  readonly length: number;
  /** As it stands; chip data in upper-case hex. */
  readonly value: string;
  /** What the value says; the value itself where there is nothing to add. */
  readonly displayValue: Localized;
  readonly name: Localized;
  readonly description: Localized;
  /** Where the tag begins, where the value begins, and where the data object ends. */
  readonly start: number;
  readonly valueStart: number;
  readonly end: number;
  /** What single bits or parts of the value say. */
  readonly details?: readonly Localized[];
  readonly nested?: readonly Item[];
}

/** A text that is the same in both languages: figures, codes, names. */
export function sameText(text: string): Localized {
  return { zh: text, en: text };
}
