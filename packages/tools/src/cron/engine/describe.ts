import cronstrue from 'cronstrue';
import 'cronstrue/locales/zh_CN.js';
import type { Localized } from '@toolbench/kit/localized.ts';

/** Chinese as it is typeset: its own punctuation, no spaces between characters, one between characters and figures. */
const typeset = (text: string) =>
  text
    .replaceAll(/(\d), (?=\d)/g, '$1、')
    .replaceAll(/, (?=和)/g, ' ')
    .replaceAll(', ', '，')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .replaceAll(/(?<=\p{Script=Han})(?=\d)|(?<=\d)(?=\p{Script=Han})/gu, ' ');

/** A cron line that was checked, in words of both languages, times on a 24-hour clock. */
export function describe(schedule: string, isQuartz: boolean): Localized {
  const settings = { use24HourTimeFormat: true, dayOfWeekStartIndexZero: !isQuartz };
  return {
    zh: typeset(cronstrue.toString(schedule, { ...settings, locale: 'zh_CN' })),
    en: cronstrue.toString(schedule, settings),
  };
}
