import { expect, it } from 'vitest';
import { formatUsd } from './format-usd.ts';

it.each([
  [0, '$0.00'],
  [5, '$5.00'],
  [12.345, '$12.35'],
  [0.1, '$0.10'],
  [0.0154, '$0.015'],
  [0.00042, '$0.00042'],
  [0.0000000234, '$0.000000023'],
  [1e-12, '$0.000000000'],
])('writes %f dollars as %s', (usd, text) => {
  expect(formatUsd(usd)).toBe(text);
});
