import { expect, it } from 'vitest';
import { formatDuration, formatMoment, formatRecent, formatTimeOfDay } from './format-time.ts';

it.each([
  [0, '0 毫秒', '0 milliseconds'],
  [150, '150 毫秒', '150 milliseconds'],
  [1_000, '1 秒', '1 second'],
  [1_500, '1.5 秒', '1.5 seconds'],
  [59_999, '59.9 秒', '59.9 seconds'],
  [60_000, '1 分钟', '1 minute'],
  [15 * 60_000, '15 分钟', '15 minutes'],
  [(24 * 60 - 10) * 60_000, '23 小时 50 分钟', '23 hours 50 minutes'],
  [24 * 60 * 60_000, '1 天', '1 day'],
  [25 * 60 * 60_000 + 61_000, '1 天 1 小时', '1 day 1 hour'],
])('writes %d ms as %s and %s', (milliseconds, zh, en) => {
  expect(formatDuration(milliseconds, 'zh')).toBe(zh);
  expect(formatDuration(milliseconds, 'en')).toBe(en);
});

it('writes the time of day to the second', () => {
  expect(formatTimeOfDay('2026-01-02T03:04:05Z', 'en')).toMatch(/^\d+:04:05/);
});

it('writes a moment to the minute', () => {
  expect(formatMoment('2026-01-02T03:04:05Z', 'en')).toMatch(/Jan \d, 2026, \d+:04/);
});

it('[VOICE-01] leaves the date of today away', () => {
  const iso = '2026-01-02T12:04:05Z';
  expect(formatRecent(iso, 'en', new Date('2026-01-02T12:30:00Z'))).toMatch(/^\d+:04\s[AP]M$/);
  expect(formatRecent(iso, 'en', new Date('2026-01-04T12:30:00Z'))).toBe(formatMoment(iso, 'en'));
});
