import type { Language } from '@toolbench/kit/localized.ts';

const locales = { zh: 'zh-CN', en: 'en-US' } as const;

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365.2425 * 86_400_000],
  ['month', 30.436875 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];

/** How long before or after another moment something is, in words and in the largest unit that it fills: "in 3 days". */
export function formatDistance(ms: number, now: number, language: Language): string {
  const away = ms - now;
  const [unit, size] = steps.find((step) => Math.abs(away) >= step[1]) ?? steps[steps.length - 1];
  return new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(Math.trunc(away / size), unit);
}

/**
 * How long there is until something, in words, as exactly as tells it from what is `gap` before or behind it: with a gap
 * of a quarter of an hour “in 2 hours 15 minutes”, with one of a day “in 3 days”.
 */
export function formatWait(ms: number, gap: number, language: Language): string {
  const parts: string[] = [];
  let rest = ms;
  for (const [unit, size] of steps) {
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    const isLast = parts.length === 0 && unit === 'second';
    const written = new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' });
    if (amount > 0 || isLast) parts.push(written.format(amount));
    if (parts.length > 0 && size <= gap) break;
  }
  return language === 'zh' ? `${parts.join('')}后` : `in ${parts.join(' ')}`;
}

/**
 * A moment in words, followed by the name of the time zone: the browser's, or one of the IANA database. Left to itself
 * Chinese would have the zone between the day and the hour.
 */
export function formatInstant(ms: number, language: Language, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).formatToParts(new Date(ms));
  const isZone = ({ type }: Intl.DateTimeFormatPart) => type === 'timeZoneName';
  const textOf = (some: readonly Intl.DateTimeFormatPart[]) => some.map(({ value }) => value).join('');
  const instant = textOf(parts.filter((part) => !isZone(part)));
  return `${instant.replace(/ +/g, ' ').trim()} ${textOf(parts.filter(isZone))}`;
}
