import { excerpt } from '@toolbench/kit/excerpt.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { DateTime, FixedOffsetZone, type Zone } from 'luxon';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { fail, ok, type Failure, type Result } from '@toolbench/kit/result.ts';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import type { options } from '../options.ts';
import { writtenOffset, zoneOf } from './offset.ts';
import {
  cycle,
  millisecondsOf,
  mostMs,
  readMoment,
  type Contradiction,
  type NoteCode,
  type ReadCode,
  type ReadMoment,
  type Writing,
} from './read-moment.ts';
import { floorDivide } from './unix.ts';
import type { WrongWeekday } from './weekday.ts';

/** Why a line is no moment that can be shown. */
type LineCode = ReadCode | 'out-of-range-in-zone';

export type ErrorCode = LineCode | 'empty' | 'unknown-zone' | 'too-many-lines' | 'too-many-zones';

export interface Moment {
  /** As it was written. */
  readonly text: string;
  readonly line: number;
  readonly writing: Writing;
  /** Counts since the epoch, rounded down; text, because nanoseconds have more digits than numbers hold. */
  readonly seconds: string;
  readonly milliseconds: string;
  readonly microseconds: string;
  readonly nanoseconds: string;
  /** In the chosen zone, and in UTC. */
  readonly iso: string;
  readonly utc: string;
  /** In each of the other zones asked for, in their order. */
  readonly also?: readonly { readonly zone: string; readonly iso: string; readonly weekday: number }[];
  readonly rfc2822: string;
  readonly weekday: number;
  readonly dayOfYear: number;
  /** The week of ISO 8601, such as 2026-W48. */
  readonly week: string;
  readonly offset: string;
  readonly isDaylightSaving: boolean;
  /** When the clocks of the zone are changed next within a year, and to which offset. */
  readonly nextChange?: { readonly iso: string; readonly offset: string };
  /** The other moment at which clocks say the same, where one hour comes twice. */
  readonly other?: string;
  readonly notes: readonly NoteCode[];
  /** What letters behind the time, such as CET, were taken for, and the other zones that they stand for. */
  readonly readIn?: { readonly name: string; readonly offset: string; readonly others: readonly string[] };
  readonly contradiction?: Contradiction;
  /** The weekday that stands beside the date and does not fit it; the date decided. */
  readonly wrongWeekday?: WrongWeekday;
}

/** From the first of two moments to the second: on the calendar of the zone, and as lengths. */
export interface Difference {
  readonly isBackwards: boolean;
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: string;
  readonly totalSeconds: string;
  readonly totalDays: string;
  /** Whether the clocks of the zone were changed in between, so that a day had not 24 hours. */
  readonly isOverChange: boolean;
  /** Seconds that passed and that Unix time does not count. */
  readonly leapSeconds: number;
}

export interface Converted {
  readonly zone: string;
  readonly moments: readonly Moment[];
  /** The lines that are none, with their places. */
  readonly unread: readonly Failure<LineCode>[];
  /** From each moment to the next. */
  readonly differences: readonly Difference[];
  /** Milliseconds since the epoch when it was read. */
  readonly now: number;
}

/** The last second that 32 bits hold: 2038-01-19T03:14:07Z. */
const last32Bit = 2n ** 31n - 1n;

const billion = 1_000_000_000n;

/** The months after which a leap second was put in, all there have been (IERS Bulletin C). */
const leapMonths =
  '1972-06 1972-12 1973-12 1974-12 1975-12 1976-12 1977-12 1978-12 1979-12 1981-06 1982-06 1983-06 1985-06 1987-12 1989-12 1990-12 1992-06 1993-06 1994-06 1995-12 1997-06 1998-12 2005-12 2008-12 2012-06 2015-06 2016-12';

const leapSeconds = leapMonths.split(' ').map((month) => {
  const after = DateTime.fromISO(month, { zone: 'utc' }).plus({ months: 1 });
  return BigInt(after.toSeconds()) * billion;
});

const nsOfMs = (moment: DateTime) => BigInt(moment.toMillis()) * 1_000_000n;
const offsetOf = (moment: DateTime) => moment.toFormat('ZZ');

const dayMs = 86_400_000;

/** Whether dates reach to what the clocks of a zone say at a moment, which is up to a day from UTC. */
const isShownIn = (ms: number, zone: Zone) => Math.abs(ms + zone.offset(ms) * 60_000) <= mostMs;

/**
 * The first moment after another, within a year, at which the clocks of its zone say something else. On the last day
 * of all there is none: its end may be beyond what dates reach.
 */
function nextChange(from: DateTime): DateTime | undefined {
  const same = from.offset;
  const end = Math.min(from.toMillis() + 366 * dayMs, mostMs - dayMs);
  const changes = (ms: number) => from.zone.offset(ms) !== same;
  for (let low = from.toMillis(); low < end; low += dayMs) {
    let high = Math.min(low + dayMs, end);
    if (!changes(high)) continue;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (changes(middle)) high = middle;
      else low = middle;
    }
    return DateTime.fromMillis(high, { zone: from.zone });
  }
  return undefined;
}

/** ISO 8601 in a zone, with as many digits of a second as there are. */
function isoOf(ns: bigint, zone: Zone): string {
  const seconds = floorDivide(ns, billion);
  const fraction = (ns - seconds * billion)
    .toString()
    .padStart(9, '0')
    .replace(/(?:000)+$/, '');
  const written = DateTime.fromMillis(Number(seconds) * 1000, { zone }).toISO({ suppressMilliseconds: true }) ?? '';
  return fraction === '' ? written : written.replace(/T\d\d:\d\d:\d\d/, `$&.${fraction}`);
}

function describeMoment({ text, line }: Line, read: ReadMoment, zone: Zone, others: readonly Zone[]): Moment {
  const { writing, ns, notes, letters, contradiction, weekday: wrongWeekday } = read;
  const moment = DateTime.fromMillis(millisecondsOf(ns), { zone, locale: 'en-US' });
  const change = nextChange(moment);
  const other = moment.getPossibleOffsets().find((one) => one.toMillis() !== moment.toMillis());
  const seconds = floorDivide(ns, billion);
  const is32Bit = seconds <= last32Bit && seconds >= -last32Bit - 1n;
  return {
    text: text.trim(),
    line,
    writing,
    seconds: seconds.toString(),
    milliseconds: floorDivide(ns, 1_000_000n).toString(),
    microseconds: floorDivide(ns, 1_000n).toString(),
    nanoseconds: ns.toString(),
    iso: isoOf(ns, zone),
    utc: isoOf(ns, FixedOffsetZone.utcInstance),
    ...(others.length > 0 && {
      also: others.map((one) => ({ zone: one.name, iso: isoOf(ns, one), weekday: moment.setZone(one).weekday })),
    }),
    rfc2822: moment.toRFC2822() ?? '',
    weekday: moment.weekday,
    dayOfYear: moment.ordinal,
    week: moment.toFormat("kkkk-'W'WW"),
    offset: offsetOf(moment),
    isDaylightSaving: moment.isInDST,
    ...(change && { nextChange: { iso: isoOf(nsOfMs(change), zone), offset: offsetOf(change) } }),
    ...(other && { other: isoOf(nsOfMs(other), zone) }),
    notes: is32Bit ? notes : [...notes, 'beyond-32-bit'],
    ...(letters && {
      readIn: { name: letters.name, offset: writtenOffset(letters.minutes), others: letters.others },
    }),
    ...(contradiction && { contradiction }),
    ...(wrongWeekday && { wrongWeekday }),
  };
}

const units = ['years', 'months', 'days', 'hours', 'minutes', 'seconds'] as const;

/**
 * From a moment to a later one on the calendar of their zone. The library counts beyond the later one and back again,
 * which it cannot in the last year of all: there, what the clocks say is counted whole times 400 years earlier.
 */
function partsBetween(start: DateTime, end: DateTime) {
  if (end.toMillis() <= mostMs - 366 * dayMs) return end.diff(start, [...units]);
  const [from, to] = [start, end].map((one) => one.setZone('utc', { keepLocalTime: true }));
  const cycleMs = millisecondsOf(cycle.ns);
  const times = Math.floor((to.toMillis() - from.toMillis()) / cycleMs);
  const earlier = times === 0 ? from.minus(cycleMs) : from;
  const parts = to.minus(Math.max(times, 1) * cycleMs).diff(earlier, [...units]);
  return parts.set({ years: parts.years + times * Number(cycle.years) });
}

function differenceOf(from: bigint, to: bigint, zone: Zone): Difference {
  const isBackwards = to < from;
  const [first, last] = isBackwards ? [to, from] : [from, to];
  const start = DateTime.fromMillis(millisecondsOf(first), { zone });
  const end = DateTime.fromMillis(millisecondsOf(last), { zone });
  const parts = partsBetween(start, end);
  const total = Number(last - first) / 1e9;
  return {
    isBackwards,
    years: parts.years,
    months: parts.months,
    days: parts.days,
    hours: parts.hours,
    minutes: parts.minutes,
    seconds: String(Number(parts.seconds.toFixed(3))),
    totalSeconds: decimalSeconds(last - first),
    totalDays: String(Number((total / 86_400).toFixed(6))),
    isOverChange: start.offset !== end.offset,
    leapSeconds: leapSeconds.filter((one) => first < one && one <= last).length,
  };
}

/** Seconds with all their digits. */
function decimalSeconds(ns: bigint): string {
  const fraction = (ns % billion).toString().padStart(9, '0').replace(/0+$/, '');
  return `${ns / billion}${fraction && '.'}${fraction}`;
}

type Chosen = OptionValues<typeof options>;

/** A line of the input, counted from 1. */
interface Line {
  readonly text: string;
  readonly line: number;
}

/** Reads one line as a moment in the first of some zones that all of them can show. */
function readLine(
  text: string,
  unit: Chosen['unit'],
  zones: readonly [Zone, ...Zone[]],
  now: number,
): Result<ReadMoment, LineCode> {
  const read = readMoment(text, unit, zones[0], now);
  if (!read.ok) return read;
  const ms = millisecondsOf(read.value.ns);
  if (Math.abs(ms) > mostMs) return fail('out-of-range');
  const beyond = zones.find((zone) => !isShownIn(ms, zone));
  return beyond === undefined ? read : fail('out-of-range-in-zone', { zone: beyond.name });
}

/** The zones that are named beside the first, each once. */
function otherZones(names: string): Result<readonly Zone[], 'unknown-zone' | 'too-many-zones'> {
  const zones = new Map<string, Zone>();
  for (const name of names.split(/[,;，；、\n]/u).map((one) => one.trim())) {
    if (name === '') continue;
    const zone = zoneOf(name);
    if (!zone) return fail('unknown-zone', { zone: excerpt(name) });
    zones.set(zone.name, zone);
  }
  const { zones: limit } = limits.timestamp;
  return zones.size > limit ? fail('too-many-zones', { limit }) : ok([...zones.values()]);
}

/**
 * Moments, one on each line, in every usual way of writing them. A line that is none keeps no other from being read; it
 * is told beside them, and is a failure where there is nothing beside it.
 */
function convert(
  input: Text,
  { zone: name, also, unit }: Chosen,
  context: EngineContext,
): Result<Converted, ErrorCode> {
  const zone = zoneOf(name);
  if (!zone) return fail('unknown-zone', { zone: excerpt(name) });
  const others = otherZones(also);
  if (!others.ok) return others;
  const lines = textToString(input).split(/\r\n?|\n/);
  const filled: Line[] = lines.flatMap((text, index) => (text.trim() === '' ? [] : [{ text, line: index + 1 }]));
  if (filled.length === 0) return fail('empty');
  if (filled.length > limits.timestamp.lines) return fail('too-many-lines', { limit: limits.timestamp.lines });
  const now = context.now();
  const moments: Moment[] = [];
  const unread: Failure<LineCode>[] = [];
  const all: bigint[] = [];
  for (const one of filled) {
    const read = readLine(one.text, unit, [zone, ...others.value], now);
    if (read.ok) {
      moments.push(describeMoment(one, read.value, zone, others.value));
      all.push(read.value.ns);
    } else unread.push({ ...read, place: { line: one.line, column: one.text.search(/\S/) + 1 } });
  }
  if (moments.length === 0) return unread[0];
  const differences = all.slice(1).map((to, index) => differenceOf(all[index], to, zone));
  return ok({ zone: zone.name, moments, unread, differences, now });
}

export const engine = { convert } satisfies EngineActions;
export type Engine = typeof engine;
