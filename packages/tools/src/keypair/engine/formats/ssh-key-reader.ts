import { padStart, residue } from '../der/byte-arrays.ts';
import { type CurveName, type Key, type OtherKey, curveNames, curves, isUncompressedPoint } from '../key.ts';
import { type SshReader, readSsh, takeBytes, takeMpint, takeString, takeText, takeUint32 } from './ssh-wire.ts';

/** A public key as SSH sends it, with the bytes its fingerprint is made from. */
export interface SshPublic {
  readonly key: Key | OtherKey;
  readonly blob: Uint8Array;
}

/** What a private key file of OpenSSH or PuTTY says without its passphrase. */
export interface SshPrivate extends SshPublic {
  /** The cipher, unless the private part stands in the open. */
  readonly cipher?: string;
  /** How the passphrase becomes a key. */
  readonly derivation?: string;
  readonly comment?: string;
}

/** Reads a public key blob (RFC 4253 section 6.6 and its successors); undefined when it is none. */
export function readSshBlob(blob: Uint8Array): SshPublic | undefined {
  const reader = readSsh(blob);
  const key = readPublicFields(takeText(reader), reader);
  return key && !reader.isBroken ? { key, blob } : undefined;
}

/** Reads an OpenSSH private key after its magic bytes (openssh-portable, PROTOCOL.key); undefined when it is damaged. */
export function readOpensshPrivate(bytes: Uint8Array, magicLength: number): SshPrivate | undefined {
  const reader = readSsh(bytes);
  takeBytes(reader, magicLength);
  const cipher = takeText(reader);
  const derivation = takeText(reader);
  takeString(reader);
  const count = takeUint32(reader);
  const shown = readSshBlob(takeString(reader));
  const section = takeString(reader);
  if (reader.isBroken || !shown || count !== 1) return undefined;
  return cipher === 'none' ? readOpenSection(section, shown) : { ...shown, cipher, derivation };
}

function readOpenSection(section: Uint8Array, shown: SshPublic): SshPrivate | undefined {
  const reader = readSsh(section);
  if (takeUint32(reader) !== takeUint32(reader)) return undefined;
  const algorithm = takeText(reader);
  // The private fields of a type that is only recognised are not known, and so neither is the comment behind them.
  if (shown.key.kind === 'other') return { ...shown, key: { kind: 'other', algorithm, isPrivate: true } };
  const key = readPrivateFields(algorithm, reader);
  if (!key) return undefined;
  const comment = takeText(reader);
  return reader.isBroken ? undefined : { blob: shown.blob, key, comment };
}

function readPublicFields(type: string, reader: SshReader): Key | OtherKey | undefined {
  if (type === 'ssh-rsa') {
    const exponent = takeMpint(reader);
    return { kind: 'rsa', exponent, modulus: takeMpint(reader) };
  }
  if (type === 'ssh-ed25519') return ed25519Key(takeString(reader));
  const curve = curveOf(type);
  if (curve) return ecKey(curve, reader);
  return /^[\x21-\x7e]{3,64}$/.test(type) ? { kind: 'other', algorithm: type, isPrivate: false } : undefined;
}

function readPrivateFields(type: string, reader: SshReader): Key | undefined {
  if (type === 'ssh-rsa') {
    const [modulus, exponent, d, qi, p, q] = Array.from({ length: 6 }, () => takeMpint(reader));
    return { kind: 'rsa', modulus, exponent, secret: { d, p, q, dp: residue(d, p), dq: residue(d, q), qi } };
  }
  if (type === 'ssh-ed25519') {
    const key = ed25519Key(takeString(reader));
    const secretAndPoint = takeString(reader);
    return secretAndPoint.length === 64 ? key && { ...key, secret: secretAndPoint.subarray(0, 32) } : undefined;
  }
  const curve = curveOf(type);
  const key = curve && ecKey(curve, reader);
  return key && { ...key, secret: padStart(takeMpint(reader), curves[key.curve].fieldBytes) };
}

function ed25519Key(point: Uint8Array) {
  return point.length === 32 ? ({ kind: 'ed25519', point } as const) : undefined;
}

function ecKey(curve: CurveName, reader: SshReader) {
  takeString(reader);
  const point = takeString(reader);
  return isUncompressedPoint(point, curve) ? ({ kind: 'ec', curve, point } as const) : undefined;
}

function curveOf(type: string): CurveName | undefined {
  return curveNames.find((name) => type === `ecdsa-sha2-${curves[name].sshName}`);
}
