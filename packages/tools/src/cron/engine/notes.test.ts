import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { options } from '../options.ts';
import { outside } from '../outside.ts';
import { said } from '../said.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { engine } from './index.ts';

function explained(text: string) {
  const result = engine.explain(text, { ...initialValues(options), zone: 'America/Lima' }, testContext());
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe('what a sentence about a schedule leaves out', () => {
  it.each([
    ['*/7 * * * *', 'minute', 56, 0, 4],
    ['*/7 * * * * *', 'second', 56, 0, 4],
    ['0-59/45 * * * *', 'minute', 45, 0, 15],
    ['5/25 * * * *', 'minute', 55, 5, 10],
    ['30/30 * * * *', 'minute', 30, 30, 60],
    ['0 */5 * * *', 'hour', 20, 0, 4],
    ['0 0 1 */5 *', 'month', 11, 1, 2],
    ['0 0 * * */2', 'weekday', 6, 0, 1],
  ])('[CRON-01] the step of %s is not even, and that is said', (line, field, last, first, gap) => {
    expect(explained(line).unevenSteps).toMatchObject([{ field, last, first, gap }]);
  });

  it.each([
    '*/15 * * * *',
    '10-30/7 * * * *',
    '0 */6 * * *',
    '*/1 * * * *',
    '5/20 * * * *',
    '0 0 1 */3 *',
    '*/7,3 * * * *',
  ])('[CRON-01] of %s there is nothing to say', (line) => {
    expect(said(explained(line), en)).toEqual([]);
    expect(outside.explain.present(explained(line), { language: 'en', input: '', options: {} })).not.toHaveProperty(
      'warnings',
    );
  });

  it('[CRON-01] it is said in words, of days without a number of days', () => {
    expect(said(explained('*/7 * * * *'), en)).toEqual([
      '“*/7” is not always every 7: after minute 56 it begins anew at 0, 4 later.',
    ]);
    expect(said(explained('0 0 */2 * *'), zh)).toEqual(['“*/2”每个月都从 1 日重新数起，跨月时不是隔 2 天。']);
  });

  it.each([
    ['0 0 */2 * 1', '*/2'],
    ['0 0 1 * */2', '*/2'],
    ['0 0 */10,15 * MON', '*/10,15'],
  ])('[CRON-01] of %s it is said that cron on Linux wants both days', (line, starred) => {
    expect(explained(line)).toMatchObject({ isEitherDay: true, starredDay: starred });
    expect(said(explained(line), en)).toContainEqual(expect.stringMatching(/begins with \*.*both match.*either/));
    expect(said(explained(line), zh)).toContainEqual(expect.stringContaining(`“${starred}”以 * 开头`));
  });

  it.each(['0 0 1-31/2 * 1', '0 0 */2 * *', '0 0 * * */2', '0 0 1 * ?'])(
    '[CRON-01] of %s there is nothing to say of both days',
    (line) => expect(explained(line)).not.toHaveProperty('starredDay'),
  );

  it('[CRON-01] says which line was read, and how many were not', () => {
    const table = '# jobs\nSHELL=/bin/sh\n0 1 * * * one\n\n0 2 * * * two\n@daily three\n';
    expect(explained(table)).toMatchObject({ command: 'one', table: { line: 3, otherLines: [5, 6] } });
    expect(outside.explain.present(explained(table), { language: 'en', input: '', options: {} }).warnings).toEqual([
      'Only line 3 was explained; 2 more schedules, from line 5 on, were not read. Explain them one by one.',
    ]);
    expect(said(explained('0 1 * * *\n0 2 * * *'), zh)).toEqual([
      '只解释了第 1 行；后面还有 1 行（从第 2 行起）没有读，请逐行解释。',
    ]);
  });

  it('[CRON-01] a line TZ= above is the zone of commands, which is said; CRON_TZ= is that of schedules', () => {
    expect(said(explained('TZ=Asia/Tokyo\n0 0 * * *'), en)).toEqual([
      'The line TZ=Asia/Tokyo is the zone of commands alone; the runs are in America/Lima. Write CRON_TZ= to change that.',
    ]);
    expect(explained('TZ=Asia/Tokyo\nCRON_TZ=Europe/Rome\n0 0 * * *')).toMatchObject({ zone: 'Europe/Rome' });
    expect(said(explained('TZ=Asia/Tokyo\nCRON_TZ=Europe/Rome\n0 0 * * *'), en)).toEqual([]);
  });
});
