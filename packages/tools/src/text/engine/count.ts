import { textToBytes } from '@toolbench/kit/text.ts';

export interface Counts {
  /** What a reader takes for one character, an emoji of several code points included. */
  readonly characters: number;
  readonly codePoints: number;
  /** UTF-16 code units: the length in JavaScript, Java and C#. */
  readonly codeUnits: number;
  /** In UTF-8. */
  readonly bytes: number;
  readonly lines: number;
  /** Words, also of Chinese and other scripts without spaces. */
  readonly words: number;
  readonly hanCharacters: number;
}

/** `Intl.Segmenter` takes memory with the square of the length, so it never sees more than this at once. */
const windowLength = 400;

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });
const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Counts the segments of a text in windows; the last segment of each is looked at again with what follows it. */
function countSegments(
  text: string,
  segmenter: Intl.Segmenter,
  counts: (segment: Intl.SegmentData) => boolean,
): number {
  let count = 0;
  let at = 0;
  while (at < text.length) {
    const segments = [...segmenter.segment(text.slice(at, at + windowLength))];
    const isEnd = at + windowLength >= text.length;
    const whole = isEnd || segments.length === 1 ? segments : segments.slice(0, -1);
    count += whole.filter(counts).length;
    const last = whole[whole.length - 1];
    at += last.index + last.segment.length;
  }
  return count;
}

/** Characters that may belong to the one before, with that one; all others are characters by themselves. */
const joined = /[\s\S]?[^\t\n\r\x20-\x7e\p{Script=Han}\u3000-\u3029\uff01-\uff5e\u2010-\u201f\u2026]+/gu;

function countCharacters(text: string, codePoints: number): number {
  let less = (text.match(/\r\n/g) ?? []).length;
  for (const [run] of text.matchAll(joined)) less += countPoints(run) - countSegments(run, graphemes, () => true);
  return codePoints - less;
}

/** Words with spaces between them are runs of letters; where there are none a dictionary decides. */
const spaced =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}_])+(?:['’.-](?=[\p{L}\p{N}])(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}_])+)*/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

const countMatches = (text: string, pattern: RegExp) => {
  let count = 0;
  const matches = text.matchAll(pattern);
  while (!matches.next().done) count += 1;
  return count;
};

/** Code points; half of a surrogate pair counts as one. */
function countPoints(text: string): number {
  return text.length - countMatches(text, /[\ud800-\udbff][\udc00-\udfff]/g);
}

/** Counts what a text has of everything. */
export function countText(text: string): Counts {
  const codePoints = countPoints(text);
  let dictionaryWords = 0;
  for (const [run] of text.matchAll(unspaced)) {
    dictionaryWords += countSegments(run, words, ({ isWordLike }) => isWordLike === true);
  }
  return {
    characters: countCharacters(text, codePoints),
    codePoints,
    codeUnits: text.length,
    bytes: textToBytes(text).length,
    lines: text === '' ? 0 : countMatches(text, /\r\n|\r|\n/g) + 1,
    words: countMatches(text, spaced) + dictionaryWords,
    hanCharacters: countMatches(text, /\p{Script=Han}/gu),
  };
}
