import { cbc } from '@noble/ciphers/aes.js';
import { limits } from '@toolbench/contracts/limits.ts';
import { type Result, fail, ok } from '@toolbench/kit/result.ts';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { ownBytes } from '../der/byte-arrays.ts';
import type { Encryption, Pbes2 } from './encryption.ts';

/** Why something encrypted stays closed. */
export type LockCode = 'wrong-passphrase' | 'too-many-rounds' | 'encryption-unread';

/** What is at hand to open the encrypted parts of one text. */
export interface Opening {
  readonly passphrase: string;
  readonly subtle: Subtle;
  /** Rounds of derivation that may still be spent: a hostile text must not keep the machine busy. */
  rounds: number;
}

/** Takes `rounds` from what may be spent, or says that they are too many. */
export function spend(opening: Opening, rounds: number): Result<undefined, LockCode> {
  if (rounds > opening.rounds) {
    return fail('too-many-rounds', { rounds, limit: limits.keypair.derivationRounds });
  }
  opening.rounds -= rounds;
  return ok(undefined);
}

/** Decrypts by PBES2 (RFC 8018 section 6.2.2); the passphrase is UTF-8. */
export async function decrypt(
  data: Uint8Array,
  { name, opensBy }: Encryption,
  opening: Opening,
): Promise<Result<Uint8Array, LockCode>> {
  if (!opensBy) return fail('encryption-unread', { encryption: name });
  const spent = spend(opening, opensBy.rounds);
  if (!spent.ok) return spent;
  return decryptAesCbc(data, await derivedKey(opensBy, opening), opensBy.iv);
}

/** Decrypts and takes the padding away (RFC 5652 section 6.3); what has none was encrypted with another passphrase. */
export function decryptAesCbc(data: Uint8Array, key: Uint8Array, iv: Uint8Array): Result<Uint8Array, LockCode> {
  try {
    return ok(cbc(key, iv).decrypt(data));
  } catch {
    return fail('wrong-passphrase');
  }
}

async function derivedKey({ hash, salt, rounds, keyBytes }: Pbes2, { passphrase, subtle }: Opening) {
  const secret = new TextEncoder().encode(passphrase);
  const base = await subtle.importKey('raw', secret, { name: 'PBKDF2' }, false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash, salt: ownBytes(salt), iterations: rounds };
  return new Uint8Array(await subtle.deriveBits(parameters, base, 8 * keyBytes));
}
