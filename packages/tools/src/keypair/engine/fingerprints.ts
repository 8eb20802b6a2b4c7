import type { Subtle } from '@toolbench/kit/subtle.ts';
import { hexOf, ownBytes } from './der/byte-arrays.ts';
import { encodeBase64 } from '@toolbench/kit/encodings/base64.ts';

export interface Fingerprints {
  /** As ssh-keygen -l shows it: SHA256: and unpadded Base64 of the SSH public key's digest. */
  readonly ssh?: string;
  /** SHA-256 of the SubjectPublicKeyInfo in hexadecimal, as OpenSSL gives it. */
  readonly spki?: string;
  /** The same in Base64, as it is pinned in TLS clients (RFC 7469). */
  readonly pin?: string;
}

/** Fingerprints of a public key, for whichever of the two encodings it has. */
export async function fingerprintsOf(
  { spki, sshBlob }: { readonly spki?: Uint8Array; readonly sshBlob?: Uint8Array },
  subtle: Subtle,
): Promise<Fingerprints> {
  const spkiDigest = spki && (await digest('SHA-256', spki, subtle));
  const sshDigest = sshBlob && (await digest('SHA-256', sshBlob, subtle));
  return {
    ...(sshDigest && { ssh: `SHA256:${encodeBase64(sshDigest).replace('=', '')}` }),
    ...(spkiDigest && { spki: hexOf(spkiDigest), pin: encodeBase64(spkiDigest) }),
  };
}

export async function digest(algorithm: string, bytes: Uint8Array, subtle: Subtle): Promise<Uint8Array> {
  return new Uint8Array(await subtle.digest(algorithm, ownBytes(bytes)));
}
