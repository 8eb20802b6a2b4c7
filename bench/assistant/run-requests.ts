import { appModel, type AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { checkModel } from '../../packages/lab/src/assistant/model/check-model.ts';
import { readRequest } from '../../packages/lab/src/assistant/language/read-request.ts';
import { countThings, missingFields, namesIn, readCases } from './expected.ts';
import { holds } from './model-checks.ts';

/** How a set of requests came out: shares from 0 to 1, and each fault in a line. */
export interface RequestScore {
  readonly cases: number;
  readonly families: number;
  readonly fields: number;
  /** Of the kinds of records that are expected by name. */
  readonly things: number;
  /** Of the rules that sentences state. */
  readonly rules: number;
  /** Expected fields that the app lacks although nothing on its card says which words were not used. */
  readonly silent: number;
  readonly medianMs: number;
  readonly faults: readonly string[];
}

/**
 * Whether a sentence names a missing field, and its card neither lists the words as not used nor has them in a longer name or
 * as a kind of records.
 */
function isSilent(names: string, sentence: string, unused: readonly string[], model: AppModel): boolean {
  const said = names
    .split('/')
    .map((name) => name.toLowerCase())
    .filter((name) => sentence.toLowerCase().includes(name));
  const kinds = model.entities.flatMap(({ label }) => [label.zh, label.en]);
  const shown = [...unused, ...kinds, ...namesIn(model)].map((text) => text.toLowerCase());
  return said.length > 0 && !said.some((name) => shown.some((text) => text.includes(name) || name.includes(text)));
}

/** Reads every request of a table and compares with what was expected of it. */
export function scoreRequests(table: string): RequestScore {
  const cases = readCases(table);
  const faults: string[] = [];
  const times: number[] = [];
  let [families, found, expected, silent] = [0, 0, 0, 0];
  let [thingsFound, thingsExpected, rulesKept, rulesExpected] = [0, 0, 0, 0];
  for (const { sentence, families: wanted, fields, things, rules } of cases) {
    const startedAt = performance.now();
    const read = readRequest(sentence);
    times.push(performance.now() - startedAt);
    expected += fields.length;
    thingsExpected += things.length;
    rulesExpected += rules.length;
    if (!read.understood) {
      faults.push(`not understood: ${sentence}`);
      continue;
    }
    const { model } = read;
    const missing = missingFields(model, fields);
    found += fields.length - missing.length;
    const untold = missing.filter((names) => isSilent(names, sentence, read.unused, model));
    silent += untold.length;
    thingsFound += countThings(model, things);
    const broken = rules.filter((rule) => !holds(rule, model));
    rulesKept += rules.length - broken.length;
    if (broken.length > 0) faults.push(`against ${broken.join('; ')}: ${sentence}`);
    const isRight = wanted.includes(model.family);
    if (isRight) families += 1;
    else faults.push(`${model.family} for ${wanted.join('/')}: ${sentence}`);
    if (missing.length > 0)
      faults.push(
        `${untold.length > 0 ? 'SILENT ' : ''}without ${missing.join(', ')} [${model.entities.map(({ name, fields: all }) => `${name}: ${all.map((field) => field.name).join(' ')}`).join('; ')}]: ${sentence}`,
      );
    const problems = appModel.safeParse(model).success ? checkModel(model) : [{ en: 'schema' }];
    if (problems[0] !== undefined) faults.push(`${problems[0].en}: ${sentence}`);
  }
  const share = (count: number, of: number) => count / Math.max(of, 1);
  return {
    cases: cases.length,
    families: share(families, cases.length),
    fields: share(found, expected),
    silent,
    things: share(thingsFound, thingsExpected),
    rules: share(rulesKept, rulesExpected),
    medianMs: times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0,
    faults,
  };
}
