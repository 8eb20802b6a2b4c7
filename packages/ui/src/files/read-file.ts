import type { Text } from '@toolbench/kit/text.ts';

/** A file's content as text, and the encoding it was read as. */
export interface ReadText {
  readonly text: Text;
  readonly encoding: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'GB18030';
}

const probeSize = 256 * 1024;

function startsWith(bytes: Uint8Array, ...signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** True when the beginning is UTF-8. A character cut at the probe's end is forgiven. */
function looksLikeUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, probeSize), { stream: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * Decodes a text file: by its byte order mark, else as UTF-8, else as GB18030 (what Chinese spreadsheets write).
 * UTF-8 stays as bytes, so a large file is not copied.
 */
export function decodeFile(bytes: Uint8Array): ReadText {
  if (startsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16LE' };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16BE' };
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return { text: bytes.subarray(3), encoding: 'UTF-8' };
  if (looksLikeUtf8(bytes)) return { text: bytes, encoding: 'UTF-8' };
  return { text: new TextDecoder('gb18030').decode(bytes), encoding: 'GB18030' };
}
