import { quotationMark, reverseSolidus, space } from '../read/characters.ts';
import { contentEdit } from './escape.ts';
import { gapEnd } from './gap.ts';
import { isQuote } from './quotes.ts';
import { replace, type Reader } from './reader.ts';
import { findString, type StringToken } from './string-token.ts';
import { doubtfulEscapes, hasUnescapedPath, isWindowsPath, looksLikePath } from './windows-path.ts';

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
  const isCutOff = !token.isClosed && dialect === 'repair' && text.slice(contentEnd).trim() === '';
  const cut = isCutOff ? cutEscapeAt(text.slice(contentStart, contentEnd)) + contentStart : contentEnd;
  let isPath: boolean | undefined;
  let at = contentStart;
  while (at < contentEnd) {
    if (at === cut) {
      replace(reader, 'cut-escape', at, contentEnd, '');
      return;
    }
    const code = text.charCodeAt(at);
    if (code >= space && code !== quotationMark && code !== reverseSolidus) {
      at += 1;
      continue;
    }
    if (code === reverseSolidus && dialect === 'repair') isPath ??= readAsPath(reader, token);
    // Two reverse solidi lead to the name of a server.
    const isShare = isPath === true && at === contentStart && text.startsWith('\\\\', at);
    const edit = isShare
      ? ({ end: at + 2, kind: 'path-escape', added: '\\\\\\\\' } as const)
      : contentEdit(text, at, contentEnd, token.kind, dialect, isPath);
    if (edit.kind) replace(reader, edit.kind, at, edit.end, edit.added);
    at = edit.end;
  }
}

/** Whether a string is a path of Windows that was not escaped. Which it was taken for is noted where both are possible. */
function readAsPath(reader: Reader, { start, contentStart, contentEnd }: StringToken): boolean {
  const content = reader.text.slice(contentStart, contentEnd);
  if (!looksLikePath(content)) return false;
  const isPath = isWindowsPath(content, () => (reader.hasPaths ??= hasUnescapedPath(reader.text)));
  if (doubtfulEscapes(content).length > 0) reader.paths.push({ start, content, isPath });
  return isPath;
}

const cutEscape =
  /(?:\\u[dD][89abAB][\da-fA-F]{2})?\\(?:u[\da-fA-F]{0,3}|x[\da-fA-F]?)?$|\\u[dD][89abAB][\da-fA-F]{2}$/;

/** Where the escape begins that a text breaks off in, or the half of a surrogate pair behind which it does; else its end. */
function cutEscapeAt(content: string): number {
  const last = content.slice(-11);
  const cut = cutEscape.exec(last);
  if (!cut) return content.length;
  const start = content.length - last.length + cut.index;
  const solidi = /\\*$/.exec(content.slice(0, start))?.[0].length ?? 0;
  return solidi % 2 === 0 ? start : content.length;
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
