import { describe, expect, it } from 'vitest';
import { headerOf, isOptionalName, nameOf, pathOf } from './column-path.ts';
import { createRandom } from '../test-random.ts';

describe('column names as paths', () => {
  it.each([
    [['a'], 'a'],
    [['a', 'b', 'c'], 'a.b.c'],
    [['a.b'], '["a.b"]'],
    [['a.b', 'c'], '["a.b","c"]'],
    [['No.'], 'No.'],
    [['...'], '...'],
    [[''], '[""]'],
    [['a', ''], '["a",""]'],
    [[], '[]'],
    [['[]'], '["[]"]'],
    [['["a"]'], '["[\\"a\\"]"]'],
    [['[1]'], '[1]'],
    [['__proto__', 'x'], '__proto__.x'],
    [['中文', '键'], '中文.键'],
  ])('[CSV-04] %j is named %s', (path, name) => {
    expect(nameOf(path)).toBe(name);
    expect(pathOf(name)).toEqual(path);
  });

  it('[CSV-04] takes foreign names that only look like paths as they are', () => {
    for (const name of ['.', 'Price.', '.net', '[a]', '["a", "b"]', '[1]', '["a"', 'a'.repeat(3) + '.x'.repeat(20)]) {
      expect(pathOf(name)).toEqual([name]);
    }
  });

  it('[CSV-04] names every path so that it reads back', () => {
    const random = createRandom(6901);
    const key = () => random.list(3, () => random.pick(['a', '.', '"', '\\', '[', ']', ',', '\n', '中', ''])).join('');
    const paths = Array.from({ length: 1_000 }, () => random.list(5, key));
    const readBack = (path: readonly string[]) => JSON.stringify(pathOf(nameOf(path)));
    expect(paths.filter((path) => readBack(path) !== JSON.stringify(path))).toEqual([]);
  });
});

describe('headers that mark optional columns', () => {
  const settings = { nested: true, delimiter: ',', guardFormulas: false };

  it.each([
    ['complete', ['a'], true, { cell: 'a', optional: false }],
    ['not complete', ['a'], false, { cell: '"a"', optional: true }],
    ['complete, in need of quotes', ['a,b'], true, { cell: '"a,b"', optional: false }],
    ['not complete, in need of quotes', ['a,b'], false, { cell: '"[""a,b""]"', optional: true }],
    ['the row itself', [], true, { cell: '"[]"', optional: true }],
    ['the empty key', [''], true, { cell: '"[""""]"', optional: true }],
  ])('[CSV-04] %s: %j', (_, path, complete, header) => {
    expect(headerOf(path, complete, settings)).toEqual(header);
  });

  it('[CSV-04] are told from names that need their quotes anyway', () => {
    expect(isOptionalName('a', true, ',')).toBe(true);
    expect(isOptionalName('a', false, ',')).toBe(false);
    expect(isOptionalName('a,b', true, ',')).toBe(false);
    expect(isOptionalName('a,b', true, ';')).toBe(true);
    expect(isOptionalName('["a"]', true, ',')).toBe(true);
  });

  it('take names literally where nothing is nested', () => {
    const literal = { nested: false, delimiter: ';', guardFormulas: false };
    expect(headerOf(['a.b'], true, literal).cell).toBe('a.b');
    expect(headerOf([''], true, literal).cell).toBe('""');
    expect(headerOf(['x;y'], false, literal).cell).toBe('"x;y"');
  });
});
