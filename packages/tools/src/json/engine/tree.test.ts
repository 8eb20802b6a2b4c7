import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { childNodes, nodeKind, nodeSteps, nodeText } from './read/document.ts';
import { engine } from './index.ts';
import { nodePreview } from '../page/tree/node-preview.ts';
import { buildNodeTable, type JsonDocument } from './query/node-table.ts';
import { pathText } from './query/path-text.ts';
import { randomJson, seeded } from './random-json.ts';
import { options } from '../options.ts';
import { expandLevels, reveal, rowOf, treeRows } from '../page/tree/tree-rows.ts';

const chosen = initialValues(options);

function treeOf(text: string): JsonDocument {
  const result = engine.tree(text, chosen, testContext());
  if (!result.ok) throw new Error(result.code);
  return { bytes: result.value.bytes, nodes: result.value };
}

function found(text: string, find: string): string[] {
  const result = engine.search(text, { ...chosen, find }, testContext());
  if (!result.ok) throw new Error(result.code);
  const tree = treeOf(text);
  return [...result.value.found].map((node) => pathText(nodeSteps(tree, node), 'jsonpath'));
}

const sample = '{"a": [1, {"b c": null}], "d": {}, "e": "x"}';

describe('the tree', () => {
  it('[JSON-04] has every value once, in the order of the text', () => {
    const tree = treeOf(sample);
    const nodes = Array.from(tree.nodes.starts.keys());
    expect(nodes.map((node) => nodeText(tree, node))).toEqual([
      sample,
      '[1, {"b c": null}]',
      '1',
      '{"b c": null}',
      'null',
      '{}',
      '"x"',
    ]);
    expect(nodes.map((node) => nodeKind(tree, node))).toEqual([
      'object',
      'array',
      'number',
      'object',
      'null',
      'object',
      'string',
    ]);
    expect([...tree.nodes.counts]).toEqual([3, 2, 0, 1, 0, 0, 0]);
    expect([...childNodes(tree, 0)]).toEqual([1, 5, 6]);
  });

  it('[JSON-04] knows the path of every value, in JSONPath and dotted', () => {
    const tree = treeOf(sample);
    const steps = Array.from(tree.nodes.starts.keys(), (node) => nodeSteps(tree, node));
    expect(steps.map((step) => pathText(step, 'jsonpath'))).toEqual([
      '$',
      '$.a',
      '$.a[0]',
      '$.a[1]',
      '$.a[1]["b c"]',
      '$.d',
      '$.e',
    ]);
    expect(steps.slice(0, 5).map((step) => pathText(step, 'dotted'))).toEqual(['', 'a', 'a[0]', 'a[1]', 'a[1]["b c"]']);
    expect(pathText(['键', '1a', 'a-b', '"'], 'jsonpath')).toBe('$.键["1a"]["a-b"]["\\""]');
  });

  it('[JSON-04] gives back the same document as JSON.parse', () => {
    for (let seed = 0; seed < 60; seed++) {
      const text = randomJson(seeded(seed), 5);
      const tree = treeOf(text);
      const rebuild = (node: number): unknown => {
        const kind = nodeKind(tree, node);
        if (kind === 'array') return Array.from(childNodes(tree, node), rebuild);
        if (kind !== 'object') return JSON.parse(nodeText(tree, node));
        return Object.fromEntries(
          Array.from(childNodes(tree, node), (child) => [nodeSteps(tree, child).at(-1), rebuild(child)]),
        );
      };
      expect(rebuild(0), text).toEqual(JSON.parse(text));
    }
  });

  it('[JSON-03] keeps digits and repeated keys', () => {
    const tree = treeOf('{"n":12345678901234567890,"n":1.0}');
    expect([...childNodes(tree, 0)].map((node) => nodeText(tree, node))).toEqual(['12345678901234567890', '1.0']);
  });

  it('[JSON-04] reads 20,000 levels', () => {
    const tree = treeOf('['.repeat(20_000) + ']'.repeat(20_000));
    expect(tree.nodes.starts.length).toBe(20_000);
    expect(nodeSteps(tree, 19_999).length).toBe(19_999);
    const expanded = new Uint8Array(20_000).fill(1);
    expect(treeRows(tree.nodes, expanded).levels[19_999]).toBe(19_999);
  });
});

describe('the rows of the tree view', () => {
  const nodesOf = (text: string, expanded: number[]) => {
    const { nodes } = treeOf(text);
    const marks = new Uint8Array(nodes.starts.length);
    for (const node of expanded) marks[node] = 1;
    const rows = treeRows(nodes, marks);
    return Array.from(rows.nodes, (node, row) => [node, rows.levels[row]]);
  };

  it('[JSON-04] shows a collapsed node only, and what expanded nodes hold', () => {
    expect(nodesOf(sample, [])).toEqual([[0, 0]]);
    expect(nodesOf(sample, [0])).toEqual([
      [0, 0],
      [1, 1],
      [5, 1],
      [6, 1],
    ]);
    expect(nodesOf(sample, [0, 3, 5])).toEqual(nodesOf(sample, [0]));
    expect(nodesOf(sample, [0, 1, 3]).map(([node]) => node)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('[JSON-04] reveals a node, and finds its row', () => {
    const { nodes } = treeOf(sample);
    const expanded = new Uint8Array(nodes.starts.length);
    reveal(nodes, expanded, 4);
    const rows = treeRows(nodes, expanded);
    expect(rowOf(rows, 4)).toBe(4);
    expect(rows.levels[4]).toBe(3);
    expect(rowOf(treeRows(nodes, new Uint8Array(7)), 4)).toBe(-1);
  });

  it('[JSON-04] expands down to a level', () => {
    const { nodes } = treeOf(sample);
    const expanded = new Uint8Array(nodes.starts.length);
    expandLevels(nodes, expanded, 2);
    expect([...treeRows(nodes, expanded).nodes]).toEqual([0, 1, 2, 3, 5, 6]);
    expandLevels(nodes, expanded, 0);
    expect([...treeRows(nodes, expanded).nodes]).toEqual([0]);
  });

  it('[JSON-04] holds as many as there are, however often its columns must grow', () => {
    const bytes = new TextEncoder().encode(`[${'0,'.repeat(19_999)}0]`);
    const nodes = buildNodeTable(bytes, 0, 20_001);
    const expanded = new Uint8Array(20_001);
    expanded[0] = 1;
    const rows = treeRows(nodes, expanded);
    expect(rows.nodes.length).toBe(20_001);
    expect(rowOf(rows, 16_543)).toBe(16_543);
    expect(nodeSteps({ bytes, nodes }, 16_543)).toEqual([16_542]);
  });
});

describe('a row of the tree view', () => {
  it('[JSON-04] shows scalars as they stand and the size of containers', () => {
    const document = treeOf('[{"a":1,"b":2},[],1.50,"\\u4e2d",null]');
    const shown = Array.from(document.nodes.starts.keys(), (node) => nodePreview(document, node));
    expect(shown).toEqual(['[5]', '{2}', '1', '2', '[0]', '1.50', '"\\u4e2d"', 'null']);
  });

  it('[JSON-04] cuts long strings between characters', () => {
    const document = treeOf(`["x${'中'.repeat(1000)}"]`);
    expect(nodePreview(document, 1)).toBe(`"x${'中'.repeat(66)}…`);
  });
});

describe('search in the tree', () => {
  it('[JSON-04] finds keys and values, in either case of ASCII letters', () => {
    const text = '{"Name":"Zhang","list":[{"nickname":null},"NAME",12345,true]}';
    expect(found(text, 'name')).toEqual(['$.Name', '$.list[0].nickname', '$.list[1]']);
    expect(found(text, '234')).toEqual(['$.list[2]']);
    expect(found(text, 'TRUE')).toEqual(['$.list[3]']);
    expect(found(text, 'null')).toEqual(['$.list[0].nickname']);
    expect(found(text, 'absent')).toEqual([]);
    expect(found(text, '')).toEqual([]);
  });

  it('[JSON-04] looks at what strings mean, not at how they are escaped', () => {
    const text = '["\\u4e2d文","a\\nb","say \\"hi\\"","\\\\d"]';
    expect(found(text, '中文')).toEqual(['$[0]']);
    expect(found(text, 'a\nb')).toEqual(['$[1]']);
    expect(found(text, '"hi"')).toEqual(['$[2]']);
    expect(found(text, '\\d')).toEqual(['$[3]']);
    expect(found(text, 'u4e2d')).toEqual([]);
  });

  it('[JSON-04] does not look at brackets, commas or the key of another member', () => {
    expect(found('[["x"],{"y":[]}]', '[')).toEqual([]);
    expect(found('{"a":[1,2]}', 'a')).toEqual(['$.a']);
  });
});
