import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import type { IdSource } from './id-source.ts';
import { nanoidEntropy, nanoidSource } from './nanoid.ts';
import { parseUlid, ulidSource } from './ulid.ts';
import { urlSafeAlphabet } from '../options.ts';

const random = (length: number) => webcrypto.getRandomValues(new Uint8Array(length));

function take(source: IdSource, count: number): string[] {
  const bytes = new Uint8Array(source.width);
  return Array.from({ length: count }, () => {
    source.write(bytes, 0);
    return new TextDecoder().decode(bytes);
  });
}

describe('ULID', () => {
  it('[UUID-03] writes the time first, in Crockford’s Base32', () => {
    const [ulid] = take(ulidSource(testContext({ random, now: () => 1469922850259 })), 1);
    expect(ulid).toMatch(/^01ARZ3NDEK[0-9A-HJKMNP-TV-Z]{16}$/);
  });

  it('[UUID-03] comes in strictly increasing order, also when the clock goes back', () => {
    let reading = 0;
    const ulids = take(ulidSource(testContext({ random, now: () => 5000 - Math.floor(reading++ / 100) })), 3000);
    expect(ulids.every((ulid, index) => index === 0 || ulids[index - 1] < ulid)).toBe(true);
  });

  it('[UUID-03] borrows the next millisecond when the random part runs over', () => {
    const ones = (length: number) => new Uint8Array(length).fill(0xff);
    const ulids = take(ulidSource(testContext({ random: ones, now: () => 7 })), 2);
    expect(ulids).toEqual(['0000000007ZZZZZZZZZZZZZZZZ', '0000000008ZZZZZZZZZZZZZZZZ']);
  });

  it('[UUID-03] reads back what it wrote', () => {
    for (const ulid of take(ulidSource(testContext({ random })), 200)) {
      const bytes = parseUlid(ulid) ?? new Uint8Array();
      const again = take(ulidSource({ ...testContext(), now: () => timeOf(bytes), random: () => padded(bytes) }), 1);
      expect(again).toEqual([ulid]);
    }
  });

  it('[UUID-03] refuses what 128 bits cannot hold', () => {
    expect(parseUlid('7ZZZZZZZZZZZZZZZZZZZZZZZZZ')).toEqual(new Uint8Array(16).fill(0xff));
    expect(parseUlid('80000000000000000000000000')).toBeUndefined();
    expect(parseUlid('0123456789ABCDEFGHJKMNPQRU')).toBeUndefined();
  });
});

describe('NanoID', () => {
  const source = (alphabet: string, length: number) => nanoidSource({ alphabet, length }, testContext({ random }));
  const takeNanoids = (alphabet: string, length: number, count: number) => {
    const made = source(alphabet, length);
    return made.ok ? take(made.value, count) : [];
  };

  it('[UUID-03] has 21 URL-safe characters and 126 bits by default', () => {
    for (const id of takeNanoids(urlSafeAlphabet, 21, 100)) expect(id).toMatch(/^[\w-]{21}$/);
    expect(nanoidEntropy(urlSafeAlphabet, 21)).toBe(126);
  });

  it('[UUID-03] draws every character of an odd alphabet equally often', () => {
    const counts = new Map<string, number>();
    for (const character of takeNanoids('abcdefghijk', 11_000, 1)[0])
      counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(11);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });

  it.each([
    ['alphabet-short', ['', 'a']],
    ['alphabet-repeats', ['aba', 'ab'.repeat(500_000)]],
    ['alphabet-character', ['a b', "a'", 'a\\', '天地', '😀', '\ud800']],
  ])('[UUID-03] refuses alphabets with the reason %s', (code, alphabets) => {
    expect(alphabets.map((alphabet) => source(alphabet, 5))).toMatchObject(alphabets.map(() => ({ ok: false, code })));
  });
});

function timeOf(ulid: Uint8Array): number {
  return ulid.subarray(0, 6).reduce((time, byte) => time * 256 + byte, 0);
}

function padded(ulid: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(16);
  bytes.set(ulid.subarray(6));
  return bytes;
}
