import { expect, it } from 'vitest';
import { formatDuration, formatMoment } from './format-time.ts';

it.each([
  [0, '0毫秒', '0 milliseconds'],
  [150, '150毫秒', '150 milliseconds'],
  [1_000, '1秒钟', '1 second'],
  [1_500, '1.5秒钟', '1.5 seconds'],
  [59_999, '59.9秒钟', '59.9 seconds'],
  [60_000, '1分钟', '1 minute'],
  [15 * 60_000, '15分钟', '15 minutes'],
  [(24 * 60 - 10) * 60_000, '23小时 50分钟', '23 hours 50 minutes'],
  [24 * 60 * 60_000, '1天', '1 day'],
  [25 * 60 * 60_000 + 61_000, '1天 1小时', '1 day 1 hour'],
])('writes %d ms as %s and %s', (milliseconds, zh, en) => {
  expect(formatDuration(milliseconds, 'zh')).toBe(zh);
  expect(formatDuration(milliseconds, 'en')).toBe(en);
});

it('writes a moment to the minute', () => {
  expect(formatMoment('2026-01-02T03:04:05Z', 'en')).toMatch(/Jan \d, 2026, \d+:04/);
});
