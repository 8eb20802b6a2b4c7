import type { TreeNode } from '@toolbench/contracts/code.ts';
import { expect, it } from 'vitest';
import { arrowsOf, filesOfModule, neighboursOf, shortPath } from './modules.ts';

const file = (path: string): TreeNode => ({ type: 'file', name: path, path });
const folder = (path: string, children: TreeNode[]): TreeNode => ({ type: 'folder', name: path, path, children });
const root = folder('', [
  folder('src', [folder('src/web', [folder('src/web/cart', [file('src/web/cart/total.ts')])]), file('src/main.ts')]),
  file('setup.py'),
]);
const modulesNamed = (...paths: string[]) => paths.map((path) => ({ path, files: 1, lines: 1, units: 1 }));
const paths = (nodes: readonly TreeNode[]) => nodes.map(({ path }) => path);

it('[CODE-07] a module holds the files of its folder that no inner module has', () => {
  const modules = modulesNamed('src', 'src/web', '/');
  expect(paths(filesOfModule('src', modules, root))).toEqual(['src/main.ts']);
  expect(paths(filesOfModule('src/web', modules, root))).toEqual(['src/web/cart/total.ts']);
  expect(paths(filesOfModule('/', modules, root))).toEqual(['setup.py']);
});

it('[CODE-07] a file can be a module of its own', () => {
  expect(paths(filesOfModule('src/main.ts', modulesNamed('src/main.ts', 'setup.py'), root))).toEqual(['src/main.ts']);
});

it('[CODE-07] a module knows what it needs and what needs it', () => {
  const arrow = (from: string, to: string) => ({ from, to, imports: 1, calls: 0 });
  const arrows = [arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'b')];
  expect(neighboursOf('b', arrows)).toEqual({ needs: [arrows[1]], neededBy: [arrows[0], arrows[2]] });
});

it('[CODE-07] a call counts without an import only where nothing is imported', () => {
  const imported = { from: 'a.ts', to: 'b.ts', imports: 1, calls: 0 };
  const coincidence = { from: 'a.ts', to: 'c.ts', imports: 0, calls: 9 };
  const samePackage = { from: 'main.go', to: 'queue.go', imports: 0, calls: 1 };
  expect(arrowsOf([imported, coincidence, samePackage])).toEqual([imported, samePackage]);
});

it('[CODE-07] long paths keep their end', () => {
  expect(shortPath('src/web/cart', 40)).toBe('src/web/cart');
  expect(shortPath('src/web/cart', 6)).toBe('…/cart');
});
