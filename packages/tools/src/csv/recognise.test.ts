import { describe, expect, it } from 'vitest';
import { recogniseTable } from './recognise.ts';

describe('recognising a table', () => {
  it.each([
    ['commas', 'a,b,c\n1,2,3\n4,5,6\n'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['lines before it', 'Kontoauszug\nKonto;DE12\n\nDatum;Text;Betrag;Saldo\n1;a;2,5;3\n2;b;3;4\n'],
    ['a title above it', '# Orders of 2026, by day\nday,count,sum,mean\n1,2,3,4\n2,3,4,5\n'],
    ['one uneven line in ten', `a,b\n${'1,2\n'.repeat(8)}"x,y",2\n`],
  ])('[SHELL-16] is fairly sure of %s', (_, sample) => expect(recogniseTable(sample)).toBeGreaterThan(0.5));

  it('[SHELL-16] is surer the more lines there are', () => {
    expect(recogniseTable('a,b\n'.repeat(20))).toBeGreaterThan(recogniseTable('a,b\n'.repeat(3)));
  });

  it('[SHELL-16] knows that an array of objects may become one', () => {
    expect(recogniseTable('[\n{"a":1,"b":2}]')).toBe(0.3);
  });

  it.each([
    ['a single line', 'a,b,c'],
    ['prose', 'Dear all,\nplease note, as said,\nthat this is text.\n'],
    [
      'prose with a long sentence',
      'Dear all,\nplease note, as said, that, for now, this is it.\nWe will see, then.\nBye\n',
    ],
    ['code', 'const a = 1;\nfor (let i = 0; i < n; i++) {\n  f(a, b, c);\n}\n'],
    ['a JSON object', '{"a":1,\n"b":2}'],
    ['markup', '<a>1,2</a>\n<b>3,4</b>'],
    ['nothing', ''],
  ])('[SHELL-16] does not take %s for one', (_, sample) => expect(recogniseTable(sample)).toBe(0));
});
