import { describe, expect, it } from 'vitest';
import { findDanger } from '../engine/danger/danger.ts';
import { shortcutNames, shortcuts, type Shortcut } from './shortcuts.ts';
import { parsePattern } from '../engine/syntax.ts';

const found = (name: Shortcut, text: string) => text.match(new RegExp(shortcuts[name], 'g')) ?? [];

describe('common patterns', () => {
  it('[REGEX-01] there are the eight of the specification', () => {
    expect(shortcutNames).toEqual([
      'email',
      'url',
      'phone',
      'ipAddress',
      'date',
      'number',
      'chineseChars',
      'englishChars',
    ]);
  });

  it.each<[Shortcut, string, string[]]>([
    ['email', 'a@b.cn, x.y+z@mail.example.com; no@dot @b.cn', ['a@b.cn', 'x.y+z@mail.example.com']],
    ['email', '联系：li@例子.com 或 li@example.com。', ['li@example.com']],
    ['url', '见 https://a.cn/路径?q=1#x。(http://b.com/c,d).', ['https://a.cn/路径?q=1#x', 'http://b.com/c,d']],
    ['url', 'ftp://a.cn "https://b.cn/" http:// ', ['https://b.cn/']],
    [
      'phone',
      '13812345678 +86 138-1234-5678 8613912345678 12345678901 138123456789',
      ['13812345678', '+86 138-1234-5678', '8613912345678'],
    ],
    ['ipAddress', '0.0.0.0 255.255.255.255 256.1.1.1 1.2.3 1.2.3.4.5 01.2.3.4', ['0.0.0.0', '255.255.255.255']],
    ['ipAddress', 'from 10.0.0.1:80, to 192.168.1.254.', ['10.0.0.1', '192.168.1.254']],
    [
      'date',
      '2026-01-31 2026/1/5 2026.12.01 2026年1月3日 2026-13-01 2026-01-32',
      ['2026-01-31', '2026/1/5', '2026.12.01', '2026年1月3日'],
    ],
    ['number', '42 -3.14 +1e-9 1,234,567.89 v2 1.2.3 ３', ['42', '-3.14', '+1e-9', '1,234,567.89']],
    ['number', '共 5 件，单价￥19.90。', ['5', '19.90']],
    ['chineseChars', '工具台 Tool 正则，ok', ['工具台', '正则']],
    ['englishChars', 'Tool 工具 x1y', ['Tool', 'x', 'y']],
  ])('[REGEX-01] %s in %s', (name, text, expected) => {
    expect(found(name, text)).toEqual(expected);
  });

  it('[REGEX-01] the date has named groups', () => {
    expect(new RegExp(shortcuts.date).exec('2026-01-31')?.groups).toEqual({ year: '2026', month: '01', day: '31' });
  });

  it.each(shortcutNames)('[REGEX-06] %s cannot run away, and is quick on texts made to slow it down', (name) => {
    const parsed = parsePattern(shortcuts[name], '');
    expect(parsed.ok && findDanger(parsed.value, '')).toEqual({ kind: 'none' });
    for (const pump of ['a', '1', 'a.', '1.', '1,', '@', '-', 'a@', 'http://', '中', '+86']) {
      expect(found(name, pump.repeat(10_000)).length).toBeGreaterThanOrEqual(0);
    }
  });
});
