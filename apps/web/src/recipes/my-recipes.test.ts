import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Recipe } from '@toolbench/contracts/recipe.ts';
import { keepSwitchKey, myRecipesKey } from '@toolbench/ui/work/keep-switch.ts';
import { findMyRecipe, keepRecipe, putBackRecipe, removeRecipe, removeUnreadable, renameRecipe } from './my-recipes.ts';

/** A storage that refuses a text of more characters than there is room for. */
function storageOf(room: number) {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

const recipe = (title: string, options: Recipe['steps'][number]['options'] = {}): Recipe => ({
  version: 1,
  title,
  steps: [{ tool: 'json', action: 'format', options }],
});

describe('[SHELL-21] my recipes', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storageOf(3_000)));
  afterEach(() => vi.unstubAllGlobals());

  it('are kept under their names, renamed, removed and put back', () => {
    expect(keepRecipe(recipe(' orders ', { sortKeys: true }))).toBeNull();
    expect(findMyRecipe('orders')).toEqual(recipe('orders', { sortKeys: true }));
    expect(keepRecipe(recipe('orders', { sortKeys: false }))).toBeNull();
    expect(findMyRecipe('orders')).toEqual(recipe('orders', { sortKeys: false }));
    keepRecipe(recipe('other'));
    expect(renameRecipe('orders', 'other')).toBe('taken');
    expect(renameRecipe('orders', '  ')).toBe('no-name');
    expect(renameRecipe('orders', 'sorted')).toBeNull();
    const sorted = findMyRecipe('sorted');
    expect([findMyRecipe('orders'), sorted]).toEqual([undefined, recipe('sorted', { sortKeys: false })]);
    expect(removeRecipe('sorted')).toBeNull();
    expect(findMyRecipe('sorted')).toBeUndefined();
    if (sorted) putBackRecipe(sorted);
    expect(findMyRecipe('sorted')).toEqual(sorted);
  });

  it('hold no key and no password', () => {
    const pem = '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIA\n-----END PRIVATE KEY-----';
    keepRecipe({
      version: 1,
      title: 'signed',
      steps: [
        { tool: 'hash', action: 'text', options: { key: 'hunter2', algorithm: 'sha256' } },
        { tool: 'json', action: 'query', options: { path: pem } },
      ],
    });
    const written = localStorage.getItem(myRecipesKey);
    expect(written).toContain('sha256');
    expect(written).not.toContain('hunter2');
    expect(written).not.toContain('MC4CAQAw');
  });

  it('say why one is not kept', () => {
    expect(keepRecipe(recipe(''))).toBe('no-name');
    expect(keepRecipe({ ...recipe('empty'), steps: [] })).toBe('no-steps');
    expect(keepRecipe(recipe('large', { path: 'x'.repeat(3_000) }))).toBe('full');
    vi.stubGlobal('localStorage', undefined);
    expect(keepRecipe(recipe('a'))).toBe('forbidden');
    const off = { getItem: (key: string) => (key === keepSwitchKey ? 'off' : null), setItem: () => undefined };
    vi.stubGlobal('localStorage', off);
    expect(keepRecipe(recipe('a'))).toBe('switched-off');
  });

  it('stay with what another version wrote among them', () => {
    const foreign = [null, 3, { title: 'a' }, { name: 'later', version: 2 }];
    localStorage.setItem(myRecipesKey, JSON.stringify([...foreign, recipe('b')]));
    const stored = (): unknown => JSON.parse(localStorage.getItem(myRecipesKey) ?? '');
    expect(keepRecipe(recipe('a'))).toBeNull();
    expect(stored()).toEqual([...foreign, recipe('b'), recipe('a')]);
    expect(renameRecipe('b', 'c')).toBeNull();
    expect(removeRecipe('a')).toBeNull();
    expect(stored()).toEqual([...foreign, recipe('c')]);
  });

  it.each(['{"title":"a"}', '[{"title":"a","ste', '3'])('do not replace what is no list: %s', (damaged) => {
    localStorage.setItem(myRecipesKey, damaged);
    expect([keepRecipe(recipe('a')), renameRecipe('a', 'b'), removeRecipe('a')]).toEqual(
      Array.from({ length: 3 }, () => 'unreadable'),
    );
    expect(findMyRecipe('a')).toBeUndefined();
    expect(localStorage.getItem(myRecipesKey)).toBe(damaged);
    expect(removeUnreadable()).toBeNull();
    expect(keepRecipe(recipe('a'))).toBeNull();
  });

  it('are as many as the limit says, without what is no recipe', () => {
    vi.stubGlobal('localStorage', storageOf(Infinity));
    localStorage.setItem(myRecipesKey, '[null, {"title":"a"}]');
    for (let at = 0; at < limits.recipes.kept; at += 1) expect(keepRecipe(recipe(`recipe ${at}`))).toBeNull();
    expect(keepRecipe(recipe('one more'))).toBe('too-many');
    expect(keepRecipe(recipe('recipe 0', { sortKeys: true }))).toBeNull();
    localStorage.setItem(myRecipesKey, '[null, 3, {"title":"a"}, {"title":"b","steps":[]}]');
    expect([findMyRecipe('a'), findMyRecipe('b')]).toEqual([undefined, { title: 'b', steps: [] }]);
  });
});
