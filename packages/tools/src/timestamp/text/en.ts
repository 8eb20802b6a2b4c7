import type { zh } from './zh.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const counted = (amount: number | string, unit: string) => `${amount} ${unit}${Number(amount) === 1 ? '' : 's'}`;

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
  notes: {
    'beyond-32-bit': 'Outside 32 bits (1901-12-13 to 2038-01-19): older systems overflow',
    'leap-second': 'Unix time has no leap seconds, so :60 counts as the next second',
    skipped: 'Clocks skipped this local time; it was moved forward',
    twice: 'Clocks showed this local time twice; this is the earlier one',
    'day-or-month': 'Day and month cannot be told apart; read as month/day',
    midnight: 'No time of day given; midnight assumed',
  },
  sample: '1774746000\n2026-03-29 12:00:00',
  errors: {
    empty: () => 'There is no time here. Enter a timestamp or a date.',
    'unknown-zone': (d) => `There is no time zone “${d.zone}”. Use an IANA name such as Europe/Berlin.`,
    'not-a-time': (d) => `“${d.text}” is not a time in a known format. Use a Unix time, ISO 8601, RFC 2822 or a date.`,
    'out-of-range': () => 'Outside the range of dates (271821 BC to AD 275760).',
    'too-many-lines': (d) => `At most ${d.limit} lines are converted at once. Split them into batches.`,
  },
};
