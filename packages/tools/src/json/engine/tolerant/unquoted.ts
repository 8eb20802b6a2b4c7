import { bracketEnd, quotedEnd } from './bracket-end.ts';
import { gapEnd } from './gap.ts';
import { halfWidth, isQuote } from './quotes.ts';
import { replace, type Reader } from './reader.ts';
import { identifierAt, isDelimited } from './scalar.ts';

const identifierName = /^[\p{L}\p{Nl}$_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$\u200c\u200d]*$/u;

/**
 * Puts quotes around text that has none. A value ends at a separator, a bracket that it did not open, or the line, a
 * key also at a colon. A quotation mark behind which the text goes on as JSON closes it: its opening one is missing.
 */
export function readUnquoted(reader: Reader, place: 'key' | 'value'): boolean {
  const { text, at, dialect } = reader;
  const name = place === 'key' && dialect === 'json5' ? identifierAt(text, at) : undefined;
  const end = name === undefined ? unquotedEnd(reader, place) : at + name.length;
  if (end === at) return false;
  const word = text.slice(at, end);
  const isIdentifier =
    place === 'key' && identifierAt(text, at) === word && identifierName.test(unescapeIdentifier(word));
  const quote = dialect === 'repair' ? closingQuoteAt(reader, end, place) : -1;
  reader.at = quote < 0 ? end : quote + 1;
  if (isIdentifier) replace(reader, 'unquoted-key', at, reader.at, `"${word}"`);
  else if (quote < 0) replace(reader, 'unquoted-string', at, end, JSON.stringify(word));
  else replace(reader, 'unquoted-string', at, reader.at, literalOf(text.slice(at, quote)));
  return true;
}

function unescapeIdentifier(word: string): string {
  return word.replace(/\\u([\da-fA-F]{4})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** The content of a string that lacked only a quotation mark, so that its escapes are escapes. */
function literalOf(content: string): string {
  try {
    JSON.parse(`"${content}"`);
    return `"${content}"`;
  } catch {
    return JSON.stringify(content);
  }
}

/** Where the quotation mark behind the text that ends at `end` stands, if it can only close that text; otherwise -1. */
function closingQuoteAt(reader: Reader, end: number, place: 'key' | 'value'): number {
  const { text } = reader;
  let quote = end;
  while (/[ \t]/.test(text.charAt(quote))) quote += 1;
  if (!isQuote(text.charAt(quote))) return -1;
  const character = halfWidth(text.charAt(gapEnd(reader, quote + 1)));
  const isEnd = character === '' || /[,;}\]]/.test(character);
  return isEnd || (place === 'key' && /[:=]/.test(character)) ? quote : -1;
}

function unquotedEnd(reader: Reader, place: 'key' | 'value'): number {
  const { text, at: start, dialect } = reader;
  const pattern = place === 'value' && dialect === 'repair' ? regularExpressionEnd(reader, start) : -1;
  if (pattern >= 0) return pattern;
  const stops = place === 'key' ? /[,:=：，{}[\]"'\n\r]/ : /[,;}\]"，；］｝】\n\r]/;
  let canNest = place === 'value' && dialect === 'repair';
  let at = start;
  for (;;) {
    const character = text.charAt(at);
    // A quotation mark behind an equals sign opens the value of an attribute.
    const attribute = canNest && character === '"' && text.charAt(at - 1) === '=' ? quotedEnd(text, at) : at;
    if (attribute > at + 1) {
      at = attribute;
      continue;
    }
    if (character === '' || stops.test(character)) break;
    const isComment = character === '/' && /[/*]/.test(text.charAt(at + 1)) && /\s/.test(text.charAt(at - 1));
    if (isComment || (dialect === 'repair' && isLoneClosingQuote(reader, at, place))) break;
    const inner = canNest && /[([{]/.test(character) ? bracketEnd(reader, at).end : -1;
    if (inner < 0 && /[([{]/.test(character)) canNest = false;
    at = inner >= 0 ? inner : at + (character === '\\' && text.charAt(at + 1) === '"' ? 2 : 1);
  }
  while (at > start && /\s/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Whether a single or curly quotation mark closes the text before it, in which none opens. */
function isLoneClosingQuote(reader: Reader, at: number, place: 'key' | 'value'): boolean {
  const { text } = reader;
  const quote = text.charAt(at);
  if (!/['’”]/.test(quote) || closingQuoteAt(reader, at, place) !== at) return false;
  const before = text.slice(Math.max(reader.at, at - 1000), at);
  // An apostrophe can end a word, so it takes a string in single quotes nearby to believe that it ends this one.
  const nearby = text.slice(Math.max(0, reader.at - 200), at + 200);
  return !/['‘’“”]/.test(before) && (quote === '”' || /[{[,:]\s*['‘]/.test(nearby));
}

/** A regular expression of JavaScript on one line: classes hold solidi, brackets and quotation marks. */
const regularExpression =
  /\/(?![*/])(?:[^\\/[\n\r]|\\[^\n\r]|\[(?:[^\]\\\n\r]|\\[^\n\r]){0,1000}\]){1,1000}\/[dgimsuvy]{0,8}/y;
/** What in one may hold a comma: escapes, classes, groups and quantifiers. */
const enclosed = /\\.|\[(?:[^\]\\]|\\.)*\]|\([^()]*\)|\{[\d,]*\}/g;

/** Behind the regular expression that begins at `start`; -1 when none does, as in the paths `/usr, /home`. */
function regularExpressionEnd(reader: Reader, start: number): number {
  const { text, open } = reader;
  regularExpression.lastIndex = start;
  const found = regularExpression.exec(text)?.[0];
  if (found === undefined || !isDelimited(reader, start + found.length)) return -1;
  const bare = found.replace(enclosed, '');
  const [, ...behindCommas] = bare.split(',');
  const isPlain =
    behindCommas.length === 0 ||
    // Paths have no groups and classes, and a list of them has blanks.
    (bare !== found && !/\s/.test(found)) ||
    (open.at(-1) === 'object' && !behindCommas.join('').includes(':'));
  return isPlain ? start + found.length : -1;
}
