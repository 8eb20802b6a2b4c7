import { defineTool } from '@toolbench/kit/define-tool.ts';
import { options } from './options.ts';

/** Unix seconds from 2001 on, or finer counts up to 2065: other numbers of 16 digits are more often those of cards. */
const unixTime = /^(?:[1-9]\d{9}(?:\.\d{1,9})?|[12](?:\d{12}|\d{15}|\d{18}))$/;
const isoTime =
  /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?: ?(?:Z|[+-]\d\d:?\d\d|[A-Z]\w+\/[\w/+-]+))?)?$/;
const day = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?';
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const clock = '\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?';
const place = '(?: [+-]\\d{4}| [A-Z]{2,5})*';
const mailTime = new RegExp(`^${day}\\d{1,2} ${month} \\d{4} \\d\\d:\\d\\d`);
/** Times of logs: those of web servers and Tomcat, of C, `date` and Java, and of Go. */
const logTime = new RegExp(
  `^\\[?(?:\\d{1,2}([/-])${month}\\1\\d{4}[: ]${clock}${place}|${day}${month} {1,2}\\d{1,2} ${clock}${place} \\d{4}|` +
    `\\d{4}[-/]\\d\\d[-/]\\d\\d ${clock}${place}(?: m=[+-][\\d.]+)?)\\]?$`,
);

export const timestamp = defineTool({
  key: 'timestamp',
  category: 'security',
  glyph: '12',
  name: { zh: '时间戳转换', en: 'Timestamps' },
  summary: {
    zh: 'Unix 时间戳、ISO 8601、RFC 2822 与日期在任意时区互转，自动识别，并算出与现在以及两个时间之间的差。',
    en: 'Unix times, ISO 8601, RFC 2822 and dates in any time zone, recognised as you paste them, with the time to now and between two.',
  },
  keywords: {
    zh: '时间戳, 时间转换, 时区, 日期, 毫秒, 夏令时, 时间差, 日志时间, Unix, ISO 8601, RFC 2822',
    en: 'timestamp, unix time, epoch, time zone, date, iso 8601, rfc 2822, log time, milliseconds, daylight saving, duration',
  },
  options,
  actions: {
    convert: {
      label: { zh: '转换', en: 'Convert' },
      input: 'text',
      output: 'fields',
      options: ['zone', 'also', 'unit'],
      isLinear: true,
    },
  },
  recognise: (sample) => {
    const text = sample.trim();
    if (unixTime.test(text)) return 0.9;
    return [isoTime, mailTime, logTime].some((form) => form.test(text)) ? 0.95 : 0;
  },
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});
