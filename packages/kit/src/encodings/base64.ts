const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const values = new Map([...alphabet, '-', '_'].map((character, index) => [character, index < 64 ? index : index - 2]));

/** Base64 with padding, on one line (RFC 4648 section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) text += alphabet[(group >>> shift) & 63];
  }
  const missing = (3 - (bytes.length % 3)) % 3;
  return missing === 0 ? text : text.slice(0, -missing) + '='.repeat(missing);
}

/** Base64 for URLs and JWK, without padding (RFC 4648 section 5). */
export function encodeBase64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export type Decoded =
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly badAt?: undefined }
  | { readonly badAt: number };

/**
 * Decodes either alphabet. White space is skipped and padding may be missing; `badAt` is the index of the first
 * character that does not belong, or the text's length when it ends in the middle of a byte.
 */
export function decodeBase64(text: string): Decoded {
  const end = text.trimEnd().replace(/={1,2}$/, '').length;
  const bytes: number[] = [];
  let waiting = 0;
  let bits = 0;
  for (let at = 0; at < end; at += 1) {
    const value = values.get(text[at]);
    if (value === undefined) {
      if (/\s/.test(text[at])) continue;
      return { badAt: at };
    }
    waiting = ((waiting << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((waiting >>> bits) & 0xff);
  }
  return bits === 6 ? { badAt: end } : { bytes: Uint8Array.from(bytes) };
}
