import { characterClasses, IDEOGRAPH, SPACE } from './character-classes.ts';
import { foldText } from '../lines/line-keys.ts';
import type { Leniency } from '../lines/line-keys.ts';
import { tokenEnds } from './tokens.ts';
import type { Granularity, Wording } from './tokens.ts';

export interface Cutting {
  readonly granularity: Granularity;
  readonly wording: Wording;
  readonly leniency: Leniency;
}

/** One side of a changed block: its tokens that are compared, those to be ignored left out. */
export interface TokenSide {
  /** UTF-16 offset of each line of the block. */
  readonly lineStarts: readonly number[];
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** The line of the block each token stands on. */
  readonly lines: Int32Array;
  /** 1 for white space and line ends. */
  readonly blanks: Uint8Array;
  /** Equal tokens of the two sides have equal numbers. */
  readonly ids: Int32Array;
}

/** Numbers of tokens by what they are compared by: one code unit, or a string. */
export type TokenNumbers = Map<number | string, number>;

const LINE_FEED = 10;

export function readTokens(text: string, cutting: Cutting, numbers: TokenNumbers): TokenSide {
  const { ignoreWhitespace, ignoreLineEnds } = cutting.leniency;
  const allEnds = tokenEnds(text, cutting.granularity, cutting.wording);
  const size = allEnds.length;
  const lineStarts = [0];
  const starts = new Int32Array(size);
  const ends = new Int32Array(size);
  const lines = new Int32Array(size);
  const blanks = new Uint8Array(size);
  const ids = new Int32Array(size);
  let count = 0;
  let start = 0;
  for (const end of allEnds) {
    const isBlank = isBlankToken(text, start, end);
    const isLineEnd = text.charCodeAt(end - 1) === LINE_FEED;
    const isIgnored = (isBlank && ignoreWhitespace) || (isLineEnd && ignoreLineEnds && end === text.length);
    if (!isIgnored) {
      starts[count] = start;
      ends[count] = end;
      lines[count] = lineStarts.length - 1;
      blanks[count] = isBlank ? 1 : 0;
      ids[count++] = numberOf(text, start, end, cutting.leniency, numbers);
    }
    if (isLineEnd) lineStarts.push(end);
    start = end;
  }
  return {
    lineStarts,
    starts: starts.subarray(0, count),
    ends: ends.subarray(0, count),
    lines: lines.subarray(0, count),
    blanks: blanks.subarray(0, count),
    ids: ids.subarray(0, count),
  };
}

/** A blank or a line end; not a blank that carries a combining mark. */
function isBlankToken(text: string, start: number, end: number): boolean {
  return characterClasses[text.charCodeAt(start)] === SPACE && characterClasses[text.charCodeAt(end - 1)] === SPACE;
}

function numberOf(text: string, start: number, end: number, leniency: Leniency, numbers: TokenNumbers): number {
  const key = tokenKey(text, start, end, leniency);
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

function tokenKey(text: string, start: number, end: number, leniency: Leniency): number | string {
  if (leniency.ignoreLineEnds && text.charCodeAt(end - 1) === LINE_FEED) return LINE_FEED;
  if (leniency.ignoreCase) {
    const folded = foldText(text.slice(start, end), { ...leniency, ignoreWhitespace: false });
    return folded.length === 1 ? folded.charCodeAt(0) : folded;
  }
  return end - start === 1 ? text.charCodeAt(start) : text.slice(start, end);
}

/** How many words (line ends and blanks are none) or characters a text has, as a change of all of it counts. */
export function countUnits(text: string, cutting: Cutting): number {
  const { granularity, wording, leniency } = cutting;
  const ends = tokenEnds(text, granularity, wording);
  if (granularity === 'characters' && !leniency.ignoreWhitespace) return ends.length;
  let count = 0;
  let start = 0;
  for (const end of ends) {
    if (!isBlankToken(text, start, end)) count++;
    start = end;
  }
  return count;
}

/** Whether cutting the text into words takes a dictionary. */
export function hasIdeographs(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    if (characterClasses[text.charCodeAt(at)] === IDEOGRAPH) return true;
  }
  return false;
}
