import { graveAccent, numberSign, solidus, space } from '../read/characters.ts';
import type { ChangeKind } from './dialect.ts';
import { replace, type Reader } from './reader.ts';

/** White space of JSON5 (§8) that JSON does not know. */
const otherWhiteSpace = /[\v\f\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/;
/** Characters without width that come along when text is copied from pages and documents. */
const zeroWidth = /[\u180e\u200b-\u200f\u2060]/;

/** What ends a Markdown code block, and with it the JSON that was in it. */
const fence = '```';

interface Stretch {
  readonly end: number;
  readonly kind: ChangeKind;
  readonly added: string;
}

/** Behind the white space and comments that start at `start`. Changes nothing in the text. */
export function gapEnd(reader: Reader, start: number): number {
  const { text, gap } = reader;
  if (gap.start === start) return gap.end;
  let at = jsonWhiteSpaceEnd(text, start);
  for (let stretch = stretchAt(reader, at); stretch; stretch = stretchAt(reader, at)) {
    at = jsonWhiteSpaceEnd(text, stretch.end);
  }
  gap.start = start;
  gap.end = at;
  return at;
}

/** Goes behind the white space and comments at `reader.at`, and takes out of them what JSON does not know. */
export function skipGap(reader: Reader): void {
  for (;;) {
    reader.at = jsonWhiteSpaceEnd(reader.text, reader.at);
    const stretch = stretchAt(reader, reader.at);
    if (!stretch) return;
    replace(reader, stretch.kind, reader.at, stretch.end, stretch.added);
    reader.at = stretch.end;
  }
}

function jsonWhiteSpaceEnd(text: string, start: number): number {
  let at = start;
  for (
    let code = text.charCodeAt(at);
    code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b && code !== 0x0c);
  ) {
    at += 1;
    code = text.charCodeAt(at);
  }
  return at;
}

/** A comment, or one character of white space that is not JSON's, at `at`. */
function stretchAt(reader: Reader, at: number): Stretch | undefined {
  const { text, dialect } = reader;
  const code = text.charCodeAt(at);
  const isPlain = code < 0x80 && code !== solidus && code !== numberSign && code !== graveAccent && code >= space;
  if (isPlain || at >= text.length) return undefined;
  const character = text.charAt(at);
  if (character === '/') return commentAt(reader, at);
  if (dialect === 'repair' && text.startsWith(fence, at))
    return { end: text.length, kind: 'surrounding-text', added: '' };
  if (character === '#' && dialect === 'repair' && !isColor(text, at))
    return { end: lineEnd(reader, at), kind: 'comment', added: '' };
  if (otherWhiteSpace.test(character)) return { end: at + 1, kind: 'white-space', added: ' ' };
  if (dialect === 'repair' && zeroWidth.test(character)) return { end: at + 1, kind: 'stray-character', added: '' };
  return undefined;
}

/** `#fff` where a value is expected, and JSON goes on behind it as behind one. */
const color = /(?<=(?:[:[]|#[\da-f]{3,8}\s{0,9},)\s{0,100})#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\s{0,100}[,}\]]/iy;

function isColor(text: string, at: number): boolean {
  color.lastIndex = at;
  return color.test(text);
}

function commentAt(reader: Reader, at: number): Stretch | undefined {
  const { text } = reader;
  const second = text.charAt(at + 1);
  if (second === '/') return { end: lineEnd(reader, at), kind: 'comment', added: '' };
  if (second !== '*') return undefined;
  const close = text.indexOf('*/', at + 2);
  if (close < 0) return { end: text.length, kind: 'unclosed-comment', added: '' };
  return { end: close + 2, kind: 'comment', added: '' };
}

const lineBreak = /[\n\r\u2028\u2029]/g;

function lineEnd({ text, line }: Reader, start: number): number {
  if (start < line.start || start > line.end) {
    lineBreak.lastIndex = start;
    line.start = start;
    line.end = lineBreak.exec(text)?.index ?? text.length;
  }
  return line.end;
}
