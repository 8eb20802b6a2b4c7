import { appModel } from '@toolbench/contracts/app-model.ts';
import { checkModel } from '../../packages/lab/src/assistant/language/check-model.ts';
import { readRequest } from '../../packages/lab/src/assistant/language/read-request.ts';
import { countThings, missingFields, readCases } from './expected.ts';

/** How a set of requests came out: shares from 0 to 1, and each fault in a line. */
export interface RequestScore {
  readonly cases: number;
  readonly families: number;
  readonly fields: number;
  /** Of the kinds of records that are expected by name; undefined where a set expects none. */
  readonly things: number | undefined;
  readonly valid: number;
  readonly slowestMs: number;
  readonly medianMs: number;
  readonly faults: readonly string[];
}

/** Reads every request of a table and compares with what was expected of it. */
export function scoreRequests(table: string): RequestScore {
  const cases = readCases(table);
  const faults: string[] = [];
  const times: number[] = [];
  let [families, found, expected, valid] = [0, 0, 0, 0];
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
    thingsFound += countThings(model, things);
    const isRight = wanted.includes(model.family);
    if (isRight) families += 1;
    else faults.push(`${model.family} for ${wanted.join('/')}: ${sentence}`);
    if (missing.length > 0)
      faults.push(
        `without ${missing.join(', ')} [${model.entities.map(({ name, fields: all }) => `${name}: ${all.map((field) => field.name).join(' ')}`).join('; ')}]: ${sentence}`,
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
    things: thingsExpected === 0 ? undefined : thingsFound / thingsExpected,
    valid: share(valid, cases.length),
    slowestMs: Math.max(...times),
    medianMs: times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0,
    faults,
  };
}
