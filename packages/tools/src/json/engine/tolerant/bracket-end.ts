import type { Reader } from './reader.ts';

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const quoted = /"(?:[^"\\\n]|\\.){0,1000}"|'(?:[^'\\\n]|\\.){0,1000}'|`(?:[^`\\]|\\.){0,1000}`/y;

/**
 * Behind the bracket that closes the one at `start`, and whether a comma stands directly between them. Jumps over what
 * stands in quotation marks; an apostrophe within a word is none. `end` is -1 when the brackets do not match.
 */
export function bracketEnd(reader: Reader, start: number): { readonly end: number; readonly hasComma: boolean } {
  const { text } = reader;
  const awaited: string[] = [];
  let hasComma = false;
  let at = start;
  // Texts of brackets that never close must not be looked through again from each of them.
  while (at < text.length && reader.lookAhead > 0) {
    const character = text.charAt(at);
    reader.lookAhead -= 1;
    at += 1;
    if (character in closing) awaited.push(closing[character]);
    else if (character === awaited.at(-1)) {
      awaited.pop();
      if (awaited.length === 0) return { end: at, hasComma };
    } else if (/[)\]}]/.test(character)) break;
    else if (character === ',' && awaited.length === 1) hasComma = true;
    else if (/["'`]/.test(character) && !/[\p{L}\p{N}]/u.test(text.charAt(at - 2))) at = quotedEnd(text, at - 1);
  }
  return { end: -1, hasComma };
}

/** Behind the text in quotation marks that begins at `start`, or behind the mark alone if it is not closed. */
export function quotedEnd(text: string, start: number): number {
  quoted.lastIndex = start;
  return quoted.test(text) ? quoted.lastIndex : start + 1;
}
