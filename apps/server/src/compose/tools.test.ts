import { expect, it } from 'vitest';
import { whereIn } from './tools.ts';

it('[AGENT-02] tells where an engine failed and nothing of what it was given', () => {
  const place = whereIn(new RangeError('Invalid text:\n    at secret (private.ts:1:1)\n  at another secret'));
  expect(place).toMatch(/^RangeError\n +at .*tools\.test\.ts/);
  expect(place).not.toContain('secret');

  const renamed = Object.assign(new Error('something else'), {
    stack: 'Error: at secret\n    at secret (private.ts:1:1)',
  });
  expect(whereIn(renamed)).toBe('Error');
});
