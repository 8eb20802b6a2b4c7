import type { Language } from '@toolbench/kit/localized.ts';
import { readArguments } from '@toolbench/tools/outside/arguments.ts';
import type { ActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import type { Outcome } from '@toolbench/tools/outside/perform.ts';
import type { Runner, RunSettings } from './runner.ts';

/** Calls an action with arguments that come from outside: they are checked by its schema, then it is run. */
export async function callAction(
  runner: Runner,
  called: ActionOutside,
  given: Readonly<Record<string, unknown>>,
  language: Language,
  settings: RunSettings = {},
): Promise<Outcome> {
  const read = readArguments(called, given, language);
  if (!read.ok) return read;
  const { input, options } = read;
  return runner.run({ tool: called.tool.key, action: called.name, input, options, language }, settings);
}
