import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { withLittleStack } from '@toolbench/kit/test-little-stack.ts';
import { engine } from './index.ts';
import { rowKinds, type TreeTable } from './tree.ts';

function treeOf(text: string): TreeTable {
  const result = engine.tree(text, {}, testContext());
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

/** One line per row: indentation, kind, and what is not empty of name, attributes and text. */
function drawn(tree: TreeTable): string[] {
  return Array.from({ length: tree.count }, (_, row) => {
    const start = row === 0 ? 0 : tree.labelEnds[row - 1];
    const label = new TextDecoder().decode(tree.labels.subarray(start, tree.labelEnds[row]));
    const parts = label.split('\0').filter((part) => part !== '');
    return `${'  '.repeat(tree.levels[row])}${[rowKinds[tree.kinds[row]], ...parts].join(' | ')}`;
  });
}

const document = `<?xml version="1.0"?>
<!DOCTYPE a>
<a  x="1"
  y="2"><b>text</b><c/> <!-- note -->
  <d>mixed <e>  two\n words </e><![CDATA[raw]]></d><?go?>
</a>`;

describe('tree', () => {
  it('[XML-04] has a row for each node, texts of leaves beside their element', () => {
    expect(drawn(treeOf(document))).toEqual([
      'declaration | <?xml version="1.0"?>',
      'doctype | <!DOCTYPE a>',
      'element | a | x="1" y="2"',
      '  element | b | text',
      '  element | c',
      '  comment | <!-- note -->',
      '  element | d',
      '    text | mixed',
      '    element | e | two words',
      '    cdata | <![CDATA[raw]]>',
      '  instruction | <?go?>',
    ]);
  });

  it('[XML-04] tells where each row starts and where its children end', () => {
    const tree = treeOf(document);
    expect(Array.from(tree.lines)).toEqual([1, 2, 3, 4, 4, 4, 5, 5, 5, 6, 6]);
    expect(tree.columns[3]).toBe(9);
    expect(Array.from(tree.nexts)).toEqual([1, 2, 11, 4, 5, 6, 10, 8, 9, 10, 11]);
  });

  it('[XML-04] cuts long texts, never inside a character', () => {
    const [row] = drawn(treeOf(`<a>${'👋'.repeat(500)}</a>`));
    expect(row.length).toBeLessThan(250);
    expect(row).toMatch(/👋…$/u);
    expect(drawn(treeOf(`<a>x${'👋'.repeat(500)}</a>`))[0].isWellFormed()).toBe(true);
  });

  it('[XML-04] counts CR, LF and CRLF as one line end each', () => {
    expect(Array.from(treeOf('<a>\r<b/>\n<b/>\r\n<b/></a>').lines)).toEqual([1, 2, 3, 4]);
  });

  it('[XML-04] takes more levels than the stack has room for calls', () => {
    const tree = withLittleStack(() => treeOf('<a>'.repeat(3000) + '</a>'.repeat(3000)));
    expect([tree.count, tree.levels[2999], tree.nexts[0]]).toEqual([3000, 2999, 3000]);
  });
});
