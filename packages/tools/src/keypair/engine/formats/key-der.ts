import {
  contextTag,
  derBitString,
  derElement,
  derInteger,
  derNull,
  derObjectIdentifier,
  derOctetString,
  derSequence,
} from '../der/der-writer.ts';
import { type CurveName, type EcKey, type Ed25519Key, type Key, type RsaKey, type SecretOnly, curves } from '../key.ts';
import { keyAlgorithms } from '../der/object-identifiers.ts';

const zero = derInteger(Uint8Array.of(0));
const one = derInteger(Uint8Array.of(1));

/** SubjectPublicKeyInfo (RFC 5280 section 4.1, RFC 5480, RFC 8410): what "BEGIN PUBLIC KEY" holds. */
export function spkiOf(key: Key): Uint8Array {
  return derSequence(algorithmOf(key), derBitString(key.kind === 'rsa' ? pkcs1PublicOf(key) : key.point));
}

/** PrivateKeyInfo (RFC 5208, RFC 5958): what "BEGIN PRIVATE KEY" holds. Undefined for a public key. */
export function pkcs8Of(key: Key | SecretOnly): Uint8Array | undefined {
  const secret = secretOf(key);
  return secret && derSequence(zero, algorithmOf(key), derOctetString(secret));
}

/** RSAPublicKey (RFC 8017 appendix A.1.1): "BEGIN RSA PUBLIC KEY". */
export function pkcs1PublicOf({ modulus, exponent }: RsaKey): Uint8Array {
  return derSequence(derInteger(modulus), derInteger(exponent));
}

/** RSAPrivateKey (RFC 8017 appendix A.1.2): "BEGIN RSA PRIVATE KEY". */
export function pkcs1PrivateOf({ modulus, exponent, secret }: RsaKey): Uint8Array | undefined {
  if (!secret) return undefined;
  const { d, p, q, dp, dq, qi } = secret;
  return derSequence(zero, ...[modulus, exponent, d, p, q, dp, dq, qi].map(derInteger));
}

/** ECPrivateKey with its curve (RFC 5915): "BEGIN EC PRIVATE KEY". */
export function sec1Of({ curve, point, secret }: EcKey): Uint8Array | undefined {
  const curveId = derElement(contextTag(0), derObjectIdentifier(curves[curve].oid));
  return secret && derSequence(one, derOctetString(secret), curveId, derElement(contextTag(1), derBitString(point)));
}

function secretOf(key: Key | SecretOnly): Uint8Array | undefined {
  switch (key.kind) {
    case 'rsa':
      return pkcs1PrivateOf(key);
    case 'ec':
      // The algorithm names the curve already, so the inner structure leaves it out, as OpenSSL and browsers do.
      return (
        key.secret && derSequence(one, derOctetString(key.secret), derElement(contextTag(1), derBitString(key.point)))
      );
    case 'ec-secret':
      return derSequence(one, derOctetString(key.secret));
    case 'ed25519':
    case 'ed25519-secret':
      return key.secret && derOctetString(key.secret);
  }
}

function algorithmOf(key: RsaKey | Ed25519Key | EcKey | SecretOnly): Uint8Array {
  switch (key.kind) {
    case 'rsa':
      return derSequence(derObjectIdentifier(keyAlgorithms.rsa), derNull());
    case 'ec':
    case 'ec-secret':
      return derSequence(derObjectIdentifier(keyAlgorithms.ec), curveIdentifier(key.curve));
    case 'ed25519':
    case 'ed25519-secret':
      return derSequence(derObjectIdentifier(keyAlgorithms.ed25519));
  }
}

function curveIdentifier(curve: CurveName): Uint8Array {
  return derObjectIdentifier(curves[curve].oid);
}
