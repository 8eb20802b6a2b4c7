import { limits } from '@toolbench/contracts/limits.ts';
import { recipe as format, type Recipe, type RecipeStep } from '@toolbench/contracts/recipe.ts';
import type { InputKind, OutputKind } from '@toolbench/kit/define-tool.ts';
import type { Language } from '@toolbench/kit/localized.ts';
import type { Success } from '@toolbench/kit/result.ts';
import { readOptions } from './arguments.ts';
import { findActionOutside, type ActionOutside } from './catalogue.ts';
import { explainMisuse, inStep, type ExplainedFailure } from './explain.ts';

/** A step that can be run: its action exists, and its options are complete and within their bounds. */
export interface ReadStep {
  readonly called: ActionOutside;
  readonly options: Readonly<Record<string, unknown>>;
  readonly compareWith: number;
}

/** A recipe of the format, and its steps ready to run. */
export interface ReadRecipe {
  readonly recipe: Recipe;
  readonly steps: readonly ReadStep[];
}

/** Whether an action can work on what another gives: everything is a text or can be written as one, but a picture. */
export function canFollow(output: OutputKind, input: InputKind): boolean {
  if (input === 'none' || input === 'picture') return false;
  return output !== 'picture' || input === 'bytes';
}

/** The action that a step names; undefined where there is none, or it works on pages only. */
export function actionOfStep({ tool, action }: RecipeStep): ActionOutside | undefined {
  const found = findActionOutside(tool, action);
  return found?.tool.key === tool && found.name === action ? found : undefined;
}

/** Reads a recipe from a file's text. Fails with what is wrong and where. */
export function parseRecipe(text: string, language: Language): Success<ReadRecipe> | ExplainedFailure {
  const limit = limits.recipes.fileCharacters;
  if (text.length > limit) return explainMisuse('recipe-too-long', { limit }, language);
  try {
    return readRecipe(JSON.parse(text), language);
  } catch {
    return explainMisuse('recipe-not-json', {}, language);
  }
}

/** Reads a recipe by its format, its actions and their options; nothing of it is run. */
export function readRecipe(given: unknown, language: Language): Success<ReadRecipe> | ExplainedFailure {
  const parsed = format.safeParse(given);
  if (!parsed.success) {
    const where = parsed.error.issues[0].path.join('.') || '–';
    return explainMisuse('recipe-malformed', { where, steps: limits.recipes.steps }, language);
  }
  const steps: ReadStep[] = [];
  for (const [index, step] of parsed.data.steps.entries()) {
    // As they were written: what reads the format drops `__proto__`, which is to be refused.
    const { options = {} } = (given as Pick<Recipe, 'steps'>).steps[index];
    const read = readStep({ ...step, options }, steps, language);
    if ('ok' in read) return inStep(read, index + 1, language);
    steps.push(read);
  }
  return { ok: true, value: { recipe: parsed.data, steps } };
}

function readStep(step: RecipeStep, before: readonly ReadStep[], language: Language): ReadStep | ExplainedFailure {
  const { tool, action, compareWith = 0 } = step;
  const called = actionOfStep(step);
  if (!called) return explainMisuse('unknown-action', { name: `${tool} ${action}` }, language);
  const previous = before.at(-1);
  if (previous && !canFollow(previous.called.action.output, called.action.input)) {
    return explainMisuse('step-takes-nothing', { name: called.action.label[language] }, language);
  }
  const compares = called.action.input === 'pair';
  if (compareWith > before.length || (!compares && step.compareWith !== undefined)) {
    return explainMisuse('bad-comparison', { step: compareWith }, language);
  }
  const options = readOptions(called, step.options, language);
  return options.ok ? { called, options: options.value, compareWith } : options;
}
