import { isEitherDay } from './describe.ts';
import type { FieldName, ReadField } from './field.ts';

/** A step that does not come out even: after the last value of an hour, a day … it begins anew too early. */
export interface UnevenStep {
  readonly field: FieldName;
  readonly text: string;
  readonly step: number;
  readonly first: number;
  readonly last: number;
  /** From the last value to the next first one; absent for days, since months differ. */
  readonly gap?: number;
}

/** How many values each field goes through, and its last one. */
const rounds: Readonly<Partial<Record<FieldName, { readonly size: number; readonly ends: readonly number[] }>>> = {
  second: { size: 60, ends: [59] },
  minute: { size: 60, ends: [59] },
  hour: { size: 24, ends: [23] },
  month: { size: 12, ends: [12] },
  weekday: { size: 7, ends: [6, 7] },
};

const stepped = /^(?:[^,-]+|[^,-]+-(\w+))\/(\d+)$/;

/** The fields whose step, such as `*\/7` minutes, is another one each time they begin anew. */
export function unevenSteps(fields: readonly ReadField[]): UnevenStep[] {
  return fields.flatMap(({ name, text, values = [] }) => {
    const [all, to, stepText] = stepped.exec(text) ?? [];
    const step = Number(stepText);
    const first = values.at(0);
    const last = values.at(-1);
    if (all === undefined || step === 1 || first === undefined || last === undefined) return [];
    const uneven = { field: name, text, step, first, last };
    if (name === 'day') return to === undefined || to === '31' ? [uneven] : [];
    const round = rounds[name];
    if (!round || (to !== undefined && !round.ends.includes(Number(to)))) return [];
    const gap = first + round.size - last;
    return gap === step ? [] : [{ ...uneven, gap }];
  });
}

/**
 * Day or weekday that begins with `*` and is restricted all the same, where both are given. The cron of Debian and cronie
 * take it for open, and run where both fit (crontab(5)); others, robfig/cron among them, run where either does.
 */
export function starredDayOf(fields: readonly ReadField[]): string | undefined {
  if (!isEitherDay(fields)) return undefined;
  return fields.find(({ name, text }) => (name === 'day' || name === 'weekday') && text.startsWith('*'))?.text;
}
