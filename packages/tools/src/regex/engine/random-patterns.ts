/** Random choices that repeat exactly for a seed. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32, for tests: small and repeatable. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b9);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)] };
}

const quantifiers = ['', '', '', '?', '*', '+?', '{1,2}', '{2}'];

/** A pattern of the given atoms with groups, alternatives and repetition, for tests of laws. */
export function randomPattern(random: Random, atoms: readonly string[], depth = 2): string {
  const pieces = Array.from({ length: 1 + random.below(3) }, () => {
    if (depth === 0 || random.below(3) > 0) return randomAtom(random, atoms);
    const group = random.pick(['(?:', '(', '(']) + randomPattern(random, atoms, depth - 1) + ')';
    return group + random.pick(['', '?', '*', '{2}']);
  });
  return random.below(4) === 0 ? `${pieces.join('')}|${randomPattern(random, atoms, 0)}` : pieces.join('');
}

/** Assertions are not repeated. */
function randomAtom(random: Random, atoms: readonly string[]): string {
  const atom = random.pick(atoms);
  return /^(?:\\[bB]|\^|\$|\(.*)$/.test(atom) ? atom : atom + random.pick(quantifiers);
}
