import { describe, expect, it } from 'vitest';
import { createColumnTally, distinctLimit } from './column-tally.ts';
import { readDate, typeOfCell } from './column-type.ts';

describe('the type of a cell', () => {
  it.each([
    ['12', 'number'],
    ['-3.50', 'number'],
    ['007', 'string'],
    ['12345678901234567890', 'string'],
    ['true', 'boolean'],
    ['FALSE', 'boolean'],
    ['yes', 'string'],
    ['2024-02-29', 'date'],
    ['2024/2/9', 'date'],
    ['2024.02.09', 'date'],
    ['2024-02-29T23:59:59.123Z', 'date'],
    ['2024-02-29 08:30:00+08:00', 'date'],
    ['2024年2月29日', 'date'],
    ['2024年2月29日 08:30', 'date'],
    ['29.2.2024', 'date'],
    ['2/29/2024', 'date'],
    ['12/31/2024 8:05', 'date'],
    ['2023-02-29', 'string'],
    ['2024-13-01', 'string'],
    ['2024-00-01', 'string'],
    ['32/13/2024', 'string'],
    ['2024-01-01 25:00', 'string'],
    ['2024-1/1', 'string'],
    ['192.168.1.100', 'string'],
    ['张伟', 'string'],
  ])('[CSV-05] %s is a %s', (text, type) => expect(typeOfCell(text)).toBe(type));

  it('orders dates except where day and month may be either', () => {
    expect(readDate('2024-2-9')?.order).toBe('20240209000000');
    expect(readDate('9.2.2024')).toEqual({});
    expect(readDate('13.2.2024')?.order).toBe('20240213000000');
    expect(readDate('2/13/2024')?.order).toBe('20240213000000');
    expect(readDate('2/2/2024')?.order).toBe('20240202000000');
  });
});

describe('what a column holds', () => {
  const tally = (cells: readonly string[]) => {
    const column = createColumnTally('c');
    for (const cell of cells) column.add(cell);
    return column.stats(cells.length);
  };

  it('[CSV-05] takes the type of the first cell that is not empty', () => {
    expect(tally(['', ' ', '5', 'x', 'y'])).toMatchObject({ type: 'number', others: 2, empty: 2 });
  });

  it('[CSV-05] takes numbers among leading zeros and long ids for text, as the conversion does', () => {
    expect(tally(['01234', '94105', 'none'])).toMatchObject({ type: 'string', others: 0 });
    expect(tally(['94105', '01234'])).toMatchObject({ type: 'number', others: 1 });
    expect(tally(['Ada', '42'])).toMatchObject({ type: 'string', others: 1 });
  });

  it('[CSV-05] is empty where all cells are', () => {
    expect(tally(['', ''])).toEqual({
      name: 'c',
      type: 'empty',
      others: 0,
      empty: 2,
      distinct: 0,
      distinctIsAtLeast: false,
    });
  });

  it.each([
    ['numbers by value', ['10', '9', '-1.50'], '-1.50', '10'],
    ['dates by day', ['2024/2/9', '2023-12-31', '2024-02-10'], '2023-12-31', '2024-02-10'],
  ])('[CSV-05] finds the least and greatest of %s', (_, cells, min, max) => {
    expect(tally(cells)).toMatchObject({ min, max });
  });

  it('[CSV-05] names no least of texts and of dates that cannot be ordered', () => {
    expect(tally(['b', 'a'])).not.toHaveProperty('min');
    expect(tally(['2024-01-01', '1/2/2024'])).not.toHaveProperty('min');
  });

  it('[CSV-05] counts different values up to a limit', () => {
    const cells = Array.from({ length: distinctLimit + 5 }, (_, at) => `value ${at}`);
    expect(tally(['a', 'b', 'a'])).toMatchObject({ distinct: 2, distinctIsAtLeast: false });
    expect(tally(cells)).toMatchObject({ distinct: distinctLimit, distinctIsAtLeast: true });
  });
});
