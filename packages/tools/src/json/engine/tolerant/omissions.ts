import type { Place } from '@toolbench/kit/result.ts';
import type { ChangeKind } from './dialect.ts';

/** A change that was made to a text: where, what was there and what is there now (long stretches are cut). */
export interface Change {
  readonly kind: ChangeKind;
  readonly place: Place;
  readonly removed: string;
  readonly added: string;
}

/** A thing that repair left out: what and where first, and how often it stood in the text. */
export interface Omission extends Change {
  readonly count: number;
}

/** What of a text stands nowhere in the result: up to 100 different things, and how many more there are. */
export interface Omissions {
  readonly omissions: readonly Omission[];
  readonly moreOmissions: number;
}

/** In how many places something was left out. */
export function omissionCount({ omissions, moreOmissions }: Omissions): number {
  return omissions.reduce((sum, { count }) => sum + count, moreOmissions);
}
