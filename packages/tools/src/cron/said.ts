import type { ExplainedCron } from './engine/index.ts';
import type { zh } from './text/zh.ts';

type Noted = Pick<ExplainedCron, 'starredDay' | 'unevenSteps' | 'table' | 'zone'>;

/** What there is to know of a schedule beyond its sentence, in words. */
export function said({ starredDay, unevenSteps, table, zone }: Noted, t: typeof zh): readonly string[] {
  const { line, otherLines, zoneOfCommands } = table;
  return [
    ...(starredDay === undefined ? [] : [t.starredDay(starredDay)]),
    ...unevenSteps.map((step) => t.unevenStep(step)),
    ...(otherLines.length > 0 ? [t.otherLines(line, otherLines.length, otherLines[0])] : []),
    ...(zoneOfCommands === undefined ? [] : [t.zoneOfCommands(zoneOfCommands, zone)]),
  ];
}
