/** A small seeded generator (mulberry32), so that random tests repeat exactly. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** A list of up to `most` items. */
  list<Item>(most: number, make: () => Item): Item[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)],
    list: (most, make) => Array.from({ length: below(most + 1) }, make),
  };
}
