import { appModel, type AppModel } from '@toolbench/contracts/app-model.ts';
import { checkModel } from '../../packages/lab/src/assistant/language/check-model.ts';
import { readRequest } from '../../packages/lab/src/assistant/language/read-request.ts';
import { countThings, missingFields, namesIn, readCases } from './expected.ts';

/** How a set of requests came out: shares from 0 to 1, and each fault in a line. */
export interface RequestScore {
  readonly cases: number;
  readonly families: number;
  readonly fields: number;
  /** Of the kinds of records that are expected by name; undefined where a set expects none. */
  readonly things: number | undefined;
  /** Expected fields that the app lacks although nothing on its card says which words were not used. */
  readonly silent: number;
  readonly valid: number;
  readonly slowestMs: number;
  readonly medianMs: number;
  readonly faults: readonly string[];
}

/** Whether the words of a missing field are listed as not used, or stand on the card within a longer name. */
function isTold(names: string, unused: readonly string[], model: AppModel): boolean {
  const shown = [...unused, ...namesIn(model)].map((text) => text.toLowerCase());
  return names
    .split('/')
    .some((name) => shown.some((text) => text.includes(name.toLowerCase()) || name.toLowerCase().includes(text)));
}

/** Reads every request of a table and compares with what was expected of it. */
export function scoreRequests(table: string): RequestScore {
  const cases = readCases(table);
  const faults: string[] = [];
  const times: number[] = [];
  let [families, found, expected, silent, valid] = [0, 0, 0, 0, 0];
  let [thingsFound, thingsExpected] = [0, 0];
  for (const { sentence, families: wanted, fields, things } of cases) {
    const startedAt = performance.now();
    const read = readRequest(sentence);
    times.push(performance.now() - startedAt);
    expected += fields.length;
    thingsExpected += things.length;
    if (!read.understood) {
      faults.push(`not understood: ${sentence}`);
      continue;
    }
    const { model } = read;
    const missing = missingFields(model, fields);
    found += fields.length - missing.length;
    const untold = missing.filter((names) => !isTold(names, read.unused, model));
    silent += untold.length;
    thingsFound += countThings(model, things);
    const isRight = wanted.includes(model.family);
    if (isRight) families += 1;
    else faults.push(`${model.family} for ${wanted.join('/')}: ${sentence}`);
    if (missing.length > 0)
      faults.push(
        `${untold.length > 0 ? 'SILENT ' : ''}without ${missing.join(', ')} [${model.entities.map(({ name, fields: all }) => `${name}: ${all.map((field) => field.name).join(' ')}`).join('; ')}]: ${sentence}`,
      );
    const problems = appModel.safeParse(model).success ? checkModel(model) : [{ en: 'schema' }];
    if (problems.length === 0) valid += 1;
    else faults.push(`${problems[0]?.en ?? ''}: ${sentence}`);
  }
  const share = (count: number, of: number) => count / Math.max(of, 1);
  return {
    cases: cases.length,
    families: share(families, cases.length),
    fields: share(found, expected),
    silent,
    things: thingsExpected === 0 ? undefined : thingsFound / thingsExpected,
    valid: share(valid, cases.length),
    slowestMs: Math.max(...times),
    medianMs: times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0,
    faults,
  };
}
