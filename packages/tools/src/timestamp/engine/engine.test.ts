import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { options } from '../options.ts';
import { zh } from '../text/zh.ts';
import { engine, type Converted } from './index.ts';

const initial = initialValues(options);

function converted(text: string, chosen: Partial<typeof initial> = {}): Converted {
  const result = engine.convert(text, { ...initial, ...chosen }, testContext());
  if (!result.ok) throw new Error(`${result.code}: ${text}`);
  return result.value;
}
const moment = (text: string, chosen: Partial<typeof initial> = {}) => converted(text, chosen).moments[0];
const berlin = { zone: 'Europe/Berlin' };

describe('reading a time', () => {
  it.each([
    ['0', 's', '1970-01-01T00:00:00Z'],
    ['-1', 's', '1969-12-31T23:59:59Z'],
    ['1700000000', 's', '2023-11-14T22:13:20Z'],
    ['1700000000.123456', 's', '2023-11-14T22:13:20.123456Z'],
    ['99999999999', 's', '5138-11-16T09:46:39Z'],
    ['1700000000123', 'ms', '2023-11-14T22:13:20.123Z'],
    ['1700000000123456', 'us', '2023-11-14T22:13:20.123456Z'],
    ['1700000000123456789', 'ns', '2023-11-14T22:13:20.123456789Z'],
    ['20261123', 'date', '2026-11-23T00:00:00Z'],
    ['2026年11月23日 上午8点', 'iso', '2026-11-23T08:00:00Z'],
    ['2026年11月23日下午3点半', 'iso', '2026-11-23T15:30:00Z'],
    ['2026-11-23 晚上9:05', 'iso', '2026-11-23T21:05:00Z'],
    ['2026年11月23日 凌晨12点', 'iso', '2026-11-23T00:00:00Z'],
    ['2026年11月23日 20点', 'iso', '2026-11-23T20:00:00Z'],
    ['"createdAt": 1700000000123,', 'ms', '2023-11-14T22:13:20.123Z'],
    ['ts=1700000000', 's', '2023-11-14T22:13:20Z'],
    ["updated_at: '2026-11-23 08:05:00'", 'iso', '2026-11-23T08:05:00Z'],
    ['/Date(1700000000123)/', 'ms', '2023-11-14T22:13:20.123Z'],
    ['[1700000000123] ERROR boom', 'ms', '2023-11-14T22:13:20.123Z'],
    ['[2026-11-23 08:05:00,5] WARN slow', 'iso', '2026-11-23T08:05:00.500Z'],
    ['1,700,000,000', 's', '2023-11-14T22:13:20Z'],
    ['20261123080500', 'iso', '2026-11-23T08:05:00Z'],
    ['20261123080500123', 'iso', '2026-11-23T08:05:00.123Z'],
    ['20261323080500', 'ms', '2612-01-22T01:18:00.500Z'],
    ['2026-11-23', 'date', '2026-11-23T00:00:00Z'],
    ['2026/1/2', 'date', '2026-01-02T00:00:00Z'],
    ['2026年11月23日', 'date', '2026-11-23T00:00:00Z'],
    ['2026年11月23日 8:05', 'iso', '2026-11-23T08:05:00Z'],
    ['2026年11月23日8点05分30秒', 'iso', '2026-11-23T08:05:30Z'],
    ['23.11.2026 08:05', 'iso', '2026-11-23T08:05:00Z'],
    ['2026-11-23T08:05:00Z', 'iso', '2026-11-23T08:05:00Z'],
    ['2026-11-23T08:05:00.5+08:00', 'iso', '2026-11-23T00:05:00.500Z'],
    ['2026-11-23 08:05:00+0530', 'iso', '2026-11-23T02:35:00Z'],
    ['2026-11-23 08:05:00 UTC', 'iso', '2026-11-23T08:05:00Z'],
    ['2026-11-23T08:05:00.123456789Z', 'iso', '2026-11-23T08:05:00.123456789Z'],
    ['20261123T080500Z', 'iso', '2026-11-23T08:05:00Z'],
    ['20261123T080500+0100', 'iso', '2026-11-23T07:05:00Z'],
    ['2026-W48-1', 'iso', '2026-11-23T00:00:00Z'],
    ['2026-327', 'iso', '2026-11-23T00:00:00Z'],
    ['"2026-11-23T08:05:00Z",', 'iso', '2026-11-23T08:05:00Z'],
    ['Mon, 23 Nov 2026 08:05:00 +0100', 'rfc2822', '2026-11-23T07:05:00Z'],
    ['23 Nov 2026 08:05 GMT', 'rfc2822', '2026-11-23T08:05:00Z'],
    ['Mon, 23 Nov 2026 08:05:00 GMT', 'rfc2822', '2026-11-23T08:05:00Z'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 'rfc2822', '1994-11-06T08:49:37Z'],
    ['now', 'now', '2026-01-01T00:00:00Z'],
    ['-8640000000000000', 'us', '1696-03-17T00:00:00Z'],
  ])('[TIME-01] recognises %s', (text, writing, utc) => {
    expect(moment(text)).toMatchObject({ writing, utc });
  });

  it('[TIME-01] takes numbers in the unit that is asked for', () => {
    expect(moment('1700000000', { unit: 'ms' }).utc).toBe('1970-01-20T16:13:20Z');
    expect(moment('20261123', { unit: 's' }).utc).toBe('1970-08-23T12:05:23Z');
    expect(moment('20261123080500', { unit: 'us' }).utc).toBe('1970-08-23T12:05:23.080500Z');
    expect(moment('-8640000000000000', { unit: 'ms' }).utc).toBe('-271821-04-20T00:00:00Z');
  });

  it.each([
    ['tomorrow', 'not-a-time'],
    ['12:00', 'not-a-time'],
    ['2026-02-30', 'not-a-time'],
    ['2026-11-23T25:00:00Z', 'not-a-time'],
    ['13/13/2026', 'not-a-time'],
    ['99999999999999999999999', 'out-of-range'],
    ['', 'empty'],
    ['1\n'.repeat(101), 'too-many-lines'],
  ])('[TIME-01] refuses %j', (text, code) => {
    expect(engine.convert(text, initial, testContext())).toMatchObject({ ok: false, code });
  });

  it('[TIME-01] points at the line it cannot read, and at a zone that does not exist', () => {
    expect(engine.convert('\n\n  soon', initial, testContext())).toEqual({
      ok: false,
      code: 'not-a-time',
      detail: { text: 'soon' },
      place: { line: 3, column: 3 },
    });
    expect(engine.convert('0', { ...initial, zone: 'Mars/Base' }, testContext())).toMatchObject({
      code: 'unknown-zone',
      detail: { zone: 'Mars/Base' },
    });
  });
});

describe('every way of writing it', () => {
  it('[TIME-01] gives counts, dates and the calendar in a zone', () => {
    expect(moment('1700000000.5', { zone: 'Asia/Shanghai' })).toEqual({
      text: '1700000000.5',
      line: 1,
      writing: 's',
      seconds: '1700000000',
      milliseconds: '1700000000500',
      microseconds: '1700000000500000',
      nanoseconds: '1700000000500000000',
      iso: '2023-11-15T06:13:20.500+08:00',
      utc: '2023-11-14T22:13:20.500Z',
      rfc2822: 'Wed, 15 Nov 2023 06:13:20 +0800',
      weekday: 3,
      dayOfYear: 319,
      week: '2023-W46',
      offset: '+08:00',
      isDaylightSaving: false,
      notes: [],
    });
  });

  it('[TIME-01] goes back to the same moment from each of them', () => {
    const { iso, utc, seconds, milliseconds, microseconds, nanoseconds, rfc2822 } = moment(
      '2024-02-29T23:59:59',
      berlin,
    );
    for (const text of [iso, utc, seconds, milliseconds, microseconds, nanoseconds, rfc2822]) {
      expect(moment(text, berlin).nanoseconds).toBe(nanoseconds);
    }
  });

  it('[TIME-01] counts down below the epoch, so that the parts of a second go the same way', () => {
    expect(moment('-0.5')).toMatchObject({ seconds: '-1', milliseconds: '-500', utc: '1969-12-31T23:59:59.500Z' });
  });

  it.each([
    ['2147483647', []],
    ['2147483648', ['beyond-32-bit']],
    ['-2147483648', []],
    ['-2147483649', ['beyond-32-bit']],
    ['2016-12-31T23:59:60Z', ['leap-second']],
    ['03/04/2026 10:00', ['day-or-month']],
    ['04/13/2026 10:00', []],
    ['2026-11-23', ['midnight']],
  ])('[TIME-01] says what matters of %s', (text, notes) => {
    expect(moment(text).notes).toEqual(notes);
  });

  it('[TIME-01] counts a leap second as the second after it', () => {
    expect(moment('2016-12-31T23:59:60Z').seconds).toBe(moment('2017-01-01T00:00:00Z').seconds);
  });

  it('[TIME-01] says where clocks skip a time or show it twice, and when they change next', () => {
    expect(moment('2026-03-29T02:30:00', berlin)).toMatchObject({
      notes: ['skipped'],
      iso: '2026-03-29T03:30:00+02:00',
    });
    const twice = moment('2026-10-25T02:30:00', berlin);
    expect(twice.notes).toEqual(['twice']);
    expect([twice.utc, twice.other]).toEqual(['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+01:00']);
    expect(moment('2026-10-25T02:30:00+01:00', berlin)).toMatchObject({ notes: [], utc: '2026-10-25T01:30:00Z' });
    expect(moment('2026-03-01', berlin)).toMatchObject({
      isDaylightSaving: false,
      nextChange: { iso: '2026-03-29T03:00:00+02:00', offset: '+02:00' },
    });
    expect(moment('2026-07-01', berlin).isDaylightSaving).toBe(true);
    expect(moment('2026-07-01', { zone: 'Asia/Shanghai' }).nextChange).toBeUndefined();
  });
});

describe('between two', () => {
  const between = (from: string, to: string, chosen = {}) => converted(`${from}\n${to}`, chosen).differences[0];

  it('[TIME-01] says what lies between, on the calendar and in all', () => {
    expect(between('2024-02-29', '2026-03-01 01:02:03.5')).toMatchObject({
      isBackwards: false,
      years: 2,
      months: 0,
      days: 1,
      hours: 1,
      minutes: 2,
      seconds: '3.5',
      totalSeconds: '63162123.5',
      leapSeconds: 0,
    });
    expect(between('2026-01-02', '2026-01-01')).toMatchObject({ isBackwards: true, days: 1, totalDays: '1' });
    expect(converted('1\n2\n4').differences.map(({ totalSeconds }) => totalSeconds)).toEqual(['1', '2']);
  });

  it('[TIME-01] knows that a day has 23 hours where clocks are put forward', () => {
    expect(between('2026-03-28T12:00:00', '2026-03-29T12:00:00', berlin)).toMatchObject({
      days: 1,
      hours: 0,
      totalSeconds: String(23 * 3_600),
      isOverChange: true,
    });
  });

  it('[TIME-01] counts the leap seconds that Unix time leaves out', () => {
    expect(between('1970-01-01', '2026-01-01').leapSeconds).toBe(27);
    expect(between('2016-12-31T23:59:59Z', '2017-01-01T00:00:00Z').leapSeconds).toBe(1);
    expect(between('2017-01-01T00:00:00Z', '2026-01-01').leapSeconds).toBe(0);
  });
});

describe('the definition', () => {
  it('[TIME-01] [SHELL-16] knows a time when it is pasted, and no other number', async () => {
    const { timestamp } = await import('../tool.ts');
    for (const text of ['1700000000', '1700000000123', '2026-11-23T08:05:00Z', 'Mon, 23 Nov 2026 08:05:00 GMT']) {
      expect(timestamp.recognise?.(text)).toBeGreaterThan(0.8);
    }
    for (const text of ['42', '13800138000', '4111111111111111', '2026-11-23,1', '0x10', 'Monday'])
      expect(timestamp.recognise?.(text)).toBe(0);
  });
});

describe('zones by name', () => {
  it('[TIME-01] tells a moment in several of them beside each other, by IANA names or cities', () => {
    const also = 'America/New_York, tokyo，Asia/Tokyo; Kolkata';
    expect(moment('1700000000', { ...berlin, also })).toMatchObject({
      iso: '2023-11-14T23:13:20+01:00',
      also: [
        { zone: 'America/New_York', iso: '2023-11-14T17:13:20-05:00', weekday: 2 },
        { zone: 'Asia/Tokyo', iso: '2023-11-15T07:13:20+09:00', weekday: 3 },
        { zone: 'Asia/Kolkata', iso: '2023-11-15T03:43:20+05:30', weekday: 3 },
      ],
    });
    const refused = (names: string) => engine.convert('0', { ...initial, also: names }, testContext());
    expect(refused('Asia/Tokyo, Mars/Base')).toMatchObject({ code: 'unknown-zone', detail: { zone: 'Mars/Base' } });
    const all = Intl.supportedValuesOf('timeZone').slice(0, limits.timestamp.zones + 1);
    expect(refused(all.join(','))).toMatchObject({ code: 'too-many-zones', detail: { limit: limits.timestamp.zones } });
    expect(refused(all.slice(1).join(','))).toMatchObject({ ok: true });
    expect(
      engine.convert('8640000000000000', { ...initial, unit: 'ms', also: 'Asia/Tokyo' }, testContext()),
    ).toMatchObject({
      code: 'out-of-range-in-zone',
      detail: { zone: 'Asia/Tokyo' },
    });
  });

  const utcOf = (text: string, zone = '') => {
    const result = engine.convert(text, { zone, also: '', unit: 'auto' }, testContext());
    return result.ok ? result.value.moments.map(({ utc }) => utc) : result.code;
  };
  it.each([
    ['2026-11-29 15:00 Europe/Berlin', '2026-11-29T14:00:00Z'],
    ['2026-07-29 15:00 Europe/Berlin', '2026-07-29T13:00:00Z'],
    ['2026-11-29T15:00[America/New_York]', '2026-11-29T20:00:00Z'],
    ['2026-11-29 15:00 CET', '2026-11-29T14:00:00Z'],
    ['2026-07-29 15:00 CEST', '2026-07-29T13:00:00Z'],
    ['Nov 29, 2026 3:00 PM PST', '2026-11-29T23:00:00Z'],
    ['29 November 2026, 12:30 AM JST', '2026-11-28T15:30:00Z'],
    ['Sun, Nov 29, 2026 3:00 PM', '2026-11-29T15:00:00Z'],
  ])('[TIME-01] %s is %s', (text, utc) => {
    expect(utcOf(text)).toEqual([utc]);
  });

  it('[TIME-01] says what letters of several zones were taken for', () => {
    const result = engine.convert('2026-07-29 15:00 IST\n2026-07-29 15:00 CET', initial, testContext());
    if (!result.ok) throw new Error(result.code);
    const [india, european] = result.value.moments;
    expect(india).toMatchObject({
      utc: '2026-07-29T09:30:00Z',
      readIn: { name: 'India Standard Time', offset: '+05:30' },
    });
    expect(india.readIn?.others).toEqual(expect.arrayContaining(['Israel Standard Time', 'Irish Standard Time']));
    expect(european.readIn?.others).toEqual([]);
    expect(zh.readIn({ name: 'a', offset: '+01:00', others: ['b'] })).toContain('还指 b');
  });

  it('[TIME-01] refuses letters and names of no zone', () => {
    for (const text of [
      '2026-11-29 15:00 XQZ',
      '2026-11-29 15:00 Mars/Olympus',
      '1700000000 CET',
      '2026-11-29 13:00 PM',
    ])
      expect(utcOf(text)).toBe('not-a-time');
  });

  it('[TIME-01] finds a zone by its city', () => {
    expect(utcOf('2026-11-29 15:00', 'tokyo')).toEqual(['2026-11-29T06:00:00Z']);
    expect(utcOf('2026-11-29 15:00', 'New York')).toEqual(['2026-11-29T20:00:00Z']);
    expect(utcOf('2026-11-29 15:00', 'kolkata')).toEqual(['2026-11-29T09:30:00Z']);
    expect(utcOf('2026-11-29 15:00', 'nowhere')).toBe('unknown-zone');
  });
});
