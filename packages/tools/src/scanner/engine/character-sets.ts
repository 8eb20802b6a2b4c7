import { decodeBytes, decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import { likeliestEncoding } from '@toolbench/kit/encodings/guess-encoding.ts';
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
 * Whether the bytes beyond ASCII are two or three pairs of GB 2312, most of them Chinese characters: a name, for which
 * letters of other languages would be as likely. Western texts have single letters between those of ASCII, which do not pair.
 */
function looksLikeChineseName(bytes: Uint8Array): boolean {
  let [pairs, characters] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] < 0x80) continue;
    const [lead, trail] = [bytes[at], bytes[at + 1] ?? 0];
    if (lead < 0xa1 || lead > 0xf7 || trail < 0xa1 || trail > 0xfe) return false;
    pairs += 1;
    if (lead >= 0xb0) characters += 1;
    at += 1;
  }
  return pairs >= 2 && pairs <= longestName && characters * 2 >= pairs;
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
  const encoding = looksLikeChineseName(bytes) ? 'gb18030' : likeliestEncoding(bytes);
  return { text: decodeBytes(bytes, encoding, { ignoreBOM: true }), isGuessed: true };
}
