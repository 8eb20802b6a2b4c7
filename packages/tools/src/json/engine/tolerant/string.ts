import { quotationMark, reverseSolidus, space } from '../read/characters.ts';
import { contentEdit, isSeparator } from './escape.ts';
import { gapEnd } from './gap.ts';
import { isQuote } from './quotes.ts';
import { replace, type Reader } from './reader.ts';
import { findString, type StringToken } from './string-token.ts';
import { unescapedSolidi } from './unescaped-solidi.ts';
import { doubtfulEscapes, hasUnescapedPath, isPartlyEscaped, isWindowsPath, looksLikePath } from './windows-path.ts';

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
  let unescaped: Unescaped | undefined;
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
    if (code === reverseSolidus && dialect === 'repair') unescaped ??= readUnescaped(reader, token);
    // Two reverse solidi lead to the name of a server.
    const isShare = unescaped?.isPath === true && at === contentStart && text.startsWith('\\\\', at);
    const edit = isShare
      ? ({ end: at + 2, kind: 'path-escape', added: '\\\\\\\\' } as const)
      : contentEdit(text, at, contentEnd, token.kind, dialect, unescaped?.isKept);
    if (edit.kind) replace(reader, edit.kind, at, edit.end, edit.added);
    at = edit.end;
  }
}

interface Unescaped {
  readonly isPath: boolean;
  readonly isKept: (at: number) => boolean;
}

/**
 * Which reverse solidi of a string stand for themselves: those of a path that was not escaped, or of another text of which
 * one begins no escape. What was taken for what is noted where both are possible.
 */
function readUnescaped(reader: Reader, { start, contentStart, contentEnd }: StringToken): Unescaped {
  const { text, readings } = reader;
  const content = text.slice(contentStart, contentEnd);
  const note = (isKept: boolean, escapes: readonly string[]) => {
    if (escapes.length > 0) readings.push({ start, content, isKept, escapes });
  };
  if (isWindowsPath(content, () => (reader.hasPaths ??= hasUnescapedPath(text)))) {
    note(true, doubtfulEscapes(content));
    return { isPath: true, isKept: (at) => isSeparator(text, at, contentEnd) };
  }
  const unescaped = unescapedSolidi(content);
  if (unescaped) {
    note(true, unescaped.kept);
    note(false, unescaped.read);
    return { isPath: false, isKept: (at) => unescaped.keeps(at - contentStart) };
  }
  if (looksLikePath(content) || isPartlyEscaped(content)) note(false, doubtfulEscapes(content));
  return { isPath: false, isKept: () => false };
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
