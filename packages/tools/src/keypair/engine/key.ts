/** An RSA key; big-endian numbers without leading zeros (RFC 8017 section 3). */
export interface RsaKey {
  readonly kind: 'rsa';
  readonly modulus: Uint8Array;
  readonly exponent: Uint8Array;
  readonly secret?: RsaSecret;
}

export interface RsaSecret {
  /** Private exponent. */
  readonly d: Uint8Array;
  /** The two primes. */
  readonly p: Uint8Array;
  readonly q: Uint8Array;
  /** d mod (p - 1), d mod (q - 1), and the inverse of q mod p. */
  readonly dp: Uint8Array;
  readonly dq: Uint8Array;
  readonly qi: Uint8Array;
}

export type CurveName = 'P-256' | 'P-384' | 'P-521';

/** A key on one of NIST's prime curves. */
export interface EcKey {
  readonly kind: 'ec';
  readonly curve: CurveName;
  /** The public point, uncompressed: 04, x, y (SEC 1 section 2.3.3). */
  readonly point: Uint8Array;
  /** The private number in as many bytes as the field has. */
  readonly secret?: Uint8Array;
}

/** RFC 8032: both parts have 32 bytes. */
export interface Ed25519Key {
  readonly kind: 'ed25519';
  readonly point: Uint8Array;
  readonly secret?: Uint8Array;
}

/** A key that can be written in every format. */
export type Key = RsaKey | EcKey | Ed25519Key;

/** A private key whose file leaves the public part out; `completeKey` computes it. */
export type SecretOnly =
  | { readonly kind: 'ec-secret'; readonly curve: CurveName; readonly secret: Uint8Array }
  | { readonly kind: 'ed25519-secret'; readonly secret: Uint8Array };

/** A key of an algorithm that is named here, but neither converted nor made. */
export interface OtherKey {
  readonly kind: 'other';
  /** The algorithm's usual name, or its object identifier. */
  readonly algorithm: string;
  readonly curve?: string;
  readonly bits?: number;
  readonly isPrivate: boolean;
}

export type ReadKey = Key | SecretOnly | OtherKey;

interface Curve {
  /** Object identifier (RFC 5480 section 2.1.1.1). */
  readonly oid: string;
  /** Identifier in SSH (RFC 5656 section 10.1). */
  readonly sshName: string;
  /** Bytes of a coordinate. */
  readonly fieldBytes: number;
  readonly bits: number;
}

export const curves: Readonly<Record<CurveName, Curve>> = {
  'P-256': { oid: '1.2.840.10045.3.1.7', sshName: 'nistp256', fieldBytes: 32, bits: 256 },
  'P-384': { oid: '1.3.132.0.34', sshName: 'nistp384', fieldBytes: 48, bits: 384 },
  'P-521': { oid: '1.3.132.0.35', sshName: 'nistp521', fieldBytes: 66, bits: 521 },
};

export const curveNames = Object.keys(curves) as readonly CurveName[];

/** Whether a point is uncompressed and as long as its curve asks for. */
export function isUncompressedPoint(point: Uint8Array, curve: CurveName): boolean {
  return point[0] === 4 && point.length === 1 + 2 * curves[curve].fieldBytes;
}

/** Whether it is a whole key of an algorithm that is read and written here. */
export function isKey(key: ReadKey): key is Key {
  return key.kind === 'rsa' || key.kind === 'ec' || key.kind === 'ed25519';
}

/** The key without its private part. */
export function publicPart(key: Key): Key {
  return { ...key, secret: undefined };
}
