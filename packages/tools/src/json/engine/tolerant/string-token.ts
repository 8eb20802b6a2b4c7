import { bracketEnd } from './bracket-end.ts';
import type { ChangeKind } from './dialect.ts';
import { gapEnd } from './gap.ts';
import { memberAhead } from './member-ahead.ts';
import { closingQuotes, isQuote } from './quotes.ts';
import type { Reader } from './reader.ts';
import { endsPath } from './windows-path.ts';

/** Where a string and its content lie in the source. */
export interface StringToken {
  readonly start: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
  readonly isClosed: boolean;
  /** Its quotation marks are escaped, as in a text that was pasted out of a string. */
  readonly isEscaped: boolean;
  /** The change that its quotation marks need, if they are not JSON's. */
  readonly kind: ChangeKind;
}

/**
 * Finds the end of the string that begins at `start`. JSON5 takes the first closing quotation mark. Repair takes the
 * first one behind which the text goes on as JSON would, so that quotation marks inside need no escape; and it ends a
 * string that was never closed where the next key or a closing bracket gives it away. The quotation mark behind a path of
 * Windows that ends with a reverse solidus is not escaped by it.
 */
export function findString(reader: Reader, start: number, place: 'key' | 'value'): StringToken {
  const { text } = reader;
  const isEscaped = text.charAt(start) === '\\';
  const contentStart = start + (isEscaped ? 2 : 1);
  const opening = text.charAt(contentStart - 1);
  const kind = opening === "'" && !isEscaped ? 'single-quote' : 'quote';
  const token = (contentEnd: number, end: number): StringToken => {
    return { start, contentStart, contentEnd, end, isClosed: end > contentEnd, isEscaped, kind };
  };
  if (isEscaped) return escapedString(text, contentStart, opening, token);
  const closing = closingQuotes(opening);
  const embedded = reader.dialect === 'repair' ? embeddedEnd(reader, contentStart, closing, place) : -1;
  if (embedded >= 0) return token(embedded, embedded + 1);
  let candidate = -1;
  let depth = 0;
  let foreignCloser = -1;
  for (let at = contentStart; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\') {
      const isOpenPath = reader.dialect === 'repair' && closing.includes(text.charAt(at + 1) || ' ');
      if (isOpenPath && endsPath(text, contentStart, at) && closesString(reader, at + 1, place)) {
        return token(at + 1, at + 2);
      }
      at += text.startsWith('\r\n', at + 1) ? 2 : 1;
    } else if (closing.includes(character)) {
      if (reader.dialect === 'json5' || closesString(reader, at, place)) return token(at, at + 1);
      const early = depth > 0 ? -1 : earlyEnd(text, contentStart, at, place, foreignCloser);
      if (early >= 0) return token(early, early);
      candidate = at;
    } else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth < 0 && foreignCloser < 0) foreignCloser = at;
    } else if (character === '\n' || character === '\r') {
      if (reader.dialect === 'json5') return token(at, at);
      const end = nextLineGoesOn(text, at) ? trimmedEnd(text, contentStart, at) : -1;
      if (end >= 0) return token(end, end);
    }
  }
  if (candidate >= 0) return token(candidate, candidate + 1);
  const end = endAtEndOfText(reader, contentStart);
  return token(end, end);
}

const embedded = /\{\s{0,20}"[^"\n]{1,100}"\s{0,20}:|\[\s{0,20}(?:\{\s{0,20})?"[^"\n]{0,100}"\s{0,20}[:,\]]/y;

/** Where a string ends whose whole content is JSON with its quotation marks as they are; -1 for any other. */
function embeddedEnd(reader: Reader, start: number, closing: string, place: 'key' | 'value'): number {
  const { text } = reader;
  embedded.lastIndex = start;
  if (closing !== '"' || !embedded.test(text) || closesString(reader, text.indexOf('"', start), place)) return -1;
  const { end } = bracketEnd(reader, start);
  return end >= 0 && text.charAt(end) === '"' ? end : -1;
}

/** A string between `\"` and `\"`; quotation marks inside have more than one reverse solidus. */
function escapedString(
  text: string,
  contentStart: number,
  quote: string,
  token: (contentEnd: number, end: number) => StringToken,
): StringToken {
  for (let at = contentStart; at < text.length; at++) {
    if (text.charAt(at) !== '\\') continue;
    if (text.charAt(at + 1) === quote) return token(at, at + 2);
    while (text.charAt(at + 1) === '\\') at += 2;
  }
  return token(text.length, text.length);
}

/** Whether the quotation mark at `quote` ends its string, judged by what comes behind it. */
function closesString(reader: Reader, quote: number, place: 'key' | 'value'): boolean {
  const { text, open } = reader;
  const next = gapEnd(reader, quote + 1);
  const character = text.charAt(next);
  const hasGap = next > quote + 1;
  if (character === '') return true;
  if (isQuote(character)) return hasGap || !isEndOrSeparator(text.charAt(gapEnd(reader, next + 1)));
  if (/[-\d]/.test(character)) return hasGap;
  if (/[{[]/.test(character)) return true;
  if (character === '+') return isQuote(text.charAt(gapEnd(reader, next + 1)));
  if (place === 'key') return /[:=：,}\]]/.test(character) || (hasGap && literalAhead(text, next));
  if (character === ':' || character === '：') return open.at(-1) !== 'object';
  if (/[,，;]/.test(character)) return goesOnBehindComma(reader, next);
  if (/[}\])]/.test(character)) {
    const isInner = open.length > 1 && (reader.awaited.get(character) ?? 0) > 0;
    return isInner ? goesOnBehindBracket(reader, next) : !closedLater(text, next + 1, text.charAt(quote));
  }
  return hasGap && memberAhead(text, next);
}

function isEndOrSeparator(character: string): boolean {
  return character === '' || /[,:\]}]/.test(character);
}

function goesOnBehindComma(reader: Reader, comma: number): boolean {
  const { text, open } = reader;
  const next = gapEnd(reader, comma + 1);
  const character = text.charAt(next);
  if (character === '' || isQuote(character) || /[}\],.\\]/.test(character)) return true;
  if (open.at(-1) === 'object') return memberAhead(text, next);
  if (/[-+\d{[]/.test(character) || literalAhead(text, next) || /[\n\r]/.test(text.slice(comma, next))) return true;
  prefixed.lastIndex = next;
  return prefixed.test(text) || (isFirstSince(text, comma) && closesUnopened(text, next));
}

/** A string of Python with letters in front: b"…", Rb'…'. */
const prefixed = /[bru]{1,2}(["'])[^"'\n\r]{0,200}\1\s{0,20}[,\]}]/iy;

const beginsElement = /[[,]\s{0,20}$/;

/** Whether the quotation mark before a comma is the first one behind that which opens its element of an array. */
function isFirstSince(text: string, comma: number): boolean {
  const quote = text.lastIndexOf('"', comma);
  const opening = text.lastIndexOf('"', quote - 1);
  return opening >= 0 && beginsElement.test(text.slice(Math.max(0, opening - 22), opening));
}

const unopened = /[^"'“”\n\r,:[\]{}]{1,200}"\s{0,20}[,\]]/y;

/** Whether what follows is an element of an array whose opening quotation mark is missing. */
function closesUnopened(text: string, start: number): boolean {
  unopened.lastIndex = start;
  return unopened.test(text);
}

const closedByDouble = /[^"\n\r]{0,200}"\s{0,20}[,:}\]]/y;
const closedBySingle = /[^'\n\r]{0,200}'\s{0,20}[,:}\]]/y;
const closedByOther = /[^”’`\n\r]{0,200}[”’`]\s{0,20}[,，:：}｝\]］]/y;

/** Whether the next quotation mark of that kind on the line ends a string, so that the one before opened none and ended none. */
function closedLater(text: string, start: number, quote: string): boolean {
  const later = quote === '"' ? closedByDouble : quote === "'" ? closedBySingle : closedByOther;
  later.lastIndex = start;
  return later.test(text);
}

function goesOnBehindBracket(reader: Reader, bracket: number): boolean {
  const { text } = reader;
  const next = gapEnd(reader, bracket + 1);
  const character = text.charAt(next);
  return (
    character === '' || isQuote(character) || /[,，;}\]){[]/.test(character) || /[\n\r]/.test(text.slice(bracket, next))
  );
}

const literal = /(?:true|false|null|True|False|None|undefined|NaN|-?Infinity)\b/y;

function literalAhead(text: string, at: number): boolean {
  literal.lastIndex = at;
  return literal.test(text);
}

const restOfKey = /[^"'\n]{0,100}["']\s{0,20}:/y;
const restOfString = /[^"'\n]{0,100}["']\s{0,20}[,\]}]/y;

/**
 * Where a string should have ended whose next quotation mark, at `quote`, opens another one: before the comma or, for a
 * key, the colon between them, or before a bracket that the string itself did not open. -1 when the quotation mark is
 * none that opens a string.
 */
function earlyEnd(
  text: string,
  contentStart: number,
  quote: number,
  place: 'key' | 'value',
  foreignCloser: number,
): number {
  const between =
    place === 'value' && foreignCloser >= Math.max(contentStart, quote - 200) ? text.slice(foreignCloser, quote) : '';
  if (/^[\]}\s]*,[\s{[]*$/.test(between) && opensString(text, quote)) {
    return foreignCloser - (/\s*$/.exec(text.slice(contentStart, foreignCloser).slice(-200))?.[0].length ?? 0);
  }
  let separator = quote - 1;
  while (separator > contentStart && /\s/.test(text.charAt(separator))) separator -= 1;
  if (place === 'key') return text.charAt(separator) === ':' ? separator : -1;
  if (text.charAt(separator) !== ',') return -1;
  return opensString(text, quote) ? separator : -1;
}

function opensString(text: string, quote: number): boolean {
  restOfKey.lastIndex = quote + 1;
  restOfString.lastIndex = quote + 1;
  return restOfKey.test(text) || restOfString.test(text);
}

const structure = /\s{0,200}(?:["'“][^"'\n“”]{0,100}["'”]\s{0,20}:|[}\]]\s{0,20}(?:[,}\]\n\r]|$))/y;

/** Whether the line behind the line break at `at` begins with a key or a closing bracket. */
function nextLineGoesOn(text: string, at: number): boolean {
  structure.lastIndex = at;
  return structure.test(text);
}

/** The end of a line's content without white space and a comma. */
function trimmedEnd(text: string, start: number, lineEnd: number): number {
  let end = lineEnd;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return end > start && text.charAt(end - 1) === ',' ? end - 1 : end;
}

/** A string that the text breaks off in: closing brackets at the very end are taken for brackets, not for content. */
function endAtEndOfText({ text, open, dialect }: Reader, start: number): number {
  if (dialect === 'json5') return text.length;
  let end = text.length;
  while (end > start && /[\s,\]}]/.test(text.charAt(end - 1))) end -= 1;
  const tail = text.slice(end);
  return open.length > 0 && /[\]}]/.test(tail) ? end : end + tail.search(/\s*$/);
}
