import { gapEnd } from './gap.ts';
import { memberAhead, startsMember } from './member-ahead.ts';
import { replace, type Reader } from './reader.ts';

/** A JSON5 number (§6), and numbers with leading zeros, which only repair knows. */
const number = /[+-]?(?:0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|Infinity|NaN)/y;
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const identifier = /(?:[\p{ID_Start}$_]|\\u[\da-fA-F]{4})(?:[\p{ID_Continue}$\u200c\u200d]|\\u[\da-fA-F]{4})*/uy;

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
export function isDelimited(reader: Reader, at: number): boolean {
  if (at >= reader.text.length || /[,:;\]})[{(，：；、］｝】）]/.test(reader.text.charAt(at))) return true;
  return gapEnd(reader, at) > at && (reader.dialect === 'json5' || !goesOn(reader, at));
}

const blanks = /[ \t]*/y;
const otherToken = /[\s,:;=\]})[{(，：；、］｝】）"'“”‘’`\\/#.\u00a0\u200b-\u200f]/;

/** Whether what stands behind a scalar on its line is part of it, as the unit is in `{"weight": 5 kg}`. */
function goesOn({ text, open }: Reader, at: number): boolean {
  blanks.lastIndex = at;
  const next = at + (blanks.exec(text)?.[0].length ?? 0);
  const character = text.charAt(next);
  if (next === at || character === '' || otherToken.test(character)) return false;
  return open.at(-1) === 'object' ? !memberAhead(text, next) : !startsMember(character);
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

/** What a word begins that a text breaks off in within a container: true, false, null or what Python writes for them. */
function cutLiteral({ text, open, dialect }: Reader, word: string, end: number): string | undefined {
  if (dialect !== 'repair' || open.length === 0 || text.slice(end, end + 100).trim() !== '') return undefined;
  if (end + 100 < text.length && text.slice(end).trim() !== '') return undefined;
  const whole = ['true', 'false', 'null', 'True', 'False', 'None'].find((one) => one.startsWith(word) && one !== word);
  return whole && (literals.get(whole) ?? whole);
}

/** Reads true, false, null or what other languages write for them. False when no such word stands at `reader.at`. */
export function readLiteral(reader: Reader): boolean {
  const { text, at } = reader;
  const word = identifierAt(text, at);
  if (word === undefined || !isDelimited(reader, at + word.length)) return false;
  const isJson = word === 'true' || word === 'false' || word === 'null';
  const cut = isJson ? undefined : cutLiteral(reader, word, at + word.length);
  const replacement = literals.get(word) ?? cut;
  if (!isJson && replacement === undefined) return false;
  if (replacement !== undefined)
    replace(reader, cut === undefined ? 'literal' : 'cut-literal', at, at + word.length, replacement);
  reader.at = at + word.length;
  return true;
}
