import { isInLeader } from '../read/leaders.ts';

/** A stretch of a text; `end` is behind its last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words whose point does not end a sentence. */
const abbreviations = new Set(
  (
    'mr mrs ms dr prof st no nos fig figs vs etc eg ie e.g i.e al approx ca cf inc ltd co corp jr sr sec ch vol pp ed est ' +
    'max min tel ext dept u.s u.k p.m a.m jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun'
  ).split(' '),
);

/** Words whose point does not end a sentence before a number: p. 12, ch. 3. */
const beforeNumber = /(?<!\p{L})(?:p|art|n|s|par|para|eq|eqs|tab|op|cit|ibid)$/iu;
/** Of a list or of a heading: 2, 2.3.1. */
const numbering = /^\d{1,3}(?:\.\d{1,3}){0,4}$/;

const stop = /[.!?。！？…]+[”"’'」』）)\]]*|\n+/gu;

/** Whether a point after this word ends no sentence: an abbreviation, an initial or a numbering. */
function isAbbreviation(text: string, start: number, at: number): boolean {
  const word = /[\p{L}\p{N}.]*$/u.exec(text.slice(Math.max(start, at - 20), at))?.[0].toLowerCase() ?? '';
  if (abbreviations.has(word)) return true;
  if (beforeNumber.test(word) && /^\.,?\s*(?:\d|pp?\.)/u.test(text.slice(at, at + 12))) return true;
  if (/^\p{L}$/u.test(word) && /\p{Lu}/u.test(text[at - 1] ?? '')) return true;
  return numbering.test(word) && at - word.length === start;
}

/** Whether the mark at a place ends the sentence that begins at `start`, which is no space. */
export function endsSentence(text: string, start: number, at: number, mark: string): boolean {
  if (mark.startsWith('\n')) return true;
  if (/^[.…]/u.test(mark) && isInLeader(text, at)) return false;
  if (/[。！？…]/u.test(mark)) return true;
  const after = text.slice(at + mark.length, at + mark.length + 3);
  if (after !== '' && !/^\s/u.test(after)) return false;
  if (/^\s+\p{Ll}/u.test(after) && mark.startsWith('.')) return false;
  return mark !== '.' || !isAbbreviation(text, start, at);
}

/**
 * The sentences of a text, in order, without the space between them. Ends of lines end a sentence, because lines of
 * one paragraph have been joined before.
 */
export function* sentencesOf(text: string): Generator<Span> {
  let start = 0;
  const span = (end: number): Span | undefined => {
    const piece = text.slice(start, end);
    const from = start + (piece.length - piece.trimStart().length);
    const to = start + piece.trimEnd().length;
    return to > from ? { start: from, end: to } : undefined;
  };
  for (const match of text.matchAll(stop)) {
    const [mark] = match;
    if (match.index < start) continue;
    const first = start + (/^\s*/u.exec(text.slice(start, match.index))?.[0].length ?? 0);
    if (!endsSentence(text, first, match.index, mark)) continue;
    const end = match.index + mark.length;
    const found = span(end);
    if (found) yield found;
    start = end;
  }
  const rest = span(text.length);
  if (rest) yield rest;
}
