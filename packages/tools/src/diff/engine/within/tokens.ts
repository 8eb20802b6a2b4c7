import { characterClasses, COMPLEX, IDEOGRAPH, LETTER } from './character-classes.ts';

export type Granularity = 'words' | 'characters';

/** Whether Chinese and Japanese are cut into the words of a dictionary, or into characters, which is far cheaper. */
export type Wording = 'dictionary' | 'single-characters';

const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;

/** `Intl.Segmenter` takes time with the square of the length, so it never sees more than this at once. */
const SEGMENTER_WINDOW = 256;

const words = new Intl.Segmenter('zh', { granularity: 'word' });
const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/**
 * Cuts a text into words or characters and answers where each ends, in UTF-16 units. Every blank, line end (CR LF as
 * one) and punctuation mark is a token of its own; no surrogate pair, emoji or combined character is ever cut.
 */
export function tokenEnds(text: string, granularity: Granularity, wording: Wording): Int32Array {
  const ends = new Int32Array(text.length);
  let count = 0;
  let at = 0;
  while (at < text.length) {
    const simpleEnd = granularity === 'words' ? wordEnd(text, at, wording) : characterEnd(text, at);
    if (classAt(text, simpleEnd) !== COMPLEX) {
      const isDictionaryWord = simpleEnd - at > 1 && classAt(text, at) === IDEOGRAPH;
      if (isDictionaryWord) count = segment(text, at, simpleEnd, words, ends, count);
      else ends[count++] = simpleEnd;
      at = simpleEnd;
      continue;
    }
    let end = simpleEnd;
    while (classAt(text, end) === COMPLEX) end++;
    count = segment(text, at, end, granularity === 'words' ? words : characters, ends, count);
    at = end;
  }
  return ends.subarray(0, count);
}

function classAt(text: string, at: number): number {
  return at < text.length ? (characterClasses[text.charCodeAt(at)] ?? COMPLEX) : -1;
}

/** Where the token that starts here ends if nothing complex follows; `at` itself where the token is complex. */
function wordEnd(text: string, at: number, wording: Wording): number {
  const kind = classAt(text, at);
  const goesOn = kind === LETTER || (kind === IDEOGRAPH && wording === 'dictionary');
  if (!goesOn) return characterEnd(text, at);
  let end = at + 1;
  while (classAt(text, end) === kind) end++;
  return end;
}

function characterEnd(text: string, at: number): number {
  if (classAt(text, at) === COMPLEX) return at;
  return text.charCodeAt(at) === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED ? at + 2 : at + 1;
}

/**
 * Adds the ends of the segments between `from` and `to`. The last segment of a window may go on behind it, so the next
 * window starts with it again, and is made longer when it holds nothing else.
 */
function segment(
  text: string,
  from: number,
  to: number,
  segmenter: Intl.Segmenter,
  ends: Int32Array,
  firstFree: number,
): number {
  let count = firstFree;
  let windowLength = SEGMENTER_WINDOW;
  for (let start = from; start < to;) {
    const stop = Math.min(to, start + windowLength);
    let last = start;
    for (const { index } of segmenter.segment(text.slice(start, stop))) {
      if (index > 0) ends[count++] = start + index;
      last = start + index;
    }
    if (stop === to) ends[count++] = to;
    windowLength = last === start ? windowLength * 2 : SEGMENTER_WINDOW;
    start = stop === to ? to : last;
  }
  return count;
}
