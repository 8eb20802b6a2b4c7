import type { OptionValues } from '@toolbench/kit/options.ts';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { keyOfJwk } from './formats/jwk.ts';
import { type Key, isKey } from './key.ts';
import type { options } from '../options.ts';

export type KeyChoice = Pick<OptionValues<typeof options>, 'type' | 'rsaBits' | 'curve'>;

/**
 * Makes a new key by the Web Cryptography API; undefined when the platform refuses, as older browsers do with Ed25519
 * and all of them do on pages that are neither local nor https.
 */
export async function generateKey(chosen: KeyChoice, subtle: Subtle): Promise<Key | undefined> {
  try {
    const { privateKey } = await subtle.generateKey(algorithmOf(chosen), true, ['sign', 'verify']);
    const key = keyOfJwk(await subtle.exportKey('jwk', privateKey));
    return key.ok && isKey(key.value) ? key.value : undefined;
  } catch {
    return undefined;
  }
}

function algorithmOf({ type, rsaBits, curve }: KeyChoice): object {
  switch (type) {
    case 'rsa':
      return {
        name: 'RSASSA-PKCS1-v1_5',
        modulusLength: rsaBits,
        publicExponent: Uint8Array.of(1, 0, 1),
        hash: 'SHA-256',
      };
    case 'ecdsa':
      return { name: 'ECDSA', namedCurve: curve };
    case 'ed25519':
      return { name: 'Ed25519' };
  }
}
