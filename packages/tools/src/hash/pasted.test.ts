import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from './engine/index.ts';
import { options } from './options.ts';
import { compare } from './pasted.ts';
import { recogniseDigests } from './recognise.ts';

const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const base64 = 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';

async function matchesOfAbc(pasted: string, encoding: 'hex' | 'base64' = 'hex') {
  const result = await engine.text('abc', { ...initialValues(options), algorithm: 'all', encoding }, testContext());
  if (!result.ok) throw new Error(result.code);
  const { matching, isDigest } = compare(result.value.digests, pasted);
  return isDigest ? matching.map(({ name }) => name) : 'no digest';
}

describe('digests among other texts', () => {
  it.each([
    [sha256, 0.6],
    [sha256.slice(0, 32), 0.4],
    [`${sha256}  file.iso\n`, 0.8],
    [`${sha256} *one file.iso\n${sha256.slice(0, 40)}  two\n`, 0.8],
    [`SHA256 (file.iso) = ${sha256}`, 0.8],
    [`sha256:${sha256}`, 0.8],
    [`sha384-${'oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K'.repeat(2)}`, 0.8],
    ['d41d8cd9', 0],
    ['hello world', 0],
    ['sha256 is a hash', 0],
    ['', 0],
  ])('[HASH-01] are recognised: %j', (text, sureness) => {
    expect(recogniseDigests(text)).toBe(sureness);
  });
});

describe('a value to compare with', () => {
  it.each([
    sha256,
    ` ${sha256.toUpperCase()}\n`,
    `${sha256}  file.iso`,
    `${sha256} *file of mine.iso`,
    `SHA256 (file.iso) = ${sha256}`,
    `SHA2-256(file.iso)= ${sha256}`,
    `sha256:${sha256}`,
    `image@sha256:${sha256}`.slice(6),
    `"sha256": "${sha256}",`,
    `0000000000000000000000000000000000000000000000000000000000000000  other\n${sha256}  file`,
    sha256.replace(/(..)(?=.)/g, '$1:'),
    sha256.replace(/(.{8})(?=.)/g, '$1 '),
    base64,
    base64.replace(/\+/g, '-').replace(/\//g, '_').replace('=', ''),
    `sha256-${base64}`,
  ])('[HASH-01] is found in %s', async (pasted) => {
    expect(await matchesOfAbc(pasted)).toEqual(['SHA-256']);
    expect(await matchesOfAbc(pasted, 'base64')).toEqual(['SHA-256']);
  });

  it.each(['', ' ', 'abc', 'SHA256 (file.iso)', sha256.slice(1), sha256.slice(0, 48), `${sha256}0`])(
    '[HASH-01] is no digest in “%s”',
    async (pasted) => expect(await matchesOfAbc(pasted)).toBe('no digest'),
  );

  it.each([sha256.replace('b', 'c'), `SHA256 (f) = ${sha256.replace('b', 'c')}`, '352441c3'])(
    '[HASH-01] is another one in “%s”',
    async (pasted) => expect(await matchesOfAbc(pasted)).toEqual([]),
  );
});
