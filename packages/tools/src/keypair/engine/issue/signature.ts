import type { Subtle } from '@toolbench/kit/subtle.ts';
import { signingAlgorithm } from '../complete-key.ts';
import { ownBytes } from '../der/byte-arrays.ts';
import { derBitString, derInteger, derNull, derObjectIdentifier, derSequence } from '../der/der-writer.ts';
import { pkcs8Of } from '../formats/key-der.ts';
import type { CurveName, Key } from '../key.ts';

const ecdsa: Readonly<Record<CurveName, { readonly id: string; readonly hash: string }>> = {
  'P-256': { id: '1.2.840.10045.4.3.2', hash: 'SHA-256' },
  'P-384': { id: '1.2.840.10045.4.3.3', hash: 'SHA-384' },
  'P-521': { id: '1.2.840.10045.4.3.4', hash: 'SHA-512' },
};

/** How a key signs: RSA with SHA-256, ECDSA with the digest of its curve, Ed25519 (RFC 4055, RFC 5758, RFC 8410). */
export function signatureAlgorithm(key: Key): Uint8Array {
  switch (key.kind) {
    case 'rsa':
      return derSequence(derObjectIdentifier('1.2.840.113549.1.1.11'), derNull());
    case 'ec':
      return derSequence(derObjectIdentifier(ecdsa[key.curve].id));
    case 'ed25519':
      return derSequence(derObjectIdentifier('1.3.101.112'));
  }
}

/** The content, how it is signed, and the signature; undefined where the platform does not sign with this key. */
export async function signed(content: Uint8Array, key: Key, subtle: Subtle): Promise<Uint8Array | undefined> {
  const pkcs8 = pkcs8Of(key);
  if (!pkcs8) return undefined;
  try {
    const algorithm = signingAlgorithm(key);
    const handle = await subtle.importKey('pkcs8', ownBytes(pkcs8), algorithm, false, ['sign']);
    const used = key.kind === 'ec' ? { name: 'ECDSA', hash: ecdsa[key.curve].hash } : algorithm;
    const made = new Uint8Array(await subtle.sign(used, handle, ownBytes(content)));
    return derSequence(content, signatureAlgorithm(key), derBitString(key.kind === 'ec' ? ecdsaValue(made) : made));
  } catch {
    return undefined;
  }
}

/** The two numbers that Web Cryptography gives one after the other, as certificates hold them (RFC 3279 section 2.2.3). */
function ecdsaValue(plain: Uint8Array): Uint8Array {
  const half = plain.length / 2;
  return derSequence(derInteger(plain.subarray(0, half)), derInteger(plain.subarray(half)));
}
