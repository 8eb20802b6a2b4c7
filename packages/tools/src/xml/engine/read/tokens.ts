/** Kinds of token, in the low four bits of a token's code. Tokens lie end to end and cover the whole text. */
export const TEXT = 1;
/** Character data of nothing but white space. */
export const BLANK = 2;
export const START_TAG = 3;
export const EMPTY_TAG = 4;
export const END_TAG = 5;
export const COMMENT = 6;
export const INSTRUCTION = 7;
export const CDATA = 8;
export const DOCTYPE = 9;
export const DECLARATION = 10;
const kindBits = 0x0f;

/** The tag has white space that it does not need. */
export const UNTIDY = 0x10;
/** The element has text of its own: more than white space, a reference, a CDATA section, or it is declared to. */
export const HAS_TEXT = 0x20;
/** The element has child elements. */
export const HAS_ELEMENTS = 0x40;
/** xml:space="preserve" is in force in the element. */
export const PRESERVE = 0x80;

/** A document as rows of numbers, because ten megabytes of objects would be too slow to make. */
export interface Tokens {
  count: number;
  /** Kind and flags. */
  codes: Uint8Array;
  /** Offsets in UTF-16 code units. Where a token ends the next one starts; the entry after the last is the text's length. */
  starts: Int32Array;
}

export function emptyTokens(textLength: number): Tokens {
  const capacity = Math.min(Math.max(textLength >> 4, 64), 1 << 24);
  return { count: 0, codes: new Uint8Array(capacity), starts: new Int32Array(capacity + 1) };
}

export function addToken(tokens: Tokens, code: number, start: number): void {
  if (tokens.count === tokens.codes.length) grow(tokens);
  tokens.codes[tokens.count] = code;
  tokens.starts[tokens.count] = start;
  tokens.count += 1;
}

function grow(tokens: Tokens): void {
  const codes = new Uint8Array(tokens.codes.length * 2);
  const starts = new Int32Array(codes.length + 1);
  codes.set(tokens.codes);
  starts.set(tokens.starts);
  tokens.codes = codes;
  tokens.starts = starts;
}

export function kindOf(code: number): number {
  return code & kindBits;
}
