import { decodeLatin1, encodeLatin1 } from './latin1.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

interface CaughtText {
  readonly text: string;
  readonly isUtf8: boolean;
}

/**
 * What stands in the head of a request, as it is shown: in UTF-8 where it is, else in ISO-8859-1.
 * @param bytes one character for each byte
 */
export function readCaught(bytes: string): CaughtText {
  if (/^[\0-\x7f]*$/.test(bytes)) return { text: bytes, isUtf8: true };
  try {
    return { text: decoder.decode(encodeLatin1(bytes)), isUtf8: true };
  } catch {
    return { text: bytes, isUtf8: false };
  }
}

/** The bytes that `readCaught` has read, one character for each. */
export function writeCaught({ text, isUtf8 }: CaughtText): string {
  if (!isUtf8 || /^[\0-\x7f]*$/.test(text)) return text;
  return decodeLatin1(encoder.encode(text));
}
