import { type Result, fail, ok } from '@toolbench/kit/result.ts';
import { placeOf } from '@toolbench/kit/text.ts';
import { decodeBase64, encodeBase64 } from '@toolbench/kit/encodings/base64.ts';

/** Bytes between BEGIN and END lines (RFC 7468), Base64 in lines of `width` characters. */
export function pemText(label: string, bytes: Uint8Array, width = 64): string {
  const body = encodeBase64(bytes).replace(new RegExp(`.{${width}}(?!$)`, 'g'), '$&\n');
  return `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----\n`;
}

export interface PemBlock {
  readonly label: string;
  /** Lines such as `Proc-Type: 4,ENCRYPTED` before the Base64 (RFC 1421 section 4.6). */
  readonly headers: ReadonlyMap<string, string>;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Index of the BEGIN line's first character. */
  readonly start: number;
}

export type PemFailure = 'pem-end' | 'pem-base64' | 'pem-begin';

/**
 * All blocks of a text, in order; anything around them is passed over. Takes the four hyphens of SSH2 public keys
 * (RFC 4716) as well.
 */
export function readPemBlocks(text: string): Result<readonly PemBlock[], PemFailure> {
  const blocks: PemBlock[] = [];
  const begin = /-----BEGIN ([^\r\n]{1,64}?)-----|---- BEGIN (SSH2 PUBLIC KEY) ----/g;
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    const label = match[1] ?? match[2];
    const endLine = match[1] === undefined ? `---- END ${label} ----` : `-----END ${label}-----`;
    const end = text.indexOf(endLine, begin.lastIndex);
    if (end < 0) return fail('pem-end', { label }, placeOf(text, match.index));
    const block = readBlock(text, begin.lastIndex, end);
    if (!block.ok) return block;
    blocks.push({ label, start: match.index, ...block.value });
    begin.lastIndex = end + endLine.length;
  }
  const stray = text.indexOf('-----END ');
  if (blocks.length === 0 && stray >= 0) return fail('pem-begin', undefined, placeOf(text, stray));
  return ok(blocks);
}

function readBlock(text: string, from: number, to: number): Result<Pick<PemBlock, 'headers' | 'bytes'>, PemFailure> {
  const headers = new Map<string, string>();
  let at = from;
  // A header that ends in a backslash goes on in the next line (RFC 4716 section 3.3).
  const header = /\s*([A-Za-z][\w-]*):[ \t]*((?:\\\r?\n|[^\r\n])*)\r?\n/y;
  header.lastIndex = at;
  for (let match = header.exec(text); match && header.lastIndex <= to; match = header.exec(text)) {
    headers.set(match[1], match[2].replace(/\\\r?\n/g, ''));
    at = header.lastIndex;
  }
  const decoded = decodeBase64(text.slice(at, to));
  if (decoded.badAt === undefined) return ok({ headers, bytes: decoded.bytes });
  const offset = at + decoded.badAt;
  return fail('pem-base64', { character: text.slice(offset, offset + 1) }, placeOf(text, offset));
}
