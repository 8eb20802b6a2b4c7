import type { CharacterSet } from './engine/character-sets.ts';
import { decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import { foundCode, withJoined, type FoundCode } from './engine/found-code.ts';
import { codeWithoutCardNumbers, type Hiding } from './engine/hiding.ts';

/** A code as it is given outside the page, as far as its part of a set goes. */
export interface GivenCode {
  readonly format: string;
  readonly text: string;
  readonly hex?: string;
  readonly part?: number;
  readonly parts?: number;
  readonly set?: string;
  readonly guessed?: true;
  readonly errorCorrection?: string;
  readonly symbologyIdentifier?: string;
}

/** A set of codes that is spread over several pictures and of which something keeps it from being joined. */
export interface UnjoinedSet {
  readonly of: number;
  /** Numbers of the parts that are in none of the pictures. */
  readonly missing: readonly number[];
  /** Whether a part hides numbers, so that its bytes are not given. */
  readonly isHidden: boolean;
}

/** What the codes of several pictures say together. */
export interface JoinedPictures {
  readonly codes: readonly (FoundCode & Hiding)[];
  readonly unjoined: readonly UnjoinedSet[];
}

/** How a code that was read is to be read again with others. */
interface JoinOptions {
  readonly characterSet?: string;
  readonly showCardNumbers?: boolean;
}

const setOf = ({ format, parts, set }: GivenCode) => [format, parts, set].join(' ');

/** Joins sets of codes whose parts are in several pictures; those that one picture has whole were joined there. */
export function joinPictures(
  pictures: readonly (readonly GivenCode[])[],
  { characterSet, showCardNumbers }: JoinOptions,
): JoinedPictures {
  const chosen = characterSet === 'auto' ? undefined : (characterSet as CharacterSet | undefined);
  const codes: FoundCode[] = [];
  const unjoined: UnjoinedSet[] = [];
  for (const key of new Set(pictures.flat().filter(isPart).map(setOf))) {
    const each = pictures.map((picture) => picture.filter((code) => isPart(code) && setOf(code) === key));
    if (each.some((found) => missingOf(found).length === 0)) continue;
    const found = each.flat();
    const missing = missingOf(found);
    const isHidden = found.some(({ hex }) => hex === undefined);
    if (missing.length > 0 || isHidden) unjoined.push({ of: found[0].parts ?? 0, missing, isHidden });
    else
      codes.push(
        ...withJoined(
          found.map((code) => readAgain(code, chosen)),
          chosen,
        ).filter((code) => code.joined),
      );
  }
  return { codes: showCardNumbers ? codes : codes.map(codeWithoutCardNumbers), unjoined };
}

/** Of a set of codes that says how many they are. */
const isPart = ({ part, parts = 0 }: GivenCode) => part !== undefined && parts > 1;

/** Numbers from one on of which no code is among the parts of a set. */
function missingOf(found: readonly GivenCode[]): readonly number[] {
  const [{ parts = 0 } = {}] = found;
  const numbers = Array.from({ length: Math.max(parts, 1) }, (_, at) => at + 1);
  return numbers.filter((number) => !found.some(({ part }) => part === number));
}

/** A code out of what was given of it. */
function readAgain(code: GivenCode, chosen?: CharacterSet): FoundCode {
  const { format, text, hex = '', part = 1, parts = 0, set = '', guessed, errorCorrection = '' } = code;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const saysCharacterSet = !guessed && decodeStrictly(bytes, 'utf-8', true) !== text;
  const { symbologyIdentifier } = code;
  return foundCode(
    {
      format,
      text,
      bytes,
      errorCorrection,
      corners: [],
      part: { number: part, of: parts, set },
      ...(saysCharacterSet && { saysCharacterSet }),
      ...(symbologyIdentifier !== undefined && { symbologyIdentifier }),
    },
    chosen,
  );
}
