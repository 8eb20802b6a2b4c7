import { excerpt } from '@toolbench/kit/excerpt.ts';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import { findZone } from '@toolbench/kit/time-zone.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import type { Text } from '@toolbench/kit/text.ts';
import type { options } from '../options.ts';
import { describe, isEitherDay } from './describe.ts';
import type { ReadField } from './field.ts';
import { starredDayOf, unevenSteps, type UnevenStep } from './notes.ts';
import { readLine, type LineCode, type Table } from './read-line.ts';
import { nextRuns, type CronRun } from './runs.ts';

export type ErrorCode = LineCode | 'unknown-zone' | 'bad-from';

export interface ExplainedCron {
  readonly description: Localized;
  readonly fields: readonly Omit<ReadField, 'pattern'>[];
  /** What stands after the schedule in a crontab. */
  readonly command?: string;
  readonly runs: readonly CronRun[];
  readonly zone: string;
  /** The moment after which the runs are, in milliseconds since the Unix epoch. */
  readonly from: number;
  /** Why there is no run: it runs when the machine starts, or on a day that never is. */
  readonly never?: 'at-start' | 'no-such-day';
  /** Whether day and weekday are both given: cron then runs when either fits. */
  readonly isEitherDay: boolean;
  /** The one of these two that begins with `*`, such as `*\/2`: some programs then run only when both fit. */
  readonly starredDay?: string;
  /** Steps that are shorter or longer each time their field begins anew. */
  readonly unevenSteps: readonly UnevenStep[];
  readonly table: Table;
}

/** A moment with a date and an offset, or a date alone, which is midnight in UTC. */
const moment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** Says in words when a cron line runs, and its next runs in a zone. */
function explain(
  input: Text,
  { zone, weekdays, count, from }: OptionValues<typeof options>,
  { now }: EngineContext,
): Result<ExplainedCron, ErrorCode> {
  const read = readLine(input, weekdays === 'quartz');
  if (!read.ok) return read;
  const { zone: ownZone } = read.value;
  const asked = (ownZone?.name ?? zone).trim();
  const zoneName = findZone(asked === '' ? 'UTC' : asked);
  if (zoneName === undefined) return fail('unknown-zone', { zone: excerpt(asked) }, ownZone?.place);
  const start = from.trim() === '' ? now() : moment.test(from.trim()) ? Date.parse(from.trim()) : Number.NaN;
  if (Number.isNaN(start)) return fail('bad-from', { value: excerpt(from) });

  const { schedule, fields, command, isAtStart, isQuartz, table } = read.value;
  const { zoneOfCommands: zoneOfTable, ...others } = table;
  const starredDay = isQuartz ? undefined : starredDayOf(fields);
  const runs = isAtStart ? [] : nextRuns(fields, { zone: zoneName, isQuartz, count, from: start });
  return ok({
    description: describe(schedule, fields, isQuartz),
    fields: fields.map(({ pattern: _, ...field }) => field),
    ...(command !== undefined && { command }),
    runs,
    zone: zoneName,
    from: start,
    ...(runs.length === 0 && { never: isAtStart ? ('at-start' as const) : ('no-such-day' as const) }),
    isEitherDay: isEitherDay(fields),
    ...(starredDay !== undefined && { starredDay }),
    unevenSteps: unevenSteps(fields),
    table: zoneOfTable === undefined ? others : { ...others, zoneOfCommands: excerpt(zoneOfTable) },
  });
}

export const engine = { explain } satisfies EngineActions;
export type Engine = typeof engine;
