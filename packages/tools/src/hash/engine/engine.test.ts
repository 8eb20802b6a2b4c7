import { createHash, createHmac, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { options } from '../options.ts';
import { engine, type Digests } from './index.ts';

const initial = initialValues(options);

async function digests(input: Parameters<typeof engine.file>[0], chosen = {}): Promise<Digests> {
  const result = await engine.file(input, { ...initial, ...chosen }, testContext());
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
const valueOf = ({ digests: list }: Digests, algorithm: string) =>
  list.find((one) => one.algorithm === algorithm)?.value;

const inNode = {
  md5: 'md5',
  sha1: 'sha1',
  sha224: 'sha224',
  sha256: 'sha256',
  sha384: 'sha384',
  sha512: 'sha512',
  'sha3-256': 'sha3-256',
  'sha3-384': 'sha3-384',
  'sha3-512': 'sha3-512',
  blake2b: 'blake2b512',
};

describe('digests', () => {
  const inputs = [0, 1, 63, 64, 65, 1_000, 70_001].map((length) => new Uint8Array(randomBytes(length)));

  it.each(Object.entries(inNode))(
    '[HASH-01] %s is what OpenSSL says, also as HMAC and Base64',
    async (name, openssl) => {
      for (const input of inputs) {
        expect(valueOf(await digests(input, { algorithm: name }), name)).toBe(
          createHash(openssl).update(input).digest('hex'),
        );
      }
      const input = inputs[4];
      const key = '密钥 that is longer than a block of any of these functions'.repeat(4);
      expect(valueOf(await digests(input, { algorithm: name, key, encoding: 'base64' }), name)).toBe(
        createHmac(openssl, key).update(input).digest('base64'),
      );
    },
  );

  it('[HASH-01] knows CRC-32 and BLAKE3 by their published test vectors', async () => {
    const input = new TextEncoder().encode('123456789');
    expect(valueOf(await digests(input), 'crc32')).toBe('cbf43926');
    // The first bytes of the vectors of BLAKE3's authors: input_len 0, and 251 counting bytes.
    expect(valueOf(await digests(new Uint8Array(0)), 'blake3')).toMatch(/^af1349b9f5f9a1a6a0404dea36dcc949/);
    for (const one of inputs) {
      expect(valueOf(await digests(one, { algorithm: 'crc32' }), 'crc32')).toBe(
        crc32(one).toString(16).padStart(8, '0'),
      );
    }
  });

  it('[HASH-01] reads a file piece by piece and tells how far it is', async () => {
    const bytes = new Uint8Array(randomBytes(9 * 1024 * 1024));
    const read: number[] = [];
    const blob = new Blob([bytes]);
    const file = {
      size: blob.size,
      slice: (from: number, to: number) => {
        read.push(to - from);
        return blob.slice(from, to);
      },
    };
    const told: number[] = [];
    const context = testContext({ report: (fraction) => void told.push(fraction) });
    const result = await engine.file(file, { ...initial, algorithm: 'sha256' }, context);
    expect(result).toMatchObject({
      ok: true,
      value: { size: bytes.length, digests: [{ value: createHash('sha256').update(bytes).digest('hex'), bits: 256 }] },
    });
    expect(read).toHaveLength(3);
    expect(told.at(-1)).toBe(1);
  });

  it('[HASH-01] says which hashes prove nothing any more, and that a checksum has no HMAC', async () => {
    const { digests: all } = await digests(inputs[2]);
    expect(all.filter(({ isBroken }) => isBroken).map(({ name }) => name)).toEqual(['MD5', 'SHA-1', 'CRC-32']);
    expect(await engine.file(inputs[2], { ...initial, algorithm: 'crc32', key: 'k' }, testContext())).toMatchObject({
      ok: false,
      code: 'no-hmac',
      detail: { name: 'CRC-32' },
    });
    expect((await digests(inputs[2], { key: 'k' })).digests.map(({ algorithm }) => algorithm)).not.toContain('crc32');
  });

  it('[HASH-01] takes text as UTF-8 and refuses half a character', async () => {
    expect(await engine.text('中', { ...initial, algorithm: 'md5' }, testContext())).toMatchObject({
      ok: true,
      value: { digests: [{ value: createHash('md5').update('中').digest('hex') }] },
    });
    expect(await engine.text('a\n\ud800', initial, testContext())).toMatchObject({
      ok: false,
      code: 'lone-surrogate',
      place: { line: 2, column: 1 },
    });
  });

  it('[HASH-01] a file that cannot be read any more is a failure in words', async () => {
    const gone = { size: 5, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) };
    expect(await engine.file(gone, initial, testContext())).toEqual({ ok: false, code: 'unreadable' });
  });
});

describe('a digest compared with one that was published', () => {
  const abc = new TextEncoder().encode('abc');
  const sha256 = createHash('sha256').update('abc').digest('hex');
  const md5 = createHash('md5').update('abc').digest('base64');

  it.each([
    [sha256, ['SHA-256']],
    [sha256.toUpperCase(), ['SHA-256']],
    [`${sha256}  abc.iso\n`, ['SHA-256']],
    [`SHA256 (abc.iso) = ${sha256}`, ['SHA-256']],
    [md5, ['MD5']],
    [`${md5} ${sha256}`, ['MD5', 'SHA-256']],
  ])('[HASH-01] %s is equal', async (published, matching) => {
    for (const encoding of ['hex', 'base64'])
      expect(await digests(abc, { expect: published, encoding })).toMatchObject({ isMatch: true, matching });
  });

  it('[HASH-01] another is not, and what holds none is no answer', async () => {
    const other = createHash('sha256').update('abd').digest('hex');
    const differing = await digests(abc, { expect: other });
    expect([differing.isMatch, differing.matching]).toEqual([false, undefined]);
    expect(await engine.file(abc, { ...initial, expect: 'abc.iso' }, testContext())).toMatchObject({
      code: 'no-digest',
    });
    const wrongKind = { ...initial, algorithm: 'md5' as const, expect: sha256 };
    expect(await engine.file(abc, wrongKind, testContext())).toMatchObject({ code: 'no-digest' });
    expect(await digests(abc, { expect: ' ' })).not.toHaveProperty('isMatch');
  });
});
