import { derElement, derSequence, tags } from '../der/der-writer.ts';

const dayMs = 86_400_000;
const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?Z?)?$/;

/**
 * Validity from a time in UTC, such as `2026-11-28` or `2026-11-28 09:30`, or else from now, for some days; undefined
 * where that is no time between 1950 and 9999 (RFC 5280 section 4.1.2.5).
 */
export function validityOf(from: string, days: number, now: number): Uint8Array | undefined {
  const start = from.trim() === '' ? Math.floor(now / 1000) * 1000 : parseTime(from.trim());
  if (start === undefined) return undefined;
  const end = start + days * dayMs;
  if (start < Date.parse('1950-01-01T00:00:00Z') || end > Date.parse('9999-12-31T23:59:59Z')) return undefined;
  return derSequence(timeOf(start), timeOf(end));
}

function parseTime(text: string): number | undefined {
  const [, day, minutes = '00:00', seconds = ':00'] = written.exec(text) ?? [];
  const ms = Date.parse(`${day}T${minutes}${seconds}Z`);
  // Some dates that no calendar has are read as later ones.
  return Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(day) ? undefined : ms;
}

/** UTCTime through 2049, GeneralizedTime from 2050 on. */
function timeOf(ms: number): Uint8Array {
  const digits = `${new Date(ms).toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
  const isShort = digits < '2050';
  return derElement(
    isShort ? tags.utcTime : tags.generalizedTime,
    new TextEncoder().encode(isShort ? digits.slice(2) : digits),
  );
}
