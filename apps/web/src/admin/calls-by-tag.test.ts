import { expect, it } from 'vitest';
import { guardOf } from './calls-by-tag.ts';

it('[AGENT-02] the reference of calls tells a token for tools from a session', () => {
  expect(guardOf([{ toolToken: [] }])).toBe('toolToken');
  expect(guardOf([{ session: [] }])).toBe('session');
  expect(guardOf([])).toBe('open');
});
