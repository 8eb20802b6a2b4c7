import { expect, it } from 'vitest';
import { visible } from './visible.ts';

it('shows white space and controls, and leaves the rest', () => {
  expect(visible('a b\t\n\r\0中')).toBe('a·b→↵←␀中');
});
