import { differInScriptsOnly, shapeOf } from './scripts.ts';

/** A line or word, with every way it may look. */
export interface Piece {
  readonly line: number;
  readonly text: string;
  readonly looks: readonly string[];
}

/** Two that look the same. */
export interface Pair {
  readonly left: Piece;
  readonly right: Piece;
}

/** So many of the same shape are tried for one whose letters may be of another script. */
const mostTried = 8;

/** Pairs of a piece on the left and one on the right that look the same, each taken once, in order. */
export function pairsThatLookAlike(lefts: readonly Piece[], rights: readonly Piece[]): readonly Pair[] {
  const taken = new Set<Piece>();
  const alike = pairsByKey(
    { lefts, rights, taken },
    ({ looks }) => looks,
    () => true,
  );
  const mixed = pairsByKey(
    { lefts, rights, taken },
    ({ text }) => [shapeOf(text)],
    ({ left, right }) => differInScriptsOnly(left.text, right.text),
  );
  return [...alike, ...mixed];
}

interface Pairing {
  readonly lefts: readonly Piece[];
  readonly rights: readonly Piece[];
  readonly taken: Set<Piece>;
}

/** Pairs of what is not yet taken, among those that have a key in common. */
function pairsByKey(
  { lefts, rights, taken }: Pairing,
  keysOf: (piece: Piece) => readonly string[],
  fits: (pair: Pair) => boolean,
): readonly Pair[] {
  const byKey = new Map<string, Piece[]>();
  for (const right of rights.toReversed()) {
    if (taken.has(right)) continue;
    for (const key of keysOf(right))
      byKey
        .set(key, byKey.get(key) ?? [])
        .get(key)
        ?.push(right);
  }
  const pairs: Pair[] = [];
  for (const left of lefts) {
    if (taken.has(left)) continue;
    const lists = keysOf(left).map((key) => byKey.get(key) ?? []);
    for (const list of lists) while (list.length > 0 && taken.has(list[list.length - 1])) list.pop();
    const candidates = lists.flatMap((list) => list.slice(-mostTried).toReversed());
    const right = candidates.find((one) => !taken.has(one) && fits({ left, right: one }));
    if (!right) continue;
    taken.add(left).add(right);
    pairs.push({ left, right });
  }
  return pairs;
}
