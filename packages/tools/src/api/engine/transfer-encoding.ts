import { decodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { decodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';

/** Encodings of a Content-Transfer-Encoding that leave the bytes as they are (RFC 2045, 6.2). */
const identities = new Set(['', '7bit', '8bit', 'binary']);

const [tab, lineFeed, carriageReturn, space, equals] = [9, 10, 13, 32, 61];

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
  if (encoding === 'quoted-printable') return ok(fromQuotedPrintable(sent));
  if (encoding !== 'base64') return fail('transfer-unknown', { encoding });
  const read = decodeBase64(decodeLatin1(sent));
  return read.badAt === undefined ? ok(read.bytes) : fail('transfer-damaged', { encoding, byte: read.badAt + 1 });
}

/**
 * RFC 2045, 6.7: white space at the end of a line was added on the way, an equals sign there joins the lines. One that no
 * two hexadecimal digits follow stays as it stands.
 */
function fromQuotedPrintable(sent: Uint8Array): Uint8Array {
  const decoded = new Uint8Array(sent.length);
  let length = 0;
  for (let at = 0; at < sent.length; at += 1) {
    const byte = sent[at];
    if (byte === space || byte === tab) {
      const next = afterBlanks(sent, at);
      if (next < sent.length && !isLineEnd(sent, next)) decoded[length++] = byte;
    } else if (byte === equals) {
      const next = afterBlanks(sent, at + 1);
      const escaped = String.fromCharCode(sent[at + 1] ?? 0, sent[at + 2] ?? 0);
      if (/^[\da-f]{2}$/i.test(escaped)) {
        decoded[length++] = Number.parseInt(escaped, 16);
        at += 2;
      } else if (next >= sent.length) at = sent.length;
      else if (isLineEnd(sent, next)) at = sent[next] === carriageReturn ? next + 1 : next;
      else decoded[length++] = byte;
    } else decoded[length++] = byte;
  }
  return decoded.slice(0, length);
}

function afterBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === space || bytes[at] === tab) at += 1;
  return at;
}

function isLineEnd(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === lineFeed || (bytes[at] === carriageReturn && bytes[at + 1] === lineFeed);
}
