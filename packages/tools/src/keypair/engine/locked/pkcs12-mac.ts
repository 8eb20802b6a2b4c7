import { createSHA1, createSHA256, createSHA384, createSHA512 } from 'hash-wasm';
import { type Result, fail, ok } from '@toolbench/kit/result.ts';
import { concatBytes, ownBytes } from '../der/byte-arrays.ts';
import { type DerReader, enter, hasMore, take, takeElement, takeObjectIdentifier } from '../der/der-reader.ts';
import { tags } from '../der/der-writer.ts';
import { macDigests } from '../der/object-identifiers.ts';
import { type LockCode, type Opening, spend } from './decrypt.ts';
import { takeRounds } from './encryption.ts';

/** What proves that a PKCS#12 file is whole and the passphrase right (RFC 7292 section 4). */
export interface Mac {
  /** The digest's name, or its object identifier where it is only named. */
  readonly hash: string;
  readonly isKnown: boolean;
  readonly digest: Uint8Array;
  readonly salt: Uint8Array;
  readonly rounds: number;
}

const hashers = { 'SHA-1': createSHA1, 'SHA-256': createSHA256, 'SHA-384': createSHA384, 'SHA-512': createSHA512 };

/** Reads MacData. */
export function readMac(outer: DerReader): Mac {
  const reader = enter(outer, tags.sequence);
  const info = enter(reader, tags.sequence);
  const algorithm = enter(info, tags.sequence);
  const id = takeObjectIdentifier(algorithm);
  if (hasMore(algorithm)) takeElement(algorithm);
  const digest = take(info, tags.octetString);
  const salt = take(reader, tags.octetString);
  const rounds = hasMore(reader) ? takeRounds(reader) : 1;
  const hash = macDigests[id];
  return { hash: hash ?? id, isKnown: hash !== undefined && hash in hashers, digest, salt, rounds };
}

/** Whether the passphrase made the file's MAC over its content. */
export async function checkMac(
  { hash, digest, salt, rounds }: Mac,
  content: Uint8Array,
  opening: Opening,
): Promise<Result<undefined, LockCode>> {
  const { passphrase, subtle } = opening;
  // Programs disagree on the empty passphrase: two zeros that end an empty text, or nothing at all.
  const spellings = passphrase === '' ? [bmpText(''), new Uint8Array(0)] : [bmpText(passphrase)];
  for (const secret of spellings) {
    const spent = spend(opening, rounds);
    if (!spent.ok) return spent;
    const key = await macKey(secret, salt, rounds, hash as keyof typeof hashers);
    const handle = await subtle.importKey('raw', ownBytes(key), { name: 'HMAC', hash }, false, ['verify']);
    if (await subtle.verify({ name: 'HMAC' }, handle, ownBytes(digest), ownBytes(content))) return ok(undefined);
  }
  return fail('wrong-passphrase');
}

/** The key of a MAC (RFC 7292 appendix B.2, purpose 3). It is as long as one digest, so the first block is all of it. */
async function macKey(secret: Uint8Array, salt: Uint8Array, rounds: number, hash: keyof typeof hashers) {
  const hasher = await hashers[hash]();
  const filled = (bytes: Uint8Array) =>
    Uint8Array.from(
      { length: hasher.blockSize * Math.ceil(bytes.length / hasher.blockSize) },
      (_, index) => bytes[index % bytes.length],
    );
  const diversifier = new Uint8Array(hasher.blockSize).fill(3);
  let key: Uint8Array = concatBytes([diversifier, filled(salt), filled(secret)]);
  for (let round = 0; round < rounds; round += 1) key = hasher.init().update(key).digest('binary');
  return key;
}

/** A BMPString with the two zeros that end it (RFC 7292 appendix B.1). */
function bmpText(text: string): Uint8Array {
  const bytes = new Uint8Array(2 * text.length + 2);
  for (let index = 0; index < text.length; index += 1) {
    bytes[2 * index] = text.charCodeAt(index) >>> 8;
    bytes[2 * index + 1] = text.charCodeAt(index) & 0xff;
  }
  return bytes;
}
