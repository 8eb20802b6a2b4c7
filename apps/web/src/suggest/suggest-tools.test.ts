import { expect, it } from 'vitest';
import { suggestTools } from './suggest-tools.ts';

const keys = (text: string, fileName?: string) => suggestTools(text, fileName).map(({ key }) => key);

it('[SHELL-16] the name of a file says that it is a table, whatever stands in it', () => {
  for (const name of ['bank.csv', 'BANK.CSV', 'a.b.tsv', 'list.tab'])
    for (const text of ['one\ntwo\n', 'Dear all,\nthis is text.']) expect(keys(text, name)[0]).toBe('csv');
  // JSON that is sure of itself comes first, and the table beside it.
  expect(keys('{"a":1}', 'a.csv')).toContain('csv');
  expect(keys('one\ntwo\n')).not.toContain('csv');
  expect(keys('one\ntwo\n', 'csv.txt')).not.toContain('csv');
  expect(keys(' \n', 'empty.csv')).toEqual([]);
});

it('[SHELL-16] a table behind lines of something else is found', () => {
  const text = 'Kontoauszug\nKonto;DE12\n\nDatum;Text;Betrag;Saldo\n1.11.2026;Miete;-2,5;3\n2.11.2026;Lohn;3;4\n';
  expect(keys(text)[0]).toBe('csv');
});
