import type { EngineContext } from '@toolbench/kit/context.ts';
import { type Result, fail, ok } from '@toolbench/kit/result.ts';
import type { IdSource } from './id-source.ts';
import { randomBytes } from './random-bytes.ts';

export type AlphabetFailure = 'alphabet-short' | 'alphabet-repeats' | 'alphabet-character';

/**
 * NanoIDs: `length` characters, each drawn with equal chance. A random byte is cut to as many bits as the alphabet needs
 * and drawn again when it points beyond its end, because a remainder would favour the first characters.
 * The alphabet is 2 to 91 different visible ASCII characters without quotation marks and backslash, so that an identifier
 * stands in JSON and SQL as it is.
 */
export function nanoidSource(
  { alphabet, length }: { readonly alphabet: string; readonly length: number },
  context: EngineContext,
): Result<IdSource, AlphabetFailure> {
  const fault = alphabetFault(alphabet);
  if (fault) return fault;
  const codes = new TextEncoder().encode(alphabet);
  const mask = 2 ** Math.ceil(Math.log2(codes.length)) - 1;
  const fillRandom = randomBytes(context);
  const drawn = new Uint8Array(1);
  return ok({
    width: length,
    write(target, at) {
      for (let next = at; next < at + length; next += 1) {
        do fillRandom(drawn, 0, 1);
        while ((drawn[0] & mask) >= codes.length);
        target[next] = codes[drawn[0] & mask];
      }
    },
  });
}

/** Bits of randomness in one identifier. */
export function nanoidEntropy(alphabet: string, length: number): number {
  return Math.log2(new Set(alphabet).size) * length;
}

function alphabetFault(alphabet: string) {
  const strange = /[^!-~]|["'\\]/u.exec(alphabet);
  if (strange) return fail('alphabet-character', { character: strange[0] });
  for (let at = 1; at < alphabet.length; at += 1) {
    const character = alphabet[at];
    if (alphabet.indexOf(character) < at) return fail('alphabet-repeats', { character });
  }
  return alphabet.length < 2 ? fail('alphabet-short') : undefined;
}
