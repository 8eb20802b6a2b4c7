import { decodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { decodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { decodeQuotedPrintable } from '@toolbench/kit/encodings/quoted-printable.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';

/** Encodings of a Content-Transfer-Encoding that leave the bytes as they are (RFC 2045, 6.2). */
const identities = new Set(['', '7bit', '8bit', 'binary']);

/**
 * What a Content-Transfer-Encoding (RFC 2045, 6) stands for; undefined where the bytes are what they are. Fails where it
 * is not known or the bytes are not in it.
 */
export function takeOffTransferEncoding(
  sent: Uint8Array,
  written: string,
): Result<Uint8Array | undefined, 'transfer-unknown' | 'transfer-damaged'> {
  const encoding = written.trim().toLowerCase();
  if (identities.has(encoding)) return ok(undefined);
  if (encoding === 'quoted-printable') return ok(decodeQuotedPrintable(sent));
  if (encoding !== 'base64') return fail('transfer-unknown', { encoding });
  const read = decodeBase64(decodeLatin1(sent));
  return read.badAt === undefined ? ok(read.bytes) : fail('transfer-damaged', { encoding, byte: read.badAt + 1 });
}
