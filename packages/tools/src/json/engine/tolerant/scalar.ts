import { gapEnd } from './gap.ts';
import { replace, type Reader } from './reader.ts';

/** A JSON5 number (§6), and numbers with leading zeros, which only repair knows. */
const number = /[+-]?(?:0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|Infinity|NaN)/y;
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const identifier = /(?:[\p{ID_Start}$_]|\\u[\da-fA-F]{4})(?:[\p{ID_Continue}$\u200c\u200d]|\\u[\da-fA-F]{4})*/uy;
const identifierName = /^[\p{L}\p{Nl}$_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$\u200c\u200d]*$/u;

/** The words of other languages, by what JSON writes for them. */
const literals = new Map<string, string>([
  ...['True', 'TRUE', 'yes'].map((word) => [word, 'true'] as const),
  ...['False', 'FALSE', 'no'].map((word) => [word, 'false'] as const),
  ...['None', 'Null', 'NULL', 'nil', 'undefined'].map((word) => [word, 'null'] as const),
]);

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

export function identifierAt(text: string, at: number): string | undefined {
  return matchAt(identifier, text, at);
}

/** Where a token that has no quotes around it must have ended: at white space, a bracket, a separator, a comment. */
function isDelimited(reader: Reader, at: number): boolean {
  return (
    at >= reader.text.length || /[,:;\]})[{(，：；、］｝】）]/.test(reader.text.charAt(at)) || gapEnd(reader, at) > at
  );
}

/** Reads a number that stands at `reader.at`, in any of JSON5's forms. False when what stands there is none. */
export function readNumber(reader: Reader): boolean {
  const { text, at } = reader;
  const token = matchAt(number, text, at);
  if (token === undefined || !isDelimited(reader, at + token.length)) return false;
  const end = at + token.length;
  if (/^[+-]?(?:Infinity|NaN)$/.test(token)) replace(reader, 'not-finite', at, end, 'null');
  else if (/^[+-]?0\d/.test(token)) replace(reader, 'bad-number', at, end, `"${token}"`);
  else if (!jsonNumber.test(token)) replace(reader, 'number-form', at, end, jsonForm(token));
  reader.at = end;
  return true;
}

/** The same number as JSON writes it; digits are kept. */
function jsonForm(token: string): string {
  const sign = token.startsWith('-') ? '-' : '';
  const digits = token.replace(/^[+-]/, '');
  if (/^0x/i.test(digits)) return sign + BigInt(digits).toString();
  return sign + digits.replace(/^\./, '0.').replace(/\.(?!\d)/, '.0');
}

/** Reads true, false, null or what other languages write for them. False when no such word stands at `reader.at`. */
export function readLiteral(reader: Reader): boolean {
  const { text, at } = reader;
  const word = identifierAt(text, at);
  if (word === undefined || !isDelimited(reader, at + word.length)) return false;
  const isJson = word === 'true' || word === 'false' || word === 'null';
  const replacement = literals.get(word);
  if (!isJson && replacement === undefined) return false;
  if (replacement !== undefined) replace(reader, 'literal', at, at + word.length, replacement);
  reader.at = at + word.length;
  return true;
}

/** Puts quotes around text that has none: a value ends at a separator, a bracket or the line, a key also at a colon. */
export function readUnquoted(reader: Reader, place: 'key' | 'value'): boolean {
  const { text, at } = reader;
  const name = place === 'key' && reader.dialect === 'json5' ? identifierAt(text, at) : undefined;
  const end = name === undefined ? unquotedEnd(reader, place) : at + name.length;
  if (end === at) return false;
  const word = text.slice(at, end);
  const isIdentifier =
    place === 'key' && identifierAt(text, at) === word && identifierName.test(unescapeIdentifier(word));
  if (isIdentifier) replace(reader, 'unquoted-key', at, end, `"${word}"`);
  else replace(reader, 'unquoted-string', at, end, JSON.stringify(word));
  reader.at = end;
  return true;
}

function unescapeIdentifier(word: string): string {
  return word.replace(/\\u([\da-fA-F]{4})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

function unquotedEnd({ text, at: start }: Reader, place: 'key' | 'value'): number {
  const stops = place === 'key' ? /[,:=：，{}[\]"'\n\r]/ : /[,;}\]"，；］｝】\n\r]/;
  let at = start;
  while (at < text.length && !stops.test(text.charAt(at))) {
    const isComment = text.charAt(at) === '/' && /[/*]/.test(text.charAt(at + 1)) && /\s/.test(text.charAt(at - 1));
    if (isComment) break;
    at += 1;
  }
  while (at > start && /\s/.test(text.charAt(at - 1))) at -= 1;
  return at;
}
