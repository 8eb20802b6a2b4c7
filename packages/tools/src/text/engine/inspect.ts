import { codePointName } from '@toolbench/kit/code-point-name.ts';
import type { Place } from '@toolbench/kit/result.ts';
import { placeOf } from '@toolbench/kit/text.ts';
import { classify, type Classified, type Kind } from './characters.ts';

/** A character that is not seen or not what it seems, wherever it stands. */
export interface Finding {
  /** As `U+200B`. */
  readonly codePoint: string;
  readonly character: string;
  readonly kind: Kind;
  /** The ASCII character it is taken for. */
  readonly looksLike?: string;
  readonly count: number;
  readonly first: Place;
  /** The first places as offsets in code units. */
  readonly offsets: readonly number[];
}

/** Places that are kept of a character: more are not looked at one by one. */
const keptOffsets = 200;

const candidates = /[^\t\n\r\x20-\x7e\p{Script=Han}\u3001-\u3011]/gu;
const hasEastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const joinsHere = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u200d|\u20e3/u;
/** Letters of Cyrillic and Greek that look like no letter of ASCII: a text that has them is written in these scripts. */
const unlikeLatin =
  /[\u0431\u0434\u0436\u0438\u0439\u043b\u043f\u0444-\u044f\u03b2-\u03b8\u03bb\u03be\u03c0\u03c3-\u03c9]/;
const complexScript = /[\p{L}\p{M}]/u;

/** Whether the line that an offset is in has Chinese, Japanese or Korean; for offsets that only grow. */
function createLineReader(text: string): (offset: number) => boolean {
  let end = -1;
  let isEastAsian = false;
  return (offset) => {
    if (offset > end) {
      const start = text.lastIndexOf('\n', offset) + 1;
      const next = text.indexOf('\n', offset);
      end = next === -1 ? text.length : next;
      isEastAsian = hasEastAsian.test(text.slice(start, end));
    }
    return isEastAsian;
  };
}

/** The letters that stand together with the one at an offset. */
function wordAround(text: string, offset: number): string {
  const before = /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(Math.max(0, offset - 64), offset))?.[0] ?? '';
  const after = /^[\p{L}\p{M}\p{N}]*/u.exec(text.slice(offset, offset + 64))?.[0] ?? '';
  return before + after;
}

/** Whether a joiner or selector does its work: within emoji, and between letters of scripts that need it. */
function isAtHome(text: string, offset: number, character: string): boolean {
  const before = Array.from(text.slice(Math.max(0, offset - 2), offset)).at(-1) ?? '';
  if (character === '\u200d' || character === '\ufe0f' || character === '\ufe0e') {
    if (joinsHere.test(before) || /[#*\d]/.test(before)) return true;
  }
  if (character === '\u200c' || character === '\u200d') {
    return complexScript.test(before) && !/[\p{Script=Latin}\p{Script=Han}]/u.test(before);
  }
  // Flags of England, Scotland and Wales are a black flag with tags.
  return (
    character.codePointAt(0) !== undefined &&
    character >= '\u{e0020}' &&
    /\u{1f3f4}[\u{e0020}-\u{e007f}]*$/u.test(text.slice(Math.max(0, offset - 16), offset))
  );
}

/** One character at its place. */
interface Occurrence extends Classified {
  readonly character: string;
  readonly offset: number;
}

/**
 * Goes through what is not seen and what is taken for something else, in order; ordinary Chinese, Russian, Greek and emoji are
 * left alone.
 */
export function* occurrences(text: string): Generator<Occurrence> {
  const hasOtherLetters = unlikeLatin.test(text);
  const isEastAsianAt = createLineReader(text);
  for (const { 0: character, index: offset } of text.matchAll(candidates)) {
    const classified = classify(character);
    if (!classified) continue;
    const { kind, looksLike = '' } = classified;
    if (kind === 'look-alike' && hasOtherLetters && !/[A-Za-z]/.test(wordAround(text, offset))) continue;
    const isSign = kind === 'punctuation' || (kind === 'full-width' && !/[\dA-Za-z]/.test(looksLike));
    if (isSign && isEastAsianAt(offset)) continue;
    if ((kind === 'zero-width' || kind === 'hidden') && isAtHome(text, offset, character)) continue;
    yield { character, offset, ...classified };
  }
}

/** Finds these characters, each with its count and its first places. */
export function inspect(text: string): Finding[] {
  const found = new Map<string, Classified & { count: number; offsets: number[] }>();
  for (const { character, offset, ...classified } of occurrences(text)) {
    const known = found.get(character) ?? { ...classified, count: 0, offsets: [] };
    found.set(character, known);
    known.count += 1;
    if (known.offsets.length < keptOffsets) known.offsets.push(offset);
  }
  return [...found].map(([character, finding]) => ({
    codePoint: codePointName(character),
    character,
    ...finding,
    first: placeOf(text, finding.offsets[0]),
  }));
}

/** Takes out what is not seen; other spaces become spaces, and what holds emoji together stays. */
export function removeInvisible(text: string): string {
  let kept = '';
  let end = 0;
  for (const { character, offset, kind } of occurrences(text)) {
    if (!['space', 'zero-width', 'direction', 'control', 'hidden'].includes(kind)) continue;
    kept += text.slice(end, offset) + (kind === 'space' ? ' ' : '');
    end = offset + character.length;
  }
  return kept + text.slice(end);
}
