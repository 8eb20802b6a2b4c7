import { excerpt } from '@toolbench/kit/excerpt.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';

export type FieldName = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'weekday' | 'year';
export type FieldCode =
  | 'bad-value'
  | 'range-order'
  | 'bad-step'
  | 'empty-item'
  | 'question-mark'
  | 'field-too-long'
  | 'jenkins-hash'
  | 'day-before-last';

interface FieldRule {
  readonly min: number;
  readonly max: number;
  /** Names for values, from the first on. */
  readonly names?: readonly string[];
  /** What else the field may say, besides values, ranges and steps: L, W and # of Quartz. */
  readonly special?: RegExp;
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

const rules: Readonly<Record<FieldName, FieldRule>> = {
  second: { min: 0, max: 59 },
  minute: { min: 0, max: 59 },
  hour: { min: 0, max: 23 },
  day: { min: 1, max: 31, special: /^(?:L|LW|(?:[1-9]|[12]\d|3[01])W)$/i },
  month: { min: 1, max: 12, names: months },
  weekday: { min: 0, max: 7, names: weekdays, special: /^(?:[0-7]|SUN|MON|TUE|WED|THU|FRI|SAT)(?:#[1-5]|L)$/i },
  year: { min: 1970, max: 2099 },
};

/** One field of a cron line. */
export interface CronField {
  readonly name: FieldName;
  readonly text: string;
  /** Where it begins in the line, in code units. */
  readonly at: number;
}

/** A field that was read. */
export interface ReadField {
  readonly name: FieldName;
  readonly text: string;
  /** Whether it leaves everything open. */
  readonly isOpen: boolean;
  /** The values at which it runs, in order; absent where the calendar decides (L, W, #) and for years. */
  readonly values?: readonly number[];
  /** The same for the schedule, which knows neither names nor `?` nor a single value with a step. */
  readonly pattern: string;
}

function valueOf(text: string, { min, max, names = [] }: FieldRule, firstName: number): number | undefined {
  const named = names.indexOf(text.toUpperCase());
  if (named !== -1) return named + firstName;
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

/**
 * Checks one field by itself, so that what is wrong has a place and words of its own.
 * @param isQuartz whether weekdays count from 1, Sunday, instead of from 0
 * @returns what it says; its failure's detail names field, value and bounds, and `at`, the code unit in the line
 */
export function readField({ name, text, at }: CronField, isQuartz: boolean): Result<ReadField, FieldCode> {
  const isShifted = isQuartz && name === 'weekday';
  const rule = isShifted ? { ...rules.weekday, min: 1 } : rules[name];
  const firstName = name === 'weekday' && !isQuartz ? 0 : 1;
  const { min, max } = rule;
  const values = new Set<number>();
  const specials: string[] = [];
  const { fieldCharacters: limit } = limits.cron;
  if (text.length > limit) return fail('field-too-long', { field: name, count: text.length, limit, at });
  let itemAt = at;
  for (const item of text.split(',')) {
    const detail = { field: name, value: excerpt(item), min, max, at: itemAt };
    itemAt += item.length + 1;
    if (item === '') return fail('empty-item', detail);
    if (rule.special?.test(item)) {
      specials.push(item.toUpperCase());
      continue;
    }
    if (/^H(?:\(\d+-\d+\))?(?:\/\d+)?$/.test(item)) return fail('jenkins-hash', detail);
    if (name === 'day' && /^L-\d{1,2}W?$/i.test(item)) return fail('day-before-last', detail);
    const [range, stepText, ...rest] = item.split('/');
    const [fromText, toText, ...more] = range.split('-');
    if (rest.length > 0 || more.length > 0) return fail('bad-value', detail);
    const step = stepText === undefined ? 1 : /^\d{1,4}$/.test(stepText) ? Number(stepText) : 0;
    if (step < 1 || step > max - min + 1) return fail('bad-step', { ...detail, max: max - min + 1 });
    if (range === '?' && name !== 'day' && name !== 'weekday') return fail('question-mark', detail);
    const isAll = range === '*' || range === '?';
    const from = isAll ? min : valueOf(fromText, rule, firstName);
    // A single value with a step runs from there to the end, as Quartz and most schedulers read it.
    const last = isAll || stepText !== undefined ? max : from;
    const to = toText === undefined ? last : valueOf(toText, rule, firstName);
    if (from === undefined || to === undefined) return fail('bad-value', detail);
    // SUN as the end of a range is the end of the week.
    const end = name === 'weekday' && !isQuartz && to === 0 && from > 0 ? 7 : to;
    if (from > end) return fail('range-order', detail);
    for (let value = from; value <= end; value += step) values.add(value);
  }
  // Sunday is 0 and 7.
  if (name === 'weekday' && !isQuartz && values.delete(7)) values.add(0);
  const isOpen = text === '*' || text === '?';
  const sorted = [...values].sort((a, b) => a - b);
  return ok({
    name,
    text,
    isOpen,
    ...(specials.length === 0 && name !== 'year' && { values: sorted }),
    pattern: isOpen ? '*' : [...sorted, ...specials].join(','),
  });
}
