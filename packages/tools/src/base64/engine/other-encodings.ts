import { base32Value, encodeBase32 } from '@toolbench/kit/encodings/base32.ts';
import { textToBytes } from '@toolbench/kit/text.ts';
import type { OtherEncoding } from '../options.ts';
import type { Refusal } from './decode.ts';

/** Encodings over single ASCII characters; what is wrong is told by its index. */
interface Codec {
  readonly encode: (bytes: Uint8Array) => string;
  readonly decode: (characters: Uint8Array) => Uint8Array<ArrayBuffer> | Refusal;
}

const equalsSign = 0x3d;

const base32: Codec = {
  encode: encodeBase32,
  decode: (characters) => {
    const first = characters.indexOf(equalsSign);
    const body = first < 0 ? characters : characters.subarray(0, first);
    const behind = characters.subarray(body.length).findIndex((character) => character !== equalsSign);
    if (behind >= 0) return { fault: 'padding', at: body.length + behind };
    const bytes = new Uint8Array(Math.floor((body.length * 5) / 8));
    let [waiting, bits, written] = [0, 0, 0];
    for (const [at, character] of body.entries()) {
      const value = base32Value(character);
      if (value === undefined) return { fault: 'character', at };
      waiting = ((waiting << 5) | value) & 0xfff;
      bits += 5;
      if (bits < 8) continue;
      bits -= 8;
      bytes[written++] = waiting >>> bits;
    }
    // Five bits or more that make no byte are a character too many.
    if (bits >= 5) return { fault: 'length', at: body.length - 1 };
    // Padding may be missing, but not be of another length than that which fills the group.
    const paddings = characters.length - body.length;
    const isFilled = characters.length % 8 === 0 && paddings < 8;
    return paddings === 0 || isFilled ? bytes : { fault: 'padding', at: body.length };
  },
};

/** Without 0, O, I and l, as Bitcoin has it. */
const base58Alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A number by its digits in one base, in another one. The time grows with the square of their count. */
function inBase(digits: readonly number[], from: number, to: number): number[] {
  const result: number[] = [];
  for (const digit of digits) {
    let carry = digit;
    for (let at = 0; at < result.length; at += 1) {
      carry += result[at] * from;
      result[at] = carry % to;
      carry = Math.floor(carry / to);
    }
    for (; carry > 0; carry = Math.floor(carry / to)) result.push(carry % to);
  }
  return result.reverse();
}

/** Zeros in front stand for themselves: a number would lose them. */
function withZeros(digits: readonly number[], from: number, to: number): number[] {
  const first = digits.findIndex((digit) => digit !== 0);
  const count = first < 0 ? digits.length : first;
  return [...digits.slice(0, count), ...inBase(digits.slice(count), from, to)];
}

const base58: Codec = {
  encode: (bytes) =>
    withZeros([...bytes], 256, 58)
      .map((digit) => base58Alphabet[digit])
      .join(''),
  decode: (characters) => {
    const digits = Array.from(characters, (character) => base58Alphabet.indexOf(String.fromCharCode(character)));
    const wrong = digits.indexOf(-1);
    return wrong < 0 ? Uint8Array.from(withZeros(digits, 58, 256)) : { fault: 'character', at: wrong };
  },
};

const [ascii85First, ascii85Base, fourZeros] = [0x21, 85, 0x7a];

/** Four bytes as five characters, of fewer bytes one character more than bytes. */
export function ascii85Group(bytes: Uint8Array): string {
  let value = 0;
  for (let index = 0; index < 4; index += 1) value = value * 256 + (bytes[index] ?? 0);
  let group = '';
  for (; group.length < 5; value = Math.floor(value / ascii85Base)) {
    group = String.fromCharCode((value % ascii85Base) + ascii85First) + group;
  }
  return bytes.length === 4 && group === '!!!!!' ? 'z' : group.slice(0, bytes.length + 1);
}

/** Adobe's form (PostScript Language Reference, 3.13.3): z for four zeros; `<~` and `~>` around it may be there. */
const ascii85: Codec = {
  encode: (bytes) => {
    let text = '';
    for (let at = 0; at < bytes.length; at += 4) text += ascii85Group(bytes.subarray(at, at + 4));
    return text;
  },
  decode: (characters) => {
    const isAt = (index: number, two: string) => String.fromCharCode(...characters.subarray(index, index + 2)) === two;
    const start = isAt(0, '<~') ? 2 : 0;
    const end = Math.max(start, characters.length - (isAt(characters.length - 2, '~>') ? 2 : 0));
    const bytes = new Uint8Array((end - start) * 4);
    let [written, value, held] = [0, 0, 0];
    for (let at = start; at < end; at += 1) {
      const character = characters[at];
      if (character === fourZeros) {
        if (held > 0) return { fault: 'group', at };
        written += 4;
        continue;
      }
      const digit = character - ascii85First;
      if (digit < 0 || digit >= ascii85Base) return { fault: 'character', at };
      value = value * ascii85Base + digit;
      held += 1;
      if (held < 5 && at + 1 < end) continue;
      if (held === 1) return { fault: 'length', at };
      for (let left = held; left < 5; left += 1) value = value * ascii85Base + ascii85Base - 1;
      if (value > 0xffffffff) return { fault: 'group', at };
      for (let index = 0; index < held - 1; index += 1) bytes[written++] = Math.floor(value / 256 ** (3 - index));
      [value, held] = [0, 0];
    }
    return bytes.slice(0, written);
  },
};

const codecs: Readonly<Record<OtherEncoding, Codec>> = { base32, base58, ascii85 };

/** Bytes in an encoding other than Base64, as ASCII bytes. */
export function encodeOther(
  bytes: Uint8Array,
  encoding: OtherEncoding,
  { padding, lineLength }: { readonly padding: boolean; readonly lineLength: number },
): Uint8Array {
  const text = codecs[encoding].encode(bytes);
  const written = padding ? text : text.replace(/=+$/, '');
  const lines = lineLength > 0 ? (written.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []) : [written];
  return textToBytes(lines.join('\n'));
}

const [lastBlank, hyphen] = [0x20, 0x2d];

/**
 * The bytes that a text in such an encoding stands for, or its first fault by the byte offset in the text. White space is
 * nothing, and between groups of Base32 hyphens are.
 */
export function decodeOther(source: Uint8Array, encoding: OtherEncoding): Uint8Array<ArrayBuffer> | Refusal {
  const isGap = (byte: number) => byte <= lastBlank || (encoding === 'base32' && byte === hyphen);
  const bytes = codecs[encoding].decode(source.filter((byte) => !isGap(byte)));
  if (!('fault' in bytes)) return bytes;
  let left = bytes.at;
  const at = source.findIndex((byte) => !isGap(byte) && left-- === 0);
  return { ...bytes, at };
}
