import { describe, expect, it } from 'vitest';
import { isFitting, nearEntries, paletteEntries, searchEntries, suggestedFor } from './palette-entries.ts';

const entries = paletteEntries('en');
const found = (query: string) => {
  expect(searchEntries(entries, query, [])).toEqual([]);
  return nearEntries(entries, query, []).map(({ id }) => id);
};

describe('[SHELL-15] the entries for a query', () => {
  it.each([
    ['compare files', 'diff'],
    ['比较文件', 'diff'],
    ['怎么把时间戳转成日期', 'timestamp'],
    ['识别图片里的二维码', 'scanner'],
    ['生成随机密码', 'password'],
    ['去掉重复的行', 'text'],
    ['tls certificate', 'keypair'],
    ['beautify my json please', 'json'],
  ])('that none fits as a whole, %s, are those that fit its most telling words', (query, id) => {
    expect(found(query)[0]).toContain(id);
    expect(found(query).length).toBeLessThanOrEqual(8);
  });

  it('are none where no word is known', () => {
    expect(found('qwxz jjkq')).toEqual([]);
  });
});

describe('[SHELL-16] the tools that a text is first offered to', () => {
  const offered = (text: string) => {
    const suggested = suggestedFor(text, { tool: 'json', action: 'format', options: {}, input: null });
    return entries.filter(({ takesText, ...entry }) => takesText && isFitting(entry, suggested)).map(({ id }) => id);
  };

  it('are those that recognise it or take any', () => {
    const ofJson = offered('{"order":42}');
    expect(ofJson).toEqual(expect.arrayContaining(['diff', 'csv', 'hash', 'base64', 'recipes']));
    for (const other of ['cron', 'color', 'keypair', 'base', 'uuid', 'jwt', 'emvco', 'json']) {
      expect(ofJson).not.toContain(other);
    }
    expect(offered('0 9 * * 1-5')).toContain('cron');
  });
});
