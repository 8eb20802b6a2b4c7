import cronstrue from 'cronstrue';
import 'cronstrue/locales/zh_CN.js';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { FieldName, ReadField } from './field.ts';

/** Chinese as it is typeset: its own punctuation, no spaces between characters, one between characters and figures. */
const typeset = (text: string) =>
  text
    .replaceAll(/(\d), (?=\d)/g, '$1、')
    .replaceAll(/, (?=和)/g, ' ')
    .replaceAll(', ', '，')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .replaceAll(/(?<=\p{Script=Han})(?=\d)|(?<=\d)(?=\p{Script=Han})/gu, ' ');

/** One language of the library: what it puts before the second of two days, and what belongs there. */
const languages = {
  zh: { locale: 'zh_CN', joins: /^, (?:和|或者为|限)?/, or: '，或' },
  en: { locale: 'en', joins: /^, (?:and )?/, or: ', or ' },
} as const;

/**
 * A checked cron line in words of both languages, times on a 24-hour clock. Where day of month and weekday are both
 * given the library joins them by a comma or "and", though either one is enough: that is said with "or".
 */
export function describe(schedule: string, fields: readonly ReadField[], isQuartz: boolean): Localized {
  const words = ({ locale, joins, or }: (typeof languages)[keyof typeof languages]) => {
    const say = (line: string) =>
      cronstrue.toString(line, { use24HourTimeFormat: true, dayOfWeekStartIndexZero: !isQuartz, locale });
    const all = say(schedule);
    if (!isEitherDay(fields)) return all;
    // The library puts its parts one behind the other: time, day, weekday, month, year.
    const withOpen = (...open: readonly FieldName[]) =>
      say(fields.map(({ name, text }) => (open.includes(name) ? '*' : text)).join(' '));
    const beforeWeekday = withOpen('weekday', 'month', 'year');
    const beforeMonth = withOpen('month', 'year');
    const weekday = beforeMonth.slice(beforeWeekday.length).replace(joins, '');
    return beforeWeekday + or + weekday + all.slice(beforeMonth.length);
  };
  return { zh: typeset(words(languages.zh)), en: words(languages.en) };
}

/** Whether day of month and weekday are both given: cron then runs when either fits. */
export function isEitherDay(fields: readonly ReadField[]): boolean {
  return fields.filter(({ name, isOpen }) => (name === 'day' || name === 'weekday') && !isOpen).length === 2;
}
