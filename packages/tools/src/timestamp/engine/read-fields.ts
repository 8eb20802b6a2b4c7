import { DateTime } from 'luxon';

/** What had to be assumed of a date or a time of day. */
export type FieldNote = 'leap-second' | 'day-or-month' | 'midnight';

/** A date and a time of day as ISO 8601 writes them. */
export interface Fields {
  readonly date: string;
  readonly time: string;
  readonly fraction: string;
  readonly notes: readonly FieldNote[];
}

const two = (digits: string) => digits.padStart(2, '0');

/** Dates with the English name of a month, as the library writes their forms. */
const namedMonths = ['LLL d yyyy', 'LLLL d yyyy', 'd LLL yyyy', 'd LLLL yyyy', 'yyyy LLL d', 'yyyy LLLL d'];

/** Between the parts of a date stand blanks, a comma, or one mark twice: 30 Nov 2026, Nov 30, 2026, 30/Nov/2026. */
const withBlanks = (text: string) => text.replace(/^(\w+)([/.-])(\w+)\2(\w+)$/, '$1 $3 $4').replace(/,?\s+/g, ' ');

function namedMonth(text: string): string | undefined {
  const plain = text.replace(/^[A-Za-z]{3,9},?\s+(?=[A-Za-z\d])(?=.*[A-Za-z]{3})(?=.*\d{4})/, (day) =>
    /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(day) ? '' : day,
  );
  if (!/[A-Za-z]{3}/.test(plain) || !/(?<!\d)\d{4}(?!\d)/.test(plain)) return undefined;
  const written = withBlanks(plain);
  const dates = namedMonths.map((form) => DateTime.fromFormat(written, form, { locale: 'en-US', zone: 'utc' }));
  return dates.find(({ isValid }) => isValid)?.toISODate() ?? undefined;
}

/** A date with slashes, dots or Chinese words as ISO 8601 writes it, with what had to be assumed. */
function isoDate(text: string): Pick<Fields, 'date' | 'notes'> | undefined {
  const [, year, month, day] =
    /^(\d{4}|[+-]\d{6}(?=-))(?:[-/.]|年\s*)(\d{1,2})(?:[-/.]|月\s*)(\d{1,2})日?$/.exec(text) ?? [];
  if (year) return { date: `${year}-${two(month)}-${two(day)}`, notes: [] };
  const [, first, mark, second, last] = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (!first) {
    const named = namedMonth(text);
    return named === undefined ? undefined : { date: named, notes: [] };
  }
  // Points are written where the day comes first; with slashes it is the month, unless there is no such month.
  const isDayFirst = mark === '.' || Number(first) > 12;
  const [inMonth, inYear] = isDayFirst ? [first, second] : [second, first];
  const isEither = mark === '/' && Number(first) <= 12 && Number(second) <= 12 && first !== second;
  return { date: `${last}-${two(inYear)}-${two(inMonth)}`, notes: isEither ? ['day-or-month'] : [] };
}

const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)(\d{3})?)?$/;

/**
 * A date of these centuries without marks, alone (20261123) or down to seconds or milliseconds (20261123080500), as file
 * names and logs have it; undefined where the digits are none.
 */
export function readDigits(text: string): string | undefined {
  const [, year, month, day, hour, minute, second, fraction] = compact.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const written = hour ? `${date}T${hour}:${minute}:${second}${fraction ? `.${fraction}` : ''}` : date;
  return DateTime.fromISO(written).isValid ? written : undefined;
}

const dateAndTime =
  /^(.+?),?(?:[T\s]+|(?<=[a-z]{3}\/\d{4}):|(?<=\d),?\s+at\s+|(?<=日)\s*)(\d{1,2}):?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?\s*([AP]M)?$/i;

/**
 * The forms of logs as others write them: the year behind the time, as C, `date` and Java have it (Mon Nov 30 08:00:11
 * CST 2026), and what Go adds, a clock that counts on (m=+0.1) and an offset in place of a name.
 */
export function withoutLogForms(text: string): string {
  return text
    .replace(
      /^((?:[a-z]{3,9},?\s+)?[a-z]{3}\s+\d{1,2})(\s+\d\d?:\d\d:\d\d\S*(?:\s+[AP]M)?(?:\s+\S+)?)\s+(\d{4})$/i,
      '$1 $3$2',
    )
    .replace(/\sm=[+-]\d+(?:\.\d+)?$/, '')
    .replace(/(\s[+-]\d{4})\1$/, '$1');
}

/** Whether a date of a log leaves out the year, as those of syslog (RFC 3164) do. */
export const isWithoutYear = (text: string) =>
  /^(?:<\d{1,3}>)?(?:[a-z]{3},?\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\s+\d{1,2}\s+\d\d:\d\d(?![^[]*\s\d{4}(?:\s|$))/i.test(
    text,
  );

/** Hours, minutes and seconds in Chinese words as others write them. */
export function withoutTimeWords(text: string): string {
  const withHalf = text.replace(
    /(上午|早上|凌晨|中午|下午|晚上)?\s*(?<!\d)(\d{1,2})(?:[点时](?:(\d{1,2})分|(半))?|:(\d\d))$/,
    (whole, half: string | undefined, hour: string, minute = '', isHalf = '', behindColon = '') => {
      if (!half && behindColon !== '') return whole;
      const time = `${hour}:${two(minute || behindColon || (isHalf && '30') || '0')}`;
      if (!half) return time;
      const isMorning = /上午|早上|凌晨/.test(half) || (half === '中午' && Number(hour) === 11);
      return half === '晚上' && hour === '12' ? whole : ` ${time} ${isMorning ? 'AM' : 'PM'}`;
    },
  );
  return withHalf.replace(/(\d)[点时](\d+)分(?:(\d+)秒)?$/, (_, hour: string, minute: string, second?: string) =>
    [hour, two(minute), ...(second === undefined ? [] : [two(second)])].join(':'),
  );
}

/** Reads a date, or a date and a time of day, neither with an offset; undefined where it is none. */
export function readFields(text: string): Fields | undefined {
  const [, before, hour, minute, second = '00', fraction = '', half = ''] = dateAndTime.exec(text) ?? [];
  const day = before === undefined ? undefined : isoDate(before);
  if (!day) {
    const alone = isoDate(text);
    return alone && { date: alone.date, time: '00:00:00', fraction: '', notes: [...alone.notes, 'midnight'] };
  }
  if (half !== '' && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const inDay = half === '' ? hour : String((Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0));
  // Unix time has no leap seconds: 23:59:60 is counted as the second after it.
  const isLeap = second === '60';
  return {
    date: day.date,
    time: `${two(inDay)}:${minute}:${isLeap ? '59' : second}`,
    fraction: isLeap ? '' : fraction,
    notes: isLeap ? [...day.notes, 'leap-second'] : day.notes,
  };
}
