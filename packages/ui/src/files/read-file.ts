import { markedEncoding, withoutByteOrderMark } from '@toolbench/kit/encodings/byte-order-mark.ts';
import { decodeBytes } from '@toolbench/kit/encodings/decode-bytes.ts';
import type { Text } from '@toolbench/kit/text.ts';

/** A file's content as text, and the encoding it was read as. */
export interface ReadText {
  readonly text: Text;
  readonly encoding: string;
}

const probeSize = 256 * 1024;

/** True when the beginning is UTF-8. A character cut at the probe's end is forgiven. */
function looksLikeUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, probeSize), { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Characters that no text has, but for those that part lines and columns, end a page, or begin a sequence for terminals. */
const isControl = (byte: number) => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b;

/** A file that is no UTF-8 and has more of them than this is none in another encoding. */
const mostControls = 0.002;

function looksLikeText(bytes: Uint8Array): boolean {
  const probe = bytes.subarray(0, probeSize);
  return probe.reduce((count, byte) => count + (isControl(byte) ? 1 : 0), 0) <= probe.length * mostControls;
}

async function likeliestEncoding(bytes: Uint8Array): Promise<string> {
  const guess = await import('@toolbench/kit/encodings/guess-encoding.ts');
  return guess.likeliestEncoding(bytes);
}

/**
 * Decodes a text file: by its byte order mark, else as UTF-8, else in the encoding in which it makes the likeliest text.
 * UTF-8 stays as bytes, so a large file is not copied. Undefined where the file is no text, such as a picture.
 */
export async function decodeFile(bytes: Uint8Array): Promise<ReadText | undefined> {
  const marked = markedEncoding(bytes);
  if (marked === 'utf-8' || (!marked && looksLikeUtf8(bytes))) {
    return { text: withoutByteOrderMark(bytes), encoding: 'UTF-8' };
  }
  if (!marked && !looksLikeText(bytes)) return undefined;
  const encoding = marked ?? (await likeliestEncoding(bytes));
  const name = encoding.startsWith('windows') ? encoding : encoding.toUpperCase();
  return { text: decodeBytes(bytes, encoding), encoding: name };
}
