import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { outside } from '../outside.ts';
import { timestamp } from '../tool.ts';
import { engine, type Converted } from './index.ts';

const convert = (text: string, zone = '') => engine.convert(text, { zone, also: '', unit: 'auto' }, testContext());

function converted(text: string, zone = ''): Converted {
  const result = convert(text, zone);
  if (!result.ok) throw new Error(`${result.code}: ${text}`);
  return result.value;
}

describe('lines of which some cannot be read', () => {
  const mixed =
    '1700000000\n\n  soon\r\n2026-02-30\n2023-11-14T22:13:21Z\n2026-01-01T12:00+24:00\n275761-01-01\n1700000005';

  it('[TIME-01] gives every one that can, and says of each other what is wrong with it and where', () => {
    const { moments, unread, differences } = converted(mixed);
    expect(moments.map(({ line, seconds }) => [line, seconds])).toEqual([
      [1, '1700000000'],
      [5, '1700000001'],
      [8, '1700000005'],
    ]);
    expect(unread).toMatchObject([
      { code: 'not-a-time', detail: { text: 'soon' }, place: { line: 3, column: 3 } },
      { code: 'not-a-time', detail: { text: '2026-02-30' }, place: { line: 4, column: 1 } },
      { code: 'bad-offset', detail: { offset: '+24:00' }, place: { line: 6 } },
      { code: 'out-of-range', place: { line: 7 } },
    ]);
    expect(differences.map(({ totalSeconds }) => totalSeconds)).toEqual(['1', '4']);
  });

  it('[TIME-01] says so on the command line and to agents, in both languages', () => {
    const said = (language: 'zh' | 'en') => {
      const call = { language, isPage: false } as Parameters<typeof outside.convert.present>[1];
      return outside.convert.present(converted(mixed), call).warnings;
    };
    expect(said('en')?.[0]).toMatch(/^Line 3 was left out: “soon” is not a time/);
    expect(said('zh')?.[2]).toMatch(/^第 6 行没有换算：“\+24:00”不是时差/);
    expect(said('en')).toHaveLength(4);
    expect(outside.convert.present(converted('0'), { language: 'en' } as never)).not.toHaveProperty('warnings');
  });

  it('[TIME-01] is a failure where none can be read, with the first of them', () => {
    expect(convert('soon\nlater')).toMatchObject({ ok: false, code: 'not-a-time', place: { line: 1 } });
    expect(convert('later\n+275760-09-13T00:00:00Z\n', 'Asia/Tokyo')).toMatchObject({ ok: false, place: { line: 1 } });
  });
});

describe('times of logs', () => {
  const at = '2026-11-30T08:00:11Z';
  const west = '2026-11-30T00:00:11Z';
  const alone = [
    ['30/Nov/2026:08:00:11 +0800', west],
    ['[30/Nov/2026:08:00:11 +0000]', at],
    ['30/nov/2026:08:00:11.5 +0800', '2026-11-30T00:00:11.500Z'],
    ['Mon Nov 30 08:00:11 2026', at],
    ['Tue Dec  1 08:00:11 2026', '2026-12-01T08:00:11Z'],
    ['Mon Nov 30 08:00:11 UTC 2026', at],
    ['Mon Nov 30 08:00:11 +0800 2026', west],
    ['Mon Nov 30 08:00:11.123456 2026', '2026-11-30T08:00:11.123456Z'],
    ['30-Nov-2026 08:00:11.123', '2026-11-30T08:00:11.123Z'],
    ['[30-Nov-2026 08:00:11 UTC]', at],
    ['2026-11-30 08:00:11.123456789 +0800 CST m=+0.000123', '2026-11-30T00:00:11.123456789Z'],
    ['2026-11-30 08:00:11 +0800 +0800', west],
    ['2026/11/30 08:00:11.000001', '2026-11-30T08:00:11.000001Z'],
    ['2026-11-30 08:00:11,123', '2026-11-30T08:00:11.123Z'],
  ] as const;

  it.each<readonly [string, string]>([
    ...alone,
    ['Nov  3 2026 08:00:11', '2026-11-03T08:00:11Z'],
    ['Nov 30, 2026 8:00:11 PM', '2026-11-30T20:00:11Z'],
    ['2026-Nov-30 08:00:11', at],
    ['30/November/2026', '2026-11-30T00:00:00Z'],
    ['203.0.113.7 - - [30/Nov/2026:08:00:11 +0800] "GET /a[1]?b HTTP/1.1" 200 5', west],
    ['[Mon Nov 30 08:00:11 2026] [core:error] [pid 1] AH00126', at],
    ['2026/11/30 08:00:11 [error] 31#31: *1 open() failed', at],
    ['2026-11-30 08:00:11.5 UTC [123] LOG:  checkpoint', '2026-11-30T08:00:11.500Z'],
    ['2026-11-30T08:00:11+08:00  INFO 1 --- [main] o.s.Boot', west],
    ['<34>1 2026-11-30T08:00:11.003Z host app - ID47 - x', '2026-11-30T08:00:11.003Z'],
  ])('[TIME-01] reads %s', (text, utc) => {
    expect(converted(text).moments[0].utc).toBe(utc);
  });

  it('[TIME-01] are in the zone that is chosen where they have no offset', () => {
    for (const text of ['Mon Nov 30 08:00:11 2026', '30/Nov/2026:08:00:11', '30-Nov-2026 08:00:11.000'])
      expect(converted(text, 'Asia/Shanghai').moments[0].utc).toBe(west);
  });

  it('[TIME-01] say when a weekday does not fit, as others do', () => {
    expect(converted('Fri Nov 30 08:00:11 2026').moments[0].wrongWeekday).toEqual({ written: 5, actual: 1 });
  });

  it.each(['Nov 30 08:00:11', 'Nov  3 08:00:11 host sshd[1]: x 2', '<13>Dec 24 18:00:00 host app'])(
    '[TIME-01] %s is refused because it names no year',
    (text) => {
      expect(convert(text)).toMatchObject({ code: 'no-year' });
    },
  );

  it.each([
    '31/Feb/2026:08:00:11 +0800',
    '30/Nom/2026:08:00:11',
    '[31/Feb/2026:08:00:11 +0000] x',
    '30/Nov-2026 08:00:11',
    '2026-11-30 08:00 XQZ ERROR',
  ])('[TIME-01] %s is no time', (text) => {
    expect(convert(text)).toMatchObject({ ok: false, code: 'not-a-time' });
  });

  it.each(alone)('[TIME-01] %s is recognised', (text) => {
    expect(timestamp.recognise?.(text.replace('nov', 'Nov'))).toBe(0.95);
  });

  it.each(['30/Nov/2026:08:00', 'GET [30/Nov/2026:08:00:11 +0800] x', '2026-11-30 08:00:11 hello'])(
    '[TIME-01] %s is left to others',
    (text) => {
      expect(timestamp.recognise?.(text)).toBe(0);
    },
  );
});
