import { DateTime, FixedOffsetZone, IANAZone, type Zone } from 'luxon';
import { findZone } from '@toolbench/kit/time-zone.ts';
import { zonesOfLetters } from './zone-abbreviation.ts';
import { floorDivide, readUnix, type Unit } from './unix.ts';

export type Writing = Unit | 'iso' | 'rfc2822' | 'date' | 'now';

/** Something to know of a moment: a code that the texts have words for. */
export type NoteCode = 'beyond-32-bit' | 'leap-second' | 'skipped' | 'twice' | 'day-or-month' | 'midnight';

export interface ReadMoment {
  readonly writing: Writing;
  /** Nanoseconds since the epoch. */
  readonly ns: bigint;
  readonly notes: readonly NoteCode[];
  /** The zone that letters behind the time were taken for, and what else they stand for. */
  readonly letters?: { readonly name: string; readonly minutes: number; readonly others: readonly string[] };
}

interface Fields {
  readonly date: string;
  readonly time: string;
  readonly fraction: string;
  readonly offset: string;
  readonly notes: readonly NoteCode[];
}

const two = (digits: string) => digits.padStart(2, '0');

/** Dates with the English name of a month, as the library writes their forms. */
const namedMonths = ['LLL d, yyyy', 'LLLL d, yyyy', 'LLL d yyyy', 'LLLL d yyyy', 'd LLL yyyy', 'd LLLL yyyy'];

function namedMonth(text: string): string | undefined {
  const plain = text.replace(/^[A-Za-z]{3,9},?\s+(?=[A-Za-z\d])(?=.*[A-Za-z]{3})(?=.*\d{4})/, (day) =>
    /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(day) ? '' : day,
  );
  if (!/[A-Za-z]{3}/.test(plain) || !/\d{4}$/.test(plain)) return undefined;
  const dates = namedMonths.map((form) => DateTime.fromFormat(plain, form, { locale: 'en-US', zone: 'utc' }));
  return dates.find(({ isValid }) => isValid)?.toISODate() ?? undefined;
}

/** A date with slashes, dots or Chinese words as ISO 8601 writes it, with what had to be assumed. */
function isoDate(text: string): { readonly date: string; readonly notes: readonly NoteCode[] } | undefined {
  const [, year, month, day] = /^(\d{4})(?:[-/.]|年\s*)(\d{1,2})(?:[-/.]|月\s*)(\d{1,2})日?$/.exec(text) ?? [];
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

const dateAndTime =
  /^(.+?),?(?:[T\s]+|(?<=\d),?\s+at\s+|(?<=日)\s*)(\d{1,2}):?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?\s*([AP]M)?\s*(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?$/i;

function readFields(text: string): Fields | undefined {
  const [, before, hour, minute, second = '00', fraction = '', half = '', offset = ''] = dateAndTime.exec(text) ?? [];
  const day = before === undefined ? undefined : isoDate(before);
  if (!day) {
    const alone = isoDate(text);
    return (
      alone && { date: alone.date, time: '00:00:00', fraction: '', offset: '', notes: [...alone.notes, 'midnight'] }
    );
  }
  if (half !== '' && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const inDay = half === '' ? hour : String((Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0));
  // Unix time has no leap seconds: 23:59:60 is counted as the second after it.
  const isLeap = second === '60';
  return {
    date: day.date,
    time: `${two(inDay)}:${minute}:${isLeap ? '59' : second}`,
    fraction: isLeap ? '' : fraction,
    offset: /^[zug]/i.test(offset) ? 'Z' : offset,
    notes: isLeap ? [...day.notes, 'leap-second'] : day.notes,
  };
}

/** What a clock on the wall in a zone says is not always one moment: once a year none, and once a year two. */
function localNotes(moment: DateTime, time: string): readonly NoteCode[] {
  const isSkipped = moment.toFormat('HH:mm:ss') !== time && !time.startsWith('24');
  if (isSkipped) return ['skipped'];
  return moment.getPossibleOffsets().length > 1 ? ['twice'] : [];
}

/** The first of the moments at which clocks say the same; the library takes the one whose offset is in force today. */
function earliest(moment: DateTime): DateTime {
  return moment.getPossibleOffsets().reduce((first, one) => (one < first ? one : first));
}

const nsOf = (moment: DateTime, more = 0n) => BigInt(moment.toMillis()) * 1_000_000n + more;

/** What stands behind a time and may name its zone: as IANA names it, also in brackets (RFC 9557), or as letters. */
const behind = /^(.*\d(?:\s*[AP]M)?)\s*(?:\[([\w+/-]+)\]|\s\(?([A-Z]\w*(?:[/_+-]\w+)*)\)?)$/i;

/**
 * Reads a moment in any of the usual ways of writing one, the name or the letters of a zone behind it included; undefined
 * where it is none.
 * @param zone where times without an offset are
 * @param now milliseconds since the epoch
 */
export function readMoment(text: string, unit: Unit | 'auto', zone: Zone, now: number): ReadMoment | undefined {
  const read = readWithin(text, unit, zone, now);
  if (read) return read;
  const [, time, bracketed, word = bracketed] = behind.exec(text.trim()) ?? [];
  if (time === undefined || readUnix(time, unit)) return undefined;
  const [meant, ...others] = /^[a-z]{2,5}$/i.test(word) ? zonesOfLetters(word, now) : [];
  const named = meant ? FixedOffsetZone.instance(meant.minutes) : zoneOf(word);
  const within = named && readWithin(time, unit, named, now);
  if (!within || !meant) return within;
  const differing = others.filter(({ minutes }) => minutes !== meant.minutes).map(({ name }) => name);
  return { ...within, letters: { ...meant, others: differing } };
}

/**
 * Reads a moment that names no zone.
 * @param zone where times without an offset are
 * @param now milliseconds since the epoch
 */
function readWithin(text: string, unit: Unit | 'auto', zone: Zone, now: number): ReadMoment | undefined {
  const written = text
    .trim()
    .replace(/^["']|["'],?$/g, '')
    .replace(/(\d)[点时](\d+)分(?:(\d+)秒)?$/, (_, hour: string, minute: string, second?: string) =>
      [hour, two(minute), ...(second === undefined ? [] : [two(second)])].join(':'),
    );
  if (/^(?:now|现在)$/i.test(written)) return { writing: 'now', ns: BigInt(now) * 1_000_000n, notes: [] };
  const unix = readUnix(written, unit);
  // Eight digits that are a date of these centuries are one; whoever means seconds says so.
  const isDate = unit === 'auto' && /^(?:19|20)\d{6}$/.test(written) && DateTime.fromISO(written).isValid;
  if (unix && !isDate) return { writing: unix.unit, ns: unix.ns, notes: [] };
  const mail = [DateTime.fromRFC2822(written), DateTime.fromHTTP(written)].find((one) => one.isValid);
  if (mail) return { writing: 'rfc2822', ns: nsOf(mail), notes: [] };
  const fields = readFields(isDate ? written.replace(/(....)(..)(..)/, '$1-$2-$3') : written);
  if (fields) {
    const { date, time, fraction, offset, notes } = fields;
    const moment = DateTime.fromISO(`${date}T${time}${offset}`, { zone, locale: 'en-US' });
    if (moment.isValid) {
      const more = BigInt(fraction.slice(0, 9).padEnd(9, '0')) + (notes.includes('leap-second') ? 1_000_000_000n : 0n);
      const local = offset === '' ? localNotes(moment, time) : [];
      return {
        writing: notes.includes('midnight') ? 'date' : 'iso',
        ns: nsOf(offset === '' ? earliest(moment) : moment, more),
        notes: [...notes, ...local],
      };
    }
    return undefined;
  }
  // Week dates, days of the year and the basic format are what the library reads by itself; a time alone would be today's.
  const iso = DateTime.fromISO(written, { zone });
  if (iso.isValid && /^[+-]?\d{4}/.test(written))
    return {
      writing: 'iso',
      ns: nsOf(/(?:Z|[+-]\d\d(?::?\d\d)?)$/i.test(written.slice(10)) ? iso : earliest(iso)),
      notes: [],
    };
  return undefined;
}

/** A zone by its name in the IANA database or by its city, or UTC where there is none; undefined for an unknown one. */
export function zoneOf(name: string): Zone | undefined {
  const trimmed = name.trim();
  if (/^(?:utc|z)?$/i.test(trimmed)) return FixedOffsetZone.utcInstance;
  const found = findZone(trimmed);
  return found === undefined ? undefined : IANAZone.create(found);
}

/** Whole milliseconds of a moment, rounded down, as dates count. */
export function millisecondsOf(ns: bigint): number {
  return Number(floorDivide(ns, 1_000_000n));
}
