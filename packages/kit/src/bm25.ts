/** How BM25 weighs: how soon repeating a word says no more, and how much a long text is held against it, 0 to 1. */
export interface Bm25 {
  readonly saturation: number;
  readonly lengthShare: number;
}

/** The figures of Okapi's own trials (Robertson and Zaragoza, 2009). */
export const okapi: Bm25 = { saturation: 1.2, lengthShare: 0.75 };

/** Robertson and Spärck Jones' weight of a word that stands in `count` of `total` texts, never negative. */
export const rarity = (total: number, count: number): number => Math.log(1 + (total - count + 0.5) / (count + 0.5));

/** What a text's length does to its words; `long` is its length against the average. */
export const lengthNorm = ({ saturation, lengthShare }: Bm25, long: number): number =>
  saturation * (1 - lengthShare + lengthShare * long);

/** What a text gains by a word of this rarity that stands in it `count` times, with the norm of its length. */
export const gain = ({ saturation }: Bm25, rare: number, count: number, norm: number): number =>
  (rare * count * (saturation + 1)) / (count + norm);
