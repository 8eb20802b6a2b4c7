import { limits } from '@toolbench/contracts/limits.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import type { Refusal } from './my-recipes.ts';
import type { zh } from './text.zh.ts';

/** What the page says of the last thing that was done, and how that is taken back where it can be. */
export interface Notice {
  readonly tone: 'info' | 'warning' | 'error';
  readonly text: string;
  readonly undo?: () => void;
}

/** Says why a recipe was not kept. */
export function refusedBecause(refusal: Refusal, { mine: { refused } }: typeof zh): Notice {
  const text = refusal === 'too-many' ? refused[refusal](formatCount(limits.recipes.kept)) : refused[refusal];
  return { tone: 'error', text };
}
