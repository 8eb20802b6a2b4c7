import { codePointName } from '@toolbench/kit/code-point-name.ts';
import { fail, type Failure } from '@toolbench/kit/result.ts';
import {
  asterisk,
  endArray,
  endObject,
  isDigit,
  quotationMark,
  reverseSolidus,
  solidus,
  space,
  valueSeparator,
  zero,
} from './characters.ts';
import type { Stop } from './check.ts';
import { visitOpenContainers, type OpenContainer } from './open-containers.ts';
import { placeInBytes } from './places.ts';
import { utf8Failure } from './source.ts';
import { decodeText } from './string-value.ts';
import { utf8End } from './token-ends.ts';

/** Why a text is not JSON. Each has its sentence in the texts. */
export type SyntaxCode =
  | 'value-expected'
  | 'key-expected'
  | 'colon-expected'
  | 'comma-or-brace-expected'
  | 'comma-or-bracket-expected'
  | 'end-expected'
  | 'unclosed'
  | 'string-unclosed'
  | 'trailing-comma'
  | 'single-quote'
  | 'unquoted-key'
  | 'unknown-word'
  | 'comment'
  | 'full-width'
  | 'white-space'
  | 'control-character'
  | 'escape'
  | 'unicode-escape'
  | 'leading-zero'
  | 'number-start'
  | 'digit-expected'
  | 'utf-8';

const byExpectation = {
  value: 'value-expected',
  key: 'key-expected',
  colon: 'colon-expected',
  'comma-in-object': 'comma-or-brace-expected',
  'comma-in-array': 'comma-or-bracket-expected',
  end: 'end-expected',
} as const;

/** What Chinese and rich-text input methods type instead of JSON's own characters. */
const fullWidth: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '：': ':',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '【': '[',
  '】': ']',
  '“': '"',
  '”': '"',
  '‘': '"',
  '’': '"',
  '＂': '"',
};

/** Names what is wrong where `check` stopped, with the place and what was found there. */
export function syntaxFailure(bytes: Uint8Array, start: number, stop: Stop): Failure<SyntaxCode> {
  const { offset, tokenStart } = stop;
  const isInToken = offset > tokenStart;
  if (isInToken && bytes[tokenStart] === quotationMark) return stringFailure(bytes, stop);
  if (isInToken) return failAt(bytes, 'digit-expected', offset);
  if (offset >= bytes.length) return unclosedFailure(bytes, start);
  if (bytes[offset] >= 0x80 && utf8End(bytes, offset) < 0) return utf8Failure(bytes, offset);

  const before = previousToken(bytes, offset);
  const isClosing = bytes[offset] === endObject || bytes[offset] === endArray;
  if (isClosing && bytes[before] === valueSeparator && stop.expected !== 'end')
    return failAt(bytes, 'trailing-comma', before);
  const found = foundAt(bytes, offset);
  const code = codeOf(bytes, stop, found);
  if (code === 'unknown-word' || code === 'unquoted-key') return failAt(bytes, code, offset, wordAt(bytes, offset));
  return fail(code, { found: shown(found), instead: fullWidth[found] ?? '' }, placeInBytes(bytes, offset));
}

function failAt(bytes: Uint8Array, code: SyntaxCode, offset: number, found = shown(foundAt(bytes, offset))) {
  return fail(code, { found }, placeInBytes(bytes, offset));
}

function stringFailure(bytes: Uint8Array, { offset, tokenStart }: Stop): Failure<SyntaxCode> {
  if (offset >= bytes.length) return failAt(bytes, 'string-unclosed', tokenStart);
  const byte = bytes[offset];
  if (byte < space) return failAt(bytes, 'control-character', offset);
  if (byte >= 0x80 && utf8End(bytes, offset) < 0) return utf8Failure(bytes, offset);
  if (bytes[offset - 1] === reverseSolidus) return failAt(bytes, 'escape', offset - 1, `\\${foundAt(bytes, offset)}`);
  return failAt(bytes, 'unicode-escape', offset);
}

/** The text ends while something is open: tells which bracket, and where it was opened. */
function unclosedFailure(bytes: Uint8Array, start: number): Failure<SyntaxCode> {
  let innermost: OpenContainer | undefined;
  visitOpenContainers(bytes, start, [bytes.length], (open) => (innermost = open.at(-1)));
  const opened = innermost?.start ?? start;
  const { line, column } = placeInBytes(bytes, opened);
  return fail('unclosed', { found: foundAt(bytes, opened), line, column }, placeInBytes(bytes, bytes.length));
}

function codeOf(bytes: Uint8Array, { offset, expected }: Stop, found: string): SyntaxCode {
  const isComment =
    found === '#' || (found === '/' && (bytes[offset + 1] === solidus || bytes[offset + 1] === asterisk));
  if (isComment) return 'comment';
  if (found in fullWidth) return 'full-width';
  if (/[\p{White_Space}\p{Cf}]/u.test(found)) return 'white-space';
  if (expected === 'value' || expected === 'key') {
    if (found === "'") return 'single-quote';
    if (/[\p{L}_$]/u.test(found)) return expected === 'key' ? 'unquoted-key' : 'unknown-word';
    if (expected === 'value' && (found === '+' || found === '.')) return 'number-start';
  } else if (isDigit(bytes[offset]) && bytes[offset - 1] === zero) return 'leading-zero';
  return byExpectation[expected];
}

/** The offset of the last byte before `offset` that is not white space. */
function previousToken(bytes: Uint8Array, offset: number): number {
  let at = offset - 1;
  while (at >= 0 && bytes[at] <= space) at -= 1;
  return at;
}

/** The character at `offset`, or nothing at the end of the text. */
function foundAt(bytes: Uint8Array, offset: number): string {
  if (offset >= bytes.length) return '';
  const end = bytes[offset] < 0x80 ? offset + 1 : utf8End(bytes, offset);
  return end < 0 ? '\ufffd' : decodeText(bytes.subarray(offset, end));
}

/** A character one can see as itself, another as its code point. */
function shown(character: string): string {
  if (!/^[\p{C}\p{Z}]$/u.test(character)) return character;
  return codePointName(character);
}

const longestWord = 40;

function wordAt(bytes: Uint8Array, offset: number): string {
  const ahead = decodeText(bytes.subarray(offset, offset + longestWord * 4));
  return (/^[\p{L}\p{N}_$.-]+/u.exec(ahead)?.[0] ?? '').slice(0, longestWord);
}
