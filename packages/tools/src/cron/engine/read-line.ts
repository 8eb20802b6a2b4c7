import { excerpt } from '@toolbench/kit/excerpt.ts';
import { fail, ok, type Place, type Result } from '@toolbench/kit/result.ts';
import { placeOf, textToString, type Text } from '@toolbench/kit/text.ts';
import { readField, type CronField, type FieldCode, type FieldName, type ReadField } from './field.ts';

export type LineCode = 'empty' | 'field-count' | 'unknown-nickname' | FieldCode;

/** A cron line, read field by field. */
export interface CronLine {
  /** What was written as the schedule, nicknames resolved. */
  readonly schedule: string;
  readonly fields: readonly ReadField[];
  /** What stands after the schedule in a crontab. */
  readonly command?: string;
  /** The zone that the line itself names, or a line before it. */
  readonly zone?: { readonly name: string; readonly place: Place };
  /** Whether it runs when the machine starts and at no time. */
  readonly isAtStart: boolean;
  /** Whether weekdays count from 1, Sunday: as asked, or as the writing itself means it. */
  readonly isQuartz: boolean;
  readonly table: Table;
}

/** What stands around the line that is read. */
export interface Table {
  /** The number of its line, from 1, and those of further schedules, which are not read. */
  readonly line: number;
  readonly otherLines: readonly number[];
  /** A zone that a line before it sets for commands (`TZ=`), which is not that of the schedule. */
  readonly zoneOfCommands?: string;
}

const nicknames: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};

const minuteUp: readonly FieldName[] = ['minute', 'hour', 'day', 'month', 'weekday'];

const field = String.raw`(?:[\d*?,/\-#LW]|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|SUN|MON|TUE|WED|THU|FRI|SAT)+`;
/** What can only be a field, so that a command behind the fields is told from a sixth field. */
const fieldLike = new RegExp(`^${field}$`, 'i');
const yearLike = /^\d{4}(?:[-,/]\d{1,4})*$/;

/** A schedule within a line of a program or a configuration: in quotes or parentheses, or behind a name. */
const within = new RegExp(String.raw`["'\x60(:=]\s*((?:${field}[ \t]+){4,6}${field})(?=["'\x60)\s]|$)`, 'i');
/** EventBridge of AWS has a year as its sixth field, and counts weekdays as Quartz does. */
const eventBridge = /\bcron\(\s*$/i;

/** The schedule of a line that is no line of a crontab, with where it begins in it. */
function quotedIn(
  line: string,
): { readonly schedule: string; readonly at: number; readonly isEventBridge: boolean } | undefined {
  const [first = '', second = ''] = line.trim().split(/\s+/, 2);
  const isBare = (first !== '-' && fieldLike.test(first)) || Object.hasOwn(nicknames, first.toLowerCase());
  const found = isBare || second === '' ? null : within.exec(line);
  if (!found) return undefined;
  const at = found.index + found[0].length - found[1].length;
  return { schedule: found[1], at, isEventBridge: eventBridge.test(line.slice(0, at)) };
}

interface FirstLine {
  readonly line: string;
  readonly at: number;
  readonly zone?: CronLine['zone'];
  readonly table: Table;
}

/** A line of a crontab that sets a variable. */
const assignment = /^\s*\w+\s*=\s*\S*\s*$/;
/** The zone as Go's robfig/cron has it in front of a schedule, and cronie (as CRON_TZ alone) in a line of its own. */
const ownZone = /^(\s*(?:CRON_TZ|TZ)=)(["']?)([^\s"']*)\2(?:\s+|$)/;
const zoneOfCommands = /^\s*TZ\s*=\s*(["']?)([^\s"']+)\1\s*$/;
const zoneOfTable = /^(\s*CRON_TZ\s*=\s*)(["']?)([^\s"']*)\2\s*$/;

/**
 * The first line that is neither blank nor a comment nor sets a variable, with its place, the zone in front of it, and
 * what else the text has.
 */
function firstLine(text: string): FirstLine | undefined {
  let at = 0;
  let zone: CronLine['zone'];
  let commands: string | undefined;
  let first: Omit<FirstLine, 'table'> | undefined;
  const schedules: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const isSchedule = line.trim() !== '' && !line.trimStart().startsWith('#') && !assignment.test(line);
    if (isSchedule) schedules.push(index + 1);
    if (!first) {
      const named = (line.trim().includes(' ') ? ownZone.exec(line) : null) ?? zoneOfTable.exec(line);
      if (named) zone = { name: named[3], place: placeOf(text, at + named[1].length) };
      commands = zoneOfCommands.exec(line)?.[2] ?? commands;
      const start = isSchedule ? (ownZone.exec(line)?.[0].length ?? 0) : 0;
      if (isSchedule) first = { line: line.slice(start).trimEnd(), at: at + start, ...(zone && { zone }) };
      at += line.length + 1;
    }
  }
  if (!first) return undefined;
  const [line, ...otherLines] = schedules;
  const isForCommands = commands !== undefined && !zone;
  return { ...first, table: { line, otherLines, ...(isForCommands && { zoneOfCommands: commands }) } };
}

function namesOf(tokens: readonly string[], isEventBridge: boolean): readonly FieldName[] {
  const leading = tokens.findIndex((token) => token.startsWith('#') || !fieldLike.test(token));
  const count = Math.max(leading === -1 ? tokens.length : leading, 5);
  if (count === 5) return minuteUp;
  if (isEventBridge) return [...minuteUp, 'year'];
  if (count >= 7) return ['second', ...minuteUp, 'year'];
  return yearLike.test(tokens[5]) ? [...minuteUp, 'year'] : ['second', ...minuteUp];
}

/** Reads the first cron line of a text: five fields, six with seconds or a year, seven with both, or a nickname. */
export function readLine(input: Text, isAskedQuartz: boolean): Result<CronLine, LineCode> {
  const text = textToString(input);
  const found = firstLine(text);
  if (!found) return fail('empty');
  const { zone, table } = found;
  const quoted = quotedIn(found.line);
  const line = quoted?.schedule ?? found.line;
  const at = found.at + (quoted?.at ?? 0);
  const isEventBridge = quoted?.isEventBridge ?? false;
  const isQuartz = isAskedQuartz || isEventBridge;
  const besides = { table, isQuartz, ...(zone && { zone }) };
  const matches = [...line.matchAll(/\S+/g)];
  const words = matches.map(([word]) => word);
  const starts = matches.map(({ index }) => index);
  const commandAfter = (count: number) => (starts.length > count ? { command: line.slice(starts[count]) } : {});

  if (words[0].startsWith('@')) {
    const nickname = words[0].toLowerCase();
    if (nickname === '@reboot') {
      return ok({ schedule: nickname, fields: [], isAtStart: true, ...besides, ...commandAfter(1) });
    }
    if (!Object.hasOwn(nicknames, nickname)) {
      return fail(
        'unknown-nickname',
        { value: excerpt(words[0]), known: [...Object.keys(nicknames), '@reboot'].join(' ') },
        placeOf(text, at + starts[0]),
      );
    }
    const resolved = readLine(nicknames[nickname], false);
    return resolved.ok ? ok({ ...resolved.value, ...besides, ...commandAfter(1) }) : resolved;
  }
  if (words.length < 5) return fail('field-count', { count: words.length });
  const names = namesOf(words, isEventBridge);
  const fields: ReadField[] = [];
  for (const [index, name] of names.entries()) {
    const field: CronField = { name, text: words[index], at: at + starts[index] };
    const read = readField(field, isQuartz);
    if (!read.ok) {
      const { at: wrongAt = 0, ...detail } = read.detail ?? {};
      return fail(read.code, detail, placeOf(text, Number(wrongAt)));
    }
    fields.push(read.value);
  }
  return ok({
    schedule: words.slice(0, names.length).join(' '),
    fields,
    isAtStart: false,
    ...besides,
    ...commandAfter(names.length),
  });
}
