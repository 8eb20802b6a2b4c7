import { decodeBytes } from '@toolbench/kit/encodings/decode-bytes.ts';
import type { Text } from '@toolbench/kit/text.ts';

/** A file's content as text, and the encoding it was read as. */
export interface ReadText {
  readonly text: Text;
  readonly encoding: string;
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
 * Decodes a text file: by its byte order mark, else as UTF-8, else in the encoding in which it makes the likeliest text.
 * UTF-8 stays as bytes, so a large file is not copied.
 */
export async function decodeFile(bytes: Uint8Array): Promise<ReadText> {
  if (startsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16LE' };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16BE' };
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return { text: bytes.subarray(3), encoding: 'UTF-8' };
  if (looksLikeUtf8(bytes)) return { text: bytes, encoding: 'UTF-8' };
  const { likeliestEncoding } = await import('@toolbench/kit/encodings/guess-encoding.ts');
  const encoding = likeliestEncoding(bytes);
  const name = encoding.startsWith('windows') ? encoding : encoding.toUpperCase();
  return { text: decodeBytes(bytes, encoding), encoding: name };
}
