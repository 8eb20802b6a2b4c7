import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { uuidText } from './uuid-format.ts';
import { type GeneratedVersion, createUuidGenerator } from './uuid-generators.ts';

const random = (length: number) => webcrypto.getRandomValues(new Uint8Array(length));

/** The texts of `count` identifiers under a clock that reads `times` in turn and then stays at the last. */
function take(version: GeneratedVersion, count: number, times: readonly number[]): string[] {
  let reading = 0;
  const now = () => times[Math.min(reading++, times.length - 1)];
  const fill = createUuidGenerator(version, testContext({ random, now }));
  const bytes = new Uint8Array(16);
  return Array.from({ length: count }, () => {
    fill(bytes);
    return uuidText(bytes);
  });
}

/** Strictly increasing, and so without a repetition. */
function isIncreasing(texts: readonly string[]): boolean {
  return texts.every((text, index) => index === 0 || texts[index - 1] < text);
}

describe('version 7', () => {
  it('[UUID-02] makes 5,000 strictly increasing, and so unique, within one millisecond', () => {
    expect(isIncreasing(take('v7', 5000, [1_700_000_000_000]))).toBe(true);
  });

  it('[UUID-02] stays in order when the clock jumps forward and back', () => {
    const jumps = Array.from({ length: 2000 }, (_, index) => 1_700_000_000_000 + ((index * 7919) % 13) - 6);
    expect(isIncreasing(take('v7', 2000, jumps))).toBe(true);
  });

  it('[UUID-02] begins with the milliseconds since 1970', () => {
    expect(take('v7', 1, [0x017f22e279b0])[0].slice(0, 15)).toBe('017f22e2-79b0-7');
    expect(take('v7', 1, [0x017f22e279b0 + 0.9])[0].slice(0, 13)).toBe('017f22e2-79b0');
  });

  it('[UUID-02] borrows the next millisecond when the counter is full', () => {
    const ones = (length: number) => new Uint8Array(length).fill(0xff);
    const fill = createUuidGenerator('v7', testContext({ random: ones, now: () => 1 }));
    const bytes = new Uint8Array(16);
    fill(bytes);
    expect(uuidText(bytes)).toBe('00000000-0001-77ff-bfff-ffffffffffff');
    fill(bytes);
    expect(uuidText(bytes)).toBe('00000000-0001-7800-8000-03ffffffffff');
  });
});

describe('versions 1 and 6', () => {
  /** A millisecond has 10,000 ticks. */
  const moreThanTicks = 10_500;

  it('[UUID-02] makes more strictly increasing version 6 within one millisecond than it has ticks', () => {
    expect(isIncreasing(take('v6', moreThanTicks, [1_700_000_000_000]))).toBe(true);
  });

  it('[UUID-02] makes version 1 without repetition, with one clock sequence and node to a batch', () => {
    const texts = take('v1', moreThanTicks, [1_700_000_000_000, 1_700_000_000_001, 1_700_000_000_000]);
    expect(new Set(texts).size).toBe(moreThanTicks);
    expect(new Set(texts.map((text) => text.slice(19))).size).toBe(1);
  });

  it('[UUID-02] marks the node as random by the multicast bit', () => {
    for (const version of ['v1', 'v6'] as const)
      expect(parseInt(take(version, 1, [0])[0].slice(24, 26), 16) & 1, version).toBe(1);
  });

  it('[UUID-02] writes the time of RFC 9562, appendices A.1 and A.6', () => {
    const time = Date.UTC(2022, 1, 22, 19, 22, 22);
    expect(take('v1', 1, [time])[0].slice(0, 18)).toBe('c232ab00-9414-11ec');
    expect(take('v6', 1, [time])[0].slice(0, 18)).toBe('1ec9414c-232a-6b00');
  });
});

it('[UUID-02] version 4 is random but for the six bits of version and variant', () => {
  const ones = createUuidGenerator('v4', testContext({ random: (length) => new Uint8Array(length).fill(0xff) }));
  const bytes = new Uint8Array(16);
  ones(bytes);
  expect(uuidText(bytes)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  const texts = take('v4', 2000, [0]);
  expect(new Set(texts).size).toBe(2000);
});
