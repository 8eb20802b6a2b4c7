import { concatBytes } from '../der/byte-arrays.ts';
import { encodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { type Key, curves } from '../key.ts';
import { pemText } from './pem.ts';
import { sshMpint, sshString, sshUint32 } from './ssh-wire.ts';

/** First bytes of the private key file (openssh-portable, PROTOCOL.key). */
export const opensshMagic = 'openssh-key-v1\0';

/** The key type's name (RFC 4253 section 6.6, RFC 5656 section 3.1, RFC 8709 section 4). */
export function sshTypeOf(key: Key): string {
  switch (key.kind) {
    case 'rsa':
      return 'ssh-rsa';
    case 'ec':
      return `ecdsa-sha2-${curves[key.curve].sshName}`;
    case 'ed25519':
      return 'ssh-ed25519';
  }
}

/** The public key as SSH sends it; its SHA-256 is the fingerprint. */
export function sshBlobOf(key: Key): Uint8Array<ArrayBuffer> {
  return concatBytes([sshString(sshTypeOf(key)), ...publicFields(key)]);
}

/** One line for authorized_keys. */
export function opensshPublicLine(key: Key, comment: string): string {
  return `${[sshTypeOf(key), encodeBase64(sshBlobOf(key)), oneLine(comment)].join(' ').trimEnd()}\n`;
}

/**
 * The private key without a passphrase (openssh-portable, PROTOCOL.key). `check` is four random bytes that stand there
 * twice. Undefined for a public key.
 */
export function opensshPrivateText(key: Key, comment: string, check: Uint8Array): string | undefined {
  const fields = privateFields(key);
  if (!fields) return undefined;
  const plain = concatBytes([check, check, sshString(sshTypeOf(key)), ...fields, sshString(oneLine(comment))]);
  const padding = Uint8Array.from({ length: (8 - (plain.length % 8)) % 8 }, (_, index) => index + 1);
  const file = concatBytes([
    new TextEncoder().encode(opensshMagic),
    sshString('none'),
    sshString('none'),
    sshString(''),
    sshUint32(1),
    sshString(sshBlobOf(key)),
    sshString(concatBytes([plain, padding])),
  ]);
  return pemText('OPENSSH PRIVATE KEY', file, 70);
}

/** Control characters would end the line or hide what follows. */
function oneLine(comment: string): string {
  return comment.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

function publicFields(key: Key): readonly Uint8Array[] {
  switch (key.kind) {
    case 'rsa':
      return [sshMpint(key.exponent), sshMpint(key.modulus)];
    case 'ec':
      return [sshString(curves[key.curve].sshName), sshString(key.point)];
    case 'ed25519':
      return [sshString(key.point)];
  }
}

function privateFields(key: Key): readonly Uint8Array[] | undefined {
  switch (key.kind) {
    case 'rsa': {
      if (!key.secret) return undefined;
      const { d, qi, p, q } = key.secret;
      return [key.modulus, key.exponent, d, qi, p, q].map(sshMpint);
    }
    case 'ec':
      return key.secret && [...publicFields(key), sshMpint(key.secret)];
    case 'ed25519':
      return key.secret && [sshString(key.point), sshString(concatBytes([key.secret, key.point]))];
  }
}
