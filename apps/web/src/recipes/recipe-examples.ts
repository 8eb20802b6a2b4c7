import type { Recipe } from '@toolbench/contracts/recipe.ts';

interface RecipeExample {
  readonly input: string;
  readonly steps: Recipe['steps'];
}

/** Recipes to start from, each with an input that shows it at work. */
export const recipeExamples: Readonly<Record<'compare' | 'base64' | 'gzip' | 'rows', RecipeExample>> = {
  compare: {
    input: String.raw`{\"name\":\"Ada\",\"id\":7}`,
    steps: [
      { tool: 'json', action: 'unescape', options: {} },
      { tool: 'json', action: 'format', options: { sortKeys: true } },
      { tool: 'diff', action: 'compare', options: {}, compareWith: 1 },
    ],
  },
  base64: {
    input: 'eyJvcmRlciI6NDIsIml0ZW1zIjpbeyJpZCI6MX0seyJpZCI6Mn1dfQ==',
    steps: [
      { tool: 'base64', action: 'decode', options: {} },
      { tool: 'json', action: 'format', options: {} },
    ],
  },
  gzip: {
    input: 'H4sIAAAAAAACA6tWyi9KSS1SsjIx0lHKLEnNLVayiq5WykxRsjKs1YEwjGpjawHgEuGUKAAAAA==',
    steps: [
      { tool: 'base64', action: 'decode', options: {} },
      { tool: 'base64', action: 'decompress', options: {} },
      { tool: 'json', action: 'format', options: {} },
    ],
  },
  rows: {
    input: 'id,name,city\n1,Ada,London\n2,Grace,New York\n3,Linus,Helsinki\n',
    steps: [
      { tool: 'csv', action: 'csv-to-json', options: {} },
      { tool: 'json', action: 'query', options: { path: '$[?@.id > 1]' } },
      { tool: 'csv', action: 'json-to-csv', options: {} },
    ],
  },
};
