import { useMemo, useSyncExternalStore } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Recipe } from '@toolbench/contracts/recipe.ts';
import { isKeeping, myRecipesKey } from '@toolbench/ui/work/keep-switch.ts';
import { storedText } from '@toolbench/ui/work/stored-text.ts';
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
export type Refusal =
  | 'no-name'
  | 'no-steps'
  | 'taken'
  | 'too-many'
  | 'switched-off'
  | 'unreadable'
  | 'full'
  | 'forbidden';

/** What became of a change: null where it was made. */
type Kept = Refusal | null;

const listeners = new Set<() => void>();

const readRaw = storedText(myRecipesKey).read;

/** What lies in the storage, in its order: null where it is no list. */
function parse(raw: string | null): readonly unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(raw ?? '[]');
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isRecipe(entry: unknown): entry is KeptRecipe {
  const { title, steps } = (entry ?? {}) as Partial<KeptRecipe>;
  return typeof title === 'string' && Array.isArray(steps);
}

const isCalled = (entry: unknown, name: string): boolean => isRecipe(entry) && entry.title === name;

/**
 * Writes the list that a change makes of the one in the storage. What is not understood was perhaps written by another
 * version: such entries stay in it, and what is no list is not replaced.
 */
function changeList(change: (all: readonly unknown[]) => readonly unknown[] | Refusal): Kept {
  const all = parse(readRaw());
  const changed = all === null ? 'unreadable' : change(all);
  return typeof changed === 'string'
    ? changed
    : store(() => localStorage.setItem(myRecipesKey, JSON.stringify(changed)));
}

function store(write: () => void): Kept {
  try {
    write();
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
  }
  for (const listener of listeners) listener();
  return null;
}

/** The recipe that is kept under a name. */
export function findMyRecipe(name: string): KeptRecipe | undefined {
  return parse(readRaw())
    ?.filter(isRecipe)
    .find(({ title }) => title === name);
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
  return changeList((all) => {
    const others = all.filter((one) => !isCalled(one, kept.title));
    return others.filter(isRecipe).length < limits.recipes.kept ? [...others, kept] : 'too-many';
  });
}

/** Gives a kept recipe another name, unless one is called so. */
export function renameRecipe(from: string, to: string): Kept {
  const title = to.trim();
  if (title === '') return 'no-name';
  return changeList((all) =>
    title !== from && all.some((one) => isCalled(one, title))
      ? 'taken'
      : all.map((one) => (isRecipe(one) && one.title === from ? { ...one, title } : one)),
  );
}

/** Forgets a kept recipe. */
export function removeRecipe(name: string): Kept {
  return changeList((all) => all.filter((one) => !isCalled(one, name)));
}

/** Forgets what cannot be read, so that recipes can be kept again. */
export function removeUnreadable(): Kept {
  return store(() => localStorage.removeItem(myRecipesKey));
}

interface MyRecipes {
  readonly kept: readonly KeptRecipe[];
  /** What lies in the storage and is no list of recipes. */
  readonly unreadable: string | null;
}

/** The kept recipes, those of other tabs as well. */
export function useMyRecipes(): MyRecipes {
  const raw = useSyncExternalStore(subscribe, readRaw);
  return useMemo(() => {
    const all = parse(raw);
    return { kept: all?.filter(isRecipe) ?? [], unreadable: all === null ? raw : null };
  }, [raw]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
