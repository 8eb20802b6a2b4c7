/** The bytes JSON gives a meaning to, under the names of RFC 8259 §2 and §7. */
export const tab = 0x09;
export const lineFeed = 0x0a;
export const carriageReturn = 0x0d;
export const space = 0x20;
export const quotationMark = 0x22;
export const numberSign = 0x23;
export const asterisk = 0x2a;
export const plus = 0x2b;
export const valueSeparator = 0x2c;
export const minus = 0x2d;
export const decimalPoint = 0x2e;
export const solidus = 0x2f;
export const zero = 0x30;
export const nine = 0x39;
export const nameSeparator = 0x3a;
export const beginArray = 0x5b;
export const reverseSolidus = 0x5c;
export const endArray = 0x5d;
export const graveAccent = 0x60;
export const beginObject = 0x7b;
export const endObject = 0x7d;

export function isDigit(byte: number): boolean {
  return byte >= zero && byte <= nine;
}

export function isBegin(byte: number): boolean {
  return byte === beginObject || byte === beginArray;
}

/** 0 to 9, A to F, a to f. */
export function isHexDigit(byte: number): boolean {
  return isDigit(byte) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
}
