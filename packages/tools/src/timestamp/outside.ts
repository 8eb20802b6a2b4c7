import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';
import type { Converted } from './engine/index.ts';
import { said, unreadText } from './said.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const texts = { zh, en };

/** With the notes in words. */
function present({ zone, moments, unread, differences }: Converted, { language }: Call) {
  const t = texts[language];
  return {
    zone,
    moments: moments.map((moment) => ({ ...moment, notes: said(moment, t) })),
    differences,
    ...(unread.length > 0 && { warnings: unread.map((failure) => unreadText(failure, t)) }),
  };
}

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  zone: {
    zh: '写出时刻所用时区的 IANA 名称，留空为 UTC',
    en: 'IANA name of the time zone to write moments in; UTC if empty',
  },
  also: {
    zh: '同时列出的时区，IANA 名称或城市名，逗号分隔，例如 Asia/Tokyo,New York',
    en: 'Other zones to write each moment in, IANA names or cities separated by commas, such as Asia/Tokyo,New York',
  },
  unit: {
    zh: '数字是秒、毫秒、微秒还是纳秒，auto 按大小判断',
    en: 'Whether numbers are seconds to nanoseconds; auto goes by their size',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

export const outside = {
  convert: {
    about: {
      zh: '把时刻（秒到纳秒的 Unix 时间、ISO 8601、RFC 2822、日志时间、日期；一行一个，now 表示现在）换成指定时区的所有写法，并给出各行之间的差；用于看懂日志里的时间或换算时区。',
      en: 'Converts moments (Unix seconds to nanoseconds, ISO 8601, RFC 2822, times of logs, dates; one on each line, “now” for the present) into all the other forms in a time zone, with the differences between lines. Use it to read times of logs or change between zones.',
    },
    takes: {
      zh: '一个时刻：时间戳、ISO 8601、RFC 2822 等',
      en: 'A moment: a timestamp, ISO 8601, RFC 2822 and others',
    },
    example: { text: '1700000000\n2026-03-29T12:00:00', zone: 'Europe/Berlin' },
    gives: s.record({
      zone: s.text(),
      moments: s.list(
        s.record({
          text: s.text(),
          line: s.whole('Of the input, from 1'),
          writing: s.oneOf(['s', 'ms', 'us', 'ns', 'iso', 'rfc2822', 'date', 'now'], 'What it was read as'),
          seconds: s.text(),
          milliseconds: s.text(),
          microseconds: s.text(),
          nanoseconds: s.text(),
          iso: s.text('In the zone'),
          utc: s.text(),
          'also?': s.list(s.record({ zone: s.text(), iso: s.text(), weekday: s.weekday }), 'In the other zones'),
          rfc2822: s.text(),
          weekday: s.weekday,
          dayOfYear: s.whole(),
          week: s.text('Of ISO 8601'),
          offset: s.text('From UTC'),
          isDaylightSaving: s.flag(),
          'nextChange?': s.record({ iso: s.text(), offset: s.text() }, 'Of the clocks of the zone'),
          'other?': s.text('The other moment at which clocks say the same'),
          notes: s.list(s.text()),
          'readIn?': s.record(
            { name: s.text(), offset: s.text(), others: s.list(s.text(), 'Zones with the same letters') },
            'The zone that letters behind the time were taken for',
          ),
          'wrongWeekday?': s.record(
            { written: s.weekday, actual: s.weekday },
            'A weekday beside the date that does not fit it; the date decided',
          ),
          'contradiction?': s.record(
            { offset: s.text(), zone: s.text(), zoneOffset: s.text() },
            'An offset and a zone behind the time that do not agree; the offset decided',
          ),
        }),
      ),
      differences: s.list(
        s.record({
          isBackwards: s.flag(),
          years: s.whole(),
          months: s.whole(),
          days: s.whole(),
          hours: s.whole(),
          minutes: s.whole(),
          seconds: s.text(),
          totalSeconds: s.text(),
          totalDays: s.text(),
          isOverChange: s.flag('Whether the clocks of the zone were changed in between'),
          leapSeconds: s.whole('That passed and are not counted'),
        }),
        'From each moment to the next, on the calendar and in all',
      ),
      'warnings?': s.warnings,
    }),
    present,
  },
} satisfies Readonly<Record<string, OutsideAction>>;
