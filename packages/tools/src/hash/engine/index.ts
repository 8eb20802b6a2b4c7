import {
  createBLAKE2b,
  createBLAKE3,
  createCRC32,
  createHMAC,
  createMD5,
  createSHA1,
  createSHA224,
  createSHA256,
  createSHA3,
  createSHA384,
  createSHA512,
  type IHasher,
} from 'hash-wasm';
import { excerpt } from '@toolbench/kit/excerpt.ts';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import { encodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { toHex } from '@toolbench/kit/encodings/hex.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import type { Sliceable, Streamed } from '@toolbench/kit/sliceable.ts';
import { firstLoneSurrogate, placeOf, textToBytes, type Text } from '@toolbench/kit/text.ts';
import { compare } from '../pasted.ts';
import { algorithms, nameOf, type Algorithm, type options } from '../options.ts';

export type ErrorCode = 'lone-surrogate' | 'no-digest' | 'no-hmac' | 'unreadable';

export interface Digest {
  readonly algorithm: Algorithm;
  readonly name: string;
  /** As asked for: hexadecimal in lower case, or Base64 with padding. */
  readonly value: string;
  readonly bits: number;
  /** Whether collisions are practical, so that it proves nothing about who made the data. */
  readonly isBroken: boolean;
}

export interface Digests {
  /** Where there is a value to compare with: whether one of them is it, and the names of those. */
  readonly isMatch?: boolean;
  readonly matching?: readonly string[];
  readonly digests: readonly Digest[];
  readonly isHmac: boolean;
  /** Bytes that were read. */
  readonly size: number;
}

const makers: Readonly<Record<Algorithm, () => Promise<IHasher>>> = {
  md5: createMD5,
  sha1: createSHA1,
  sha224: createSHA224,
  sha256: createSHA256,
  sha384: createSHA384,
  sha512: createSHA512,
  'sha3-256': () => createSHA3(256),
  'sha3-384': () => createSHA3(384),
  'sha3-512': () => createSHA3(512),
  blake2b: () => createBLAKE2b(512),
  blake3: () => createBLAKE3(),
  crc32: () => createCRC32(),
};

const broken = new Set<Algorithm>(['md5', 'sha1', 'crc32']);

/** RFC 2104 needs a hash function, which a checksum is not. */
const withoutHmac = new Set<Algorithm>(['crc32']);

/** Bytes read at once: enough that reading costs little, little enough that progress is seen. */
const pieceBytes = 4 * 1024 * 1024;

type Chosen = OptionValues<typeof options>;

type Input = Uint8Array | Sliceable | Streamed;

/** The bytes of an input in order, whatever gives them. */
async function* piecesOf(input: Input): AsyncGenerator<Uint8Array> {
  if ('pieces' in input) {
    yield* input.pieces;
    return;
  }
  const size = input instanceof Uint8Array ? input.length : input.size;
  for (let at = 0; at < size; at += pieceBytes) {
    const end = Math.min(at + pieceBytes, size);
    yield input instanceof Uint8Array
      ? input.subarray(at, end)
      : new Uint8Array(await input.slice(at, end).arrayBuffer());
  }
}

/** Bytes that there will be; unknown of what comes as a stream. */
function sizeOf(input: Input): number | undefined {
  if ('pieces' in input) return undefined;
  return input instanceof Uint8Array ? input.length : input.size;
}

async function digestsOf(
  input: Input,
  { algorithm, encoding, expect, key }: Chosen,
  context: EngineContext,
): Promise<Result<Digests, ErrorCode>> {
  const isHmac = key !== '';
  const asked = algorithm === 'all' ? algorithms : [algorithm];
  const chosen = asked.filter((one) => !isHmac || !withoutHmac.has(one));
  if (chosen.length === 0) return fail('no-hmac', { name: nameOf(asked[0]) });
  const secret = textToBytes(key);
  const hashers = await Promise.all(chosen.map((one) => (isHmac ? createHMAC(makers[one](), secret) : makers[one]())));
  const expected = sizeOf(input);
  let size = 0;
  for (const hasher of hashers) hasher.init();
  try {
    for await (const piece of piecesOf(input)) {
      for (const hasher of hashers) hasher.update(piece);
      size += piece.length;
      if (expected !== undefined) context.report(size / expected);
    }
  } catch {
    return fail('unreadable');
  }
  const digests = hashers.map((hasher, index): Digest => {
    const bytes = hasher.digest('binary');
    return {
      algorithm: chosen[index],
      name: isHmac ? `HMAC-${nameOf(chosen[index])}` : nameOf(chosen[index]),
      value: encoding === 'hex' ? toHex(bytes) : encodeBase64(bytes),
      bits: bytes.length * 8,
      isBroken: !isHmac && broken.has(chosen[index]),
    };
  });
  if (expect.trim() === '') return ok({ digests, isHmac, size });
  const { matching, isDigest } = compare(digests, expect);
  if (!isDigest) return fail('no-digest', { text: excerpt(expect.trim()) });
  const names = matching.map(({ name }) => name);
  return ok({ isMatch: names.length > 0, ...(names.length > 0 && { matching: names }), digests, isHmac, size });
}

/** Digests of a text's UTF-8 bytes; fails at half of a surrogate pair, which UTF-8 cannot write. */
function hashText(input: Text, chosen: Chosen, context: EngineContext): Promise<Result<Digests, ErrorCode>> {
  const lone = typeof input === 'string' ? firstLoneSurrogate(input) : -1;
  if (lone !== -1) return Promise.resolve(fail('lone-surrogate', {}, placeOf(input as string, lone)));
  return digestsOf(textToBytes(input), chosen, context);
}

export const engine = { text: hashText, file: digestsOf } satisfies EngineActions;
export type Engine = typeof engine;
