import { kindOfCell } from './read/cell.ts';

export type ValueType = 'number' | 'boolean' | 'date' | 'string';

/**
 * The type of a cell that is not empty. Numbers are those that become JSON numbers, so leading zeros and long ids are
 * strings; booleans are true and false in any case, as spreadsheets write them in capitals.
 */
export function typeOfCell(text: string): ValueType {
  if (kindOfCell(text) === 'number') return 'number';
  if (text.length <= 5 && /^(?:true|false)$/i.test(text)) return 'boolean';
  return readDate(text) ? 'date' : 'string';
}

/** A date, with the key it is ordered by. The key is absent where day and month may be either. */
export interface CellDate {
  readonly order?: string;
}

/**
 * Reads a calendar date with or without a time: `2024-02-29`, `2024/2/29 8:30`, `2024-02-29T08:30:00Z`,
 * `2024年2月29日`, `29.2.2024`, `2/29/2024`. Days that do not exist are no dates.
 */
export function readDate(text: string): CellDate | undefined {
  if (text.length < 8 || text.length > 35) return undefined;
  const yearFirst = yearFirstDate.exec(text)?.groups ?? chineseDate.exec(text)?.groups;
  if (yearFirst) return dateOf(yearFirst.year, yearFirst.month, yearFirst.day, yearFirst);
  const yearLast = yearLastDate.exec(text)?.groups;
  if (!yearLast) return undefined;
  const dayFirst = dateOf(yearLast.year, yearLast.two, yearLast.one, yearLast);
  const monthFirst = dateOf(yearLast.year, yearLast.one, yearLast.two, yearLast);
  return dayFirst && monthFirst && yearLast.one !== yearLast.two ? {} : (dayFirst ?? monthFirst);
}

const time = String.raw`(?:[T ](?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d{1,9})?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?)?`;
const yearFirstDate = new RegExp(String.raw`^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})${time}$`);
const yearLastDate = new RegExp(String.raw`^(?<one>\d{1,2})([-/.])(?<two>\d{1,2})\2(?<year>\d{4})${time}$`);
const chineseDate = new RegExp(String.raw`^(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日${time}$`);

function dateOf(
  year: string,
  month: string,
  day: string,
  clock: Partial<Record<string, string>>,
): CellDate | undefined {
  const { hour = '0', minute = '0', second = '0' } = clock;
  const exists = Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
  if (!exists || Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return undefined;
  return { order: [year, month, day, hour, minute, second].map((part) => part.padStart(2, '0')).join('') };
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
