import { expect, it } from 'vitest';
import type { Fragment } from './page.ts';
import { rowsOf } from './fragments.ts';
import { readingOrder } from './reading-order.ts';
import { joinWrapped } from './wrapped-cells.ts';

const at = (x: number, y: number, text: string): Fragment => ({
  x,
  y,
  width: text.length * 6,
  height: 12.6,
  size: 12,
  text,
});

const textsOf = (fragments: readonly Fragment[]) =>
  joinWrapped(rowsOf(fragments)).map((row) => row.map(({ text }) => text));

const parts = [
  ...[at(130, 8.5, 'Unit price'), at(203, 8.5, 'Delivery'), at(29, 16, 'Spare part'), at(301, 16, 'Maker')],
  ...[at(142, 22.8, 'in EUR'), at(215, 22.8, 'time')],
  ...[at(7, 39.3, 'Pressure relief'), at(266, 39.3, 'Northwind')],
  ...[at(7, 53.5, 'valve with brass'), at(124, 53.5, '11.50'), at(197, 53.5, '3 days'), at(266, 53.5, 'Fittings of')],
  ...[at(7, 67.8, 'seat'), at(266, 67.8, 'Aberdeen')],
  ...[at(7, 84.3, 'Gasket'), at(124, 84.3, '64.20'), at(197, 84.3, '2 weeks'), at(266, 84.3, 'Southgate')],
  ...[at(7, 100.8, 'Impeller, left'), at(124, 100.8, '230.00'), at(266, 100.8, 'Eastham')],
];

it('[RAG-11] a row whose cells are set in several lines, in the middle or at the top, is one row and no other', () => {
  expect(textsOf(parts)).toEqual([
    ['Spare part', 'Unit price in EUR', 'Delivery time', 'Maker'],
    ['Pressure relief valve with brass seat', '11.50', '3 days', 'Northwind Fittings of Aberdeen'],
    ['Gasket', '64.20', '2 weeks', 'Southgate'],
    ['Impeller, left', '230.00', 'Eastham'],
  ]);
  const rooms = [
    ...[at(15, 12.3, 'Room'), at(119, 12.3, 'What is done'), at(277, 12.3, 'Who')],
    ...[at(11, 43.8, 'Kitchen'), at(67, 36.3, 'The floor is washed and'), at(67, 50.5, 'windows are opened')],
    ...[at(268, 36.3, 'Ann'), at(268, 50.5, 'Lee')],
    ...[at(11, 82, 'Hall'), at(67, 82, 'Dusted'), at(268, 74.5, 'Otto'), at(268, 88.8, 'Kern')],
    ...[at(11, 120.3, 'Stairs'), at(67, 120.3, 'Swept'), at(268, 112.8, 'Mia'), at(268, 127, 'Falk')],
  ];
  expect(textsOf(rooms)).toEqual([
    ['Room', 'What is done', 'Who'],
    ['Kitchen', 'The floor is washed and windows are opened', 'Ann Lee'],
    ['Hall', 'Dusted', 'Otto Kern'],
    ['Stairs', 'Swept', 'Mia Falk'],
  ]);
});

it('[RAG-11] rows with empty cells stay rows, also before a gap or what stands below the table', () => {
  const rows = [
    [at(7, 20, 'Part'), at(124, 20, 'Price'), at(200, 20, 'Stock')],
    [at(7, 36, 'Valve'), at(124, 36, '11.50'), at(200, 36, '7')],
    [at(7, 52, 'Gasket'), at(200, 52, '9')],
    [at(7, 68, 'Seal'), at(124, 68, '2.10')],
    [at(7, 110, 'The prices hold until the end of the year, and longer where nothing else is said.')],
  ];
  expect(textsOf(rows.flat())).toEqual(rows.map((row) => row.map(({ text }) => text)));
  const lines = readingOrder([...parts, at(6, 128.5, 'The committee met in the spring and looked at the accounts.')]);
  expect(lines.map(({ text }) => text)).toContain('Impeller, left\t230.00\t\tEastham');
});

it('[RAG-11] rows at one distance stay rows where no two of them are whole, however far the head stands, and many of them', () => {
  const rows = [
    [at(7, 20, 'Item'), at(124, 20, 'Price'), at(200, 20, 'Note')],
    [at(7, 44, 'Apple'), at(124, 44, '1.20')],
    [at(7, 60, 'Pear'), at(124, 60, '2.30'), at(200, 60, 'bio')],
    [at(7, 76, 'Plum'), at(124, 76, '3.10')],
    [at(7, 92, 'Fig'), at(124, 92, '4.00'), at(200, 92, 'new')],
  ];
  expect(textsOf(rows.flat())).toEqual(rows.map((row) => row.map(({ text }) => text)));
  const many = Array.from({ length: 130 }, (_, row) =>
    Array.from({ length: 16 }, (_cell, column) => at(column * 40, row * 16, `${row}`)),
  );
  expect(textsOf(many.flat())).toHaveLength(130);
});

it('[RAG-11] lines that are not set as those of one cell are none', () => {
  const values = [
    [at(7, 20, 'boolean values'), at(160, 20, 'TRUE, of one byte'), at(330, 20, 'FALSE')],
    [at(7, 34, 'value="TRUE"'), at(100, 34, 'len=1 ->')],
    [at(30, 60, 'and the other'), at(220, 60, 'len=0 ->')],
  ];
  expect(textsOf(values.flat())).toEqual(values.map((row) => row.map(({ text }) => text)));
});
