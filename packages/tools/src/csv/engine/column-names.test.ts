import { describe, expect, it } from 'vitest';
import { nameColumns } from './column-names.ts';

describe('column names', () => {
  it.each([
    ['distinct names as they are', ['a', 'b'], ['a', 'b']],
    ['an empty name after its position', ['a', '', 'c'], ['a', 'column_2', 'c']],
    ['a repeated name with a number', ['a', 'a', 'a'], ['a', 'a_2', 'a_3']],
    ['a name that is already written elsewhere', ['a', 'a', 'a_2'], ['a', 'a_3', 'a_2']],
    ['a position that is already a name', ['', 'column_1'], ['column_1_2', 'column_1']],
    ['names that differ in case or spaces', ['a', 'A', ' a'], ['a', 'A', ' a']],
    [
      'names of objects of the language',
      ['__proto__', 'constructor', '__proto__'],
      ['__proto__', 'constructor', '__proto___2'],
    ],
  ])('[CSV-04] keeps %s', (_, header, names) => {
    expect(nameColumns(header).names).toEqual(names);
  });

  it('[CSV-04] tells which were given', () => {
    expect(nameColumns(['a', '', 'a', 'b']).renamed).toEqual([1, 2]);
  });

  it('[CSV-04] names columns beyond the header after their position', () => {
    const names = nameColumns(['a', 'column_3']);
    expect([names.extra(2), names.extra(3)]).toEqual(['column_3_2', 'column_4']);
  });

  it('names 20,000 columns alike without delay', () => {
    const { names } = nameColumns(Array.from({ length: 20_000 }, () => 'x'));
    expect(new Set(names).size).toBe(20_000);
  });
});
