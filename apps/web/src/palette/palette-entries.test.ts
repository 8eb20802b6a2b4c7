import { describe, expect, it } from 'vitest';
import { nearEntries, paletteEntries, searchEntries } from './palette-entries.ts';

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
