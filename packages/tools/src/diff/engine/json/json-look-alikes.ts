import type { HiddenReason } from '../comparison.ts';
import { strict } from '../lines/diff-lines.ts';
import { looksOf } from '../look-alikes/as-seen.ts';
import { pairsThatLookAlike, type Piece } from '../look-alikes/pair-looks.ts';
import { reasonsOf } from '../look-alikes/reasons.ts';
import { jsonPointer, type JsonDifference } from './json-changes.ts';
import type { JsonNode } from './json-node.ts';

/** A value, or the name of a member, that looks like the one in its place and is not. */
export interface LookAlikeValues {
  /** JSON Pointer (RFC 6901). */
  readonly path: string;
  readonly reasons: readonly HiddenReason[];
}

const mostTold = 20;
/** So many characters of values are looked at. */
const mostCharacters = 1_000_000;

/** What looks the same in two JSON texts and is not: values in one place, and names of members that were removed and added. */
export function jsonLookAlikes(
  differences: readonly JsonDifference[],
  left: string,
  right: string,
): readonly LookAlikeValues[] {
  let looked = 0;
  const written = (text: string, { start, end }: JsonNode, line: number): Piece => {
    const value = looked > mostCharacters ? '' : text.slice(start, end);
    looked += value.length;
    return { line, text: value, looks: looksOf(value) };
  };
  const values = differences.flatMap(({ left: one, right: other }, at) =>
    one && other ? pairsThatLookAlike([written(left, one, at)], [written(right, other, at)]) : [],
  );
  const names = (side: 'left' | 'right', kind: JsonDifference['kind']) =>
    differences.flatMap((difference, line) => {
      const text = difference.kind === kind ? jsonPointer(difference.path, side) : '';
      return text === '' ? [] : [{ line, text, looks: looksOf(text) }];
    });
  return [...values, ...pairsThatLookAlike(names('left', 'removed'), names('right', 'added'))]
    .map((pair) => ({
      path: jsonPointer(differences[pair.left.line].path, 'left'),
      reasons: reasonsOf(pair.left.text, pair.right.text, strict),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .slice(0, mostTold);
}
