import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from '../engine/index.ts';
import type { TreeTable } from '../engine/tree.ts';
import { hasChildren, initiallyExpanded, labelOf, toggled, visibleRows } from './tree-rows.ts';

function treeOf(text: string): TreeTable {
  const result = engine.tree(text, {}, testContext());
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

const tree = treeOf('<a x="1"><b><c>中</c><d/></b><e/></a>');
const names = (expanded: Uint8Array) =>
  Array.from(visibleRows(tree, expanded), (row) => labelOf(tree, row).name).join('');

describe('rows of the tree', () => {
  it('[XML-04] show children of expanded rows only', () => {
    const all = initiallyExpanded(tree);
    expect(names(all)).toBe('abcde');
    expect(names(toggled(all, 1))).toBe('abe');
    expect(names(toggled(all, 0))).toBe('a');
    expect(names(toggled(toggled(all, 1), 1))).toBe('abcde');
    expect(names(toggled(toggled(all, 1), 0))).toBe('a');
  });

  it('[XML-04] know what they hold', () => {
    expect([0, 1, 2, 3].map((row) => hasChildren(tree, row))).toEqual([true, true, false, false]);
    expect(labelOf(tree, 0)).toEqual({ kind: 'element', name: 'a', attributes: 'x="1"', text: '' });
    expect(labelOf(tree, 2)).toEqual({ kind: 'element', name: 'c', attributes: '', text: '中' });
  });

  it('[XML-04] of large trees are closed below the second level', () => {
    const large = treeOf(`<a>${'<b><c><d/></c></b>'.repeat(300)}</a>`);
    expect(visibleRows(large, initiallyExpanded(large)).length).toBe(301);
  });
});
