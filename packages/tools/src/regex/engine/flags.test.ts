import { describe, expect, it } from 'vitest';
import { withFlag, type Flag } from './flags.ts';

describe('checkboxes in step with the flags input', () => {
  it.each<[string, Flag, 'on' | 'off', string]>([
    ['', 'g', 'on', 'g'],
    ['gm', 'i', 'on', 'gmi'],
    ['gim', 'i', 'off', 'gm'],
    ['gi', 'i', 'on', 'gi'],
    ['g', 'm', 'off', 'g'],
    ['gi!', 'g', 'off', 'i!'],
    ['ggi', 'g', 'off', 'i'],
    ['gu', 'v', 'on', 'gv'],
    ['vi', 'u', 'on', 'iu'],
  ])('[REGEX-01] "%s" with %s %s is "%s"', (flags, flag, state, expected) => {
    expect(withFlag(flags, flag, state)).toBe(expected);
  });
});
