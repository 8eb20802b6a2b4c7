import type { Subtle } from '@toolbench/kit/subtle.ts';
import { concatBytes, ownBytes, padStart } from './der/byte-arrays.ts';
import type { Signed } from './certificate/certificate-reader.ts';
import { enter, faultOf, readDer, takeUnsigned } from './der/der-reader.ts';
import { tags } from './der/der-writer.ts';
import { type Key, type ReadKey, curves, isKey } from './key.ts';
import { spkiOf } from './formats/key-der.ts';
import { signatureAlgorithms } from './der/object-identifiers.ts';

/** `unknown` where the algorithm cannot be checked here. */
export type SignatureCheck = 'right' | 'wrong' | 'unknown';

/** Whether the key made this signature (RFC 5280 section 4.1.1.3). */
export async function checkSignature(signed: Signed, key: ReadKey, subtle: Subtle): Promise<SignatureCheck> {
  const algorithm = signatureAlgorithms[signed.algorithm];
  if (!algorithm?.scheme || !isKey(key) || key.kind !== algorithm.scheme) return 'unknown';
  const signature = key.kind === 'ec' ? plainEcdsa(signed.signature, curves[key.curve].fieldBytes) : signed.signature;
  if (!signature) return 'wrong';
  try {
    const { imported, used } = namesOf(key, algorithm.hash ?? '');
    const handle = await subtle.importKey('spki', ownBytes(spkiOf(key)), imported, false, ['verify']);
    const isRight = await subtle.verify(used, handle, ownBytes(signature), ownBytes(signed.content));
    return isRight ? 'right' : 'wrong';
  } catch {
    return 'unknown';
  }
}

function namesOf(key: Key, hash: string): { imported: object; used: object } {
  switch (key.kind) {
    case 'rsa':
      return { imported: { name: 'RSASSA-PKCS1-v1_5', hash }, used: { name: 'RSASSA-PKCS1-v1_5' } };
    case 'ec':
      return { imported: { name: 'ECDSA', namedCurve: key.curve }, used: { name: 'ECDSA', hash } };
    case 'ed25519':
      return { imported: { name: 'Ed25519' }, used: { name: 'Ed25519' } };
  }
}

/** The two numbers of an ECDSA signature (RFC 3279 section 2.2.3) one after the other, as Web Cryptography takes them. */
function plainEcdsa(signature: Uint8Array, fieldBytes: number): Uint8Array | undefined {
  const outer = readDer(signature);
  const reader = enter(outer, tags.sequence);
  const numbers = [takeUnsigned(reader), takeUnsigned(reader)];
  if (faultOf(outer) || numbers.some((number) => number.length > fieldBytes)) return undefined;
  return concatBytes(numbers.map((number) => padStart(number, fieldBytes)));
}
