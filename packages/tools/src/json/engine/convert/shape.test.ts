import { describe, expect, it } from 'vitest';
import { check, isStop } from '../read/check.ts';
import { buildNodeTable, nodeCount } from '../query/node-table.ts';
import { inferShape, type Shape } from './shape.ts';

function shapeOf(text: string): Shape {
  const bytes = new TextEncoder().encode(text);
  const census = check(bytes, 0, () => undefined);
  if (isStop(census)) throw new Error('is not JSON');
  return inferShape({ bytes, nodes: buildNodeTable(bytes, 0, nodeCount(census)) }, () => undefined);
}

/** A shape in one line: scalars, {key:shape, optional?:shape}, [shape]. */
function shown({ scalars, object, array, isCut }: Shape): string {
  const parts: string[] = [...scalars];
  if (object) {
    const members = [...object.properties].map(([key, property]) => {
      return `${key}${property.count < object.count ? '?' : ''}:${shown(property.shape)}`;
    });
    parts.push(`{${members.join(',')}}`);
  }
  if (array) parts.push(`[${shown(array.items)}]`);
  if (isCut) parts.push('…');
  return parts.join('|');
}

describe('the shape of a document', () => {
  it.each([
    ['1', 'integer'],
    ['-12', 'integer'],
    ['1.0', 'number'],
    ['1e2', 'number'],
    ['"a"', 'string'],
    ['true', 'boolean'],
    ['null', 'null'],
    ['[]', '[]'],
    ['{}', '{}'],
    ['[1,2]', '[integer]'],
    ['[1,2.5,"a",null,false]', '[integer|number|string|null|boolean]'],
    ['{"a":1,"b":[true]}', '{a:integer,b:[boolean]}'],
    ['[{"a":1},{"a":"x"}]', '[{a:integer|string}]'],
    ['[{"a":1},{}]', '[{a?:integer}]'],
    ['[{"a":1},{"b":2}]', '[{a?:integer,b?:integer}]'],
    ['[{"a":{"x":1}},{"a":{"y":1}},{"a":null}]', '[{a:null|{x?:integer,y?:integer}}]'],
    ['[[1],["a"],[]]', '[[integer|string]]'],
    ['[{},[],1]', '[integer|{}|[]]'],
    ['{"a":1,"a":"x"}', '{a:integer|string}'],
    ['{"__proto__":1,"constructor":2}', '{__proto__:integer,constructor:integer}'],
    ['{"2":1,"1":2}', '{2:integer,1:integer}'],
  ])('[JSON-04] %s is %s', (text, shape) => {
    expect(shown(shapeOf(text))).toBe(shape);
  });

  it('[JSON-04] does not look below 200 levels', () => {
    expect(shown(shapeOf('['.repeat(300) + ']'.repeat(300)))).toBe(`${'['.repeat(200)}…${']'.repeat(200)}`);
  });

  it('[JSON-04] of 301 alike rows is that of one', () => {
    const row = '{"id":1,"tags":["a"],"at":{"x":1.5}}';
    expect(shown(shapeOf(`[${`${row},`.repeat(300)}${row}]`))).toBe('[{id:integer,tags:[string],at:{x:number}}]');
  });
});
