import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { options } from '../options.ts';
import { cron } from '../tool.ts';
import { engine, type ExplainedCron } from './index.ts';

const initial = initialValues(options);
const run = (text: string, chosen: Partial<typeof initial> = {}) =>
  engine.explain(text, { ...initial, count: 3, ...chosen }, testContext());

function explain(text: string, chosen: Partial<typeof initial> = {}): ExplainedCron {
  const result = run(text, chosen);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}
const times = (text: string, chosen: Partial<typeof initial> = {}) =>
  explain(text, chosen).runs.map(({ local }) => local);

describe('in words', () => {
  it.each([
    [
      '*/5 9-17 * * 1-5',
      '每隔 5 分钟，在 09:00 和 17:59 之间，星期一至星期五',
      'Every 5 minutes, between 09:00 and 17:59, Monday through Friday',
    ],
    ['@daily', '在 00:00', 'At 00:00'],
    ['@YEARLY', '在 00:00，限每月 1 号，仅于一月份', 'At 00:00, on day 1 of the month, only in January'],
    ['5/15 * * * *', '每隔 15 分钟，在整点后的第 5 分钟开始', 'Every 15 minutes, starting at 5 minutes past the hour'],
    ['1,2,3 * * * *', '在整点后的第 1、2 和 3 分钟', 'At 1, 2, and 3 minutes past the hour'],
    ['30 0 12 * * ? 2027', '在 12:00:30，仅于 2027 年', 'At 12:00:30, only in 2027'],
    ['0 12 * * ? 2026', '在 12:00，仅于 2026 年', 'At 12:00, only in 2026'],
    ['0 0 * * 5#2', '在 00:00，限每月的第二个星期五', 'At 00:00, on the second Friday of the month'],
  ])('[CRON-01] %s', (line, zh, en) => {
    expect(explain(line).description).toEqual({ zh, en });
  });

  it.each([
    [
      '0 0 31 * MON-FRI',
      '在 00:00，限每月 31 号，或星期一至星期五',
      'At 00:00, on day 31 of the month, or Monday through Friday',
    ],
    [
      '0 0 13 */2 FRI',
      '在 00:00，限每月 13 号，或星期五，每隔 2 个月',
      'At 00:00, on day 13 of the month, or on Friday, every 2 months',
    ],
    [
      '30 0 12 L 3 5#2 2027',
      '在 12:00:30，限每月的最后一天，或每月的第二个星期五，仅于三月份，仅于 2027 年',
      'At 12:00:30, on the last day of the month, or on the second Friday of the month, only in March, only in 2027',
    ],
  ])('[CRON-01] says that either of two days is enough in the sentence itself: %s', (line, zh, en) => {
    expect(explain(line).description).toEqual({ zh, en });
  });

  it.each([
    ['- cron: "30 8 * * MON-FRI"', '30 8 * * MON-FRI'],
    ["schedule: '*/5 * * * *' # often", '*/5 * * * *'],
    ['  schedule: 0 3 * * *', '0 3 * * *'],
    ['@Scheduled(cron = "0 0 6 * * *")', '0 0 6 * * *'],
    ['new CronJob(`0 0 * * *`, run)', '0 0 * * *'],
    ['0 3 * * 1 # every Monday', '0 3 * * 1'],
    ['# m h dom mon dow\n0 3 * * sun', '0 3 * * sun'],
  ])('[CRON-01] finds the schedule in %s', (line, schedule) => {
    expect(explain(line).description).toEqual(explain(schedule).description);
  });

  it.each(['H * * * *', 'H/15 * * * *', '0 H(0-7) * * 1-5'])('[CRON-01] names the H of Jenkins in %s', (line) => {
    expect(engine.explain(line, initial, testContext())).toMatchObject({ code: 'jenkins-hash' });
  });

  it.each(['0 0 L-3 * *', '0 0 0 L-1W * ?'])('[CRON-01] names the day before the last of Quartz in %s', (line) => {
    expect(engine.explain(line, initial, testContext())).toMatchObject({ code: 'day-before-last' });
  });

  it('[CRON-01] reads a schedule of EventBridge with its year and its weekdays from 1', () => {
    const { fields, description } = explain('cron(0 12 ? * 2 2027)');
    expect(fields.map(({ name, text }) => `${name} ${text}`).join(', ')).toBe(
      'minute 0, hour 12, day ?, month *, weekday 2, year 2027',
    );
    expect(description.en).toContain('Monday');
    expect(times('ScheduleExpression: cron(0 12 * * ? *)', { from: '2026-01-01', count: 1 })).toEqual([
      '2026-01-01T12:00:00+00:00',
    ]);
  });

  it('[CRON-01] numbers weekdays as cron does, or as Quartz does', () => {
    expect(explain('0 0 * * 2').description.en).toContain('Tuesday');
    expect(explain('0 0 * * 2', { weekdays: 'quartz' }).description.en).toContain('Monday');
    expect(times('0 0 0 ? * 2', { weekdays: 'quartz', count: 1 })).toEqual(['2026-01-05T00:00:00+00:00']);
    expect(times('0 0 * * 2', { count: 1 })).toEqual(['2026-01-06T00:00:00+00:00']);
  });

  it('[CRON-01] takes a line of a crontab with its command, past comments', () => {
    expect(explain('# backup\n\n0 5 * * 1 tar -zcf /var/backups/home.tgz /home/\n')).toMatchObject({
      command: 'tar -zcf /var/backups/home.tgz /home/',
      runs: [{ local: '2026-01-05T05:00:00+00:00' }, {}, {}],
    });
    expect(explain('@hourly /bin/true')).toMatchObject({ command: '/bin/true' });
  });

  it('[CRON-01] says what each field stands for, and that either of two days is enough', () => {
    const { fields, isEitherDay } = explain('*/20 8,18 13 * FRI');
    expect(fields.map(({ name, values }) => [name, values])).toEqual([
      ['minute', [0, 20, 40]],
      ['hour', [8, 18]],
      ['day', [13]],
      ['month', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
      ['weekday', [5]],
    ]);
    expect(isEitherDay).toBe(true);
    expect(explain('0 0 13 * *').isEitherDay).toBe(false);
  });
});

describe('next runs', () => {
  it.each([
    [
      '*/15 9-17 * * MON-FRI',
      'Asia/Shanghai',
      ['2026-01-01T09:00:00+08:00', '2026-01-01T09:15:00+08:00', '2026-01-01T09:30:00+08:00'],
    ],
    ['0 0 29 2 *', 'UTC', ['2028-02-29T00:00:00+00:00', '2032-02-29T00:00:00+00:00', '2036-02-29T00:00:00+00:00']],
    ['0 0 L * *', 'UTC', ['2026-01-31T00:00:00+00:00', '2026-02-28T00:00:00+00:00', '2026-03-31T00:00:00+00:00']],
    ['0 0 12 13 * 5', 'UTC', ['2026-01-02T12:00:00+00:00', '2026-01-09T12:00:00+00:00', '2026-01-13T12:00:00+00:00']],
    ['50/5 * * * *', 'UTC', ['2026-01-01T00:50:00+00:00', '2026-01-01T00:55:00+00:00', '2026-01-01T01:50:00+00:00']],
    ['0 0 * * FRI-SUN', 'UTC', ['2026-01-02T00:00:00+00:00', '2026-01-03T00:00:00+00:00', '2026-01-04T00:00:00+00:00']],
    [
      '0 12 * * ? 2026',
      'Asia/Kolkata',
      ['2026-01-01T12:00:00+05:30', '2026-01-02T12:00:00+05:30', '2026-01-03T12:00:00+05:30'],
    ],
  ])('[CRON-01] %s in %s', (line, zone, expected) => {
    // 2026-01-01T00:00Z is 08:00 in Shanghai.
    expect(times(line, { zone })).toEqual(expected);
  });

  it('[CRON-01] keeps to the clock of the zone when it is changed, and says where', () => {
    const spring = explain('30 2 * * *', { zone: 'Europe/Berlin', from: '2026-03-28T00:00:00+01:00' }).runs;
    expect(spring.map(({ local, isClockChanged }) => [local, isClockChanged])).toEqual([
      ['2026-03-28T02:30:00+01:00', false],
      ['2026-03-29T03:00:00+02:00', true],
      ['2026-03-30T02:30:00+02:00', false],
    ]);
    const autumn = times('30 2 * * *', { zone: 'Europe/Berlin', from: '2026-10-24T12:00:00Z', count: 2 });
    expect(autumn).toEqual(['2026-10-25T02:30:00+02:00', '2026-10-26T02:30:00+01:00']);
  });

  it('[CRON-01] lists ten by itself, and says when there is none', () => {
    expect(explain('* * * * *', { count: initial.count }).runs).toHaveLength(10);
    expect(explain('0 0 30 2 *')).toMatchObject({ runs: [], never: 'no-such-day' });
    expect(explain('@reboot')).toMatchObject({ runs: [], never: 'at-start' });
    expect(explain('0 0 1 1 * 2020')).toMatchObject({ runs: [], never: 'no-such-day' });
  });
});

describe('mistakes', () => {
  it.each([
    ['', 'empty', undefined, undefined],
    ['# only a comment', 'empty', undefined, undefined],
    ['* * * *', 'field-count', { count: 4 }, undefined],
    ['60 * * * *', 'bad-value', { field: 'minute', value: '60', min: 0, max: 59 }, { line: 1, column: 1 }],
    ['0 24 * * *', 'bad-value', { field: 'hour', value: '24' }, { line: 1, column: 3 }],
    ['# x\n 0 0 1,32 * *', 'bad-value', { field: 'day', value: '32' }, { line: 2, column: 8 }],
    ['0 0 * FOO *', 'bad-value', { field: 'month', value: 'FOO' }, { line: 1, column: 7 }],
    ['0 0 * * 8', 'bad-value', { field: 'weekday', max: 7 }, { line: 1, column: 9 }],
    ['0 22-2 * * *', 'range-order', { field: 'hour', value: '22-2' }, { line: 1, column: 3 }],
    ['*/0 * * * *', 'bad-step', { field: 'minute', max: 60 }, { line: 1, column: 1 }],
    ['*/90 * * * *', 'bad-step', { field: 'minute', value: '*/90' }, { line: 1, column: 1 }],
    ['1,,2 * * * *', 'empty-item', { field: 'minute' }, { line: 1, column: 3 }],
    ['? * * * *', 'question-mark', { field: 'minute' }, { line: 1, column: 1 }],
    ['1-2-3 * * * *', 'bad-value', { field: 'minute' }, { line: 1, column: 1 }],
    ['61 0 0 * * *', 'bad-value', { field: 'second' }, { line: 1, column: 1 }],
    ['@sometimes', 'unknown-nickname', { value: '@sometimes' }, { line: 1, column: 1 }],
  ])('[CRON-01] %j is refused as %s', (line, code, detail, place) => {
    const result = run(line);
    expect(result).toMatchObject({ ok: false, code, ...(detail && { detail }), ...(place && { place }) });
  });

  it('[CRON-01] refuses a zone or a moment that is none', () => {
    expect(run('* * * * *', { zone: 'Mars/Olympus' })).toMatchObject({
      code: 'unknown-zone',
      detail: { zone: 'Mars/Olympus' },
    });
    expect(run('* * * * *', { from: 'tomorrow' })).toMatchObject({ code: 'bad-from' });
    expect(run('* * * * *', { from: '2026-01-01T10:00' })).toMatchObject({ code: 'bad-from' });
  });

  it('[CRON-01] never throws, whatever the line says: what the check lets through, the schedule takes', () => {
    const pieces = [
      '*',
      '?',
      '0',
      '5',
      '31',
      '7',
      '*/2',
      '1-5',
      '5-1',
      '1,3',
      'L',
      'LW',
      '15W',
      '5#2',
      '5L',
      'MON',
      'SUN-TUE',
      'JAN-MAR/2',
      '3/4',
      '2026',
      '99',
      '-',
      '/',
      'FRI-SUN',
      '0-7',
      'sat#1',
      '1-31/31',
      '*/60',
      '2030-2031',
    ];
    let seed = 7;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let count = 0; count < 1_500; count += 1) {
      const line = Array.from({ length: 5 + next(3) }, () => pieces[next(pieces.length)]).join(' ');
      const weekdays = next(2) ? 'cron' : 'quartz';
      expect(() => run(line, { count: 1, weekdays }), `${line} (${weekdays})`).not.toThrow();
    }
  });
});

it('[CRON-01] recognises a pasted line, not numbers or prose', () => {
  const seen = (text: string) => cron.recognise?.(text) ?? 0;
  expect(['*/5 * * * *', '0 9 * * MON-FRI /bin/backup', '@daily', '0 0 12 ? * 2#1'].map(seen)).toEqual([
    0.9, 0.9, 0.9, 0.9,
  ]);
  expect(['1 2 3 4 5', '* a list item', '@someone hello', '* * * *', 'a * b * c'].map(seen)).toEqual([0, 0, 0, 0, 0]);
});

describe('a zone in front of a schedule', () => {
  it.each([
    ['TZ=Asia/Tokyo 0 0 * * *', 'Asia/Tokyo'],
    ['CRON_TZ=Asia/Tokyo 0 0 * * * run it', 'Asia/Tokyo'],
    ['  TZ="Asia/Tokyo"  @daily', 'Asia/Tokyo'],
    ['# table\nCRON_TZ=Asia/Tokyo\nSHELL=/bin/sh\n0 0 * * *', 'Asia/Tokyo'],
    ['CRON_TZ = Asia/Tokyo\nTZ=Europe/Berlin 0 0 * * *', 'Europe/Berlin'],
    ['TZ=Asia/Tokyo\n0 0 * * *', 'America/Lima'],
  ])('[CRON-01] %j runs in %s', (line, zone) => {
    const explained = explain(line, { zone: 'America/Lima' });
    expect(explained.zone).toBe(zone);
    expect(explained.runs[0].local).toContain('T00:00:00');
  });

  it('[CRON-01] is refused at its place where there is none of that name, and a mistake behind it at its own', () => {
    expect(run('TZ=Mars/Base 0 0 * * *')).toMatchObject({
      code: 'unknown-zone',
      detail: { zone: 'Mars/Base' },
      place: { line: 1, column: 4 },
    });
    expect(run('TZ=Asia/Tokyo 0 25 * * *')).toMatchObject({ code: 'bad-value', place: { line: 1, column: 17 } });
  });
});

describe('fields that go on and on', () => {
  it.each([
    `${'1,'.repeat(200_000)}1 * * * *`,
    `${'1'.repeat(200_000)} * * * *`,
    `* * * ${'1;'.repeat(200_000)} *`,
    `@${'a'.repeat(200_000)}`,
    `TZ=${'a'.repeat(200_000)} * * * * *`,
  ])('[CRON-01] are refused in a few words (%#)', (line) => {
    const result = run(line);
    expect(result.ok).toBe(false);
    expect(JSON.stringify(result).length).toBeLessThan(400);
  });

  it('[CRON-01] but every minute one by one is read', () => {
    const all = Array.from({ length: 60 }, (_, minute) => minute).join(',');
    expect(run(`${all} * * * *`).ok).toBe(true);
  });
});
