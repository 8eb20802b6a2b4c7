import { quotationMark, reverseSolidus, space } from '../read/characters.ts';
import { contentEdit } from './escape.ts';
import { gapEnd } from './gap.ts';
import { isQuote } from './quotes.ts';
import { replace, type Reader } from './reader.ts';
import { findString, type StringToken } from './string-token.ts';

/** Reads the string that begins at `reader.at`, together with the strings that plus signs add to it. */
export function readString(reader: Reader, place: 'key' | 'value'): void {
  let token = findString(reader, reader.at, place);
  if (reader.text.slice(token.start, token.contentStart) !== '"') {
    replace(reader, token.kind, token.start, token.contentStart, '"');
  }
  for (;;) {
    rewriteContent(reader, token);
    const next = concatenatedAt(reader, token.end);
    if (next < 0) break;
    const following = findString(reader, next, place);
    replace(reader, 'concatenation', token.contentEnd, following.contentStart, '');
    token = following;
  }
  if (!token.isClosed) replace(reader, 'unclosed-string', token.contentEnd, token.contentEnd, '"');
  else if (reader.text.slice(token.contentEnd, token.end) !== '"') {
    replace(reader, token.kind, token.contentEnd, token.end, '"');
  }
  reader.at = token.end;
}

/** Where the next string begins if a plus sign joins it to the one that ends at `end`; otherwise -1. */
function concatenatedAt(reader: Reader, end: number): number {
  if (reader.dialect === 'json5') return -1;
  const plus = gapEnd(reader, end);
  if (reader.text.charAt(plus) !== '+') return -1;
  const next = gapEnd(reader, plus + 1);
  return isQuote(reader.text.charAt(next)) ? next : -1;
}

function rewriteContent(reader: Reader, token: StringToken): void {
  const { text, dialect } = reader;
  const { contentStart, contentEnd } = token;
  if (token.isEscaped) {
    replace(reader, 'quote', contentStart, contentEnd, onceUnescaped(text.slice(contentStart, contentEnd)));
    return;
  }
  let at = contentStart;
  while (at < contentEnd) {
    const code = text.charCodeAt(at);
    if (code >= space && code !== quotationMark && code !== reverseSolidus) {
      at += 1;
      continue;
    }
    const edit = contentEdit(text, at, contentEnd, token.kind, dialect);
    if (edit.kind) replace(reader, edit.kind, at, edit.end, edit.added);
    at = edit.end;
  }
}

/** The content of a string in a text that was itself escaped: one level of escapes less. */
function onceUnescaped(content: string): string {
  const unescaped = content.replace(/\\(["\\/])/g, '$1');
  try {
    JSON.parse(`"${unescaped}"`);
    return unescaped;
  } catch {
    return JSON.stringify(content).slice(1, -1);
  }
}
