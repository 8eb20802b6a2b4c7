import { sameText } from '../item.ts';
import type { Localized } from '@toolbench/kit/localized.ts';

/** A date written as YYYYMMDD or YYYYMMDDHHMMSS; undefined for anything that is no date. */
export function readDate(value: string): Localized | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?$/.exec(value);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  if (month < '01' || month > '12' || day < '01' || day > '31') return undefined;
  const date = `${year}-${month}-${day}`;
  if (!hour) return sameText(date);
  if (hour > '23' || minute > '59' || (second ?? '00') > '59') return undefined;
  return sameText(`${date} ${hour}:${minute}${second ? `:${second}` : ''}`);
}

/** A time in milliseconds since the Unix epoch, in UTC; undefined unless it is 13 digits. */
export function readEpoch(value: string): Localized | undefined {
  if (!/^\d{13}$/.test(value)) return undefined;
  return sameText(`${new Date(Number(value)).toISOString().slice(0, 19).replace('T', ' ')} UTC`);
}
