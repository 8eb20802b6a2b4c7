/** How far a file is looked into for NUL bytes, as git does it. */
const headBytes = 8_000;

const hasPrefix = (bytes: Uint8Array, ...prefix: readonly number[]) => prefix.every((byte, at) => bytes[at] === byte);

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The encodings of sources that are not in Unicode. */
export type OldEncoding = 'gb18030' | 'windows-1252';

const isBetween = (byte: number | undefined, least: number, most: number) =>
  byte !== undefined && byte >= least && byte <= most;

/** How often a text holds a pair of bytes that Chinese is written with (GB 2312, level 1, and its marks), and any other. */
function countPairs(bytes: Uint8Array): { common: number; other: number } {
  let [common, other] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead, trail] = [bytes[at], bytes[at + 1]];
    if (!isBetween(lead, 0x80, 0xff)) continue;
    const isCommon = isBetween(trail, 0xa1, 0xfe) && (isBetween(lead, 0xb0, 0xd7) || isBetween(lead, 0xa1, 0xa3));
    if (isCommon) common += 1;
    else other += 1;
    if (isCommon || isBetween(trail, 0x80, 0xff)) at += 1;
  }
  return { common, other };
}

/**
 * Which encoding some bytes of one origin are in that are not all UTF-8. Two accented letters in a row are a pair of bytes
 * as well, but seldom one that Chinese uses; one before a letter of ASCII is none.
 */
export function oldEncodingOf(texts: readonly Uint8Array[]): OldEncoding {
  let [common, other] = [0, 0];
  for (const text of texts) {
    const counted = countPairs(text);
    common += counted.common;
    other += counted.other;
  }
  return common > other ? 'gb18030' : 'windows-1252';
}

const isUtf16 = (bytes: Uint8Array) => hasPrefix(bytes, 0xff, 0xfe) || hasPrefix(bytes, 0xfe, 0xff);
const isBinary = (bytes: Uint8Array) => bytes.subarray(0, headBytes).includes(0);

/** Whether bytes are a text that neither is in Unicode nor says in what else. */
export const isInOldEncoding = (bytes: Uint8Array): boolean =>
  !isUtf16(bytes) && !isBinary(bytes) && tryDecode(bytes, 'utf-8') === undefined;

/**
 * Reads the bytes of a source file: UTF-8, UTF-16 with a byte order mark, else in the encoding of its origin: GB 18030 (and
 * so GBK and GB 2312), or Latin letters of one byte, which loses nothing of a program's own words. Line ends become `\n`.
 * @param old what the files are in that came with it
 * @returns undefined where the bytes are no text
 */
export function decodeSource(bytes: Uint8Array, old = oldEncodingOf([bytes])): string | undefined {
  const text = decodeCharacters(bytes, old);
  return text === undefined ? undefined : text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

function decodeCharacters(bytes: Uint8Array, old: OldEncoding): string | undefined {
  if (hasPrefix(bytes, 0xff, 0xfe)) return tryDecode(bytes, 'utf-16le');
  if (hasPrefix(bytes, 0xfe, 0xff)) return tryDecode(bytes, 'utf-16be');
  if (isBinary(bytes)) return undefined;
  return tryDecode(bytes, 'utf-8') ?? tryDecode(bytes, old) ?? tryDecode(bytes, 'windows-1252');
}
