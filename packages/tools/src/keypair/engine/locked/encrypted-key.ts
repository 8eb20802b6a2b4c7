import { md5 } from 'hash-wasm';
import { fromHex } from '@toolbench/kit/encodings/hex.ts';
import { type Result, ok } from '@toolbench/kit/result.ts';
import { concatBytes } from '../der/byte-arrays.ts';
import { type DerReader, enter, finish, take } from '../der/der-reader.ts';
import { tags } from '../der/der-writer.ts';
import type { DerForm, Found, ReadItem } from '../read-item.ts';
import { type LockCode, type Opening, decrypt, decryptAesCbc } from './decrypt.ts';
import { readEncryption } from './encryption.ts';

/** EncryptedPrivateKeyInfo (RFC 5958 section 3). */
export function readEncryptedKey(outer: DerReader): Pick<ReadItem, 'encryption' | 'open'> {
  const reader = enter(outer, tags.sequence);
  const encryption = readEncryption(reader);
  const data = take(reader, tags.octetString);
  finish(reader);
  if (!encryption.opensBy) return { encryption: encryption.name };
  return {
    encryption: encryption.name,
    open: async (opening) => openedAs('pkcs8', await decrypt(data, encryption, opening)),
  };
}

const legacyKeyBytes: Readonly<Record<string, number>> = { 'AES-128-CBC': 16, 'AES-192-CBC': 24, 'AES-256-CBC': 32 };

/**
 * A private key between BEGIN and END lines that OpenSSL encrypted by itself (RFC 1421 section 4.6.1.1). `information`
 * is its DEK-Info line: a cipher and, in hexadecimal, the initialization vector.
 */
export function readLegacyKey(data: Uint8Array, information: string, form: DerForm | undefined): ReadItem {
  const [cipher, vector = ''] = information.split(',').map((part) => part.trim());
  const item = { form: 'pem-encrypted', encryption: `MD5, ${/^[\w-]+/.exec(cipher)?.[0] ?? '?'}` } as const;
  const keyBytes = legacyKeyBytes[cipher.toUpperCase()];
  if (keyBytes === undefined || form === undefined || !/^[\da-f]{32}$/i.test(vector)) return item;
  const iv = Uint8Array.from({ length: 16 }, (_, index) => parseInt(vector.slice(2 * index, 2 * index + 2), 16));
  return {
    ...item,
    open: async (opening) => {
      const key = await legacyKey(opening, iv.subarray(0, 8), keyBytes);
      return openedAs(form, decryptAesCbc(data, key, iv));
    },
  };
}

/** OpenSSL's EVP_BytesToKey with MD5 and one round: digests of the one before, the passphrase and the salt. */
async function legacyKey({ passphrase }: Opening, salt: Uint8Array, keyBytes: number): Promise<Uint8Array> {
  const secret = concatBytes([new TextEncoder().encode(passphrase), salt]);
  let last: Uint8Array = new Uint8Array(0);
  let key: Uint8Array = new Uint8Array(0);
  while (key.length < keyBytes) {
    last = fromHex(await md5(concatBytes([last, secret])));
    key = concatBytes([key, last]);
  }
  return key.subarray(0, keyBytes);
}

function openedAs(form: DerForm, plain: Result<Uint8Array, LockCode>): Result<readonly Found[], LockCode> {
  return plain.ok ? ok([{ form, der: plain.value }]) : plain;
}
