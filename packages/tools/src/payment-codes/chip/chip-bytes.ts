import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { placeOf } from '@toolbench/kit/text.ts';

export type ChipTextCode = 'empty' | 'not-hex' | 'odd-hex';

/** EMV QRCPS Consumer-Presented Mode 4.4: Base64 of data that begins with the tag 85 and "CPV01". */
const consumerCode = /^hQVDUFYwM[A-Za-z\d+/]+={0,2}$/;

/** Chip data as it is usually copied: hex with spaces, colons or line breaks, or a consumer-presented code in Base64. */
export function chipBytes(text: string): Result<Uint8Array, ChipTextCode> {
  const trimmed = text.trim();
  if (consumerCode.test(trimmed)) return ok(fromBase64(trimmed));
  const wrong = /[^\dA-Fa-f\s:-]/.exec(text);
  if (wrong)
    return fail(
      'not-hex',
      { found: String.fromCodePoint(text.codePointAt(wrong.index) ?? 0) },
      placeOf(text, wrong.index),
    );
  const digits = text.replace(/[\s:-]/g, '');
  if (digits === '') return fail('empty');
  if (digits.length % 2 === 1) return fail('odd-hex', { digits: digits.length });
  const bytes = new Uint8Array(digits.length / 2);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  return ok(bytes);
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function fromBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let buffer = 0;
  for (let index = 0, written = 0; index < digits.length; index += 1) {
    buffer = ((buffer << 6) | alphabet.indexOf(digits[index])) & 0xffffff;
    if (index % 4 !== 0) {
      bytes[written] = (buffer >> (6 - (index % 4) * 2)) & 0xff;
      written += 1;
    }
  }
  return bytes;
}
