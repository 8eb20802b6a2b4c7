import { quotationMark, reverseSolidus } from './characters.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Offset just behind the string that starts at `start`, in a text known to be valid. */
export function validStringEnd(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (bytes[at] !== quotationMark) at += bytes[at] === reverseSolidus ? 2 : 1;
  return at + 1;
}

/** The value of the string that starts at `start` in a text known to be valid: escapes undone. */
export function stringValue(bytes: Uint8Array, start: number): string {
  const token = decodeText(bytes.subarray(start, validStringEnd(bytes, start)));
  return token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);
}

/** UTF-8 to a string, nothing left out. */
export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}
