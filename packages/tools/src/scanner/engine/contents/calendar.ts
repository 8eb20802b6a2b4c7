import type { Localized } from '@toolbench/kit/localized.ts';
import { isZone } from '@toolbench/kit/time-zone.ts';
import { mailAddress } from './checks.ts';
import { contentLines, plainText, type ContentLine } from './content-lines.ts';
import { cutOff, fieldsOf, type Field, type FieldForm, type FieldProblem } from './field.ts';
import { wallTime, writtenTime, type WrittenTime } from './written.ts';

const summary: FieldForm = { name: { zh: '日程', en: 'Event' } };
const times = {
  DTSTART: { name: { zh: '开始', en: 'Starts' }, isRequired: true },
  DTEND: { name: { zh: '结束', en: 'Ends' } },
} as const satisfies Record<string, FieldForm>;

/** RFC 5545, 3.3.6. */
const isDuration = (value: string) =>
  /^[+-]?P(?:\d+W|(?=[\dT])(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/.test(value);

const forms: Readonly<Record<string, FieldForm>> = {
  SUMMARY: summary,
  DURATION: {
    name: { zh: '时长', en: 'Lasts' },
    check: (value) => (isDuration(value) ? undefined : { code: 'duration' }),
  },
  RRULE: { name: { zh: '重复', en: 'Repeats' } },
  LOCATION: { name: { zh: '地点', en: 'Place' } },
  DESCRIPTION: { name: { zh: '说明', en: 'Description' } },
  ORGANIZER: { name: { zh: '组织者', en: 'Organiser' }, check: mailAddress },
  ATTENDEE: { name: { zh: '参加者', en: 'Attendee' }, check: mailAddress },
  URL: { name: { zh: '网址', en: 'Website' } },
};

/** DATE or DATE-TIME (RFC 5545, 3.3.4 and 3.3.5); undefined for another text. */
function timeIn(value: string): (WrittenTime & { readonly isUtc: boolean }) | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)([0-5]\d|60)(Z)?)?$/.exec(value);
  if (!parts) return undefined;
  const [year, month, day, hour, minute] = parts.slice(1, 6).map(Number);
  const isWhole = parts[4] === undefined;
  return { year, month, day, ...(!isWhole && { hour, minute }), isUtc: parts[7] === 'Z' };
}

/** A time with its zone: UTC, one of the IANA database, or one that the calendar describes itself. */
function timeFields(key: keyof typeof times, line: ContentLine | undefined, ownZones: ReadonlySet<string>) {
  const value = line?.value.trim() ?? '';
  const time = timeIn(value);
  const zone = line?.parameters.get('TZID') ?? '';
  const name = time?.isUtc ? 'UTC' : zone;
  const words = time && writtenTime(time, name);
  let problem: FieldProblem | undefined;
  if (value !== '' && !words) problem = { code: 'date' };
  else if (zone !== '' && !ownZones.has(zone) && !isZone(zone)) problem = { code: 'zone', detail: { zone } };
  return fieldsOf({ ...times[key], ...(words && { written: () => words }) }, value, problem);
}

/** Whether an event ends before it starts; nobody can say where the two are in different zones. */
function endsTooEarly(start: ContentLine | undefined, end: ContentLine | undefined): boolean {
  const [from, to] = [start, end].map((line) => line && timeIn(line.value.trim()));
  if (!from || !to || from.isUtc !== to.isUtc) return false;
  if (start?.parameters.get('TZID') !== end?.parameters.get('TZID')) return false;
  const [first, last] = [wallTime(from), wallTime(to)];
  return first !== undefined && last !== undefined && last < first;
}

/** The last day of an event that takes whole days: its end is the day behind it (RFC 5545, 3.6.1). */
function lastDay(start: ContentLine | undefined, end: ContentLine | undefined): Localized | undefined {
  const [from, to] = [start, end].map((line) => line && timeIn(line.value.trim()));
  const [first, behind] = [from && wallTime(from), to && wallTime(to)];
  if (to?.hour !== undefined || first === undefined || behind === undefined || behind <= first) return undefined;
  const day = new Date(behind - 86_400_000);
  const words = writtenTime({ year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() });
  return words && { zh: `最后一天是${words.zh}`, en: `last day: ${words.en}` };
}

function eventFields(lines: readonly ContentLine[], ownZones: ReadonlySet<string>): readonly Field[] {
  const [start, end] = ['DTSTART', 'DTEND'].map((key) => lines.find((line) => line.name === key));
  const title = lines.filter(({ name }) => name === 'SUMMARY');
  const ends = timeFields('DTEND', end, ownZones);
  const late = endsTooEarly(start, end);
  const last = lastDay(start, end);
  return [
    ...title.flatMap(({ value }) => fieldsOf(summary, plainText(value))),
    ...timeFields('DTSTART', start, ownZones),
    ...ends.map((field) => ({
      ...field,
      ...(last && { written: last }),
      ...(late && !field.problem && { problem: { code: 'end-before-start' as const } }),
    })),
    ...lines.flatMap(({ name, value }) => {
      if (name === 'SUMMARY' || !Object.hasOwn(forms, name)) return [];
      const isAddress = name === 'ORGANIZER' || name === 'ATTENDEE';
      // The value of an organiser is a URI; one that is no mail address is left as it is.
      if (isAddress && !/^mailto:/i.test(value)) return fieldsOf({ name: forms[name].name }, value.trim());
      return fieldsOf(forms[name], isAddress ? value.slice(7) : plainText(value));
    }),
  ];
}

/** The events of a calendar (VEVENT, RFC 5545), within VCALENDAR or alone; undefined for another text. */
export function readCalendar(text: string): readonly Field[] | undefined {
  if (!/^\s*BEGIN:(?:VCALENDAR|VEVENT)\s*(?:\r|\n|$)/i.test(text)) return undefined;
  const open: string[] = [];
  const events: ContentLine[][] = [];
  const ownZones = new Set<string>();
  for (const line of contentLines(text)) {
    const component = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      open.push(component);
      if (component === 'VEVENT') events.push([]);
    } else if (line.name === 'END') {
      if (open.at(-1) === component) open.pop();
    } else if (open.at(-1) === 'VEVENT') events.at(-1)?.push(line);
    else if (open.at(-1) === 'VTIMEZONE' && line.name === 'TZID') ownZones.add(line.value.trim());
  }
  if (events.length === 0) return undefined;
  const missing = open.at(-1);
  return [
    ...events.flatMap((event) => eventFields(event, ownZones)),
    ...(missing === undefined ? [] : [cutOff(`END:${missing}`)]),
  ];
}
