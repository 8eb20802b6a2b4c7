import { expect, it } from 'vitest';
import { unitAt } from './unit-at.ts';

const unit = (name: string, start_line: number, end_line: number) => ({
  file_path: 'a.ts',
  name,
  kind: 'function' as const,
  start_line,
  end_line,
});
const units = [unit('Cart', 1, 20), unit('total', 3, 8), unit('add', 10, 15)];

it.each([
  [1, 'Cart'],
  [3, 'total'],
  [8, 'total'],
  [9, 'Cart'],
  [12, 'add'],
  [21, undefined],
])('[CODE-07] line %i belongs to %s', (line, name) => {
  expect(unitAt(units, line)?.name).toBe(name);
});
