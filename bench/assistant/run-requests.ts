import { appModel } from '@toolbench/contracts/app-model.ts';
import { checkModel } from '@toolbench/lab/assistant/language/check-model.ts';
import { readRequest } from '@toolbench/lab/assistant/language/read-request.ts';
import { missingFields, readCases } from './expected.ts';

/** How a set of requests came out: shares from 0 to 1, and each fault in a line. */
export interface RequestScore {
  readonly cases: number;
  readonly families: number;
  readonly fields: number;
  readonly valid: number;
  readonly slowestMs: number;
  readonly faults: readonly string[];
}

/** Reads every request of a table and compares with what was expected of it. */
export function scoreRequests(table: string): RequestScore {
  const cases = readCases(table);
  const faults: string[] = [];
  let [families, found, expected, valid, slowestMs] = [0, 0, 0, 0, 0];
  for (const { sentence, families: wanted, fields } of cases) {
    const startedAt = performance.now();
    const read = readRequest(sentence);
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    expected += fields.length;
    if (!read.understood) {
      faults.push(`not understood: ${sentence}`);
      continue;
    }
    const { model } = read;
    const missing = missingFields(model, fields);
    found += fields.length - missing.length;
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
    valid: share(valid, cases.length),
    slowestMs,
    faults,
  };
}
