import { formatDistance } from '@toolbench/ui/words/format-instant.ts';
import type { ValueItem } from '@toolbench/ui/controls/value-list.tsx';
import type { Language } from '@toolbench/kit/localized.ts';
import type { Difference, Moment } from '../engine/index.ts';
import { said } from '../said.ts';
import type { zh } from '../text/zh.ts';

type Words = typeof zh;

/** How far a moment is away to the second, in days of 24 hours. */
function exactDistance(ms: number, now: number, t: Words): string {
  const seconds = Math.floor(Math.abs(ms - now) / 1_000);
  return t.length({
    years: 0,
    months: 0,
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: String(seconds % 60),
  });
}

/** The rows of one moment; `now` is in milliseconds since the epoch. */
export function momentItems(moment: Moment, now: number, language: Language, t: Words): readonly ValueItem[] {
  const { nextChange, other, isDaylightSaving } = moment;
  const ms = Number(moment.milliseconds);
  return [
    { name: t.local, value: moment.iso, note: said(moment, t).join(' · ') },
    { name: t.utc, value: moment.utc },
    ...(other === undefined ? [] : [{ name: t.other, value: other }]),
    { name: t.distance, value: formatDistance(ms, now, language), note: exactDistance(ms, now, t) },
    { name: t.seconds, value: moment.seconds },
    { name: t.milliseconds, value: moment.milliseconds },
    { name: t.microseconds, value: moment.microseconds },
    { name: t.nanoseconds, value: moment.nanoseconds },
    { name: 'RFC 2822', value: moment.rfc2822 },
    { name: t.calendar, value: t.day(moment.weekday, moment.dayOfYear, moment.week) },
    {
      name: t.offset,
      value: moment.offset,
      note: nextChange
        ? `${isDaylightSaving ? t.daylightSaving : t.standardTime} · ${t.nextChange(nextChange.iso, nextChange.offset)}`
        : t.noChange,
    },
  ];
}

/** The rows of what lies between two moments. */
export function differenceItems(difference: Difference, t: Words): readonly ValueItem[] {
  const { isBackwards, isOverChange, leapSeconds } = difference;
  const notes = [
    ...(isBackwards ? [t.backwards] : []),
    ...(isOverChange ? [t.overChange] : []),
    ...(leapSeconds > 0 ? [t.leapSeconds(leapSeconds)] : []),
  ];
  return [
    { name: t.difference, value: t.length(difference), note: notes.join(' · ') },
    { name: t.total, value: difference.totalSeconds },
    { name: t.totalDays, value: difference.totalDays },
  ];
}
