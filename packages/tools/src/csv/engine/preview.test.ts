import { describe, expect, it } from 'vitest';
import { failure, notices, value } from './test-run.ts';

describe('the preview', () => {
  it('[CSV-03] shows the first five rows', () => {
    const text = `n,m\n${Array.from({ length: 9 }, (_, at) => `${at},x`).join('\n')}`;
    expect(value('csv-preview', text)).toMatchObject({
      columns: ['n', 'm'],
      rows: [0, 1, 2, 3, 4].map((n) => [String(n), 'x']),
      hasMore: true,
    });
  });

  it('[CSV-03] shows all of a short table, cells as they are written', () => {
    expect(value('csv-preview', 'id,"a ""b"""\n007,"x\ny"\n8\n')).toMatchObject({
      columns: ['id', 'a "b"'],
      rows: [['007', 'x\ny'], ['8']],
      hasMore: false,
    });
  });

  it('[CSV-03] names the columns by position where there is no header', () => {
    expect(value('csv-preview', 'a,b\nc,d\n', { hasHeader: false })).toMatchObject({
      columns: ['column_1', 'column_2'],
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    });
  });

  it('[CSV-03][CSV-06] reads no further than it must', () => {
    const text = `a,b\n${'1,2\n'.repeat(100_000)}1,"`;
    expect(value('csv-preview', text).rows).toHaveLength(5);
    expect(failure('csv-preview', 'a,b\n1,"').code).toBe('unterminated-quote');
  });

  it('[CSV-03] cuts long cells', () => {
    expect(value('csv-preview', `a\n${'x'.repeat(5_000)}\n`).rows[0][0]).toBe(`${'x'.repeat(1_000)}…`);
  });

  it('[CSV-03] tells of what is odd in the rows shown', () => {
    expect(notices('csv-preview', 'a,a\n1\n')).toMatchObject({
      'renamed-columns': { count: 1 },
      'short-rows': { count: 1 },
    });
  });

  it('[CSV-02] asks for data where there is none', () => expect(failure('csv-preview', ' ').code).toBe('empty'));
});
