import type { Subtle } from '@toolbench/kit/subtle.ts';
import { ownBytes } from './der/byte-arrays.ts';
import { keyOfJwk } from './formats/jwk.ts';
import { pkcs8Of } from './formats/key-der.ts';
import { type Key, type SecretOnly, isKey } from './key.ts';

/** The Web Cryptography API's names of the algorithms of keys that are made here. */
export function signingAlgorithm(key: Key | SecretOnly): object {
  switch (key.kind) {
    case 'rsa':
      return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
    case 'ec':
    case 'ec-secret':
      return { name: 'ECDSA', namedCurve: key.curve };
    case 'ed25519':
    case 'ed25519-secret':
      return { name: 'Ed25519' };
  }
}

/** Computes the public part of a private key; undefined where the platform does not take the key. */
export async function completeKey(partial: SecretOnly, subtle: Subtle): Promise<Key | undefined> {
  const pkcs8 = pkcs8Of(partial);
  if (!pkcs8) return undefined;
  try {
    const handle = await subtle.importKey('pkcs8', ownBytes(pkcs8), signingAlgorithm(partial), true, ['sign']);
    const key = keyOfJwk(await subtle.exportKey('jwk', handle));
    return key.ok && isKey(key.value) ? key.value : undefined;
  } catch {
    return undefined;
  }
}
