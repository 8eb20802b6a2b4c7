import { initialValues, type OptionValues } from '@toolbench/kit/options.ts';
import type { Failure } from '@toolbench/kit/result.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import { engine, type Engine } from './index.ts';
import { options } from '../options.ts';

type Settings = Partial<OptionValues<typeof options>>;
type ValueOf<Action extends keyof Engine> = Extract<ReturnType<Engine[Action]>, { ok: true }>['value'];

/** Runs an action with the initial options except those given. */
export function run<Action extends keyof Engine>(action: Action, input: Text, settings: Settings = {}) {
  const chosen = { ...initialValues(options), ...settings };
  return engine[action](input, chosen, testContext()) as ReturnType<Engine[Action]>;
}

/** The value of an action that must succeed. */
export function value<Action extends keyof Engine>(action: Action, input: Text, settings?: Settings) {
  const result = run(action, input, settings);
  if (!result.ok) throw new Error(`${action} failed: ${JSON.stringify(result)}`);
  return result.value as ValueOf<Action>;
}

/** The failure of an action that must fail. */
export function failure(action: keyof Engine, input: Text, settings?: Settings): Failure {
  const result = run(action, input, settings);
  if (result.ok) throw new Error(`${action} did not fail`);
  return result;
}

/** CSV as parsed JSON. */
export function toJson(input: Text, settings?: Settings): unknown {
  return JSON.parse(textToString(value('csv-to-json', input, settings).text)) as unknown;
}

/** JSON as CSV text. */
export function toCsv(input: unknown, settings?: Settings): string {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  return textToString(value('json-to-csv', text, { lineEnd: 'lf', ...settings }).text);
}

/** The notices of a conversion, by code. */
export function notices(action: keyof Engine, input: Text, settings?: Settings) {
  return Object.fromEntries(value(action, input, settings).notices.map((notice) => [notice.code, notice]));
}

export const utf8 = (text: string) => new TextEncoder().encode(text);
