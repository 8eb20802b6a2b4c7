import type { TokenSide } from '../within/token-side.ts';

/** Numbers a range: line of the block, first column, column behind the last. Columns are UTF-16 units from 0. */
export const RANGE_FIELDS = 3;

/** The marked tokens of a side as ranges, ascending, one for tokens in a row. */
export function rangesOf(side: TokenSide, marks: Uint8Array): number[] {
  const ranges: number[] = [];
  for (let token = 0; token < marks.length; token++) {
    if (!marks[token]) continue;
    const line = side.lines[token] ?? 0;
    const first = token;
    while (marks[token + 1] && side.lines[token + 1] === line) token++;
    const lineStart = side.lineStarts[line] ?? 0;
    ranges.push(line, (side.starts[first] ?? 0) - lineStart, (side.ends[token] ?? 0) - lineStart);
  }
  return ranges;
}

/** One side of a block with its ranges. */
interface MarkedText {
  readonly text: string;
  readonly lineStarts: readonly number[];
  readonly ranges: readonly number[];
}

/** Keys, hashes and data in Base64: nobody finds what differs in so many characters without a blank. */
const isLongCode = (text: string) => text.length >= 40 && /^[\x21-\x7e]+$/.test(text);

/** UTF-16 units at the beginning and at the end that two texts have in common. */
function commonEnds(left: string, right: string): readonly [number, number] {
  const most = Math.min(left.length, right.length);
  let before = 0;
  while (before < most && left.charCodeAt(before) === right.charCodeAt(before)) before++;
  let behind = 0;
  while (behind < most - before && left.at(-1 - behind) === right.at(-1 - behind)) behind++;
  return [before, behind];
}

/** Where the ranges of each line begin. */
function placesByLine(ranges: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const places = new Map<number, number[]>();
  for (let at = 0; at < ranges.length; at += RANGE_FIELDS) {
    const line = ranges[at] ?? 0;
    const known = places.get(line);
    if (known) known.push(at);
    else places.set(line, [at]);
  }
  return places;
}

const textAt = ({ text, lineStarts, ranges }: MarkedText, at: number) => {
  const start = lineStarts[ranges[at] ?? 0] ?? 0;
  return text.slice(start + (ranges[at + 1] ?? 0), start + (ranges[at + 2] ?? 0));
};

const isEmptyAt = (ranges: readonly number[], at: number) => ranges[at + 1] === ranges[at + 2];

const withoutEmpty = (ranges: readonly number[]) =>
  ranges.filter((_, index) => !isEmptyAt(ranges, index - (index % RANGE_FIELDS)));

/** The ranges of two sides, those of long codes that gave way to each other without what both begin and end with. */
export function narrowCodes(left: MarkedText, right: MarkedText, pairs: readonly (readonly [number, number])[]) {
  const narrowed = { left: [...left.ranges], right: [...right.ranges] };
  const [leftPlaces, rightPlaces] = [placesByLine(left.ranges), placesByLine(right.ranges)];
  const narrow = (ranges: number[], at: number, [before, behind]: readonly [number, number]) => {
    ranges[at + 1] = (ranges[at + 1] ?? 0) + before;
    ranges[at + 2] = (ranges[at + 2] ?? 0) - behind;
  };
  for (const [leftLine, rightLine] of pairs) {
    const own = leftPlaces.get(leftLine) ?? [];
    const others = rightPlaces.get(rightLine) ?? [];
    if (own.length !== others.length) continue;
    for (const [index, at] of own.entries()) {
      const other = others[index] ?? 0;
      const [one, another] = [textAt(left, at), textAt(right, other)];
      if (!isLongCode(one) || !isLongCode(another)) continue;
      const ends = commonEnds(one, another);
      narrow(narrowed.left, at, ends);
      narrow(narrowed.right, other, ends);
    }
  }
  return { left: withoutEmpty(narrowed.left), right: withoutEmpty(narrowed.right) };
}
