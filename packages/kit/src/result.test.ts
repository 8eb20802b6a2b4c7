import { expect, it } from 'vitest';
import { fail } from './result.ts';

it('[JSON-02] a failure repeats no more of an input than a message can hold', () => {
  const detail = { short: 'a', long: '😀'.repeat(100_000), count: 3 };
  expect(fail('code', detail)).toEqual({
    ok: false,
    code: 'code',
    detail: { short: 'a', long: `${'😀'.repeat(250)}…`, count: 3 },
  });
  const plain = { short: 'a' };
  expect(fail('code', plain).detail).toBe(plain);
});
