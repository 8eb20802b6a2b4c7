import { type Failure, type Place, type Result, fail, ok } from '@toolbench/kit/result.ts';
import { createTextPlaces } from '@toolbench/kit/text-places.ts';
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
  /** Index behind the END line. */
  readonly end: number;
}

/** A BEGIN line of which no block could be made. */
export interface BrokenBlock {
  readonly failure: Failure<PemFailure>;
  readonly start: number;
  readonly end: number;
}

export type PemFailure = 'pem-end' | 'pem-base64' | 'pem-begin';

/**
 * All blocks of a text, in order, the broken ones with what is wrong; anything around them is passed over. Takes the
 * four hyphens of SSH2 public keys (RFC 4716) as well.
 */
export function readPemParts(text: string): readonly (PemBlock | BrokenBlock)[] {
  const parts: (PemBlock | BrokenBlock)[] = [];
  let places: ReturnType<typeof createTextPlaces> | undefined;
  const placeAt = (offset: number) => (places ??= createTextPlaces(text))(offset);
  const begins = [...text.matchAll(/-----BEGIN ([^\r\n]{1,64}?)-----|---- BEGIN (SSH2 PUBLIC KEY) ----/g)];
  for (const [index, match] of begins.entries()) {
    const [{ length }, long, short = ''] = match;
    const label = long ?? short;
    const endLine = long === undefined ? `---- END ${label} ----` : `-----END ${label}-----`;
    const start = match.index;
    const next = begins[index + 1]?.index ?? text.length;
    const close = text.slice(start, next).indexOf(endLine);
    if (close < 0) {
      parts.push({ failure: fail('pem-end', { label }, placeAt(start)), start, end: start + length });
      continue;
    }
    const end = start + close + endLine.length;
    const block = readBlock(text, start + length, start + close, placeAt);
    parts.push(block.ok ? { label, start, end, ...block.value } : { failure: block, start, end });
  }
  const stray = text.indexOf('-----END ');
  if (parts.length === 0 && stray >= 0) {
    parts.push({ failure: fail('pem-begin', undefined, placeAt(stray)), start: stray, end: text.length });
  }
  return parts;
}

function readBlock(
  text: string,
  from: number,
  to: number,
  placeAt: (offset: number) => Place,
): Result<Pick<PemBlock, 'headers' | 'bytes'>, PemFailure> {
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
  return fail('pem-base64', { character: text.slice(offset, offset + 1) }, placeAt(offset));
}
