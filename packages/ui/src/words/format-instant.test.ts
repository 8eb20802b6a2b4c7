import { expect, it } from 'vitest';
import { formatInstant } from './format-instant.ts';

it('[JWT-01][TIME-01] a moment in words ends with its zone in both languages', () => {
  const ms = Date.parse('2030-01-01T00:00:00Z');
  expect(formatInstant(ms, 'zh', 'Asia/Shanghai')).toBe('2030年1月1日周二 08:00:00 GMT+8');
  expect(formatInstant(ms, 'en', 'Asia/Shanghai')).toBe('Tue, Jan 1, 2030, 08:00:00 GMT+8');
});
