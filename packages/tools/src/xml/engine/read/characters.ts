/** Flags of the character classes that names and white space are made of, one byte per UTF-16 code unit. */
export const NAME_START = 1;
export const NAME = 2;
export const SPACE = 4;

export const LINE_FEED = 0x0a;
export const CARRIAGE_RETURN = 0x0d;
export const LESS_THAN = 0x3c;
export const GREATER_THAN = 0x3e;
export const AMPERSAND = 0x26;
export const PERCENT = 0x25;
export const SLASH = 0x2f;
export const QUESTION = 0x3f;
export const EXCLAMATION = 0x21;
export const COLON = 0x3a;

/** XML 1.0 (fifth edition) [4] NameStartChar; D800–DB7F are the high surrogates of #x10000–#xEFFFF. */
// oxfmt-ignore
const nameStart = [
  [0x3a, 0x3a], [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a], [0xc0, 0xd6], [0xd8, 0xf6], [0xf8, 0x2ff], [0x370, 0x37d],
  [0x37f, 0x1fff], [0x200c, 0x200d], [0x2070, 0x218f], [0x2c00, 0x2fef], [0x3001, 0xd7ff], [0xd800, 0xdb7f],
  [0xf900, 0xfdcf], [0xfdf0, 0xfffd],
] as const;

/** [4a] what NameChar adds; DC00–DFFF are the low surrogates that follow those high ones. */
// oxfmt-ignore
const nameOnly = [
  [0x2d, 0x2e], [0x30, 0x39], [0xb7, 0xb7], [0x300, 0x36f], [0x203f, 0x2040], [0xdc00, 0xdfff],
] as const;

/** Class flags by code unit. Right for well-formed UTF-16, which a document is checked to be before it is read. */
export const classes: Uint8Array = classTable();

function classTable(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const [first, last] of nameStart) table.fill(NAME_START | NAME, first, last + 1);
  for (const [first, last] of nameOnly) table.fill(NAME, first, last + 1);
  for (const space of [0x20, 0x09, 0x0a, 0x0d]) table[space] = SPACE;
  return table;
}

/** [2] Char: the code points that a document may contain. */
export function isChar(codePoint: number): boolean {
  if (codePoint < 0x20) return codePoint === 0x09 || codePoint === 0x0a || codePoint === 0x0d;
  if (codePoint < 0xd800) return true;
  return (codePoint > 0xdfff && codePoint < 0xfffe) || (codePoint > 0xffff && codePoint < 0x110000);
}

const notChar =
  // oxlint-disable-next-line no-control-regex -- these are the characters that [2] Char leaves out
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
// oxlint-disable-next-line no-control-regex -- as above; this form is much faster and enough for well-formed UTF-16
const notCharInWellFormed = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

/** Offset of the first code unit that XML 1.0 does not allow anywhere in a document, or -1. */
export function firstForbidden(text: string): number {
  return text.search(text.isWellFormed() ? notCharInWellFormed : notChar);
}

/** Whether the code units from `start` to `end` are all white space ([3] S). */
export function isSpaceBetween(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    if ((classes[text.charCodeAt(at)] & SPACE) === 0) return false;
  }
  return true;
}

/** Offset after the white space at `at`. */
export function skipSpace(text: string, at: number): number {
  let end = at;
  while (classes[text.charCodeAt(end)] & SPACE) end += 1;
  return end;
}

/** Offset after the name ([5] Name) at `at`; `at` itself where there is none. */
export function nameEnd(text: string, at: number): number {
  if ((classes[text.charCodeAt(at)] & NAME_START) === 0) return at;
  let end = at + 1;
  while (classes[text.charCodeAt(end)] & NAME) end += 1;
  return end;
}

/** Offset after the name characters ([7] Nmtoken) at `at`; `at` itself where there is none. */
export function nameTokenEnd(text: string, at: number): number {
  let end = at;
  while (classes[text.charCodeAt(end)] & NAME) end += 1;
  return end;
}

/** Whether a text is a name with at most one colon, inside of it (Namespaces in XML 1.0 [7] QName). */
export function isQualifiedName(text: string): boolean {
  if (text === '' || !text.isWellFormed() || nameEnd(text, 0) < text.length) return false;
  const parts = text.split(':');
  return parts.length <= 2 && parts.every((part) => (classes[part.charCodeAt(0)] & NAME_START) !== 0);
}
