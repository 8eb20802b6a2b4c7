import { describe, expect, it } from 'vitest';
import { failure, notices, value } from './test-run.ts';

describe('statistics', () => {
  const table = [
    'id,name,amount,paid,day,none',
    '007,Ada,1.5,true,2026-01-15,',
    '008,Lin,,FALSE,2026/2/1,',
    '009,Ada,-3,,2025-12-31,',
    '010,42,x,true,soon,',
  ].join('\n');

  it('[CSV-05] counts rows and columns', () => {
    const { rows, columns } = value('csv-stats', table);
    expect([rows, columns.length]).toEqual([4, 6]);
  });

  it('[CSV-05] infers the type of each column from its first cell that is not empty', () => {
    expect(value('csv-stats', table).columns.map(({ name, type }) => [name, type])).toEqual([
      ['id', 'string'],
      ['name', 'string'],
      ['amount', 'number'],
      ['paid', 'boolean'],
      ['day', 'date'],
      ['none', 'empty'],
    ]);
  });

  it('[CSV-05] says where cells are of another type or empty, how many values differ, and their range', () => {
    const [, name, amount, paid, day, none] = value('csv-stats', table).columns;
    expect(name).toMatchObject({ others: 1, empty: 0, distinct: 3 });
    expect(amount).toMatchObject({ others: 1, empty: 1, min: '-3', max: '1.5' });
    expect(paid).toMatchObject({ others: 0, empty: 1, distinct: 2 });
    expect(day).toMatchObject({ others: 1, min: '2025-12-31', max: '2026/2/1' });
    expect(none).toMatchObject({ empty: 4, distinct: 0 });
  });

  it('[CSV-05] looks past empty cells at the beginning of a column, however many', () => {
    const text = `a,b\n${',x\n'.repeat(300)}5,x\n`;
    expect(value('csv-stats', text).columns[0]).toMatchObject({ type: 'number', empty: 300 });
  });

  it('[CSV-05] counts missing cells as empty and finds columns beyond the header', () => {
    const { columns } = value('csv-stats', 'a,b\n1\n2,3,4\n');
    expect(columns.map(({ name, type, empty }) => [name, type, empty])).toEqual([
      ['a', 'number', 0],
      ['b', 'number', 1],
      ['column_3', 'number', 1],
    ]);
    expect(notices('csv-stats', 'a,b\n1\n2,3,4\n')).toMatchObject({
      'short-rows': { count: 1 },
      'long-rows': { count: 1 },
    });
  });

  it('[CSV-05] counts the first row too where it is no header', () => {
    expect(value('csv-stats', '1,a\n2,b\n', { hasHeader: false })).toMatchObject({
      rows: 2,
      columns: [
        { name: 'column_1', type: 'number' },
        { name: 'column_2', type: 'string' },
      ],
    });
  });

  it('[CSV-05] of a header alone are columns without rows', () => {
    expect(value('csv-stats', 'a,b')).toMatchObject({ rows: 0, columns: [{ type: 'empty' }, { type: 'empty' }] });
  });

  it('[CSV-02] asks for data where there is none', () => expect(failure('csv-stats', '').code).toBe('empty'));
});
