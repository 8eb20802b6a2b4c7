import { z } from 'zod';
import { limits } from './limits.ts';

const { steps, titleCharacters } = limits.recipes;

const recipeStep = z.strictObject({
  tool: z.string().describe('Key of the tool, such as csv'),
  action: z.string().describe('Name of its action, with hyphens: csv-to-json'),
  options: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .default({})
    .describe('What the action takes besides its input, such as {"hasHeader":true}'),
  compareWith: z
    .int()
    .min(0)
    .optional()
    .describe('Where the action compares two texts: the step whose result is the left one, 0 for the input'),
});

/** Several actions in a row, each working on what the one before gave. It holds no code and no input. */
export const recipe = z.strictObject({
  version: z.literal(1),
  title: z.string().trim().max(titleCharacters).default(''),
  steps: z.array(recipeStep).min(1).max(steps),
});

export type RecipeStep = z.infer<typeof recipeStep>;
export type Recipe = z.infer<typeof recipe>;

/** What a recipe is, as JSON Schema: for callers who write one. */
export const recipeSchema = () => z.toJSONSchema(recipe, { io: 'input' });
