import { Cron } from 'croner';
import type { FieldName, ReadField } from './field.ts';

export interface CronRun {
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
  /** The time in the zone with its offset, as ISO 8601 writes it. */
  readonly local: string;
  /** Whether the clocks of the zone were changed since the run before. */
  readonly isClockChanged: boolean;
}

const order: readonly FieldName[] = ['second', 'minute', 'hour', 'day', 'month', 'weekday', 'year'];

/** Writes moments as ISO 8601 in a zone, with the offset that holds there and then. */
export function writerFor(zone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const offset = parts.timeZoneName.replace('GMT', '') || '+00:00';
    return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}${offset}`;
  };
}

/**
 * The next runs after a moment, at most `count`; fewer where the line has no more, none where it names a day that never is.
 * Where the clocks go forward, a run within the gap is carried out as soon as it ends; where they go back, once.
 */
export function nextRuns(
  fields: readonly ReadField[],
  { zone, isQuartz, count, from }: { zone: string; isQuartz: boolean; count: number; from: number },
): CronRun[] {
  const pattern = order.map(
    (name) => fields.find((field) => field.name === name)?.pattern ?? (name === 'second' ? '0' : '*'),
  );
  const schedule = new Cron(pattern.join(' '), { timezone: zone, mode: '7-part', alternativeWeekdays: isQuartz });
  const write = writerFor(zone);
  let offset = write(from).slice(19);
  return schedule.nextRuns(count, new Date(from)).map((run) => {
    const local = write(run.getTime());
    const isClockChanged = local.slice(19) !== offset;
    offset = local.slice(19);
    return { at: run.getTime(), local, isClockChanged };
  });
}
