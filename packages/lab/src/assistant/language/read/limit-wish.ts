/** A rule over all records of somebody, in the words of the sentence: “at most 3 books each”, 每人每天最多约一次. */
export interface LimitWish {
  readonly start: number;
  readonly end: number;
  readonly most: number;
  /** Whose records; empty for anybody's. */
  readonly who: string;
  /** What there may be so many of; empty where only the number is said. */
  readonly what: string;
  /** The measure word of a Chinese number, 份 of 5份; empty where there is none. */
  readonly unit: string;
  /** Counted day by day; `overlap`: what takes the same time; `other`: by a time that records are not counted by. */
  readonly period: 'ever' | 'day' | 'overlap' | 'other';
  /** Something is taken and comes back, so what has come back does not count. */
  readonly isLent: boolean;
  /** Only what is still going on counts. */
  readonly isOpen: boolean;
}
