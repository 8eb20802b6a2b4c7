/** The encodings that a byte order mark tells apart, by their WHATWG names. */
export type MarkedEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The encoding that a byte order mark at the beginning names (Unicode 16, section 23.8); undefined without one. */
export function markedEncoding([first, second, third]: Uint8Array): MarkedEncoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** How many bytes of a text in UTF-8 are its byte order mark: 3, or 0 without one. */
export const markLength = (bytes: Uint8Array): number => (markedEncoding(bytes) === 'utf-8' ? 3 : 0);

/** A text in UTF-8 without the mark that it may start with; nothing is copied. */
export function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  const length = markLength(bytes);
  return length === 0 ? bytes : bytes.subarray(length);
}
