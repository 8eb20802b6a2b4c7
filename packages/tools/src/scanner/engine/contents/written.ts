import type { Localized } from '@toolbench/kit/localized.ts';

const locales = { zh: 'zh-CN', en: 'en-US' } as const;

/** A point on the calendar and the clock, in whatever zone it was written for. */
export interface WrittenTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
}

/** The same as milliseconds, as if it were in UTC; undefined where the calendar or the clock has no such time. */
export function wallTime({ year, month, day, hour = 0, minute = 0 }: WrittenTime): number | undefined {
  if (hour > 23 || minute > 59) return undefined;
  const ms = new Date(0).setUTCFullYear(year, month - 1, day) + (hour * 60 + minute) * 60_000;
  const date = new Date(ms);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? ms : undefined;
}

/** A date, and the time where there is one, as the reader's language writes them; the zone's name behind it. */
export function writtenTime(time: WrittenTime, zone = ''): Localized | undefined {
  const ms = wallTime(time);
  if (ms === undefined) return undefined;
  const write = (language: keyof typeof locales) =>
    new Intl.DateTimeFormat(locales[language], {
      timeZone: 'UTC',
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      ...(time.hour !== undefined && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    }).format(ms);
  return { zh: zone ? `${write('zh')}（${zone}）` : write('zh'), en: zone ? `${write('en')} (${zone})` : write('en') };
}

/** An amount of money as the reader's language writes it; undefined for what is no amount or no currency. */
export function writtenAmount(value: string, currency: string): Localized | undefined {
  if (!/^\d+(?:\.\d+)?$/.test(value) || !/^[A-Z]{3}$/i.test(currency)) return undefined;
  const write = (language: keyof typeof locales) =>
    new Intl.NumberFormat(locales[language], { style: 'currency', currency, currencyDisplay: 'symbol' }).format(
      Number(value),
    );
  return { zh: write('zh'), en: write('en') };
}

/** YYYY-MM-DD or YYYYMMDD, as contacts have birthdays; the year may be absent (`--MMDD`) or a time follow. */
export function writtenDay(value: string): Localized | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?:T.*)?$/.exec(value) ?? [];
  return year === undefined ? undefined : writtenTime({ year: Number(year), month: Number(month), day: Number(day) });
}
