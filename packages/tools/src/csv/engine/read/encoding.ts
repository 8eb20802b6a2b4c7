import { markedEncoding } from '@toolbench/kit/encodings/byte-order-mark.ts';
import { syllabaryProfiles } from '@toolbench/kit/encodings/letter-profiles.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import type { Encoding } from '../../encodings.ts';
import { isIso2022Jp } from '@toolbench/kit/encodings/iso-2022-jp.ts';
import { decodesAs } from '@toolbench/kit/encodings/decode-bytes.ts';
import {
  guessEncodings,
  isDamagedUtf8,
  mostUsedEncoding,
  type Guess,
} from '@toolbench/kit/encodings/guess-encoding.ts';

export interface DetectedEncoding {
  readonly encoding: Encoding;
  /** Whether the bytes begin with a byte-order mark. */
  readonly bom: boolean;
  /** Whether all the bytes were tried and found to be text of the encoding. */
  readonly tried: boolean;
  /** Another encoding that the bytes may as well be in, and a word that both read differently. */
  readonly doubt?: EncodingDoubt;
}

export interface EncodingDoubt {
  readonly encoding: Encoding;
  readonly word: string;
  readonly otherWord: string;
}

export type BinaryCode = 'workbook' | 'not-text';

/** Where the kind of a file shows: enough for the first rows of any table. */
const probeLength = 64 * 1024;

/**
 * The encoding of a text file's bytes: a byte-order mark, else zero bytes in the even or odd places (UTF-16), else
 * UTF-8 over the whole length but for very few bytes, else the encoding in which the letters make the likeliest text.
 * Fails for workbooks and for other files with zero bytes.
 */
export function detectEncoding(bytes: Uint8Array): Result<DetectedEncoding, BinaryCode> {
  const marked = markedEncoding(bytes);
  if (marked) return ok({ encoding: marked, bom: true, tried: false });
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return fail('workbook');
  const isUtf8 = decodesAs(bytes, 'utf-8');
  const probe = bytes.subarray(0, probeLength);
  const zeros = countZeros(probe);
  // UTF-16 has a zero byte for every ASCII character; as UTF-8 it is valid only where there is hardly anything else.
  const least = (probe.length / 2) * (isUtf8 ? 0.6 : 0.2);
  if (zeros.even === 0 && zeros.odd > least) return ok({ encoding: 'utf-16le', bom: false, tried: false });
  if (zeros.odd === 0 && zeros.even > least) return ok({ encoding: 'utf-16be', bom: false, tried: false });
  if (zeros.even + zeros.odd > (isUtf8 ? probe.length / 4 : 0)) return fail('not-text');
  if (isUtf8) return ok({ encoding: isIso2022Jp(bytes) ? 'iso-2022-jp' : 'utf-8', bom: false, tried: true });
  const guesses = guessEncodings(bytes);
  if (isDamagedUtf8(bytes, guesses)) return ok({ encoding: 'utf-8', bom: false, tried: false });
  const [likeliest, ...others] = guesses.filter(({ encoding }) => decodesAs(bytes, encoding));
  if (likeliest === undefined) return ok({ encoding: mostUsedEncoding, bom: false, tried: true });
  const isNear = ({ cost }: Guess) => cost - likeliest.cost < leastCertain;
  // Where no word speaks for an encoding, the most used one may be meant however the figures stand.
  const isMostUsed = ({ encoding }: Guess) => !likeliest.hasWords && encoding === mostUsedEncoding;
  const mayBeWord = isOneWord(bytes) && !isSyllabary(likeliest);
  const isWord = (guess: Guess) => mayBeWord && isSyllabary(guess) && guess.cost - likeliest.cost < leastCertainOfWord;
  const between = ({ encoding }: Guess) => doubtBetween(bytes, likeliest.encoding, encoding);
  const doubt =
    others.filter(isMostUsed).map(between).find(Boolean) ??
    others
      .filter(isWord)
      .map(between)
      .find((word) => word && !besideAscii.test(word.otherWord)) ??
    others.filter(isNear).map(between).find(Boolean);
  return ok({ encoding: likeliest.encoding, bom: false, tried: true, ...(doubt && { doubt }) });
}

/** The difference of costs below which another encoding is told: it is less than ten times as unlikely. */
const leastCertain = Math.log(10);
/** The same for characters of two bytes where one word is all there is: the rank of a character says little of a name. */
const leastCertainOfWord = 7;
const bytesOfWord = 8;
const shownWord = 20;

const isSyllabary = ({ encoding }: Guess) => syllabaryProfiles.some((profile) => profile.encoding === encoding);

/** No such word has letters of ASCII in it. */
const besideAscii = /[a-z][^\0-\x7f]|[^\0-\x7f][a-z]/i;

/** Whether so few bytes are beyond ASCII that they can be one word. */
function isOneWord(bytes: Uint8Array): boolean {
  let count = 0;
  for (let at = 0; at < bytes.length && count <= bytesOfWord; at += 1) if (bytes[at] >= 0x80) count += 1;
  return count <= bytesOfWord;
}

/** The first line with letters that the two read differently; undefined where there is none. */
function doubtBetween(bytes: Uint8Array, encoding: Encoding, other: Encoding): EncodingDoubt | undefined {
  const at = Math.max(
    0,
    bytes.findIndex((byte) => byte >= 0x80),
  );
  const start = Math.max(bytes.lastIndexOf(0x0a, at), bytes.lastIndexOf(0x0d, at)) + 1;
  const part = bytes.subarray(Math.max(start, at - shownWord), at + probeLength);
  const [one, two] = [encoding, other].map((name) =>
    new TextDecoder(name).decode(part, { stream: true }).split(/[\r\n]/),
  );
  const line = one.findIndex((text, index) => text !== two[index]);
  if (line < 0) return undefined;
  return { encoding: other, word: wordOf(one[line]), otherWord: wordOf(two[line] ?? '') };
}

/** The cell of a line in which its first letter beyond ASCII stands. */
function wordOf(line: string): string {
  const word = line.split(/[,;|\t"]/).find((cell) => /[^\0-\x7f]/.test(cell)) ?? line;
  return word.trim().slice(0, shownWord).toWellFormed();
}

function startsWith(bytes: Uint8Array, ...signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function countZeros(bytes: Uint8Array): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 };
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1;
  return zeros;
}
