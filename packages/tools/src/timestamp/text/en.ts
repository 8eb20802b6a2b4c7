import type { zh } from './zh.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const counted = (amount: number | string, unit: string) => `${amount} ${unit}${Number(amount) === 1 ? '' : 's'}`;

/** What dates reach to (ECMA-262, time values). */
const range = '-271821-04-20T00:00:00Z to +275760-09-13T00:00:00Z';

export const en: typeof zh = {
  input: 'Times (one per line)',
  inputHint: 'For example 1700000000, 2026-11-23T08:05:00+08:00, Mon, 23 Nov 2026 08:05:00 GMT, now',
  run: 'Convert',
  now: 'Now',
  zone: 'Time zone',
  zoneHint: (local) => `Local (${local})`,
  results: 'Result',
  resultsEmpty: 'Enter a timestamp or a date to see it in every form. Two lines give the difference between them too',
  readAs: {
    s: 'Read as Unix seconds',
    ms: 'Read as Unix milliseconds',
    us: 'Read as Unix microseconds',
    ns: 'Read as Unix nanoseconds',
    iso: 'Read as date and time',
    rfc2822: 'Read as RFC 2822',
    date: 'Read as a date',
    now: 'The current time',
  },
  distance: 'From now',
  seconds: 'Seconds',
  milliseconds: 'Milliseconds',
  microseconds: 'Microseconds',
  nanoseconds: 'Nanoseconds',
  local: 'In the time zone',
  utc: 'UTC',
  calendar: 'Calendar',
  weekday: (weekday) => weekdays[weekday - 1],
  day: (weekday, dayOfYear, week) => `${weekdays[weekday - 1]} · day ${dayOfYear} of the year · ${week}`,
  offset: 'Offset',
  daylightSaving: 'daylight saving time',
  standardTime: 'standard time',
  nextChange: (iso, offset) => `Clocks change next at ${iso}, to ${offset}`,
  noChange: 'No clock change within a year',
  other: 'Other moment with this local time',
  difference: 'Difference',
  total: 'Total seconds',
  totalDays: 'Total days',
  length: ({ years, months, days, hours, minutes, seconds }) =>
    [
      [years, 'year'] as const,
      [months, 'month'] as const,
      [days, 'day'] as const,
      [hours, 'hour'] as const,
      [minutes, 'minute'] as const,
      [seconds, 'second'] as const,
    ]
      .filter(([amount]) => Number(amount) !== 0)
      .map(([amount, unit]) => counted(amount, unit))
      .join(' ') || '0 seconds',
  backwards: 'The second time is the earlier one',
  overChange: 'Clocks were changed in between, so not every day had 24 hours',
  leapSeconds: (count) => `${counted(count, 'leap second')} in between, which Unix time does not count`,
  readIn: ({ name, offset, others }) =>
    `The letters were read as ${name} (${offset})${others.length > 0 ? `; they also stand for ${others.join(', ')}: write an offset or an IANA name for those` : ''}`,
  contradiction: ({ offset, zone, zoneOffset }) =>
    `The offset ${offset} contradicts the zone ${zone} behind it, which has ${zoneOffset} at that moment; the offset decided`,
  wrongWeekday: ({ written, actual }) =>
    `It says ${weekdays[written - 1]}, but that day is a ${weekdays[actual - 1]}; the date decided`,
  notes: {
    'beyond-32-bit': 'Outside 32 bits (1901-12-13 to 2038-01-19): older systems overflow',
    'leap-second': 'Unix time has no leap seconds, so :60 counts as the next second',
    skipped: 'Clocks skipped this local time; it was moved forward',
    twice: 'Clocks showed this local time twice; this is the earlier one',
    'day-or-month': 'Day and month cannot be told apart; read as month/day',
    midnight: 'No time of day given; midnight assumed',
    'zone-beside-utc': 'The time is in UTC (Z); the zone behind it does not move it',
    'east-of-utc':
      'UTC+8 and the like are read as ISO 8601 counts, east of UTC; POSIX TZ and Etc/GMT+8 count the other way round',
    'posix-sign': 'Etc/GMT+8 and the like count as POSIX does: + is west of UTC; 8 hours east is Etc/GMT-8',
  },
  sample: '1774746000\n2026-03-29 12:00:00',
  unread: (line, why) => `Line ${line} was left out: ${why}`,
  errors: {
    empty: () => 'There is no time here. Enter a timestamp or a date.',
    'unknown-zone': (d) => `There is no time zone “${d.zone}”. Use an IANA name such as Europe/Berlin.`,
    'not-a-time': (d) => `“${d.text}” is not a time in a known format. Use a Unix time, ISO 8601, RFC 2822 or a date.`,
    'no-year': (d) =>
      `“${d.text}” names no year, as is usual in syslog. Write the year behind the day (Nov 30 2026 08:00:11).`,
    'out-of-range': () => `Outside the range of dates (${range}). Use a time within it.`,
    'out-of-range-in-zone': (d) =>
      `The local time of this moment in ${d.zone} is outside the range of dates (${range}). Choose UTC as the time zone.`,
    'bad-offset': (d) =>
      `“${d.offset}” is not an offset: its hours go from 0 to 23 and its minutes from 0 to 59. Correct the offset.`,
    'zone-contradicts': (d) =>
      `The offset ${d.offset} contradicts the zone ${d.zone}, which has ${d.zoneOffset} at that moment, and “!” asks for both to agree. Correct one of them, or leave out “!” to have the offset decide.`,
    'too-many-lines': (d) => `At most ${d.limit} lines are converted at once. Split them into batches.`,
    'too-many-zones': (d) => `At most ${d.limit} other zones are listed at once. Name fewer.`,
  },
};
