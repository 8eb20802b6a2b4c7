import { DateTime } from 'luxon';

/** A weekday that is written with a date and is not that of the date; 1 is Monday. */
export interface WrongWeekday {
  readonly written: number;
  readonly actual: number;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const written =
  /^(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b/i;

/** The weekday at the beginning of a text as it is written; empty where there is none. */
export const weekdayWord = (text: string): string => written.exec(text)?.[0] ?? '';

/** The weekday that a text begins with, where it is not that of the date. */
export function wrongWeekday(text: string, actual: number): WrongWeekday | undefined {
  const word = weekdayWord(text).slice(0, 3).toLowerCase();
  const named = days.findIndex((day) => word !== '' && day.toLowerCase().startsWith(word)) + 1;
  return named === 0 || named === actual ? undefined : { written: named, actual };
}

/**
 * A date of a mail or of HTTP, with its own offset. The library refuses one whose weekday does not fit, so it is read
 * with the weekday that does: the date decides.
 */
export function readMailDate(text: string): DateTime | undefined {
  const word = weekdayWord(text);
  const others =
    word === '' ? [] : days.map((day) => day.slice(0, word.length === 3 ? 3 : undefined) + text.slice(word.length));
  for (const form of [text, ...others]) {
    const read = [DateTime.fromRFC2822(form, { setZone: true }), DateTime.fromHTTP(form, { setZone: true })];
    const valid = read.find(({ isValid }) => isValid);
    if (valid) return valid;
  }
  return undefined;
}
