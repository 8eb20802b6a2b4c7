import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { options } from '../options.ts';
import { engine } from './index.ts';

const initial = initialValues(options);
const context = testContext({ random: (length) => webcrypto.getRandomValues(new Uint8Array(length)) });
const onlyLower = { lower: true, upper: false, digits: false, symbols: false };

function made(chosen: Partial<typeof initial>) {
  const result = engine.password(undefined, { ...initial, ...chosen }, context);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
async function strengthOf(password: string) {
  const result = await engine.strength(password);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe('passwords', () => {
  it('[PASS-01] has the length and every chosen kind of character, and no other', () => {
    const { values, text } = made({ count: 100, length: 4 });
    expect(values).toHaveLength(100);
    expect(text).toBe(values.join('\n'));
    for (const one of values) {
      expect(one).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^a-zA-Z\d])[!-~]{4}$/);
    }
    for (const one of made({ count: 100, length: 64, distinct: true }).values) expect(one).not.toMatch(/[0O1lI|]/);
    for (const one of made({ count: 20, ...onlyLower }).values) expect(one).toMatch(/^[a-z]{20}$/);
  });

  it.each([
    // 26 letters, one character.
    [{ ...onlyLower, length: 10 }, 10 * Math.log2(26)],
    // A letter and a digit in either order.
    [{ ...onlyLower, digits: true, length: 2 }, Math.log2(2 * 26 * 10)],
    // All of 36 characters, less those of letters only and of digits only.
    [{ ...onlyLower, digits: true, length: 4 }, Math.log2(36 ** 4 - 26 ** 4 - 10 ** 4)],
    [{ ...onlyLower, length: 256 }, 256 * Math.log2(26)],
  ])('[PASS-01] states the entropy of those it could have made: %j', (chosen, bits) => {
    expect(made(chosen).bits).toBeCloseTo(bits, 1);
  });

  it('[PASS-01] draws each character as likely as the others: what would favour some is thrown away', () => {
    // 2 ** 32 is no multiple of 26, so the draws at its end would favour the first letters.
    const draws = [0xffffffff, 0xfffffff9, 25, 26];
    const scripted = testContext({
      random: () => {
        const next = draws.shift() ?? 0;
        return Uint8Array.from([next >>> 24, next >>> 16, next >>> 8, next]);
      },
    });
    const result = engine.password(undefined, { ...initial, ...onlyLower, length: 4, count: 1 }, scripted);
    expect(result).toMatchObject({ ok: true, value: { values: [expect.stringMatching(/^.?za/)] } });
  });

  it('[PASS-01] says why it cannot make one', () => {
    expect(engine.password(undefined, { ...initial, ...onlyLower, lower: false }, context)).toEqual({
      ok: false,
      code: 'no-characters',
    });
    expect(engine.password(undefined, { ...initial, length: 3 }, context)).toMatchObject({
      code: 'too-short',
      detail: { least: 4 },
    });
  });
});

describe('phrases and tokens', () => {
  it('[PASS-01] makes phrases of a list of 2,048 words, 11 bits each', async () => {
    const result = await engine.phrase(undefined, { ...initial, count: 3 }, context);
    expect(result).toMatchObject({ ok: true, value: { bits: 66 } });
    for (const phrase of result.ok ? result.value.values : []) {
      const words = phrase.split('-');
      expect(words).toHaveLength(6);
      for (const word of words) expect(wordlist).toContain(word);
    }
    const chinese = await engine.phrase(
      undefined,
      { ...initial, count: 1, wordList: 'chinese', separator: '' },
      context,
    );
    expect(chinese).toMatchObject({
      ok: true,
      value: { bits: 66, text: expect.stringMatching(/^\p{Script=Han}{6}$/u) },
    });
    const capital = await engine.phrase(undefined, { ...initial, count: 1, capitals: true, separator: ' ' }, context);
    expect(capital).toMatchObject({ value: { text: expect.stringMatching(/^(?:[A-Z][a-z]+ ?){6}$/) } });
  });

  it('[PASS-01] makes tokens of random bytes', () => {
    expect(engine.token(undefined, { ...initial, bytes: 16, writing: 'hex', count: 1 }, context)).toMatchObject({
      value: { bits: 128, text: expect.stringMatching(/^[\da-f]{32}$/) },
    });
    expect(engine.token(undefined, { ...initial, bytes: 32, count: 1 }, context)).toMatchObject({
      value: { bits: 256, text: expect.stringMatching(/^[\w-]{43}$/) },
    });
  });
});

describe('the strength of a password', () => {
  it('[PASS-01] knows common ones, patterns and dates, and says what would help', async () => {
    expect(await strengthOf('password')).toMatchObject({ score: 0, warning: 'topTen' });
    expect(await strengthOf('qwertyuiop')).toMatchObject({ score: 0 });
    expect((await strengthOf('P@ssw0rd')).score).toBeLessThanOrEqual(1);
    expect(await strengthOf('constitutional')).toMatchObject({ score: 1 });
    expect((await strengthOf('19870412')).warning).toBe('dates');
    expect((await strengthOf('abcabcabc')).advice.length).toBeGreaterThan(0);
  });

  it('[PASS-01] gives a phrase of words fewer guesses than its letters would need', async () => {
    const phrase = await strengthOf('correct horse battery staple');
    expect(phrase.score).toBe(4);
    expect(phrase.bits).toBeLessThan(28 * Math.log2(26));
    const { throttledLogin, login, slowHash, fastHash } = phrase.seconds;
    expect([throttledLogin, login, slowHash, fastHash]).toEqual(
      [fastHash, slowHash, login, throttledLogin].toReversed().toSorted((a, b) => b - a),
    );
  });

  it('[PASS-01] finds what it makes itself to be strong', async () => {
    for (const one of made({ count: 5 }).values) expect((await strengthOf(one)).score).toBe(4);
  });

  it('[PASS-01] refuses nothing and too much', async () => {
    expect(await engine.strength('')).toEqual({ ok: false, code: 'empty' });
    expect(await engine.strength('x'.repeat(257))).toMatchObject({
      ok: false,
      code: 'too-long',
      detail: { limit: 256 },
    });
  });
});
