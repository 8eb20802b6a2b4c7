import { DateTime, FixedOffsetZone, IANAZone, type Zone } from 'luxon';
import { floorDivide, readUnix, type Unit } from './unix.ts';

export type Writing = Unit | 'iso' | 'rfc2822' | 'date' | 'now';

/** Something to know of a moment: a code that the texts have words for. */
export type NoteCode = 'beyond-32-bit' | 'leap-second' | 'skipped' | 'twice' | 'day-or-month' | 'midnight';

export interface ReadMoment {
  readonly writing: Writing;
  /** Nanoseconds since the epoch. */
  readonly ns: bigint;
  readonly notes: readonly NoteCode[];
}

interface Fields {
  readonly date: string;
  readonly time: string;
  readonly fraction: string;
  readonly offset: string;
  readonly notes: readonly NoteCode[];
}

const two = (digits: string) => digits.padStart(2, '0');

/** A date with slashes, dots or Chinese words as ISO 8601 writes it, with what had to be assumed. */
function isoDate(text: string): { readonly date: string; readonly notes: readonly NoteCode[] } | undefined {
  const [, year, month, day] = /^(\d{4})(?:[-/.]|年\s*)(\d{1,2})(?:[-/.]|月\s*)(\d{1,2})日?$/.exec(text) ?? [];
  if (year) return { date: `${year}-${two(month)}-${two(day)}`, notes: [] };
  const [, first, mark, second, last] = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (!first) return undefined;
  // Points are written where the day comes first; with slashes it is the month, unless there is no such month.
  const isDayFirst = mark === '.' || Number(first) > 12;
  const [inMonth, inYear] = isDayFirst ? [first, second] : [second, first];
  const isEither = mark === '/' && Number(first) <= 12 && Number(second) <= 12 && first !== second;
  return { date: `${last}-${two(inYear)}-${two(inMonth)}`, notes: isEither ? ['day-or-month'] : [] };
}

const dateAndTime =
  /^(.+?)(?:[T\s]+|(?<=日)\s*)(\d{1,2}):?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?\s*(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?$/i;

function readFields(text: string): Fields | undefined {
  const [, before, hour, minute, second = '00', fraction = '', offset = ''] = dateAndTime.exec(text) ?? [];
  const day = before === undefined ? undefined : isoDate(before);
  if (!day) {
    const alone = isoDate(text);
    return (
      alone && { date: alone.date, time: '00:00:00', fraction: '', offset: '', notes: [...alone.notes, 'midnight'] }
    );
  }
  // Unix time has no leap seconds: 23:59:60 is counted as the second after it.
  const isLeap = second === '60';
  return {
    date: day.date,
    time: `${two(hour)}:${minute}:${isLeap ? '59' : second}`,
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

/**
 * Reads a moment in any of the usual ways of writing one; undefined where it is none.
 * @param zone where times without an offset are
 * @param now milliseconds since the epoch
 */
export function readMoment(text: string, unit: Unit | 'auto', zone: Zone, now: number): ReadMoment | undefined {
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
  const mail = [DateTime.fromRFC2822(written), DateTime.fromHTTP(written)].find((one) => one.isValid);
  return mail && { writing: 'rfc2822', ns: nsOf(mail), notes: [] };
}

/** A zone by its name in the IANA database, or UTC where there is none; undefined for an unknown one. */
export function zoneOf(name: string): Zone | undefined {
  const trimmed = name.trim();
  if (/^(?:utc|z)?$/i.test(trimmed)) return FixedOffsetZone.utcInstance;
  const zone = IANAZone.create(trimmed);
  return zone.isValid ? zone : undefined;
}

/** Whole milliseconds of a moment, rounded down, as dates count. */
export function millisecondsOf(ns: bigint): number {
  return Number(floorDivide(ns, 1_000_000n));
}
