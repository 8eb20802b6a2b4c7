import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { said } from '../said.ts';
import { engine } from './index.ts';

const convert = (text: string, zone = '', unit: 'auto' | 's' | 'ms' = 'auto') =>
  engine.convert(text, { zone, also: '', unit }, testContext());

function moment(text: string, zone = '') {
  const result = convert(text, zone);
  if (!result.ok) throw new Error(`${result.code}: ${text}`);
  return result.value.moments[0];
}

describe('the ends of the range of dates', () => {
  const most = 8_640_000_000_000_000;
  it('[TIME-01] ends for every moment that dates hold, and refuses those just beyond, in zones on either side', () => {
    for (const zone of [
      '',
      'Pacific/Kiritimati',
      'Pacific/Niue',
      'Europe/Berlin',
      'Africa/Casablanca',
      'Antarctica/Troll',
    ])
      for (const before of [0, 1, 3_600_000, 86_399_999, 86_400_000, 90_000_000, 366 * 86_400_000, 400 * 86_400_000])
        for (const sign of [-1, 1]) {
          const result = convert(String(sign * (most - before)), zone, 'ms');
          if (result.ok) expect(JSON.stringify(result.value)).not.toMatch(/NaN|Invalid|""/);
          else expect([result.code, before <= 86_400_000]).toEqual(['out-of-range-in-zone', true]);
          expect(convert(String(sign * (most + 1 + before)), zone, 'ms')).toMatchObject({ code: 'out-of-range' });
        }
  });

  it.each([
    ['+275760-01-01T00:00:00Z', '8639977881600'],
    ['+275760-09-12T23:59:59Z', '8639999999999'],
    ['+275760-09-13T00:00:00Z', '8640000000000'],
    ['+275760-09-13 01:00:00+01:00', '8640000000000'],
    ['-271821-04-20T00:00:00Z', '-8640000000000'],
    ['-271821-04-19T19:00:00-05:00', '-8640000000000'],
    ['+012026-01-01T00:00Z', '317336745600'],
  ])('[TIME-01] reads %s', (text, seconds) => {
    expect(moment(text)).toMatchObject({ seconds });
  });

  it.each([
    '-271821-04-19T23:59:59Z',
    '+275760-09-13T00:00:01Z',
    '+275760-09-13T00:00:00-00:01',
    '275761-01-01',
    '-999999-12-31 10:00',
    '+1000000-01-01T00:00:00Z',
    '9'.repeat(500),
  ])('[TIME-01] says that %s is out of range', (text) => {
    expect(convert(text)).toMatchObject({ code: 'out-of-range', place: { line: 1, column: 1 } });
    expect(zh.errors['out-of-range']()).toContain('-271821-04-20T00:00:00Z');
    expect(en.errors['out-of-range']()).toContain('+275760-09-13T00:00:00Z');
  });

  it('[TIME-01] counts from one end to the other, and within the last year', () => {
    const between = (text: string, zone: string) => {
      const result = convert(text, zone);
      if (!result.ok) throw new Error(result.code);
      return result.value.differences[0];
    };
    const parts = { months: 4, days: 24, hours: 0, minutes: 0, seconds: '0', totalDays: '200000000' };
    expect(between('-271821-04-20T00:00Z\n+275760-09-13T00:00Z', '')).toMatchObject({ years: 547_581, ...parts });
    expect(between('+275759-01-01T00:00Z\n+275760-09-12T03:00Z', 'Europe/Berlin')).toMatchObject({
      years: 1,
      months: 8,
      days: 11,
      hours: 4,
    });
  });

  it('[TIME-01] takes a very long line for no time, whatever it repeats', () => {
    for (const part of ['T', ' ', '1 ', '2026-', '[a=b]', 'a-'])
      expect(convert(part.repeat(200_000).concat('x'))).toMatchObject({ code: 'not-a-time' });
    expect(convert(`0.${'1'.repeat(150)}`)).toMatchObject({ ok: true });
  });
});

describe('an offset and a zone', () => {
  it.each([
    ['2026-07-01T12:00:00+01:00[Europe/Berlin]', '11:00', ['+01:00', 'Europe/Berlin', '+02:00']],
    ['2026-07-01 12:00+01:00 Europe/Berlin', '11:00', ['+01:00', 'Europe/Berlin', '+02:00']],
    ['2026-07-01 12:00+02:00 PST', '10:00', ['+02:00', 'PST', '-08:00']],
    ['2026-07-01 12:00+02:00 (PST)', '10:00', ['+02:00', 'PST', '-08:00']],
    ['Wed, 01 Jul 2026 12:00:00 +0200 (PST)', '10:00', ['+02:00', 'PST', '-08:00']],
    ['2026-07-01T12:00+00:00[Europe/London]', '12:00', ['+00:00', 'Europe/London', '+01:00']],
    ['2026-07-01T12:00+02:00[+03:00]', '10:00', ['+02:00', '+03:00', '+03:00']],
  ])(
    '[TIME-01] the offset decides, and that %s contradicts itself is said',
    (text, time, [offset, zone, zoneOffset]) => {
      const read = moment(text);
      expect(read.utc).toBe(`2026-07-01T${time}:00Z`);
      expect(read.contradiction).toEqual({ offset, zone, zoneOffset });
      expect(said(read, en).join()).toContain(`${offset} contradicts the zone ${zone}`);
    },
  );

  it.each([
    ['2026-07-01T12:00:00+02:00[Europe/Berlin]', []],
    ['2026-07-01T12:00:00+02:00[!Europe/Berlin][u-ca=gregory]', []],
    ['2026-07-01T12:00:00+02:00 CEST', []],
    ['2026-07-01T12:00:00+02:00 IST', []],
    ['Wed, 01 Jul 2026 10:00:00 +0000 (UTC)', []],
    ['Wed Jul 01 2026 12:00:00 GMT+0200 (Central European Summer Time)', []],
    ['2026-07-01T10:00Z[Europe/Berlin]', ['zone-beside-utc']],
    ['2026-07-01T10:00-00:00[Europe/Berlin]', ['zone-beside-utc']],
    ['2026-07-01T10:00 UTC[Europe/Berlin]', ['zone-beside-utc']],
  ])('[TIME-01] %s contradicts nothing', (text, notes) => {
    const read = moment(text);
    expect(read.contradiction).toBeUndefined();
    expect(read.utc).toMatch(/^2026-07-01T\d\d:00:00Z$/);
    expect(read.notes).toEqual(notes);
    if (!text.includes('IST')) expect(read.utc).toBe('2026-07-01T10:00:00Z');
  });

  it('[TIME-01] refuses a contradiction where it is said to matter (RFC 9557)', () => {
    expect(convert('2026-07-01T12:00:00+01:00[!Europe/Berlin]')).toMatchObject({
      code: 'zone-contradicts',
      detail: { offset: '+01:00', zone: 'Europe/Berlin', zoneOffset: '+02:00' },
    });
  });

  it.each(['2026-01-01T12:00+24:00', '2026-01-01T12:00-0860', '20260101T1200+2400', '2026-01-01 12:00 UTC+30'])(
    '[TIME-01] refuses the offset of %s',
    (text) => {
      expect(convert(text)).toMatchObject({ code: 'bad-offset' });
      expect(convert(`${text}[Europe/Berlin]`)).toMatchObject({ code: 'bad-offset' });
    },
  );

  it.each([
    ['2026-01-01 12:00 UTC+14:00', '2025-12-31T22:00:00Z', ['east-of-utc']],
    ['2026-01-01 12:00 GMT+8', '2026-01-01T04:00:00Z', ['east-of-utc']],
    ['2026-01-01T12:00 UTC-3', '2026-01-01T15:00:00Z', ['east-of-utc']],
    ['Jan 1, 2026 12:00 PM GMT+08:00', '2026-01-01T04:00:00Z', ['east-of-utc']],
    ['2026-01-01 12:00 Etc/GMT+8', '2026-01-01T20:00:00Z', ['posix-sign']],
    ['2026-01-01T12:00[UTC+8]', '2026-01-01T04:00:00Z', ['east-of-utc']],
  ])('[TIME-01] reads %s and says which way it counts', (text, utc, notes) => {
    expect(moment(text)).toMatchObject({ utc, notes });
    expect(moment('2026-01-01 12:00', 'UTC+8').utc).toBe('2026-01-01T04:00:00Z');
  });
});

describe('times that clocks leave out', () => {
  it.each([
    ['2011-12-30 12:00 Pacific/Apia', ['skipped']],
    ['2011-12-30 Pacific/Apia', ['midnight', 'skipped']],
    ['20111230T1200 Pacific/Apia', ['skipped']],
    ['2011-W52-5T12:00[Pacific/Apia]', ['skipped']],
    ['1994-12-31 12:00 Pacific/Kiritimati', ['skipped']],
    ['1993-08-21 00:00 Pacific/Kwajalein', ['skipped']],
    ['2018-11-04 America/Sao_Paulo', ['midnight', 'skipped']],
    ['20260329T0230 Europe/Berlin', ['skipped']],
    ['20261025T0230 Europe/Berlin', ['twice']],
    ['2011-12-29T24:00 Pacific/Apia', ['skipped']],
    ['2026-03-28T24:00 Europe/Berlin', []],
    ['2011-12-31 12:00 Pacific/Apia', []],
  ])('[TIME-01] %s', (text, notes) => {
    expect(moment(text).notes.filter((note) => note !== 'beyond-32-bit')).toEqual(notes);
  });
});
