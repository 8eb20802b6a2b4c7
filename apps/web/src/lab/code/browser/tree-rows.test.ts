import type { TreeNode } from '@toolbench/contracts/code.ts';
import { describe, expect, it } from 'vitest';
import { foldersAbove, openAtFirst, treeRows } from './tree-rows.ts';

const file = (path: string): TreeNode => ({ type: 'file', name: path.split('/').at(-1) ?? path, path, bytes: 1 });
const folder = (path: string, children: TreeNode[]): TreeNode => ({ ...file(path), type: 'folder', children });

const root = folder('', [
  folder('src', [folder('src/web', [file('src/web/main.ts'), file('src/web/cart.ts')]), file('src/index.ts')]),
  file('README.md'),
]);

const drawn = (open: string[], filter = '') =>
  treeRows(root, new Set(open), filter).map(({ node, level }) => `${level} ${node.path}`);

describe('[CODE-02] the tree of the project', () => {
  it('shows what the open folders hold', () => {
    expect(drawn([])).toEqual(['1 src', '1 README.md']);
    expect(drawn(['src'])).toEqual(['1 src', '2 src/web', '2 src/index.ts', '1 README.md']);
    expect(treeRows(root, new Set(['src']), '').map(({ parent }) => parent)).toEqual([-1, 0, 0, -1]);
  });

  it('opens what a filter finds, by every word of it', () => {
    expect(drawn([], 'web MAIN')).toEqual(['1 src', '2 src/web', '3 src/web/main.ts']);
    expect(drawn([], 'read')).toEqual(['1 README.md']);
    expect(drawn([], 'nothing')).toEqual([]);
    expect(drawn([], '   ')).toEqual(['1 src', '1 README.md']);
  });

  it('opens a small project whole, a large one to where it branches', () => {
    expect([...openAtFirst(root)]).toEqual(['', 'src', 'src/web']);
    const many = Array.from({ length: 100 }, (_, index) => file(`a/b/${index}.ts`));
    const large = folder('', [folder('a', [folder('a/b', many)])]);
    expect([...openAtFirst(large)]).toEqual(['', 'a', 'a/b']);
    expect([...openAtFirst(folder('', [...many, folder('z', [])]))]).toEqual(['']);
  });

  it('knows the folders above a file', () => {
    expect(foldersAbove('src/web/main.ts')).toEqual(['src', 'src/web']);
    expect(foldersAbove('README.md')).toEqual([]);
  });

  it('takes folders as deep as a project may have, and wide ones', () => {
    const wide = folder(
      '',
      Array.from({ length: 12_000 }, (_, index) => file(`${index}.ts`)),
    );
    expect(treeRows(wide, new Set(), '')).toHaveLength(12_000);
    expect(treeRows(wide, new Set(), '11999')).toHaveLength(1);
  });
});
