import type { Subtle } from '@toolbench/kit/subtle.ts';
import { completeKey } from './complete-key.ts';
import { equalBytes, numberOf } from './der/byte-arrays.ts';
import type { CurveName, EcKey, Key, RsaKey } from './key.ts';

/** Prime of the field, coefficient b and order of the group (SEC 2, section 2); the coefficient a is -3 in all. */
const domains: Readonly<Record<CurveName, { readonly prime: bigint; readonly b: bigint; readonly order: bigint }>> = {
  'P-256': {
    prime: 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n,
    b: 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn,
    order: 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n,
  },
  'P-384': {
    prime: 2n ** 384n - 2n ** 128n - 2n ** 96n + 2n ** 32n - 1n,
    b: 0xb3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875ac656398d8a2ed19d2a85c8edd3ec2aefn,
    order: 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973n,
  },
  'P-521': {
    prime: 2n ** 521n - 1n,
    b: 0x051953eb9618e1c9a1f929a21a0b68540eea2da725b99b315f3b8b489918ef109e156193951ec7e937b1652c0bd3bb1bf073573df883d2c34f1ef451fd46b503f00n,
    order:
      0x01fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409n,
  },
};

/**
 * The member of a JSON Web Key that does not fit the others, as RFC 7518 section 6 names it: a point that is not on its
 * curve, numbers of RSA that belong to no modulus, a private part of another key. Undefined where they fit.
 */
export async function faultyMember(key: Key, subtle: Subtle): Promise<string | undefined> {
  if (key.kind === 'rsa') return faultyRsaMember(key);
  if (key.kind === 'ec' && !isOnCurve(key)) return 'y';
  if (!key.secret) return undefined;
  if (key.kind === 'ec' && !isPrivateNumber(key.secret, key.curve)) return 'd';
  const own =
    key.kind === 'ec'
      ? ({ kind: 'ec-secret', curve: key.curve, secret: key.secret } as const)
      : ({ kind: 'ed25519-secret', secret: key.secret } as const);
  const whole = await completeKey(own, subtle);
  // What the platform cannot compute stays unjudged.
  return whole && whole.kind !== 'rsa' && !equalBytes(whole.point, key.point) ? 'd' : undefined;
}

function faultyRsaMember({ modulus, exponent, secret }: RsaKey): string | undefined {
  if (!secret) return undefined;
  const [n, e] = [modulus, exponent].map(numberOf);
  const [d, p, q, dp, dq, qi] = [secret.d, secret.p, secret.q, secret.dp, secret.dq, secret.qi].map(numberOf);
  if (p < 3n || q < 3n || p * q !== n) return 'p';
  if ((e * d) % (p - 1n) !== 1n || (e * d) % (q - 1n) !== 1n) return 'd';
  if (dp !== d % (p - 1n)) return 'dp';
  if (dq !== d % (q - 1n)) return 'dq';
  return (qi * q) % p === 1n ? undefined : 'qi';
}

function isOnCurve({ point, curve }: EcKey): boolean {
  const { prime, b } = domains[curve];
  const length = (point.length - 1) / 2;
  const [x, y] = [point.subarray(1, 1 + length), point.subarray(1 + length)].map(numberOf);
  return x < prime && y < prime && (y * y - x * x * x + 3n * x - b) % prime === 0n;
}

function isPrivateNumber(secret: Uint8Array, curve: CurveName): boolean {
  const number = numberOf(secret);
  return number > 0n && number < domains[curve].order;
}
