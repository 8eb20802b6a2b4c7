import type { zh } from './zh.ts';

const fields: Readonly<Record<string, string>> = {
  second: 'second',
  minute: 'minute',
  hour: 'hour',
  day: 'day of month',
  month: 'month',
  weekday: 'weekday',
  year: 'year',
};
const fieldOf = (name: string | number) => fields[name] ?? String(name);

export const en: typeof zh = {
  line: 'Cron expression',
  lineHint: '*/15 9-17 * * MON-FRI, or a whole crontab line',
  zone: 'Time zone',
  explain: 'Explain',
  presets: 'Common',
  preset: {
    '*/5 * * * *': 'Every 5 minutes',
    '0 * * * *': 'Every hour',
    '30 8 * * MON-FRI': 'Weekdays at 8:30',
    '0 0 * * SUN': 'Sundays at midnight',
    '0 0 1 * *': 'First of the month',
    '0 0 L * *': 'Last of the month',
  },
  meaning: 'Meaning',
  meaningEmpty: 'Enter a cron expression to see when it runs',
  runs: (count) => `Next ${count} runs`,
  runsTitle: 'Next runs',
  runsEmpty: 'The runs appear here',
  copyAll: 'Copy all',
  clockChanged: 'Clocks changed before this run (daylight saving)',
  never: {
    'at-start': 'Runs once when the machine starts, at no set time.',
    'no-such-day': 'Never runs: no date matches.',
  },
  starredDay: (text) =>
    `“${text}” begins with *: cron on Linux (Debian’s, Ubuntu’s and cronie) then runs only when day and weekday both match. Kubernetes and most libraries run when either does, as listed here.`,
  eitherDay: 'Day of month and weekday are both set: it runs when either one matches.',
  unevenStep: ({ field, text, step, first, last, gap }) =>
    gap === undefined
      ? `“${text}” begins anew on day ${first} of each month, so from one month to the next it is not ${step} days.`
      : `“${text}” is not always every ${step}: after ${fieldOf(field)} ${last} it begins anew at ${first}, ${gap} later.`,
  otherLines: (line, count, next) =>
    `Only line ${line} was explained; ${count === 1 ? `one more schedule, in line ${next}, was` : `${count} more schedules, from line ${next} on, were`} not read. Explain them one by one.`,
  zoneOfCommands: (commands, zone) =>
    `The line TZ=${commands} is the zone of commands alone; the runs are in ${zone}. Write CRON_TZ= to change that.`,
  command: 'Command',
  field: 'Field',
  written: 'Written',
  matches: 'Values',
  every: 'Any',
  byCalendar: 'Depends on the calendar',
  fields,
  sample: '*/15 9-17 * * MON-FRI',
  errors: {
    empty: () => 'Enter a cron expression.',
    'field-count': (d) =>
      `There are only ${d.count} fields. At least five are needed: minute, hour, day, month and weekday; seconds may come first and a year last.`,
    'unknown-nickname': (d) => `“${d.value}” does not exist. Use one of ${d.known}.`,
    'bad-value': (d) => `Field ${fieldOf(d.field)}: “${d.value}” is not between ${d.min} and ${d.max}.`,
    'range-order': (d) =>
      `Field ${fieldOf(d.field)}: “${d.value}” starts after it ends. Write a range that wraps round as two, such as 22-23,0-2.`,
    'bad-step': (d) => `Field ${fieldOf(d.field)}: the step in “${d.value}” has to be between 1 and ${d.max}.`,
    'empty-item': (d) => `Field ${fieldOf(d.field)}: a value is missing between commas.`,
    'field-too-long': (d) =>
      `Field ${fieldOf(d.field)} has ${d.count} characters, more than the limit of ${d.limit}. Write ranges or steps, such as 0-59 or */5.`,
    'question-mark': (d) => `Field ${fieldOf(d.field)}: “?” is for day and weekday only. Write “*” here.`,
    'jenkins-hash': (d) =>
      `Field ${fieldOf(d.field)}: Jenkins picks the value of “${d.value}” by the name of the job, which is not known here. Write a value instead, such as ${d.min}.`,
    'day-before-last': (d) =>
      `Field ${fieldOf(d.field)}: days counted back from the last, such as “${d.value}” of Quartz, are not read here. Write L for the last day, or the days themselves, such as 28-31.`,
    'unknown-zone': (d) => `There is no time zone “${d.zone}”. Use a name such as Europe/Berlin.`,
    'bad-from': (d) => `“${d.value}” is not an ISO 8601 time with an offset, such as 2026-01-31T08:00:00+01:00.`,
  },
};
