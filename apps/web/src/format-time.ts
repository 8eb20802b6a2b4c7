import type { Language } from '@toolbench/ui/words/language.ts';

const units = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

const locales = { zh: 'zh-CN', en: 'en' } as const;

/** The browser's own words for the units are those of speech: 1秒钟. */
const zhUnits = { day: '天', hour: '小时', minute: '分钟', second: '秒', millisecond: '毫秒' } as const;

function inUnit(amount: number, unit: keyof typeof zhUnits, language: Language): string {
  if (language === 'zh') return `${amount} ${zhUnits[unit]}`;
  return new Intl.NumberFormat(locales.en, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/**
 * A length of time in its largest unit and the next one, without parts that are 0: 23 hours 50 minutes, 1.5 seconds.
 * Below a second in milliseconds. Anything finer than the second unit is dropped.
 */
export function formatDuration(milliseconds: number, language: Language): string {
  if (milliseconds < 1_000) return inUnit(Math.round(milliseconds), 'millisecond', language);
  if (milliseconds < 60_000) return inUnit(Math.floor(milliseconds / 100) / 10, 'second', language);
  const largest = units.findIndex(([, length]) => milliseconds >= length);
  let rest = milliseconds;
  const parts: string[] = [];
  for (const [unit, length] of units.slice(largest, largest + 2)) {
    const amount = Math.floor(rest / length);
    rest -= amount * length;
    if (amount > 0) parts.push(inUnit(amount, unit, language));
  }
  return parts.join(' ');
}

/** The time of day of a moment in the reader's own time zone, to the second: for what was measured just now. */
export function formatTimeOfDay(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { timeStyle: 'medium' }).format(new Date(iso));
}

/** A moment in the reader's own time zone, to the minute. */
export function formatMoment(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

/** The same, without the date where that is today's: for what was mostly just said. */
export function formatRecent(iso: string, language: Language, now = new Date()): string {
  const moment = new Date(iso);
  if (moment.toDateString() !== now.toDateString()) return formatMoment(iso, language);
  return new Intl.DateTimeFormat(locales[language], { timeStyle: 'short' }).format(moment);
}
