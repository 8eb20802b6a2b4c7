import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { options } from '../options.ts';
import { said } from '../said.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { engine } from './index.ts';

function converted(text: string, zone = 'UTC') {
  const result = engine.convert(text, { ...initialValues(options), zone }, testContext());
  if (!result.ok) throw new Error(`${text}: ${result.code}`);
  return result.value.moments[0];
}

describe('a weekday beside a date', () => {
  it.each([
    'Tue, 01 Jan 2024 00:00:00 GMT',
    'Tue, 1 Jan 2024 00:00:00 +0000',
    'Tue, 01 Jan 24 00:00:00 +0000',
    'tue, 01 jan 2024 00:00:00 GMT',
    'Tuesday, 01-Jan-24 00:00:00 GMT',
    'Tue Jan  1 00:00:00 2024',
    'Tue Jan 01 2024 00:00:00 GMT+0000 (Coordinated Universal Time)',
    'Tue Jan 01 2024 00:00:00',
    'Tuesday, January 1, 2024 12:00 AM',
    'Tuesday, January 1, 2024',
    'Tue, 1 January 2024 00:00:00 UTC',
  ])('[TIME-01] that does not fit is said: %s', (text) => {
    const moment = converted(text);
    expect(moment.utc).toBe('2024-01-01T00:00:00Z');
    expect(moment.wrongWeekday).toEqual({ written: 2, actual: 1 });
    expect(said(moment, en)).toContain('It says Tuesday, but that day is a Monday; the date decided');
    expect(said(moment, zh)).toContain('写的是星期二，但那天是星期一；已以日期为准');
    expect(converted(text.replace(/^tue(?:sday)?/i, (day) => (day.length > 3 ? 'Monday' : 'Mon')))).not.toHaveProperty(
      'wrongWeekday',
    );
  });

  it('[TIME-01] is that of the date as it is written, whatever zone it is shown in', () => {
    expect(converted('Mon, 01 Jan 2024 23:00:00 -0500', 'Asia/Tokyo')).not.toHaveProperty('wrongWeekday');
    expect(converted('Mon Jan 01 2024 23:00:00 GMT-0500', 'Asia/Tokyo')).not.toHaveProperty('wrongWeekday');
    expect(converted('Tue, 01 Jan 2024 23:00:00 -0500', 'Asia/Tokyo').wrongWeekday).toEqual({ written: 2, actual: 1 });
    expect(converted('Mon, 01 Jan 2024 00:00:00 PST')).not.toHaveProperty('wrongWeekday');
  });
});
