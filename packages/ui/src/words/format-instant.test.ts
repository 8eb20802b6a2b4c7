import { expect, it } from 'vitest';
import { formatInstant, formatWait } from './format-instant.ts';

it('[JWT-01][TIME-01] a moment in words ends with its zone in both languages', () => {
  const ms = Date.parse('2030-01-01T00:00:00Z');
  expect(formatInstant(ms, 'zh', 'Asia/Shanghai')).toBe('2030年1月1日周二 08:00:00 GMT+8');
  expect(formatInstant(ms, 'en', 'Asia/Shanghai')).toBe('Tue, Jan 1, 2030, 08:00:00 GMT+8');
});

it('[CRON-01] a wait is told as exactly as tells it from the one before and behind it', () => {
  const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];
  for (const language of ['zh', 'en'] as const) {
    for (const [gap, first] of [
      [15 * minute, 2 * hour],
      [minute, 59 * minute + 30 * second],
      [10 * second, 3 * minute],
      [hour, 23 * hour + 5],
      [day, 26 * day],
      [28 * day, 45 * day],
      [365 * day, 400 * day],
      [5 * minute, 400 * day],
    ]) {
      const waits = Array.from({ length: 20 }, (_, index) => formatWait(first + index * gap, gap, language));
      expect(new Set(waits).size).toBe(20);
    }
  }
  expect(formatWait(2.25 * hour, 15 * minute, 'en')).toBe('in 2 hours 15 minutes');
  expect(formatWait(2.25 * hour, 15 * minute, 'zh')).toBe('2小时15分钟后');
  expect(formatWait(3 * day + 5 * hour, day, 'en')).toBe('in 3 days');
  expect(formatWait(5 * hour, day, 'zh')).toBe('5小时后');
  expect(formatWait(0, Infinity, 'en')).toBe('in 0 seconds');
});
