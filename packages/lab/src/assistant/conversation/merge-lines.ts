/** Pairs of equal lines, as indexes into both. */
type Pairs = readonly (readonly [number, number])[];

/** More differences than this are not worth aligning: the texts are taken for unrelated. */
const mostDifferences = 2_000;

/** The equal lines of two texts, by the greedy algorithm of Myers (1986), "An O(ND) Difference Algorithm". */
function equalLines(a: readonly string[], b: readonly string[]): Pairs | undefined {
  const most = Math.min(a.length + b.length, mostDifferences);
  const furthest = new Map<number, number>([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let differences = 0; differences <= most; differences += 1) {
    trace.push(new Map(furthest));
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const x = stepTo(furthest, diagonal, differences);
      const end = slide(a, b, x, x - diagonal);
      furthest.set(diagonal, end);
      if (end >= a.length && end - diagonal >= b.length) return pairsOf(trace, a.length, b.length);
    }
  }
  return undefined;
}

function stepTo(furthest: ReadonlyMap<number, number>, diagonal: number, differences: number): number {
  const below = furthest.get(diagonal - 1) ?? -1;
  const above = furthest.get(diagonal + 1) ?? -1;
  const goesDown = diagonal === -differences || (diagonal !== differences && below < above);
  return goesDown ? above : below + 1;
}

function slide(a: readonly string[], b: readonly string[], from: number, other: number): number {
  let [x, y] = [from, other];
  while (x < a.length && y < b.length && a[x] === b[y]) {
    x += 1;
    y += 1;
  }
  return x;
}

function pairsOf(trace: readonly ReadonlyMap<number, number>[], aLength: number, bLength: number): Pairs {
  const pairs: [number, number][] = [];
  let [x, y] = [aLength, bLength];
  for (let differences = trace.length - 1; differences >= 0; differences -= 1) {
    const furthest = trace[differences] ?? new Map<number, number>();
    const start = differences === 0 ? 0 : stepTo(furthest, x - y, differences);
    const diagonal = x - y;
    while (x > start && y > start - diagonal) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    if (differences === 0) break;
    const below = furthest.get(diagonal - 1) ?? -1;
    const above = furthest.get(diagonal + 1) ?? -1;
    const goesDown = diagonal === -differences || (diagonal !== differences && below < above);
    x = goesDown ? above : below;
    y = x - (goesDown ? diagonal + 1 : diagonal - 1);
  }
  return pairs.reverse();
}

const linesOf = (text: string) => text.split(/(?<=\n)/);
const equals = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((line, at) => line === b[at]);

/**
 * Merges two texts that both come from a third, line by line.
 * @returns undefined where both changed the same place in different ways
 */
export function mergeLines(base: string, mine: string, theirs: string): string | undefined {
  const [from, left, right] = [linesOf(base), linesOf(mine), linesOf(theirs)];
  const inLeft = new Map(equalLines(from, left));
  const inRight = new Map(equalLines(from, right));
  const merged: string[] = [];
  let [at, leftAt, rightAt] = [0, 0, 0];
  for (let next = 0; next <= from.length; next += 1) {
    const isEnd = next === from.length;
    const leftNext = isEnd ? left.length : inLeft.get(next);
    const rightNext = isEnd ? right.length : inRight.get(next);
    // Up to here all three agree again; what lies between is a change of one side, of both, or of none.
    if (leftNext === undefined || rightNext === undefined) continue;
    const before = from.slice(at, next);
    const ours = left.slice(leftAt, leftNext);
    const others = right.slice(rightAt, rightNext);
    if (equals(ours, before) || equals(ours, others)) merged.push(...others);
    else if (equals(others, before)) merged.push(...ours);
    else return undefined;
    if (!isEnd) merged.push(from[next] ?? '');
    [at, leftAt, rightAt] = [next + 1, leftNext + 1, rightNext + 1];
  }
  return merged.join('');
}
