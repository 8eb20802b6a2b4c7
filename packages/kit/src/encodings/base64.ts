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

/** Where a text is no Base64 that an encoder has written. */
interface Base64Fault {
  /** Index of the first character that is wrong; the text's length where it ends too early or its padding is not its own. */
  readonly at: number;
  /** The character that an encoder writes there, where bits that belong to no byte are not zero. */
  readonly expected?: string;
}

const lineEnd = /\r\n|[\r\n]/g;

/**
 * What is wrong with a text that has to be Base64 and nothing else: words must not be taken for bytes. Either alphabet
 * does, padding may be missing altogether, and line ends stand between lines of one length.
 */
export function findBase64Fault(text: string): Base64Fault | undefined {
  const written = text.trimEnd();
  const letters = written.replace(/={1,2}$/, '');
  const foreign = letters.search(/[^\w+/\r\n-]/);
  if (foreign >= 0) return { at: foreign };
  const broken = unevenLine(written);
  if (broken !== undefined) return { at: broken };
  const count = letters.replace(lineEnd, '').length;
  const rest = count % 4;
  const padding = written.length - letters.length;
  if (rest === 1 || (padding > 0 && rest + padding !== 4)) return { at: written.length };
  const at = letters.trimEnd().length - 1;
  const last = values.get(letters[at]) ?? 0;
  const unused = rest === 0 ? 0 : last & (rest === 2 ? 15 : 3);
  return unused === 0 ? undefined : { at, expected: alphabet[last - unused] };
}

/** The index of the end of the first line that is not as long as the first one; the last line may be shorter. */
function unevenLine(text: string): number | undefined {
  let start = 0;
  let length: number | undefined;
  let end = text.length;
  for (const match of text.matchAll(lineEnd)) {
    end = match.index;
    length ??= end - start;
    if (end - start !== length) return end;
    start = end + match[0].length;
  }
  return length !== undefined && text.length - start > length ? end : undefined;
}
