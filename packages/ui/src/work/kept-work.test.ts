import { expect, it } from 'vitest';
import { createWorkbench } from './kept-work.ts';

function createStorage(stored: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(stored));
  return {
    get length() {
      return items.size;
    },
    key: (at: number) => [...items.keys()][at] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

it('[SHELL-19] what was replaced comes back with its options, its file and its result', async () => {
  const work = createWorkbench(createStorage()).workOf('diff');
  const [left, result] = [work.text('left', 'reload'), work.text('result', 'tab')];
  left.replace('old');
  result.replace('of old');
  work.setValue('kind', 'text', 'link');
  const putBack = work.remember();

  left.replace('new');
  result.replace('of new');
  work.setValue('kind', 'json', 'link');
  work.setValue('file', {}, 'tab');
  const right = work.text('right', 'reload');
  right.replace('new');
  await putBack();
  expect([await left.read(), await result.read(), await right.read()]).toEqual(['old', 'of old', '']);
  expect(work.value('kind', 'link')).toBe('text');
  expect(work.has('file', 'tab')).toBe(false);
});

it('[SHELL-19] so does what a reload brought back and no pane had shown yet', async () => {
  const storage = createStorage();
  const before = createWorkbench(storage);
  before.workOf('diff').text('left', 'reload').replace('old');
  before.saveAll();
  const work = createWorkbench(storage).workOf('diff');
  const putBack = work.remember();
  const left = work.text('left', 'reload');
  left.replace('new');
  await putBack();
  expect(await left.read()).toBe('old');
});
