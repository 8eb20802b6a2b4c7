import type { EngineContext } from '@toolbench/kit/context.ts';
import { encodeBase64, encodeBase64Url } from '@toolbench/kit/encodings/base64.ts';
import { hexOf } from '../der/byte-arrays.ts';
import { digest } from '../fingerprints.ts';
import { publicMembers } from './jwk-members.ts';
import { type Jwk, jwkText, thumbprintInput } from './jwk.ts';
import { pkcs1PrivateOf, pkcs1PublicOf, pkcs8Of, sec1Of, spkiOf } from './key-der.ts';
import type { KeyFormat } from './key-formats.ts';
import { type Key, publicPart } from '../key.ts';
import { opensshPrivateText, opensshPublicLine } from './openssh.ts';
import { pemText } from './pem.ts';

export interface KeyFile {
  /** public_key.{format} or private_key.{format}. */
  readonly name: string;
  /** As it is shown and copied. */
  readonly text: string;
  /** What the file holds, where that is not the text. */
  readonly bytes?: Uint8Array;
}

export interface KeyFilePair {
  readonly publicKey: KeyFile;
  /** Absent when only the public key is known. */
  readonly privateKey?: KeyFile;
}

export type KeyFiles = Readonly<Partial<Record<KeyFormat, KeyFilePair>>>;

/**
 * The key in every format that its algorithm has: PKCS#1 is for RSA, SEC 1 for elliptic curves. As a JWK it says of
 * itself what is `said`, or how keys made here are used.
 */
export async function keyFilesOf(key: Key, comment: string, context: EngineContext, said?: Jwk): Promise<KeyFiles> {
  const keyId = encodeBase64Url(await digest('SHA-256', thumbprintInput(key), context.subtle));
  const spki = spkiOf(key);
  const pkcs8 = pkcs8Of(key);
  const check = context.random(4);
  return {
    pem: pair('pem', pemText('PUBLIC KEY', spki), pkcs8 && pemText('PRIVATE KEY', pkcs8)),
    base64: pair('base64', `${encodeBase64(spki)}\n`, pkcs8 && `${encodeBase64(pkcs8)}\n`),
    openssh: pair('openssh', opensshPublicLine(key, comment), opensshPrivateText(key, comment, check)),
    jwk: pair(
      'jwk',
      jwkText(publicPart(key), keyId, said && key.secret ? publicMembers(said) : said),
      key.secret && jwkText(key, keyId, said),
    ),
    der: derPair(spki, pkcs8),
    ...olderFormats(key, spki),
  };
}

function olderFormats(key: Key, spki: Uint8Array): KeyFiles {
  if (key.kind === 'rsa') {
    const secret = pkcs1PrivateOf(key);
    const shown = pemText('RSA PUBLIC KEY', pkcs1PublicOf(key));
    return { pkcs1: pair('pkcs1', shown, secret && pemText('RSA PRIVATE KEY', secret)) };
  }
  if (key.kind !== 'ec') return {};
  const secret = sec1Of(key);
  return { sec1: pair('sec1', pemText('PUBLIC KEY', spki), secret && pemText('EC PRIVATE KEY', secret)) };
}

function pair(format: KeyFormat, publicText: string, privateText: string | undefined): KeyFilePair {
  return {
    publicKey: { name: `public_key.${format}`, text: publicText },
    ...(privateText !== undefined && { privateKey: { name: `private_key.${format}`, text: privateText } }),
  };
}

/** DER is bytes: the text shows them in hexadecimal, 32 to a line. */
function derPair(spki: Uint8Array, pkcs8: Uint8Array | undefined): KeyFilePair {
  return {
    publicKey: { name: 'public_key.der', text: hexLines(spki), bytes: spki },
    ...(pkcs8 && { privateKey: { name: 'private_key.der', text: hexLines(pkcs8), bytes: pkcs8 } }),
  };
}

function hexLines(bytes: Uint8Array): string {
  return `${hexOf(bytes).replace(/.{64}(?!$)/g, '$&\n')}\n`;
}
