import type { EngineContext } from '@toolbench/kit/context.ts';
import { describeCharacter } from '@toolbench/kit/encodings/charset.ts';
import { fail, ok } from '@toolbench/kit/result.ts';
import type { Place, Result } from '@toolbench/kit/result.ts';
import { createTextPlaces } from '@toolbench/kit/text-places.ts';
import { placeOf, textToBytes } from '@toolbench/kit/text.ts';
import { compareTexts } from '../compare-texts.ts';
import type { Comparison } from '../comparison.ts';
import { strict } from '../lines/diff-lines.ts';
import { isArranged, keyFigures, type Arrangement } from './arrangement.ts';
import { jsonChanges, jsonPointer } from './json-changes.ts';
import type { JsonDifference } from './json-changes.ts';
import { jsonLookAlikes, type LookAlikeValues } from './json-look-alikes.ts';
import { jsonLines } from './json-lines.ts';
import { createMeanings } from './json-node.ts';
import type { JsonNode, Meanings } from './json-node.ts';
import { readJson } from './read-json.ts';

export type JsonCode = 'left-not-json' | 'right-not-json' | 'left-json-ends' | 'right-json-ends';

export interface JsonChange {
  readonly kind: JsonDifference['kind'];
  /** JSON Pointer (RFC 6901) in the text that has the value, the right one if both have it. */
  readonly path: string;
  /** The values as written, cut short when long, and where they stand in the texts as they were given. */
  readonly left?: string;
  readonly leftPlace?: Place;
  readonly right?: string;
  readonly rightPlace?: Place;
}

export interface JsonComparison {
  /** The first differences; the figures count them all. */
  readonly listed: readonly JsonChange[];
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** The first values and names of members that look the same and are not, with why. */
  readonly lookAlikes: readonly LookAlikeValues[];
  /** What was said of the order of array items, and how the key fitted; absent where the order counted. */
  readonly arranged?: Arranged;
  /** Both texts with sorted keys and one value a line (UTF-8), and their comparison by meaning. */
  readonly left: Uint8Array;
  readonly right: Uint8Array;
  readonly comparison: Comparison;
}

/** How items of arrays met without their order. */
export interface Arranged extends Arrangement {
  /** Items that have the key, and those among them whose array has another with the same one. */
  readonly keyed: number;
  readonly repeated: number;
}

const MAX_LISTED = 1000;
const MAX_VALUE_LENGTH = 200;

/**
 * Compares two JSON texts by what they mean: the order of members, white space and ways of writing do not matter, that of
 * array items does as far as the arrangement says so.
 */
export function compareJson(
  left: string,
  right: string,
  arrangement: Arrangement,
  report: EngineContext['report'],
): Result<JsonComparison, JsonCode> {
  const meanings = createMeanings();
  const leftRoot = readSide(left, 'left', meanings, arrangement);
  if (!leftRoot.ok) return leftRoot;
  const rightRoot = readSide(right, 'right', meanings, arrangement);
  if (!rightRoot.ok) return rightRoot;
  const counts = { added: 0, removed: 0, changed: 0 };
  const differences: JsonDifference[] = [];
  jsonChanges(leftRoot.value, rightRoot.value, arrangement, (difference) => {
    counts[difference.kind]++;
    if (differences.length < MAX_LISTED) differences.push(difference);
  });
  report(0.5);
  const leftLines = jsonLines(left, leftRoot.value);
  const rightLines = jsonLines(right, rightRoot.value);
  const texts = { left: textToBytes(leftLines.text), right: textToBytes(rightLines.text) };
  const keys = { left: textToBytes(leftLines.keys), right: textToBytes(rightLines.keys) };
  const comparison = compareTexts(texts, { ...strict, mode: 'lines', ignoreBlankLines: false }, report, keys);
  const arranged = isArranged(arrangement) && {
    ...arrangement,
    ...keyFigures([leftRoot.value, rightRoot.value], arrangement),
  };
  return ok({
    listed: describe(differences, left, right),
    lookAlikes: jsonLookAlikes(differences, left, right),
    ...counts,
    ...(arranged && { arranged }),
    ...texts,
    comparison,
  });
}

function readSide(
  text: string,
  side: 'left' | 'right',
  meanings: Meanings,
  arrangement: Arrangement,
): Result<JsonNode, JsonCode> {
  const root = readJson(text, meanings, arrangement);
  if (root.ok) return root;
  const at = Number(root.detail?.at);
  if (at >= text.length) return fail(`${side}-json-ends`, {}, placeOf(text, text.length));
  return fail(`${side}-not-json`, describeCharacter(text, at), placeOf(text, at));
}

function describe(differences: readonly JsonDifference[], left: string, right: string): JsonChange[] {
  const leftPlace = createTextPlaces(left);
  const rightPlace = createTextPlaces(right);
  return differences.map((difference) => ({
    kind: difference.kind,
    path: jsonPointer(difference.path, difference.right ? 'right' : 'left'),
    ...(difference.left && {
      left: valueOf(left, difference.left),
      leftPlace: leftPlace(difference.left.start),
    }),
    ...(difference.right && {
      right: valueOf(right, difference.right),
      rightPlace: rightPlace(difference.right.start),
    }),
  }));
}

/** The value as written, on one line. */
function valueOf(text: string, { start, end }: JsonNode): string {
  const written = text.slice(start, Math.min(end, start + MAX_VALUE_LENGTH)).replace(/\s*\n\s*/g, ' ');
  return end - start > MAX_VALUE_LENGTH ? `${written.toWellFormed()}…` : written;
}
