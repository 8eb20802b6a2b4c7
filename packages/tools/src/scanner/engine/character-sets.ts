import { decodeBytes, decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import { guessEncodings, likeliestEncoding } from '@toolbench/kit/encodings/guess-encoding.ts';
import type { Barcode } from '@toolbench/kit/barcodes.ts';

/** Character sets that codes are written in, by their WHATWG names. */
export const characterSets = [
  ...(['utf-8', 'gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr', 'windows-1250', 'windows-1251'] as const),
  ...(['windows-1252', 'windows-1253', 'windows-1254', 'windows-874', 'iso-8859-2', 'iso-8859-5'] as const),
] as const;
export type CharacterSet = (typeof characterSets)[number];

/** A code's text, and how sure it is. */
export interface DecodedText {
  readonly text: string;
  /** Whether the character set was guessed, because neither the code nor its bytes say which one it is. */
  readonly isGuessed: boolean;
}

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80);

/** Characters for bytes; those that the set does not have become U+FFFD. */
export function decodeAs(bytes: Uint8Array, set: CharacterSet): string {
  return decodeBytes(bytes, set, { ignoreBOM: true });
}

/** As many characters as a name has: too few to weigh one language against another. */
const longestName = 3;

/**
 * How many pairs of GB 2312 the bytes beyond ASCII are, where they are two or three, most of them Chinese characters, as a
 * name has them; else 0. Western texts have single letters between those of ASCII, which do not pair.
 */
function pairsOfChineseName(bytes: Uint8Array): number {
  let [pairs, characters] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] < 0x80) continue;
    const [lead, trail] = [bytes[at], bytes[at + 1] ?? 0];
    if (lead < 0xa1 || lead > 0xf7 || trail < 0xa1 || trail > 0xfe) return 0;
    pairs += 1;
    if (lead >= 0xb0) characters += 1;
    at += 1;
  }
  return pairs >= 2 && pairs <= longestName && characters * 2 >= pairs ? pairs : 0;
}

/** So much likelier, for each pair, another encoding has to be than a Chinese name: a third of these hold rare characters. */
const likelierForEach = 2.2;

/** Letters of an alphabet as words have them: all large, or small but for the first. */
const spelt = /^(?:\P{L}|(?<!\p{L})(?:\p{Lu}+|\p{Lu}?[^\p{Lu}\P{L}]+)(?!\p{L}))*$/u;

/** The encoding of a text of which nothing says it: the likeliest, but a Chinese name where that is nearly as likely. */
function guessedEncoding(bytes: Uint8Array): string {
  const pairs = pairsOfChineseName(bytes);
  if (pairs === 0) return likeliestEncoding(bytes);
  const guesses = guessEncodings(bytes).filter(({ encoding }) => spelt.test(decodeBytes(bytes, encoding)));
  const asName = guesses.find(({ encoding }) => encoding === 'gb18030')?.cost ?? Infinity;
  const [best] = guesses;
  return best && best.cost + likelierForEach * pairs < asName ? best.encoding : 'gb18030';
}

/** The character set that a contact names for its values (vCard 2.1), where it names but one. */
function setOfContact(bytes: Uint8Array): string | undefined {
  const ascii = decodeBytes(bytes, 'latin1');
  if (!/^\s*BEGIN:VCARD/i.test(ascii)) return undefined;
  const named = new Set(
    Array.from(ascii.matchAll(/^[^:\r\n]*;CHARSET="?([\w.-]+)/gim), ([, set]) => set.toUpperCase()),
  );
  return named.size === 1 ? [...named][0] : undefined;
}

/** The text of a code, in a character set that was chosen or in the likeliest. */
export function decodedText(
  code: Pick<Barcode, 'text' | 'bytes' | 'saysCharacterSet'>,
  chosen?: CharacterSet,
): DecodedText {
  const { text, bytes, saysCharacterSet } = code;
  if (isAscii(bytes)) return { text, isGuessed: false };
  if (chosen) return { text: decodeAs(bytes, chosen), isGuessed: false };
  if (saysCharacterSet) return { text, isGuessed: false };
  const utf8 = decodeStrictly(bytes, 'utf-8', true);
  if (utf8 !== undefined) return { text: utf8, isGuessed: false };
  const said = setOfContact(bytes);
  const asSaid = said === undefined ? undefined : decodeStrictly(bytes, said, true);
  if (asSaid !== undefined) return { text: asSaid, isGuessed: false };
  const encoding = guessedEncoding(bytes);
  return { text: decodeBytes(bytes, encoding, { ignoreBOM: true }), isGuessed: true };
}
