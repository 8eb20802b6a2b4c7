import { hexOf } from '../der/byte-arrays.ts';

/** UTCTime (X.680 section 47): seconds may be left out, and the offset is never. */
const utcTime = /^(?<year>\d\d)(?<day>\d{4})(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)?(?<zone>Z|[+-]\d{4})$/;
/** GeneralizedTime (X.680 section 46): a fraction is one of the last unit that is written. */
const generalizedTime =
  /^(?<year>\d{4})(?<day>\d{4})(?<hour>\d\d)(?:(?<minute>\d\d)(?<second>\d\d)?)?(?:[.,](?<fraction>\d+))?(?<zone>Z|[+-]\d\d(?:\d\d)?)$/;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * A time of ASN.1 in ISO 8601, UTC: in every form, although RFC 5280 asks for one, because programs read them all. What is no
 * moment (the 30th of February, or a time of a place that nobody names) stays as it is written.
 */
export function asn1Time(content: Uint8Array, isUtcTime: boolean): string {
  const written = [...content].every((byte) => byte >= 0x20 && byte < 0x7f)
    ? String.fromCharCode(...content)
    : `0x${hexOf(content)}`;
  const parts = (isUtcTime ? utcTime : generalizedTime).exec(written)?.groups;
  return (parts && momentOf(parts, isUtcTime)) ?? written;
}

function momentOf(parts: Readonly<Record<string, string | undefined>>, isUtcTime: boolean): string | undefined {
  const { year = '', day = '', hour: hours = '', minute: minutes = '00', second: seconds = '00', zone = 'Z' } = parts;
  // UTCTime stands for 1950 to 2049 (RFC 5280 section 4.1.2.5).
  const century = isUtcTime ? (year < '50' ? '20' : '19') : '';
  const local = `${century}${year}-${day.slice(0, 2)}-${day.slice(2)}T${hours}:${minutes}:${seconds}`;
  const time = Date.parse(`${local}Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, local.length) !== local) return undefined;
  const unit = parts.second !== undefined ? second : parts.minute !== undefined ? minute : hour;
  const fraction = Math.floor(Number(`0.${parts.fraction ?? 0}`) * unit);
  const offset = offsetOf(zone);
  if (offset === undefined) return undefined;
  const moment = new Date(time + fraction - offset);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().replace('.000Z', 'Z');
}

function offsetOf(zone: string): number | undefined {
  if (zone === 'Z') return 0;
  const [hours, minutes] = [zone.slice(1, 3), zone.slice(3)].map(Number);
  if (hours > 23 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * hour + minutes * minute);
}
