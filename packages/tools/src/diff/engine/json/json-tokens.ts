const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const literal = /true|false|null/y;
const whitespace = /[ \t\n\r]*/y;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const escapes = new Set([...'"\\/bfnrt'].map((character) => character.charCodeAt(0)));

export function skipWhitespace(text: string, at: number): number {
  whitespace.lastIndex = at;
  whitespace.test(text);
  return whitespace.lastIndex;
}

/** Where a number ends that starts here, or -1. */
export function numberEnd(text: string, at: number): number {
  number.lastIndex = at;
  return number.test(text) ? number.lastIndex : -1;
}

/** Where `true`, `false` or `null` ends that starts here, or -1. */
export function literalEnd(text: string, at: number): number {
  literal.lastIndex = at;
  return literal.test(text) ? literal.lastIndex : -1;
}

/** Where the string that starts with the quote here ends (RFC 8259 section 7), or -1 less the offset of what is wrong. */
export function stringEnd(text: string, quoteAt: number): number {
  for (let at = quoteAt + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code < 0x20) return -1 - at;
    if (code !== BACKSLASH) continue;
    at++;
    if (text[at] === 'u') {
      const badDigit = text.slice(at + 1, at + 5).search(/[^\da-fA-F]/);
      if (badDigit >= 0) return -1 - (at + 1 + badDigit);
      at += 4;
    } else if (at < text.length && !escapes.has(text.charCodeAt(at))) return -1 - at;
  }
  return -1 - text.length;
}
