import type { Language } from '@toolbench/kit/localized.ts';
import type { ObjectSchema } from '@toolbench/kit/schema.ts';
import { findMisuse } from '@toolbench/tools/outside/arguments.ts';
import type { ActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import type { ExplainedFailure } from '@toolbench/tools/outside/explain.ts';
import { readRecipe } from '@toolbench/tools/outside/read-recipe.ts';
import { runRecipe } from '@toolbench/tools/outside/run-recipe.ts';
import type { Runner, RunSettings } from './runner.ts';

/** What the last step of a recipe gave, and the action that it is of. */
interface RecipeGave {
  readonly ok: true;
  readonly value: unknown;
  readonly called: ActionOutside;
}

/** What a recipe may be beside that is not said here: whoever reads it says where it is wrong. */
const schema: ObjectSchema = { type: 'object', properties: { recipe: {}, text: { type: 'string' } }, required: [] };

/** Runs a recipe that comes from outside on a text: both are checked before the first step. */
export async function callRecipe(
  runner: Runner,
  given: Readonly<Record<string, unknown>>,
  language: Language,
  settings: RunSettings = {},
): Promise<RecipeGave | ExplainedFailure> {
  const misuse = findMisuse(given, schema, language);
  if (misuse) return misuse;
  const read = readRecipe(given.recipe, language);
  if (!read.ok) return read;
  const outcome = await runRecipe(read.value, given.text as string | undefined, {
    run: (job) => runner.run(job, settings),
    language,
  });
  const { steps } = read.value;
  return outcome.ok ? { ok: true, value: outcome.value, called: steps[steps.length - 1].called } : outcome;
}
