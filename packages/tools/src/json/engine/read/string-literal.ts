/** Every UTF-16 unit that is not ASCII. */
const notAscii = /[\u0080-\uffff]/g;

/** A text as a JSON string, quotation marks included; with `ascii`, all else as \u escapes. */
export function escapeText(text: string, ascii: 'ascii' | 'any'): string {
  const literal = JSON.stringify(text);
  if (ascii === 'any') return literal;
  return literal.replace(notAscii, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** By character of ASCII: the bytes that it has in a string of JSON, escaped where it must be. */
const asciiSizes = Uint8Array.from({ length: 0x80 }, (_, code) => JSON.stringify(String.fromCharCode(code)).length - 2);

/** Bytes of the string that `escapeText` makes, found without making it: it can be six times as long. */
export function escapedSize(text: string, ascii: 'ascii' | 'any'): number {
  const { length } = text;
  let size = 2;
  for (let at = 0; at < length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) size += asciiSizes[unit];
    else if (ascii === 'ascii') size += 6;
    // A surrogate pair has four bytes.
    else size += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
  }
  return size;
}

/**
 * The text that a JSON string stands for. Its quotation marks may be missing, as when the inside of a string was copied.
 * On failure, the offset of the first escape or quotation mark that is wrong.
 */
export function unescapeText(literal: string): string | { readonly wrongAt: number } {
  const lead = literal.length - literal.trimStart().length;
  const trimmed = literal.trim();
  const isQuoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
  const content = isQuoted ? trimmed.slice(1, -1) : trimmed;
  const wrong = wrongAt(content);
  if (wrong >= 0) return { wrongAt: lead + Number(isQuoted) + wrong };
  const escaped = content.replace(/\p{Cc}/gu, (control) => JSON.stringify(control).slice(1, -1));
  return JSON.parse(`"${escaped}"`) as string;
}

/** Offset of the first quotation mark or reverse solidus that a string's content cannot hold, or -1. */
function wrongAt(content: string): number {
  const token = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|[^"\\]+/y;
  while (token.lastIndex < content.length) {
    const { lastIndex } = token;
    if (!token.test(content)) return lastIndex;
  }
  return -1;
}
