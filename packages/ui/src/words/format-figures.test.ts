import { describe, expect, it } from 'vitest';
import { formatBytes, formatCount } from './format-figures.ts';

describe('figures', () => {
  it.each([
    [0, '0 B'],
    [512, '512 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [20 * 1024, '20 KB'],
    [204_800, '200 KB'],
    [1023, '1023 B'],
    [1023 * 1024, '1023 KB'],
    [1024 * 1024 - 10, '1 MB'],
    [1024 ** 3 - 1, '1 GB'],
    [5 * 1024 ** 3, '5 GB'],
    [5000 * 1024 ** 3, '5000 GB'],
  ])('[SFTP-01] %d bytes read as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

  it('separates thousands', () => expect(formatCount(1234567)).toBe('1,234,567'));
});
