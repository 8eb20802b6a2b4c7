import { toHex } from '@toolbench/kit/encodings/hex.ts';
import { encodeBase64Url } from '@toolbench/kit/encodings/base64.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import type { options } from '../options.ts';

export type GenerateCode = 'no-characters' | 'too-short';

export interface Generated {
  readonly values: readonly string[];
  /** One on each line. */
  readonly text: string;
  /** The entropy of each: the binary logarithm of how many there could have been, all equally likely. */
  readonly bits: number;
}

type Options = OptionValues<typeof options>;

const classes = {
  lower: 'abcdefghijklmnopqrstuvwxyz',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digits: '0123456789',
  symbols: '!#$%&()*+,-./:;<=>?@[]^_{|}~',
};

const lookAlikes = /[0O1lI|]/g;

/** A number from 0 up to but without a bound, each equally likely: draws that would favour some are thrown away. */
function drawBelow(bound: number, context: EngineContext): number {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const [a, b, c, d] = context.random(4);
    const drawn = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
    if (drawn < fair) return drawn % bound;
  }
}

/** The binary logarithm of a whole number of any size. */
function log2(value: bigint): number {
  const digits = value.toString(2);
  return digits.length - 1 + Math.log2(Number(`0b${digits.slice(0, 53)}`) / 2 ** (Math.min(digits.length, 53) - 1));
}

/**
 * How many passwords of a length have a character of every class: those of all characters, less those without one of the
 * classes, and so on (inclusion and exclusion).
 */
function countOf(sizes: readonly number[], length: number): bigint {
  let count = 0n;
  for (let without = 0; without < 2 ** sizes.length; without += 1) {
    const left = sizes.filter((_, index) => !(without & (1 << index)));
    const part = BigInt(left.reduce((sum, size) => sum + size, 0)) ** BigInt(length);
    count += (sizes.length - left.length) % 2 === 0 ? part : -part;
  }
  return count;
}

const finished = (values: readonly string[], bits: number): Result<Generated, never> =>
  ok({ values, text: values.join('\n'), bits: Math.round(bits * 10) / 10 });

/** Passwords with at least one character of every chosen class, each such password equally likely. */
export function makePasswords(_: unknown, chosen: Options, context: EngineContext): Result<Generated, GenerateCode> {
  const names = (['lower', 'upper', 'digits', 'symbols'] as const).filter((name) => chosen[name]);
  const sets = names.map((name) => (chosen.distinct ? classes[name].replace(lookAlikes, '') : classes[name]));
  if (sets.length === 0) return fail('no-characters');
  if (chosen.length < sets.length) return fail('too-short', { least: sets.length });
  const alphabet = sets.join('');
  const draw = (): string => {
    // A password that lacks a class is drawn again as a whole; mending it would make some likelier than others.
    for (;;) {
      const drawn = Array.from({ length: chosen.length }, () => alphabet[drawBelow(alphabet.length, context)]);
      if (sets.every((set) => drawn.some((character) => set.includes(character)))) return drawn.join('');
    }
  };
  const sizes = sets.map((set) => set.length);
  return finished(Array.from({ length: chosen.count }, draw), log2(countOf(sizes, chosen.length)));
}

/** Words of a list, each equally likely. What stands between them and capitals are no secret, so they add nothing. */
export async function makePhrases(
  _: unknown,
  chosen: Options,
  context: EngineContext,
): Promise<Result<Generated, never>> {
  const { wordlist } =
    chosen.wordList === 'english'
      ? await import('@scure/bip39/wordlists/english.js')
      : await import('@scure/bip39/wordlists/simplified-chinese.js');
  const word = () => {
    const drawn = wordlist[drawBelow(wordlist.length, context)];
    return chosen.capitals ? drawn[0].toUpperCase() + drawn.slice(1) : drawn;
  };
  const phrase = () => Array.from({ length: chosen.words }, word).join(chosen.separator);
  return finished(Array.from({ length: chosen.count }, phrase), chosen.words * Math.log2(wordlist.length));
}

/** Random bytes for keys and sessions of programs. */
export function makeTokens(_: unknown, chosen: Options, context: EngineContext): Result<Generated, never> {
  const token = () => {
    const bytes = context.random(chosen.bytes);
    return chosen.writing === 'hex' ? toHex(bytes) : encodeBase64Url(bytes);
  };
  return finished(Array.from({ length: chosen.count }, token), chosen.bytes * 8);
}
