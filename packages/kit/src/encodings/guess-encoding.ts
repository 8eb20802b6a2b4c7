import { decodesAs } from './decode-bytes.ts';
import { letterProfiles, syllabaryProfiles, type LetterEncoding, type SyllabaryProfile } from './letter-profiles.ts';
import { utf8Faults } from './utf8-faults.ts';

export type GuessedEncoding = LetterEncoding | SyllabaryProfile['encoding'];

export interface Guess {
  readonly encoding: GuessedEncoding;
  /** How improbable the bytes are as a text of it: the logarithm, so that a difference of 3 is one of twenty times. */
  readonly cost: number;
  /** Whether characters beyond ASCII stand in words of it: letters beside letters, or characters that are words. */
  readonly hasWords: boolean;
}

/** Bytes that are weighed, from the first beyond ASCII on, and those before it that show what it follows. */
const weighedLength = 16 * 1024;
const lengthBefore = 16;

/**
 * The encodings that the bytes can be, the likeliest first. Each is read as languages that are usually written in it:
 * letters that these use cost little, the others, signs within words, small letters before capitals, and letters that
 * stand in no word or beside digits cost much: there signs stand. A language must explain all of the text, so that letters of two languages side by side speak against an encoding.
 */
export function guessEncodings(bytes: Uint8Array): readonly Guess[] {
  const sample = sampleOf(bytes);
  const guesses = new Map<GuessedEncoding, Guess>();
  const note = (encoding: GuessedEncoding, weigh: (text: string) => number, words: RegExp) => {
    const text = decode(sample, encoding);
    if (text === undefined) return;
    const cost = weigh(text) + (lessUsual[encoding] ?? 0);
    const hasWords = words.test(text);
    if (!hasWords && onlyByWords.includes(encoding)) return;
    if (cost < (guesses.get(encoding)?.cost ?? Infinity)) guesses.set(encoding, { encoding, cost, hasWords });
  };
  for (const { encodings, letters } of letterProfiles) {
    for (const encoding of encodings) note(encoding, (text) => lettersCost(text, letters), wordOfLetters);
  }
  for (const profile of syllabaryProfiles) {
    note(profile.encoding, (text) => syllablesCost(text, profile), wordOfSyllables);
  }
  return [...guesses.values()].sort((a, b) => a.cost - b.cost);
}

function sampleOf(bytes: Uint8Array): Uint8Array {
  const first = Math.max(0, bytes.findIndex((byte) => byte >= 0x80) - lengthBefore);
  return bytes.subarray(first, first + weighedLength);
}

/** What a fault of UTF-8 costs: a file is as seldom damaged as it has a letter that its language does not use. */
const faultCost = 10;

/**
 * Whether bytes that are not all UTF-8 are it but for so few that the text is likelier one that was damaged or cut than
 * one in another encoding, of which the guesses may be known already.
 */
export function isDamagedUtf8(bytes: Uint8Array, guesses?: readonly Guess[]): boolean {
  if (!utf8Faults(bytes)?.areFew) return false;
  const [likeliest] = guesses ?? guessEncodings(bytes);
  const text = new TextDecoder('utf-8').decode(sampleOf(bytes));
  const whole = text.replace(/\ufffd+/g, '');
  const costs = [
    ...letterProfiles.map(({ letters }) => lettersCost(whole, letters)),
    ...syllabaryProfiles.map((profile) => syllablesCost(whole, profile)),
  ];
  const faults = utf8Faults(sampleOf(bytes))?.count ?? 0;
  return Math.min(...costs) + faults * faultCost <= (likeliest?.cost ?? Infinity);
}

/** A letter beyond ASCII beside another letter. */
const wordOfLetters = /\p{L}(?=[^\0-\x7f])\p{L}|(?=[^\0-\x7f])\p{L}\p{L}/u;
/** A syllable or a character that is a word; half-width kana are letters. */
const wordOfSyllables = /[\uff61-\uff9f]{2}|(?=[^\0-\x7f\uff61-\uff9f])\p{L}/u;

/** Rare ones, for which nothing speaks but words: signs alone are those of encodings in wide use. */
const onlyByWords: readonly GuessedEncoding[] = [
  'iso-8859-5',
  'iso-8859-7',
  'macintosh',
  'windows-874',
  'windows-1258',
];

/** What an encoding costs beforehand because fewer files are written in it. */
const lessUsual: Readonly<Partial<Record<GuessedEncoding, number>>> = {
  'iso-8859-15': 1.5,
  'windows-1254': 0.5,
  'windows-1255': 0.5,
  'windows-1256': 0.5,
  'windows-1257': 1,
  'windows-1258': 1,
  'windows-874': 0.5,
  macintosh: 3,
  'iso-8859-2': 1.5,
  'iso-8859-5': 2,
  'iso-8859-7': 1,
  'koi8-r': 1,
  'koi8-u': 1.5,
  ibm866: 2,
  'euc-jp': 1,
  'euc-kr': 1,
};

/** Of the encodings that are not UTF-8; every byte is a character of it. */
export const mostUsedEncoding = 'windows-1252';

/**
 * The encoding in which bytes that are not all UTF-8 make the likeliest text: UTF-8 where few of them are not, the most used
 * one where they make none.
 */
export function likeliestEncoding(bytes: Uint8Array): GuessedEncoding | 'utf-8' {
  const guesses = guessEncodings(bytes);
  if (isDamagedUtf8(bytes, guesses)) return 'utf-8';
  return guesses.find(({ encoding }) => decodesAs(bytes, encoding))?.encoding ?? mostUsedEncoding;
}

/** The cost of a text that was decoded by other means, as one in a western language. */
export const westernCost = (text: string): number =>
  Math.min(
    ...letterProfiles
      .filter(({ encodings }) => encodings.includes(mostUsedEncoding))
      .map(({ letters }) => lettersCost(text, letters)),
  );

function decode(bytes: Uint8Array, encoding: GuessedEncoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

/** Signs that Unicode counts as letters stand where signs do, beside digits. */
const letter = /(?![ªºµ])\p{L}/u;
const combining = /\p{M}/u;
const noCharacter = /\p{Cn}|\p{Co}/u;
const latin = /\p{Script=Latin}/u;
const digit = /\d/;
/** Signs of prose and prices that tables in any language hold. */
const usualSigns = '©®™€£§¿¡ªºµ¼½¾°–—’‘“”„…«»²³·№\u00a0';

function lettersCost(text: string, letters: string): number {
  let cost = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) cost += letterCost(text[at], text[at - 1] ?? '', text[at + 1] ?? '', letters);
  }
  return cost;
}

function letterCost(character: string, before: string, after: string, letters: string): number {
  if (character < '\u00a0' || noCharacter.test(character)) return 20;
  if (combining.test(character) && !letter.test(before) && !combining.test(before)) return 20;
  if (boxDrawing.test(character)) return 14;
  const isMark = combining.test(character) && letters.includes(character);
  if (!isMark && !letter.test(character))
    return (
      (usualSigns.includes(character) ? 5 : 8) +
      (letter.test(before) && letter.test(after) && character !== '’' ? 4 : 0)
    );
  const small = character.toLowerCase();
  const rank = letters.includes(character) ? letters.indexOf(character) : letters.indexOf(small);
  // Alphabets of their own write nearly every letter, the Latin one only some, beside ASCII.
  const isLatin = latin.test(isMark ? before : character);
  let cost = rank < 0 ? 10 : isLatin ? 2.5 + rank * 0.2 : 2 + rank * 0.1;
  const isAlone = !isMark && !letter.test(before) && !letter.test(after);
  // A letter alone is a capital as often as not.
  if (small !== character && !isAlone) cost += !letter.test(before) ? 1 : before === before.toLowerCase() ? 5 : 0.2;
  if (letter.test(before) && latin.test(before) !== isLatin) cost += 6;
  if (!isLatin && asciiLetter.test(after)) cost += 6;
  if (small === character && /[A-Z]/.test(after)) cost += 5;
  if (isAlone) {
    // Words of one letter are more usual in other alphabets; beside digits stand signs rather than letters.
    cost += (isLatin ? 5 : 3) + (digit.test(before) || digit.test(after) ? 3 : 0);
  }
  if (isLatin && before >= '\u0080' && letter.test(before)) cost += 1;
  return cost;
}

/** What drew frames on screens of text; no table has it in a cell. */
const boxDrawing = /[\u2500-\u259f]/;
const asciiLetter = /[a-z]/i;
const kana = /[\u3040-\u30ff]/;
const halfKana = /[\uff61-\uff9f]/;
const hangul = /[\uac00-\ud7a3]/;
const han = /\p{Script=Han}/u;
const wideSigns = '、。，：；（）！？《》「」・ー“”‘’￥％　—…';

function syllablesCost(text: string, profile: SyllabaryProfile): number {
  const characters = [...text];
  let cost = 0;
  for (const [at, character] of characters.entries()) {
    if (character < '\u0080') continue;
    const before = asciiLetter.test(characters[at - 1] ?? '');
    const after = asciiLetter.test(characters[at + 1] ?? '');
    cost += syllableCost(character, profile) + (before && after ? 5 : 0);
    if (halfKana.test(character) && (before || after)) cost += 4;
    // Half-width kana are letters: one alone is no word.
    if (halfKana.test(character) && ![characters[at - 1], characters[at + 1]].some(isJapaneseLetter)) cost += 5;
  }
  return cost;
}

const isJapaneseLetter = (character = '') => [kana, halfKana, han].some((letters) => letters.test(character));

function syllableCost(character: string, { encoding, ranks }: SyllabaryProfile): number {
  const isJapanese = encoding === 'shift_jis' || encoding === 'euc-jp';
  if (wideSigns.includes(character)) return 5.5;
  if (isJapanese && halfKana.test(character)) return 4.5;
  if (kana.test(character)) return isJapanese ? 4.5 : 11;
  const rank = ranks.get(character);
  // The frequency of characters falls about as the root of their rank.
  if (rank !== undefined) return 3 + 0.6 * Math.log(rank + 1);
  if (encoding === 'euc-kr' && hangul.test(character)) return 8.5;
  if (!han.test(character)) return 14;
  if (encoding === 'euc-kr') return 12;
  return character < '\u4e00' || character > '\u9fff' ? 16 : 8.6;
}
