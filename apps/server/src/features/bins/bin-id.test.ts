import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createBinId, isBinId } from './bin-id.ts';

it('[BIN-01] makes ids of 128 random bits, all different, all ids', () => {
  const ids = new Set(Array.from({ length: 10_000 }, () => createBinId(randomBytes)));
  expect(ids.size).toBe(10_000);
  const counts = new Map<string, number>();
  for (const id of ids) {
    expect(isBinId(id)).toBe(true);
    // The last character carries 2 bits only.
    for (const character of id.slice(0, 21)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  expect(counts.size).toBe(64);
  const expected = (10_000 * 21) / 64;
  for (const count of counts.values()) expect(Math.abs(count - expected) / expected).toBeLessThan(0.2);
});

it.each(['', 'a', 'A'.repeat(21), 'A'.repeat(23), `${'A'.repeat(21)}=`, `${'A'.repeat(21)}é`, `${'A'.repeat(22)}\n`])(
  'takes %j for no id',
  (text) => expect(isBinId(text)).toBe(false),
);
