import { excerpt } from '@toolbench/kit/excerpt.ts';
import { DateTime, FixedOffsetZone, type Zone } from 'luxon';
import { limits } from '@toolbench/contracts/limits.ts';
import { fail, ok, type Failure, type Result } from '@toolbench/kit/result.ts';
import { isEitherWay, ownOffset, writtenOffset, zoneOf, type OwnOffset } from './offset.ts';
import {
  isWithoutYear,
  readDigits,
  readFields,
  withoutLogForms,
  withoutTimeWords,
  type FieldNote,
  type Fields,
} from './read-fields.ts';
import { readMailDate, wrongWeekday, type WrongWeekday } from './weekday.ts';
import { zonesOfLetters, type NamedOffset } from './zone-abbreviation.ts';
import { floorDivide, readUnix, type Unit } from './unix.ts';

export type Writing = Unit | 'iso' | 'rfc2822' | 'date' | 'now';

/** Something to know of a moment: a code that the texts have words for. */
export type NoteCode =
  | FieldNote
  | 'beyond-32-bit'
  | 'skipped'
  | 'twice'
  | 'zone-beside-utc'
  | 'east-of-utc'
  | 'posix-sign';

/** An offset and a zone behind one time of which the second has another offset at that moment; the first decides. */
export interface Contradiction {
  readonly offset: string;
  readonly zone: string;
  readonly zoneOffset: string;
}

export interface ReadMoment {
  readonly writing: Writing;
  /** Nanoseconds since the epoch. */
  readonly ns: bigint;
  readonly notes: readonly NoteCode[];
  /** The zone that letters behind the time were taken for, and what else they stand for. */
  readonly letters?: { readonly name: string; readonly minutes: number; readonly others: readonly string[] };
  readonly contradiction?: Contradiction;
  /** A weekday beside the date that is not the date's; the date decides. */
  readonly weekday?: WrongWeekday;
}

export type ReadCode = 'not-a-time' | 'no-year' | 'out-of-range' | 'bad-offset' | 'zone-contradicts';

/** JavaScript's dates end there on either side of the epoch (ECMA-262, time values). */
export const mostMs = 8_640_000_000_000_000;

/** The first of the moments at which clocks say the same; the library takes the one whose offset is in force today. */
function earliest(moment: DateTime): DateTime {
  return moment.getPossibleOffsets().reduce((first, one) => (one < first ? one : first));
}

const nsOf = (moment: DateTime, more = 0n) => BigInt(moment.toMillis()) * 1_000_000n + more;

/**
 * A date and a time in ISO 8601 without an offset, in a zone. What its clocks say is not always one moment: where they
 * are put forward, or a day is left out, it is none, and where they are put back it is two.
 */
function local(written: string, zone: Zone): { readonly moment: DateTime; readonly notes: NoteCode[] } | undefined {
  const moment = DateTime.fromISO(written, { zone, locale: 'en-US' });
  if (!moment.isValid) return undefined;
  const asked = DateTime.fromISO(written, { zone: 'utc' }).toMillis();
  if (Math.round(moment.toMillis() + moment.offset * 60_000) !== asked) return { moment, notes: ['skipped'] };
  return { moment: earliest(moment), notes: moment.getPossibleOffsets().length > 1 ? ['twice'] : [] };
}

/** The calendar is the same again after 400 years, which are so many days. */
export const cycle = { years: 400n, ns: 146_097n * 86_400_000_000_000n };

/** A moment of a year that the library does not read, found 400 years at a time; for times with an offset. */
function readFarYear(text: string, own: OwnOffset | undefined, zone: Zone, now: number): Read | undefined {
  const [, sign = '', digits] = /^([+-]?)(\d{5,})(?=-\d\d-\d\d)/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const year = BigInt(`${sign === '-' ? '-' : ''}${digits}`);
  const cycles = floorDivide(year - 2_000n, cycle.years);
  const near = `${year - cycles * cycle.years}${text.slice(sign.length + digits.length)}`;
  const read = readWithin(near, 'auto', zone, now);
  if (!read?.ok) return read;
  const ns = read.value.ns + cycles * cycle.ns;
  const ms = floorDivide(ns, 1_000_000n);
  const isInRange = ms >= -BigInt(mostMs) && ms <= BigInt(mostMs);
  // Without a sign it is rather a slip of the keyboard; without an offset the zone has none for such a time.
  if (isInRange && sign === '') return undefined;
  return isInRange && own ? ok({ ...read.value, ns }) : fail('out-of-range');
}

type Read = Result<ReadMoment, ReadCode>;

/**
 * Reads a moment that names no zone; undefined where it is none.
 * @param zone where times without an offset are
 * @param now milliseconds since the epoch
 */
function readWithin(text: string, unit: Unit | 'auto', zone: Zone, now: number): Read | undefined {
  const written = withoutTimeWords(text.trim().replace(/^["']|["'],?$/g, ''));
  if (/^(?:now|现在)$/i.test(written)) return ok({ writing: 'now', ns: BigInt(now) * 1_000_000n, notes: [] });
  const unix = readUnix(written, unit);
  // Digits that are a date of these centuries, or one with its time, are that; whoever means a count says so.
  const digits = unit === 'auto' ? readDigits(written) : undefined;
  if (unix && !digits) return ok({ writing: unix.unit, ns: unix.ns, notes: [] });

  const own = ownOffset(written);
  if (own && own.minutes === undefined) return fail('bad-offset', { offset: own.text });
  const mail = readMailDate(written);
  const besideDate = (date: DateTime) => {
    const weekday = wrongWeekday(written, date.weekday);
    return weekday && { weekday };
  };
  if (mail) return ok({ writing: 'rfc2822', ns: nsOf(mail), notes: [], ...besideDate(mail) });
  const plain = own ? written.slice(0, -own.text.length).trim() : written;
  const fields = readFields(digits ?? plain);
  // Week dates, days of the year and the basic format are what the library reads by itself; a time alone would be
  // today's, and of an offset and a zone in brackets it drops one without a word.
  const iso = fields ? `${fields.date}T${fields.time}` : /^(?:\d{4}|[+-]\d{6})[^[]*$/.test(plain) ? plain : '';
  const found = local(iso, own ? FixedOffsetZone.instance(own.minutes ?? 0) : zone);
  if (!found) return readFarYear(written, own, zone, now);
  const { fraction, notes }: Pick<Fields, 'fraction' | 'notes'> = fields ?? { fraction: '', notes: [] };
  const more = BigInt(fraction.slice(0, 9).padEnd(9, '0')) + (notes.includes('leap-second') ? 1_000_000_000n : 0n);
  return ok({
    writing: notes.includes('midnight') ? 'date' : 'iso',
    ns: nsOf(found.moment, more),
    notes: [...notes, ...found.notes, ...(own && isEitherWay(own.text) ? (['east-of-utc'] as const) : [])],
    ...(fields && besideDate(DateTime.fromISO(fields.date))),
  });
}

interface ZoneBehind {
  readonly time: string;
  readonly word: string;
  readonly zone: Zone | undefined;
  /** What the word stands for where it is letters. */
  readonly meanings: readonly NamedOffset[];
  /** Whether what cannot be followed has to be refused (RFC 9557 section 3.3). */
  readonly isCritical: boolean;
}

/** What may name a zone behind a time: as IANA names it, also in brackets (RFC 9557), or as letters. */
const behind = /^(.*\d(?:\s*[AP]M)?\s?(?:Z|UTC?|GMT)?)\s*(?:\[(!?)([\w+/:-]+)\]|\s\(?([A-Z]\w*(?:[/_+-]\w+)*)\)?)$/i;

function zoneBehind(text: string, now: number): ZoneBehind | undefined {
  const [, time, critical, bracketed, word = bracketed] = behind.exec(text) ?? [];
  if (time === undefined) return undefined;
  const meanings = /^[a-z]{2,5}$/i.test(word) ? zonesOfLetters(word, now) : [];
  const zone = meanings.length > 0 ? FixedOffsetZone.instance(meanings[0].minutes) : zoneOf(word);
  return { time: time.trim(), word, zone, meanings, isCritical: critical === '!' };
}

/** What a zone behind a time adds where the time has an offset already: nothing, or that it says something else. */
function besideOffset(read: ReadMoment, own: OwnOffset, beside: ZoneBehind): Read | undefined {
  const { zone, word, meanings, isCritical } = beside;
  if (!zone) return undefined;
  const asked = own.minutes ?? 0;
  // Offsets of old times have seconds, which are written rounded.
  const offset = Math.round(zone.offset(millisecondsOf(read.ns)));
  if (offset === asked || meanings.some(({ minutes }) => minutes === asked)) return ok(read);
  if (own.isPlaceUnknown) return ok({ ...read, notes: [...read.notes, 'zone-beside-utc'] });
  const contradiction = { offset: writtenOffset(asked), zone: word, zoneOffset: writtenOffset(offset) };
  return isCritical ? fail('zone-contradicts', { ...contradiction }) : ok({ ...read, contradiction });
}

/**
 * Reads a moment in any of the usual ways of writing one, the name or the letters of a zone behind it included. An offset
 * decides the moment, whatever the zone behind it says.
 * @param zone where times without an offset are
 * @param now milliseconds since the epoch
 */
export function readMoment(text: string, unit: Unit | 'auto', zone: Zone, now: number): Read {
  const given = text.trim();
  if (given.length > limits.timestamp.characters)
    return /^[+-]?\d+$/.test(given) ? fail('out-of-range') : notATime(text);
  // Tags of RFC 9557 that need not be followed say how a time is shown, not which it is.
  const written = withoutLogForms(given.replace(/(?:\[[a-z_][\w-]*=[\w-]+\])+$/i, ''));
  const read = readWithin(written, unit, zone, now);
  // What stands in parentheses behind the date of a mail is no part of it, but may name a zone, too.
  const isCommented = written.endsWith(')');
  if (read && !(read.ok && isCommented)) return read;
  const beside = zoneBehind(written, now);
  const time = beside?.time ?? written.replace(/\s*\([^()]*\)$/, '');
  const own = ownOffset(time);
  const within = readUnix(time, unit) ? undefined : readWithin(time, unit, beside?.zone ?? zone, now);
  if (within?.ok === false) return within;
  const known = own
    ? within && beside && besideOffset(within.value, own, beside)
    : within && inZone(within.value, beside);
  // JavaScript writes the name of the zone in the reader's language behind the offset.
  const readAsIs = known ?? read ?? (own && isCommented ? within : undefined);
  if (readAsIs) return readAsIs;
  const inner = unwrapped(given);
  const readInside = inner === undefined ? undefined : readMoment(inner, unit, zone, now);
  if (readInside?.ok) return readInside;
  return isWithoutYear(written) ? fail('no-year', { text: excerpt(written) }) : notATime(text);
}

/**
 * What a time stands in: a member of JSON or a setting (`ts=…`), Microsoft’s `/Date(…)/`, brackets at the start of a log
 * line or as those of web servers, a line of syslog (RFC 5424), or a log line that goes on with a level or a bracket.
 */
const wrappings = [
  /^["']?[A-Za-z_][\w.-]*["']?\s*[:=]\s*(?<time>"[^"]+"|'[^']+'|\d{4}\S*\d|\d{4}-\d\d-\d\d[ T]\S+)\s*[,;]?$/,
  /^"?\\?\/Date\((?<time>-?\d+)(?:[+-]\d{4})?\)\\?\/"?,?$/,
  /^\[(?<time>\d{10}(?:\d{3})*(?:\.\d+)?|[^\]]*\d:\d\d[^\]]*)\](?:\s|$)/,
  /^<\d{1,3}>1 (?<time>\d{4}-\S+)\s/,
  /\s\[(?<time>\d{1,2}\/[a-z]{3}\/\d{4}:\d\d:\d\d:\d\d[^\]]*)\]/i,
  /^(?<time>\S*\d\S*(?: \S+){0,4}?)\s+(?:\[|(?:trace|debug|info|notice|warn(?:ing)?|error|fatal|severe|critical)\b)/i,
];

function unwrapped(text: string): string | undefined {
  if (/^\d{1,3}(?:,\d{3}){3,}$/.test(text)) return text.replaceAll(',', '');
  return wrappings.map((form) => form.exec(text)?.groups?.time).find((time) => time !== undefined);
}

/** A time without an offset in the zone behind it, with what that was taken for. */
function inZone(read: ReadMoment, beside: ZoneBehind | undefined): Read | undefined {
  if (!beside?.zone) return undefined;
  const [meant, ...others] = beside.meanings;
  if (meant) {
    const differing = others.filter(({ minutes }) => minutes !== meant.minutes).map(({ name }) => name);
    return ok({ ...read, letters: { ...meant, others: differing } });
  }
  const isTurned = /^etc\/gmt[+-][1-9]/i.test(beside.word);
  const notes: NoteCode[] = isTurned ? ['posix-sign'] : isEitherWay(beside.word) ? ['east-of-utc'] : [];
  return ok({ ...read, notes: [...read.notes, ...notes] });
}

function notATime(text: string): Failure<ReadCode> {
  return fail('not-a-time', { text: excerpt(text.trim()) });
}

/** Whole milliseconds of a moment, rounded down, as dates count. */
export function millisecondsOf(ns: bigint): number {
  return Number(floorDivide(ns, 1_000_000n));
}
