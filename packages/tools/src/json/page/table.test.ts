import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { openDocument } from '../engine/document-actions.ts';
import { childNodes, nodeSteps, nodeText } from '../engine/read/document.ts';
import { pathText } from '../engine/query/path-text.ts';
import { arraysOf, cellsOf, columnsOf, sortElements, tabSeparated } from './table.ts';

function documentOf(text: string) {
  const opened = openDocument(text, { dialect: 'json' }, testContext());
  if (!opened.ok) throw new Error(opened.code);
  return opened.value;
}

describe('an array as a table', () => {
  const people = documentOf(
    '{"tags":[1,2,3],"people":[{"id":10,"n":"乙"},{"id":9,"n":"甲\\t丙","x":null},{"n":"A"}],"none":[]}',
  );
  const array = arraysOf(people)[0];
  const elements = childNodes(people, array);

  it('[JSON-04] offers the arrays of a document, records first', () => {
    expect(arraysOf(people).map((node) => pathText(nodeSteps(people, node), 'jsonpath'))).toEqual([
      '$.people',
      '$.tags',
    ]);
    expect(arraysOf(documentOf('{"a":1}'))).toEqual([]);
  });

  it('[JSON-04] has a column for every key, for every index, or for the value itself', () => {
    expect(columnsOf(people, elements)).toEqual(['id', 'n', 'x']);
    const rows = documentOf('[[1,2],[3]]');
    expect(columnsOf(rows, childNodes(rows, 0))).toEqual(['0', '1']);
    const mixed = documentOf('[1,{"a":2}]');
    expect(columnsOf(mixed, childNodes(mixed, 0))).toEqual(['', 'a']);
  });

  it('[JSON-04] sorts by a column, what has no value last', () => {
    const ids = (isDescending: boolean) =>
      sortElements(people, elements, { column: 'id', isDescending }).map((element) => {
        const cell = cellsOf(people, element).get('id');
        return cell === undefined ? null : nodeText(people, cell);
      });
    expect(ids(false)).toEqual(['9', '10', null]);
    expect(ids(true)).toEqual(['10', '9', null]);
  });

  it('[JSON-04] is copied for a spreadsheet', () => {
    expect(tabSeparated(people, elements, columnsOf(people, elements))).toBe(
      'id\tn\tx\n10\t乙\t\n9\t甲 丙\tnull\n\tA\t',
    );
  });
});
