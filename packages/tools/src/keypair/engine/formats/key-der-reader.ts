import { padStart } from '../der/byte-arrays.ts';
import {
  type DerReader,
  enter,
  finish,
  hasMore,
  peekTag,
  setFault,
  skipOptional,
  take,
  takeBits,
  takeElement,
  takeObjectIdentifier,
  takeSmall,
  takeUnsigned,
} from '../der/der-reader.ts';
import { contextTag, tags } from '../der/der-writer.ts';
import { type CurveName, type ReadKey, type RsaKey, curves, isUncompressedPoint } from '../key.ts';
import { curveNamesByOid, keyAlgorithms, otherAlgorithms, otherCurves } from '../der/object-identifiers.ts';

/** Algorithm and, for elliptic curves, the curve, both as object identifiers. */
interface Algorithm {
  readonly id: string;
  readonly curve?: string;
}

/** SubjectPublicKeyInfo (RFC 5280 section 4.1). */
export function readSpki(outer: DerReader): ReadKey {
  const reader = enter(outer, tags.sequence);
  const algorithm = readAlgorithm(reader);
  const start = reader.at;
  const content = takeBits(reader);
  finish(reader);
  if (isRsa(algorithm)) {
    // The bits are DER themselves; reading them in place keeps the offsets of their faults right.
    const end = reader.at;
    return readPkcs1Public({ ...reader, at: end - content.length, end });
  }
  if (algorithm.id === keyAlgorithms.ed25519) {
    if (content.length !== 32) setFault(reader, 'der-value', start);
    return { kind: 'ed25519', point: content };
  }
  const curve = curveOf(algorithm);
  if (curve && isUncompressedPoint(content, curve)) return { kind: 'ec', curve, point: content };
  return otherKey(algorithm, 'public');
}

/** PrivateKeyInfo, also with a public key behind it (RFC 5208, RFC 5958). */
export function readPkcs8(outer: DerReader): ReadKey {
  const reader = enter(outer, tags.sequence);
  takeSmall(reader);
  const algorithm = readAlgorithm(reader);
  const inner = enter(reader, tags.octetString);
  skipOptional(reader, contextTag(0));
  skipOptional(reader, contextTag(1));
  skipOptional(reader, 0x81);
  finish(reader);
  if (isRsa(algorithm)) return readPkcs1Private(inner);
  if (algorithm.id === keyAlgorithms.ed25519) {
    const start = inner.at;
    const secret = take(inner, tags.octetString);
    if (secret.length !== 32) setFault(reader, 'der-value', start);
    return { kind: 'ed25519-secret', secret };
  }
  return algorithm.id === keyAlgorithms.ec ? readSec1(inner, algorithm.curve) : otherKey(algorithm, 'private');
}

/** RSAPublicKey (RFC 8017 appendix A.1.1). */
export function readPkcs1Public(outer: DerReader): RsaKey {
  const reader = enter(outer, tags.sequence);
  const modulus = takeUnsigned(reader);
  const exponent = takeUnsigned(reader);
  finish(reader);
  return { kind: 'rsa', modulus, exponent };
}

/** RSAPrivateKey with two primes (RFC 8017 appendix A.1.2). */
export function readPkcs1Private(outer: DerReader): RsaKey {
  const reader = enter(outer, tags.sequence);
  takeSmall(reader);
  const [modulus, exponent, d, p, q, dp, dq, qi] = Array.from({ length: 8 }, () => takeUnsigned(reader));
  finish(reader);
  return { kind: 'rsa', modulus, exponent, secret: { d, p, q, dp, dq, qi } };
}

/** ECPrivateKey (RFC 5915); the curve stands in it or, within PKCS#8, in the algorithm before it. */
export function readSec1(outer: DerReader, outerCurve?: string): ReadKey {
  const reader = enter(outer, tags.sequence);
  takeSmall(reader);
  const written = take(reader, tags.octetString);
  const innerCurve = peekTag(reader) === contextTag(0) ? readCurve(enter(reader, contextTag(0))) : undefined;
  const point = peekTag(reader) === contextTag(1) ? takeBits(enter(reader, contextTag(1))) : undefined;
  finish(reader);
  const algorithm = { id: keyAlgorithms.ec, curve: outerCurve ?? innerCurve };
  const curve = curveOf(algorithm);
  if (!curve) return otherKey(algorithm, 'private');
  const secret = padStart(written, curves[curve].fieldBytes);
  if (point && isUncompressedPoint(point, curve)) return { kind: 'ec', curve, point, secret };
  return { kind: 'ec-secret', curve, secret };
}

function readAlgorithm(outer: DerReader): Algorithm {
  const reader = enter(outer, tags.sequence);
  const id = takeObjectIdentifier(reader);
  if (id === keyAlgorithms.ec) return { id, curve: readCurve(reader) };
  if (hasMore(reader)) takeElement(reader);
  finish(reader);
  return { id };
}

/** A named curve; parameters written out are passed over. */
function readCurve(reader: DerReader): string | undefined {
  if (peekTag(reader) === tags.objectIdentifier) return takeObjectIdentifier(reader);
  takeElement(reader);
  return undefined;
}

function isRsa({ id }: Algorithm): boolean {
  return id === keyAlgorithms.rsa || id === keyAlgorithms.rsaPss;
}

function curveOf({ id, curve }: Algorithm): CurveName | undefined {
  return id === keyAlgorithms.ec && curve !== undefined ? curveNamesByOid[curve] : undefined;
}

function otherKey({ id, curve }: Algorithm, half: 'public' | 'private'): ReadKey {
  const isPrivate = half === 'private';
  if (id !== keyAlgorithms.ec) {
    const known = otherAlgorithms[id];
    return { kind: 'other', algorithm: known?.name ?? id, bits: known?.bits, isPrivate };
  }
  const named = curve === undefined ? undefined : curveNamesByOid[curve];
  const other = curve === undefined ? undefined : otherCurves[curve];
  return {
    kind: 'other',
    algorithm: 'EC',
    curve: named ?? other?.name ?? curve,
    bits: named ? curves[named].bits : other?.bits,
    isPrivate,
  };
}
