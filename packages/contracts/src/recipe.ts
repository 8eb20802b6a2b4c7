import { z } from 'zod';
import { limits } from './limits.ts';

const { steps, titleCharacters } = limits.recipes;

const recipeStep = z.strictObject({
  tool: z.string(),
  /** Its name in the tool's definition. */
  action: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  /** Where the action compares two texts: the step whose result is the left one, 0 the recipe's input. */
  compareWith: z.int().min(0).optional(),
});

/** Several actions in a row, each working on what the one before gave. It holds no code and no input. */
export const recipe = z.strictObject({
  version: z.literal(1),
  title: z.string().trim().max(titleCharacters).default(''),
  steps: z.array(recipeStep).min(1).max(steps),
});

export type RecipeStep = z.infer<typeof recipeStep>;
export type Recipe = z.infer<typeof recipe>;
