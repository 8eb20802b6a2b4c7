import { FixedOffsetZone, IANAZone, type Zone } from 'luxon';
import { findZone } from '@toolbench/kit/time-zone.ts';

/** What a time says of itself by an offset behind it. */
export interface OwnOffset {
  /** As it was written, without the time. */
  readonly text: string;
  /** Minutes east of UTC; undefined where hours or minutes are more than a clock has. */
  readonly minutes: number | undefined;
  /** Z and -00:00 tell the moment in UTC and nothing of the clocks of a place (RFC 9557 section 2.2). */
  readonly isPlaceUnknown: boolean;
}

/** A sign and hours, with minutes or without. Behind UTC or GMT the hours may have one digit. */
const signed = /^(?:(?:UTC?|GMT)\s?([+-])(\d{1,2})|([+-])(\d\d))(?::?(\d\d))?$/i;

/** An offset behind a time of day, in each of the ways of writing both. */
const behindTime =
  /(?:[T\s日]\d\d|:\d\d)[\d.,:\s]*(?:[AP]M\s*)?((?:(?:UTC?|GMT)\s?)?[+-]\d{1,2}(?::?\d\d)?|Z|UTC?|GMT)$/i;

function minutesOf(text: string): number | undefined {
  const [, plus, short, sign = plus, long = short, minutes = '0'] = signed.exec(text) ?? [];
  if (sign === undefined || Number(long) > 23 || Number(minutes) > 59) return undefined;
  const all = Number(long) * 60 + Number(minutes);
  return sign === '-' ? -all : all;
}

/** The offset that a time of day ends with; undefined where there is none. */
export function ownOffset(written: string): OwnOffset | undefined {
  const text = behindTime.exec(written)?.[1];
  if (text === undefined) return undefined;
  if (!/\d/.test(text)) return { text, minutes: 0, isPlaceUnknown: true };
  return { text, minutes: minutesOf(text), isPlaceUnknown: /^-00(?::?00)?$/.test(text) };
}

/** Whether an offset is one of those (GMT+8) that POSIX and the names Etc/GMT+8 count the other way round. */
export const isEitherWay = (text: string) => /^(?:UTC?|GMT)\s?[+-](?!\d{4}$)/i.test(text);

/** Minutes as ISO 8601 writes an offset. */
export const writtenOffset = (minutes: number) => FixedOffsetZone.instance(minutes).formatOffset(0, 'short');

/**
 * A zone by its name in the IANA database, by its city or by its offset, or UTC where there is none; undefined for an
 * unknown one.
 */
export function zoneOf(name: string): Zone | undefined {
  const trimmed = name.trim();
  if (/^(?:utc|z)?$/i.test(trimmed)) return FixedOffsetZone.utcInstance;
  if (signed.test(trimmed)) {
    const minutes = minutesOf(trimmed);
    return minutes === undefined ? undefined : FixedOffsetZone.instance(minutes);
  }
  const found = findZone(trimmed);
  return found === undefined ? undefined : IANAZone.create(found);
}
