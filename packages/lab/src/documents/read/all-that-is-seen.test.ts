import { describe, expect, it } from 'vitest';
import { withTurnedBrackets } from './direction.ts';
import { documentText } from './document-text.ts';
import { markKinds } from './furniture.ts';
import { joinLines } from './join-lines.ts';
import { readPage } from './read-page.ts';
import { unifyRadicals } from './unify-radicals.ts';
import type { TurnedFragment } from './upright.ts';

const at = (x: number, y: number, text: string, given: Partial<TurnedFragment> = {}): TurnedFragment => {
  const size = given.size ?? 10;
  const width = [...text].reduce((sum, one) => sum + (one > '\u2e80' ? size : size * 0.5), 0);
  return { x, y, width, height: size, size, angle: 0, text, ...given };
};

function textOf(...pages: readonly (readonly TurnedFragment[])[]): string {
  const read = pages.map((fragments, index) => readPage({ page: index + 1, width: 500, height: 700, fragments }));
  return documentText(joinLines(markKinds(read))).text;
}

/** Each letter of a text at its step of a grid. */
const onGrid = (text: string, step: number, width: (letter: string) => number) =>
  [...text].flatMap((letter, index) =>
    letter === ' ' ? [] : [at(50 + index * step, 100, letter, { width: width(letter) })],
  );

const body = ['The goods stay the property of the seller', 'until they are paid in full.'];

/** Pages that begin with a line and go on with the same text. */
const pagesOf = (heads: readonly string[], size = 10, y = 40) =>
  heads.map((head) => [at(50, y, head, { size }), ...body.map((line, index) => at(50, 200 + index * 14, line))]);

describe('what a reader of a page sees', () => {
  it('[RAG-11] is read once where it is drawn twice, letter by letter or a little beside', () => {
    const letters = onGrid('Weight: 14 kg', 7, () => 6);
    const again = letters.map((letter) => ({ ...letter, x: letter.x + 0.3, y: letter.y + 0.4 }));
    expect(textOf(letters.flatMap((letter, index) => [letter, again[index] ?? letter]))).toBe('Weight: 14 kg');
    expect(textOf([at(50, 100, 'Guarantee'), at(50.6, 100.6, 'Guarantee')])).toBe('Guarantee');
    expect(textOf([at(50, 100, 'l', { width: 2.2 }), at(52.2, 100, 'l', { width: 2.2 })])).toBe('ll');
  });

  it('[RAG-11] is one word where letters of different widths stand on a grid', () => {
    const narrow = (letter: string) => ('il.:'.includes(letter) ? 2 : 5);
    expect(textOf(onGrid('still filling it: 14 litres', 7, narrow))).toBe('still filling it: 14 litres');
  });

  it('[RAG-11] is a sentence or a name on every page, once', () => {
    const said = 'Pay within 21 days to the account 55-1207 at Harbour Bank.';
    for (const y of [30, 670]) {
      const text = textOf(...pagesOf([said, said, said, said], 10, y));
      expect(text.split(said)).toHaveLength(2);
      const named = textOf(...pagesOf(['Harbour Bank', 'Harbour Bank', 'Harbour Bank'], 10, y));
      expect(named.match(/Harbour Bank/g)).toHaveLength(1);
      expect(named.match(y < 350 ? /^Harbour Bank\n\n/ : /\n\nHarbour Bank$/)).not.toBeNull();
    }
    const chinese = '请在二十一天内把款项付到海港银行的账户。';
    expect(textOf(...pagesOf([chinese, chinese, chinese])).split(chinese)).toHaveLength(2);
  });

  it('[RAG-11] are first lines that differ in a number which is not that of the page', () => {
    for (const heads of [
      ['Invoice 20417', 'Invoice 20418', 'Invoice 20419', 'Invoice 20420', 'Invoice 20421', 'Invoice 20422'],
      ['Step 1', 'Step 2', 'Step 3'],
      ['Order 17 of 3 March', 'Order 29 of 9 March', 'Order 54 of 2 May', 'Order 61 of 8 May', 'Order 77 of 9 May'],
      ['发票 301', '发票 302', '发票 303'],
      ['1918', '1933', '1945'],
    ]) {
      const text = textOf(...pagesOf(heads));
      for (const head of heads) expect(text).toContain(head);
    }
    // Set smaller, as running heads are, and counting up with the pages.
    for (const heads of [
      ['Invoice no. 20417', 'Invoice no. 20418', 'Invoice no. 20419', 'Invoice no. 20420', 'Invoice no. 20421'],
      ['Case No. 2024/310', 'Case No. 2024/311', 'Case No. 2024/312', 'Case No. 2024/313', 'Case No. 2024/314'],
      ['2024-03-10', '2024-03-11', '2024-03-12', '2024-03-13', '2024-03-14'],
      ['Order 101 - Handbook of the port', 'Order 102 - Handbook of the port', 'Order 103 - Handbook of the port'],
    ]) {
      const text = textOf(...pagesOf(heads, 8));
      for (const head of heads) expect(text).toContain(head);
    }
    expect(textOf(...pagesOf(['Lesson 1', 'Lesson 2', 'Lesson 3'], 18))).toContain('Lesson 2');
  });

  it('[RAG-11] is a heading where pages begin with it and it differs in its number', () => {
    const read = pagesOf(['Invoice 301', 'Invoice 302', 'Invoice 303']).map((fragments, index) =>
      readPage({ page: index + 1, width: 500, height: 700, fragments }),
    );
    expect(markKinds(read).map(({ lines }) => lines[0]?.kind)).toEqual(['heading', 'heading', 'heading']);
    const below = pagesOf(['Serial 7001', 'Serial 7004', 'Serial 7007'], 10, 680).map((fragments, index) =>
      readPage({ page: index + 1, width: 500, height: 700, fragments }),
    );
    const heads = markKinds(below).map(({ lines }) => [lines[0]?.kind, lines[0]?.text]);
    expect(heads).toEqual(['Serial 7001', 'Serial 7004', 'Serial 7007'].map((text) => ['heading', text]));
  });

  it('[RAG-11] are no running heads and no page numbers: they repeat, or count the pages', () => {
    const bodies = Array(3).fill(body.join(' ')).join(' ');
    for (const heads of [
      ['Manual of the lamp', 'Manual of the lamp', 'Manual of the lamp'],
      ['Manual | 4', 'Manual | 5', 'Manual | 6'],
      ['Manual of the lamp, page 1', 'Manual of the lamp, page 2', 'Manual of the lamp, page 3'],
    ])
      expect(textOf(...pagesOf(heads)).replaceAll(/\n\n/g, ' ')).toBe(`${heads[0]} ${bodies}`);
    for (const heads of [
      ['17', '18', '19'],
      ['iii', 'iv', 'v'],
      ['- 1 -', '- 2 -', '- 3 -'],
      ['第 1 页', '第 2 页', '第 3 页'],
      ['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3'],
      ['Seite 1 von 3', 'Seite 2 von 3', 'Seite 3 von 3'],
    ])
      expect(textOf(...pagesOf(heads)).replaceAll(/\n\n/g, ' ')).toBe(bodies);
    const chapters = textOf(...pagesOf(['Chapter 1', 'Chapter 1', 'Chapter 2', 'Chapter 2', 'Chapter 2']));
    expect(chapters.match(/Chapter/g)).toHaveLength(2);
  });

  it('[RAG-11] runs in every direction: a caption above a table on its side, a note below, a stamp across', () => {
    const sideways = ['Elm Sound 44', 'Alder Bay 12', 'Birch Head 18', 'Cedar Point 25'].map((text, index) =>
      at(200 - index * 16, 150, text, { width: 10, height: 60, angle: 90 }),
    );
    const text = textOf([
      at(50, 600, 'Corrected on 2 April.'),
      ...sideways,
      at(50, 40, 'Survey of 14 March'),
      at(60, 200, 'COPY', { isAskew: true, width: 90, height: 90 }),
    ]);
    expect(text).toBe(
      'Survey of 14 March\n\nElm Sound 44 Alder Bay 12 Birch Head 18 Cedar Point 25\n\nCorrected on 2 April.\n\nCOPY',
    );
    const stamped = body.map((line) => [at(50, 200, line), at(90, 300, 'COPY', { isAskew: true })]);
    expect(textOf(...stamped).match(/COPY/g)).toHaveLength(1);
  });

  it('[RAG-11] keeps a table on its side apart from the text above and below it, however long that is', () => {
    const sideways = ['Elm Sound', 'Alder Bay'].map((text, index) =>
      at(200 - index * 16, 150, text, { width: 10, height: 60, angle: 90 }),
    );
    const [caption, note] = [
      'Survey of 14 March by the vessel Asterion in calm weather',
      'Corrected on 2 April by hand',
    ];
    const lines = [at(50, 40, caption), at(50, 600, note)];
    expect(textOf([...lines, ...sideways])).toBe(`${caption}\n\nElm Sound Alder Bay\n\n${note}`);
    const prose = Array.from({ length: 8 }, (_, index) =>
      at(50, 100 + index * 14, `line ${index} of a text that goes on`),
    );
    const margin = at(20, 120, 'In the margin', { width: 10, height: 60, angle: 270 });
    expect(textOf([...prose, margin])).toMatch(/line 0 of.*line 7 of a text that goes on\n\nIn the margin$/);
  });

  it('[RAG-11] is words from right to left within a text from left to right, with their brackets', () => {
    /** Pieces as they stand on the page, from left to right. */
    const row = (y: number, texts: readonly string[]) => {
      let x = 50;
      return texts.map((text) => {
        const width = text.length * 5;
        x += width + 3;
        return at(x - width - 3, y, text, { width });
      });
    };
    for (const [seen, read] of [
      [['run by', 'לוי', 'דוד', '(the director)', 'since'], 'run by דוד לוי (the director) since'],
      [['Ask', '(', 'סגן', ')', 'לוי', 'דוד', 'at 9.'], 'Ask דוד לוי ( סגן ) at 9.'],
      [['the book [', 'הנמל', 'ספר', '] lies'], 'the book [ ספר הנמל ] lies'],
      [['The office of', 'حداد', 'سالم'], 'The office of سالم حداد'],
      [['Number', '12', 'דוד', '1998', 'משה', 'ends'], 'Number 12 משה 1998 דוד ends'],
    ] as const) {
      const rest = ['and the others of the harbour sign', 'the book that lies there.'].map((text, line) =>
        at(50, 120 + line * 14, text),
      );
      expect(textOf([...row(100, seen), ...rest])).toMatch(new RegExp(`^${read.replace(/[()[\]]/g, '\\$&')}\n`));
    }
    expect(withTurnedBrackets('דוד לוי )מנהל(', true)).toBe('דוד לוי (מנהל)');
    expect(withTurnedBrackets('by (שלום )עולם now (x)', false)).toBe('by שלום (עולם) now (x)');
    expect(withTurnedBrackets('at (12) [a]', true)).toBe('at (12) [a]');
  });

  it('[RAG-11] keeps the cells of a table from right to left in their columns, empty ones at its edge too', () => {
    const table = (rows: readonly string[][]) =>
      rows.flatMap((row, line) =>
        row.flatMap((text, column) =>
          text === '' ? [] : [at(350 - column * 90, 40 + line * 14, text, { width: text.length * 5 })],
        ),
      );
    const hebrew = [
      ['מוצר', 'מחיר', 'מלאי'],
      ['תפוח', '12', '40'],
      ['אגס', '', '7'],
      ['ענבים', '22', ''],
      ['', '9', '8'],
    ];
    expect(textOf(table(hebrew)).split(/\n+/u)).toEqual(hebrew.map((row) => row.join('\t')));
    const names = [
      ['Name', 'Owner', 'Place'],
      ['Boat', 'דוד', 'הנמל'],
      ['Tug', '', 'הנמל'],
    ];
    const mixed = names.map((row) => [...row].reverse());
    expect(textOf(table(mixed)).split(/\n+/u)).toEqual(names.map((row) => row.join('\t')));
  });

  it('[RAG-11] is Chinese in columns, read from right to left, sign by sign', () => {
    const columns = ['灯塔的看守人名叫周慕', '白，他每天点灯。'];
    const drawn = columns.flatMap((text, index) =>
      [...text].map((sign, row) => at(400 - index * 18, 60 + row * 11, sign)),
    );
    expect(textOf(drawn)).toBe('灯塔的看守人名叫周慕白，他每天点灯。');
    const withNumber = [...drawn, ...[...'塔高'].map((sign, row) => at(350, 60 + row * 11, sign)), at(350, 82, '12')];
    expect(textOf(withNumber)).toContain('塔高12');
    const rows = ['表格里只有单个的字', '每行一句话都是横排', '读起来从左到右才对'];
    const level = rows.flatMap((text, row) => [...text].map((sign, index) => at(50 + index * 11, 60 + row * 14, sign)));
    expect(textOf(level)).toBe(rows.join(''));
    expect(unifyRadicals('灯︐塔︒︵高︶')).toBe('灯，塔。（高）');
  });

  it('[RAG-11] runs from right to left in Hebrew and Arabic, numbers and other scripts from left to right', () => {
    const words = (y: number, row: readonly string[]) => {
      let x = 450;
      return row.map((text) => {
        const width = text.length * 5;
        x -= width + 3;
        return at(x + 3, y, text, { width });
      });
    };
    expect(textOf(words(100, ['שם', 'המפקח', 'הוא', 'דוד']))).toBe('שם המפקח הוא דוד');
    expect(textOf(words(100, ['منذ', 'سنة', '.1998']))).toBe('منذ سنة 1998.');
    const mixed = [
      at(200, 100, 'مدير الميناء', { width: 60 }),
      at(158, 100, 'Blue', { width: 18 }),
      at(178, 100, 'Star', { width: 18 }),
    ];
    expect(textOf(mixed)).toBe('مدير الميناء Blue Star');
    const cells = [100, 114, 128].flatMap((y) => [at(300, y, 'מחיר', { width: 20 }), at(50, y, '64.20')]);
    expect(textOf(cells).split('\n')[0]).toBe('מחיר\t64.20');
  });

  it('[RAG-11] keeps labels with their values, each on its line', () => {
    const lines = ['保修期限：三十七个月', '序列号：KX-88213', '重量：14.6 千克'];
    expect(textOf(lines.map((line, index) => at(50, 100 + index * 14, line)))).toBe(lines.join('\n'));
    const form = [
      [at(50, 100, 'Surname:'), at(250, 100, 'Okonkwo')],
      [at(50, 120, 'Amount claimed:'), at(250, 120, '4815 EUR')],
      [at(50, 140, 'From:'), at(150, 140, '3 May'), at(250, 140, 'To:'), at(350, 140, '9 May')],
    ].flat();
    expect(textOf(form)).toBe('Surname: Okonkwo\nAmount claimed: 4815 EUR\n\nFrom: 3 May\tTo: 9 May');
  });

  it('[RAG-11] keeps the cells of a table in their columns where some are empty, and the head that each page repeats', () => {
    const table = (rows: readonly string[][]) =>
      rows.flatMap((row, line) =>
        row.flatMap((text, column) => (text === '' ? [] : [at(50 + column * 90, 40 + line * 14, text)])),
      );
    const head = ['Part', 'Price', 'Stock', 'Supplier'];
    const first = [head, ['Valve', '11.50', '101', 'Northwind'], ['Seal', '', '40', 'Ridley']];
    const second = [head, ['Chain', '31.00', '', 'Voss'], ['Rope', '8.90', '', '']];
    const rows = [...first, ...second.slice(1)].map((row) => row.join('\t'));
    expect(textOf(table(first), table(second)).split(/\n+/u)).toEqual(rows);
  });
});
