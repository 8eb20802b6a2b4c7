import { useMemo, useSyncExternalStore } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Recipe } from '@toolbench/contracts/recipe.ts';
import { isKeeping, myRecipesKey } from '@toolbench/ui/work/keep-switch.ts';
import { withoutSecrets } from './without-secrets.ts';

/**
 * A recipe as it lies in the storage, where its title is its name. Another version of the product may have written it, so
 * it is read like a file when it is opened.
 */
export interface KeptRecipe {
  readonly title: string;
  readonly steps: readonly unknown[];
}

/** Why a recipe was not kept, or not under that name. */
export type Refusal = 'no-name' | 'no-steps' | 'taken' | 'too-many' | 'switched-off' | 'full' | 'forbidden';

/** What became of a change: null where it was made. */
type Kept = Refusal | null;

const listeners = new Set<() => void>();

function readRaw(): string | null {
  try {
    return localStorage.getItem(myRecipesKey);
  } catch {
    return null;
  }
}

function parse(raw: string | null): readonly KeptRecipe[] {
  try {
    const parsed: unknown = JSON.parse(raw ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return (parsed as readonly (Partial<KeptRecipe> | null)[]).filter(
      (one): one is KeptRecipe => typeof one?.title === 'string' && Array.isArray(one.steps),
    );
  } catch {
    return [];
  }
}

function write(all: readonly KeptRecipe[]): Kept {
  try {
    localStorage.setItem(myRecipesKey, JSON.stringify(all));
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
  }
  for (const listener of listeners) listener();
  return null;
}

/** The recipe that is kept under a name. */
export function findMyRecipe(name: string): KeptRecipe | undefined {
  return parse(readRaw()).find(({ title }) => title === name);
}

/** Keeps a recipe under its title, in place of one of that name. Keys and passwords among its options stay out. */
export function keepRecipe(recipe: Recipe): Kept {
  const title = recipe.title.trim();
  if (title === '') return 'no-name';
  if (recipe.steps.length === 0) return 'no-steps';
  return putBackRecipe({ ...withoutSecrets(recipe), title });
}

/** Keeps what had been kept before. */
export function putBackRecipe(kept: KeptRecipe): Kept {
  if (!isKeeping()) return 'switched-off';
  const others = parse(readRaw()).filter(({ title }) => title !== kept.title);
  return others.length < limits.recipes.kept ? write([...others, kept]) : 'too-many';
}

/** Gives a kept recipe another name, unless one is called so. */
export function renameRecipe(from: string, to: string): Kept {
  const title = to.trim();
  const all = parse(readRaw());
  if (title === '') return 'no-name';
  if (title !== from && all.some((one) => one.title === title)) return 'taken';
  return write(all.map((one) => (one.title === from ? { ...one, title } : one)));
}

/** Forgets a kept recipe. */
export function removeRecipe(name: string): Kept {
  return write(parse(readRaw()).filter(({ title }) => title !== name));
}

/** The kept recipes, those of other tabs as well. */
export function useMyRecipes(): readonly KeptRecipe[] {
  const raw = useSyncExternalStore(subscribe, readRaw);
  return useMemo(() => parse(raw), [raw]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
