import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { sliceLength } from '../limits.ts';

/** Character encodings by their WHATWG names. */
export const encodings = ['utf-8', 'gb18030', 'big5', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

export interface DetectedEncoding {
  readonly encoding: Encoding;
  /** Whether the bytes begin with a byte-order mark. */
  readonly bom: boolean;
  /** Whether all the bytes were tried and found to be text of the encoding. */
  readonly tried: boolean;
}

export type BinaryCode = 'workbook' | 'not-text';

/** Where the kind of a file shows: enough for the first rows of any table. */
const probeLength = 64 * 1024;

/**
 * The encoding of a text file's bytes: a byte-order mark, else zero bytes in the even or odd places (UTF-16), else
 * strict UTF-8 over the whole length, else GB18030 where most double bytes are everyday Chinese, else Windows-1252.
 * Fails for workbooks and for other files with zero bytes.
 */
export function detectEncoding(bytes: Uint8Array): Result<DetectedEncoding, BinaryCode> {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return ok({ encoding: 'utf-8', bom: true, tried: false });
  if (startsWith(bytes, 0xff, 0xfe)) return ok({ encoding: 'utf-16le', bom: true, tried: false });
  if (startsWith(bytes, 0xfe, 0xff)) return ok({ encoding: 'utf-16be', bom: true, tried: false });
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return fail('workbook');
  const isUtf8 = decodesAs(bytes, 'utf-8');
  const probe = bytes.subarray(0, probeLength);
  const zeros = countZeros(probe);
  // UTF-16 has a zero byte for every ASCII character; as UTF-8 it is valid only where there is hardly anything else.
  const least = (probe.length / 2) * (isUtf8 ? 0.6 : 0.2);
  if (zeros.even === 0 && zeros.odd > least) return ok({ encoding: 'utf-16le', bom: false, tried: false });
  if (zeros.odd === 0 && zeros.even > least) return ok({ encoding: 'utf-16be', bom: false, tried: false });
  if (zeros.even + zeros.odd > (isUtf8 ? probe.length / 4 : 0)) return fail('not-text');
  if (isUtf8) return ok({ encoding: 'utf-8', bom: false, tried: true });
  const chinese = looksChinese(bytes) && decodesAs(bytes, 'gb18030');
  return ok({ encoding: chinese ? 'gb18030' : 'windows-1252', bom: false, tried: true });
}

/** Whether all the bytes are text of this encoding. */
export function decodesAs(bytes: Uint8Array, encoding: Encoding): boolean {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += sliceLength) {
      decoder.decode(bytes.subarray(at, at + sliceLength), { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

function startsWith(bytes: Uint8Array, ...signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function countZeros(bytes: Uint8Array): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 };
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1;
  return zeros;
}

/**
 * GB18030 takes nearly every sequence of bytes, Western text included. In Chinese text most double bytes lie in the
 * GB 2312 area (both bytes from 0xA1); an accented Western letter is followed by ASCII instead.
 */
function looksChinese(bytes: Uint8Array): boolean {
  let everyday = 0;
  let other = 0;
  let at = bytes.findIndex((byte) => byte >= 0x80);
  for (const end = Math.min(bytes.length, at + probeLength); at < end;) {
    if (bytes[at] < 0x80) at += 1;
    else {
      if (bytes[at] >= 0xa1 && bytes[at + 1] >= 0xa1) everyday += 1;
      else other += 1;
      at += 2;
    }
  }
  return everyday > other;
}
