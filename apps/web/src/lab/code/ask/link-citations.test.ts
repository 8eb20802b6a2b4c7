import type { CodeCitation } from '@toolbench/contracts/code.ts';
import { expect, it } from 'vitest';
import { linkCitations, type HastNode } from './link-citations.ts';

const cite = (text: string, path: string): CodeCitation => ({
  file_path: path,
  start_line: 1,
  end_line: 1,
  text,
  verified: true,
});
const element = (tagName: string, ...children: HastNode[]): HastNode => ({ type: 'element', tagName, children });
const text = (value: string): HastNode => ({ type: 'text', value });

/** The tree as text, links as {number}. */
function written(node: HastNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.properties?.dataCitation !== undefined) return `{${String(node.properties.dataCitation)}}`;
  const inner = (node.children ?? []).map(written).join('');
  return node.tagName === undefined ? inner : `<${node.tagName}>${inner}</${node.tagName}>`;
}

function linked(node: HastNode, citations: readonly CodeCitation[]): string {
  const root: HastNode = { type: 'root', children: [node] };
  linkCitations(root, citations);
  return written(root);
}

const citations = [cite('a.ts:1', 'a.ts'), cite('a.ts:1-9', 'a.ts'), cite('（见src/b.py:3', 'src/b.py')];

it.each([
  ['places in running text', text('See a.ts:1-9, then a.ts:1.'), 'See {1}, then {0}.'],
  ['inline code that is nothing but a place', element('p', element('code', text('a.ts:1'))), '<p>{0}</p>'],
  ['what is glued to a path stays text', text('密码（见src/b.py:3）'), '密码（见{2}）'],
  [
    'other code, blocks and links stay',
    element('pre', element('code', text('a.ts:1'))),
    '<pre><code>a.ts:1</code></pre>',
  ],
  ['no other inline code', element('p', element('code', text('login()'))), '<p><code>login()</code></p>'],
  ['a longer number is another place', text('a.ts:12'), 'a.ts:12'],
  [
    'in lists and emphasis',
    element('ul', element('li', element('em', text('a.ts:1')))),
    '<ul><li><em>{0}</em></li></ul>',
  ],
])('[CODE-07] an answer links %s', (_, node, expected) => {
  expect(linked(node, citations)).toBe(expected);
});

it('[CODE-07] an answer without citations stays as it is', () => {
  expect(linked(text('a.ts:1'), [])).toBe('a.ts:1');
  expect(linked(element('a', text('a.ts:1')), citations)).toBe('<a>a.ts:1</a>');
});
