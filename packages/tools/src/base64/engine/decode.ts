import { meanings, padding, standardOnly, urlSafeOnly, whiteSpace } from './alphabet.ts';

/** What keeps a text from being Base64: a foreign character, `=` where none may stand, one character too many, two alphabets, a group of Ascii85 beyond four bytes. */
export type Fault = 'character' | 'padding' | 'length' | 'alphabets' | 'group';

/** The first fault and its byte offset in the source. */
export interface Refusal {
  readonly fault: Fault;
  readonly at: number;
}

/** Characters between two reports of progress. */
const reportEvery = 1 << 20;

/** How far the reading is. */
interface Progress {
  readonly source: Uint8Array;
  readonly out: Uint8Array<ArrayBuffer>;
  /** Offset of the next character, and of the next byte. */
  at: number;
  written: number;
  /** Values waiting for their group of four to be complete, how many, and the offset of the last one. */
  group: number;
  held: number;
  lastValue: number;
  /** Which of the alphabets' own characters were seen. */
  alphabets: number;
  paddings: number;
  firstPadding: number;
}

/**
 * WHATWG Infra "forgiving-base64 decode" over ASCII bytes: ASCII white space anywhere, padding optional but never wrong,
 * surplus bits dropped. Beyond it the URL-safe alphabet is read too, though not both alphabets in one text.
 */
export function decodeBase64(
  source: Uint8Array,
  report: (fraction: number) => void = () => undefined,
): Uint8Array<ArrayBuffer> | Refusal {
  const progress: Progress = {
    source,
    out: new Uint8Array(Math.ceil((source.length * 3) / 4)),
    at: 0,
    written: 0,
    group: 0,
    held: 0,
    lastValue: 0,
    alphabets: 0,
    paddings: 0,
    firstPadding: 0,
  };
  let nextReport = reportEvery;
  while (progress.at < source.length) {
    if (progress.held === 0 && progress.paddings === 0) readWholeGroups(progress, Math.min(nextReport, source.length));
    const fault = progress.at < source.length && readCharacter(progress);
    if (fault) return fault;
    if (progress.at >= nextReport) {
      report(progress.at / source.length);
      nextReport += reportEvery;
    }
  }
  return finish(progress);
}

/** The fast way: groups of four characters with nothing between them, until something else comes. */
function readWholeGroups(progress: Progress, until: number): void {
  const { source, out } = progress;
  let { at, written, alphabets } = progress;
  for (; at + 4 <= until; at += 4) {
    const first = meanings[source[at]];
    const second = meanings[source[at + 1]];
    const third = meanings[source[at + 2]];
    const fourth = meanings[source[at + 3]];
    const all = first | second | third | fourth;
    if (all >= padding) break;
    alphabets |= all;
    const group = ((first & 63) << 18) | ((second & 63) << 12) | ((third & 63) << 6) | (fourth & 63);
    out[written] = group >> 16;
    out[written + 1] = group >> 8;
    out[written + 2] = group;
    written += 3;
  }
  progress.lastValue = at - 1;
  progress.at = at;
  progress.written = written;
  progress.alphabets = alphabets;
}

/** The slow way: one character of any kind. */
function readCharacter(progress: Progress): Refusal | undefined {
  const at = progress.at++;
  const meaning = meanings[progress.source[at]];
  if (meaning < padding) {
    if (progress.paddings > 0) return { fault: 'padding', at: progress.firstPadding };
    progress.alphabets |= meaning;
    progress.lastValue = at;
    progress.group = (progress.group << 6) | (meaning & 63);
    progress.held += 1;
    if (progress.held === 4) writeGroup(progress, 3);
  } else if (meaning === padding) {
    if (progress.paddings === 0) progress.firstPadding = at;
    progress.paddings += 1;
  } else if (meaning !== whiteSpace) {
    return { fault: 'character', at };
  }
  return undefined;
}

/** Checks what only the end shows, and writes the last group if it is shorter. */
function finish(progress: Progress): Uint8Array<ArrayBuffer> | Refusal {
  const { source, alphabets, held, paddings } = progress;
  const both = standardOnly | urlSafeOnly;
  if ((alphabets & both) === both) return { fault: 'alphabets', at: secondAlphabetAt(source) };
  if (paddings > 2 || (paddings > 0 && held + paddings !== 4)) return { fault: 'padding', at: progress.firstPadding };
  if (held === 1) return { fault: 'length', at: progress.lastValue };
  if (held > 1) {
    progress.group <<= 6 * (4 - held);
    writeGroup(progress, held - 1);
  }
  return progress.out.slice(0, progress.written);
}

function writeGroup(progress: Progress, size: number): void {
  const { out, group, written } = progress;
  for (let byte = 0; byte < size; byte += 1) out[written + byte] = group >> (16 - 8 * byte);
  progress.written += size;
  progress.held = 0;
  progress.group = 0;
}

/** Offset of the first character of whichever special alphabet comes second. */
function secondAlphabetAt(source: Uint8Array): number {
  let seen = 0;
  return source.findIndex((code) => {
    const marks = meanings[code] < padding ? meanings[code] & (standardOnly | urlSafeOnly) : 0;
    const second = marks !== 0 && seen !== 0 && marks !== seen;
    seen ||= marks;
    return second;
  });
}
