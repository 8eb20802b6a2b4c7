import type { Subtle } from '@toolbench/kit/subtle.ts';
import { bitLength, numberOf } from './der/byte-arrays.ts';
import { type Fingerprints, fingerprintsOf } from './fingerprints.ts';
import { spkiOf } from './formats/key-der.ts';
import { type ReadKey, curves, isKey } from './key.ts';
import { sshBlobOf } from './formats/openssh.ts';

/** A modulus below 2048 bits (NIST SP 800-57 part 1, table 4), or an exponent of 1 or an even one. */
export type KeyCaution = 'rsa-short' | 'rsa-exponent';

/** What a person wants to know of a key. Nothing here tells more than the public key does. */
export interface KeyFacts {
  /** RSA, EC, Ed25519, or another algorithm's usual name. */
  readonly algorithm: string;
  readonly curve?: string;
  readonly bits?: number;
  /** RSA's public exponent in decimal. */
  readonly exponent?: string;
  readonly isPrivate: boolean;
  readonly fingerprints: Fingerprints;
  readonly cautions: readonly KeyCaution[];
}

/** Encodings as they were read, where writing the key anew could give others. */
export interface ReadEncodings {
  readonly spki?: Uint8Array;
  readonly sshBlob?: Uint8Array;
}

export async function keyFactsOf(key: ReadKey, read: ReadEncodings, subtle: Subtle): Promise<KeyFacts> {
  const written = isKey(key) ? { spki: spkiOf(key), sshBlob: sshBlobOf(key) } : {};
  return { ...namesOf(key), fingerprints: await fingerprintsOf({ ...written, ...read }, subtle) };
}

function namesOf(key: ReadKey): Omit<KeyFacts, 'fingerprints'> {
  switch (key.kind) {
    case 'rsa': {
      const bits = bitLength(key.modulus);
      const exponent = numberOf(key.exponent);
      const isExponentOdd = exponent > 1n && exponent % 2n === 1n;
      const cautions: readonly KeyCaution[] = [
        ...(bits < 2048 ? (['rsa-short'] as const) : []),
        ...(isExponentOdd ? [] : (['rsa-exponent'] as const)),
      ];
      return { algorithm: 'RSA', bits, exponent: shortDecimal(exponent), isPrivate: Boolean(key.secret), cautions };
    }
    case 'ec':
    case 'ec-secret':
      return { algorithm: 'EC', curve: key.curve, bits: curves[key.curve].bits, ...privacyOf(key) };
    case 'ed25519':
    case 'ed25519-secret':
      return { algorithm: 'Ed25519', bits: 256, ...privacyOf(key) };
    case 'other':
      return { algorithm: key.algorithm, curve: key.curve, bits: key.bits, isPrivate: key.isPrivate, cautions: [] };
  }
}

function privacyOf(key: { readonly secret?: Uint8Array }) {
  return { isPrivate: Boolean(key.secret), cautions: [] };
}

/** Exponents are small in practice; a large one is told by its first digits. */
function shortDecimal(value: bigint): string {
  const text = value.toString();
  return text.length > 20 ? `${text.slice(0, 12)}…` : text;
}
