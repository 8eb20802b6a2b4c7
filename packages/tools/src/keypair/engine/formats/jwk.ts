import { concatBytes, padStart, withoutLeadingZeros } from '../der/byte-arrays.ts';
import { decodeBase64, encodeBase64Url } from '@toolbench/kit/encodings/base64.ts';
import { type Result, fail, ok } from '@toolbench/kit/result.ts';
import { writeExactJson } from './exact-json.ts';
import { completeSecret } from './rsa-primes.ts';
import { type Key, type OtherKey, curveNames, curves } from '../key.ts';

export type Jwk = Readonly<Record<string, unknown>>;

export type JwkFailure = 'jwk-type' | 'jwk-member' | 'jwk-symmetric';

/** The key as a JSON Web Key (RFC 7517, RFC 7518 section 6, RFC 8037), with its private members if it has them. */
export function jwkOf(key: Key): Jwk {
  switch (key.kind) {
    case 'rsa':
      return encodeMembers({ kty: 'RSA' }, { n: key.modulus, e: key.exponent, ...key.secret });
    case 'ec': {
      const [x, y] = coordinatesOf(key.point);
      return encodeMembers({ kty: 'EC', crv: key.curve }, { x, y, ...(key.secret && { d: key.secret }) });
    }
    case 'ed25519':
      return encodeMembers({ kty: 'OKP', crv: 'Ed25519' }, { x: key.point, ...(key.secret && { d: key.secret }) });
  }
}

/** The key as JSON text, two spaces deep, with what it says of itself, or else how keys made here are used. */
export function jwkText(key: Key, keyId: string, said: Jwk = signingMembers(key, keyId)): string {
  return `${writeExactJson({ ...jwkOf(key), ...said })}\n`;
}

/** What a key says of itself that is made here, or comes from a form that says nothing. */
function signingMembers(key: Key, keyId: string): Jwk {
  const alg = key.kind === 'rsa' ? 'RS256' : key.kind === 'ec' ? ecdsaNames[key.curve] : 'EdDSA';
  return { kid: keyId, alg, use: 'sig' };
}

/** What a key's thumbprint is the digest of: the required members in order of their names (RFC 7638 section 3). */
export function thumbprintInput(key: Key): Uint8Array<ArrayBuffer> {
  const members = Object.entries(jwkOf({ ...key, secret: undefined }));
  members.sort(([left], [right]) => (left < right ? -1 : 1));
  return new TextEncoder().encode(JSON.stringify(Object.fromEntries(members)));
}

/** Reads a public or private JSON Web Key. A failure's detail names the member that is missing or wrong. */
export function keyOfJwk(jwk: Jwk): Result<Key | OtherKey, JwkFailure> {
  switch (jwk.kty) {
    case 'RSA':
      return readRsa(jwk);
    case 'EC':
      return readEc(jwk);
    case 'OKP':
      return readOctetPair(jwk);
    case 'oct':
      return fail('jwk-symmetric');
    default:
      return fail('jwk-type');
  }
}

const ecdsaNames = { 'P-256': 'ES256', 'P-384': 'ES384', 'P-521': 'ES512' } as const;

function encodeMembers(fixed: Jwk, numbers: Readonly<Record<string, Uint8Array>>): Jwk {
  const encoded = Object.entries(numbers).map(([name, bytes]) => [name, encodeBase64Url(bytes)]);
  return { ...fixed, ...Object.fromEntries(encoded) };
}

const primeMembers = ['p', 'q', 'dp', 'dq', 'qi'];

function readRsa(jwk: Jwk): Result<Key, JwkFailure> {
  const hasPrimes = primeMembers.every((member) => jwk[member] !== undefined);
  const given = primeMembers.filter((member) => jwk[member] !== undefined);
  const members = readMembers(jwk, jwk.d === undefined ? ['n', 'e'] : ['n', 'e', 'd', ...given]);
  if (!members.ok) return members;
  const [modulus, exponent, d, p, q, dp, dq, qi] = members.value.map(withoutLeadingZeros);
  // More than two primes have no place in the other forms (RFC 7518 section 6.3.2.7).
  if (jwk.oth !== undefined) return fail('jwk-member', { member: 'oth' });
  if (d && !hasPrimes) {
    const secret = completeSecret(modulus, exponent, d);
    const missing = primeMembers.find((member) => jwk[member] === undefined) ?? 'p';
    return secret ? ok({ kind: 'rsa', modulus, exponent, secret }) : fail('jwk-member', { member: missing });
  }
  return ok({ kind: 'rsa', modulus, exponent, ...(d && { secret: { d, p, q, dp, dq, qi } }) });
}

function readEc(jwk: Jwk): Result<Key | OtherKey, JwkFailure> {
  const curve = curveNames.find((name) => name === jwk.crv);
  if (!curve) return otherCurve(jwk, 'EC');
  const members = readMembers(jwk, jwk.d === undefined ? ['x', 'y'] : ['x', 'y', 'd']);
  if (!members.ok) return members;
  const [x, y, secret] = members.value.map((bytes) => padStart(bytes, curves[curve].fieldBytes));
  if (x.length + y.length > 2 * curves[curve].fieldBytes) return fail('jwk-member', { member: 'x' });
  return ok({ kind: 'ec', curve, point: concatBytes([Uint8Array.of(4), x, y]), ...(secret && { secret }) });
}

function readOctetPair(jwk: Jwk): Result<Key | OtherKey, JwkFailure> {
  if (jwk.crv !== 'Ed25519') return otherCurve(jwk, 'OKP');
  const members = readMembers(jwk, jwk.d === undefined ? ['x'] : ['x', 'd']);
  if (!members.ok) return members;
  const [point, secret] = members.value;
  const wrong = members.value.findIndex((bytes) => bytes.length !== 32);
  if (wrong >= 0) return fail('jwk-member', { member: wrong === 0 ? 'x' : 'd' });
  return ok({ kind: 'ed25519', point, ...(secret && { secret }) });
}

function otherCurve(jwk: Jwk, algorithm: string): Result<OtherKey, JwkFailure> {
  if (typeof jwk.crv !== 'string') return fail('jwk-member', { member: 'crv' });
  return ok({ kind: 'other', algorithm, curve: jwk.crv.slice(0, 40), isPrivate: jwk.d !== undefined });
}

function readMembers(jwk: Jwk, names: readonly string[]): Result<readonly Uint8Array[], JwkFailure> {
  const values: Uint8Array[] = [];
  for (const member of names) {
    const written = jwk[member];
    const decoded = typeof written === 'string' ? decodeBase64(written) : undefined;
    if (!decoded || decoded.badAt !== undefined || decoded.bytes.length === 0) return fail('jwk-member', { member });
    values.push(decoded.bytes);
  }
  return ok(values);
}

function coordinatesOf(point: Uint8Array): readonly [Uint8Array, Uint8Array] {
  const length = (point.length - 1) / 2;
  return [point.subarray(1, 1 + length), point.subarray(1 + length)];
}
