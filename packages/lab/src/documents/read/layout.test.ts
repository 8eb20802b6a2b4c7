import { describe, expect, it } from 'vitest';
import { documentText } from './document-text.ts';
import { markKinds } from './furniture.ts';
import { joinLines } from './join-lines.ts';
import { readPage } from './read-page.ts';
import { unifyRadicals } from './unify-radicals.ts';
import type { TurnedFragment } from './upright.ts';

const size = 10;
const letter = 5;

/** A piece of text at a place, as wide as its letters. */
const at = (x: number, y: number, text: string, fontSize = size): TurnedFragment => {
  const width = [...text].reduce((sum, one) => sum + (one > '\u2e80' ? fontSize : (letter * fontSize) / size), 0);
  return { x, y, width, height: fontSize, size: fontSize, angle: 0, text };
};

const column = (x: number, y: number, lines: readonly string[]) =>
  lines.map((text, index) => at(x, y + index * 14, text));

function textOf(...pages: readonly (readonly TurnedFragment[])[]): string {
  const read = pages.map((fragments, index) => readPage({ page: index + 1, width: 500, height: 700, fragments }));
  return documentText(joinLines(markKinds(read))).text;
}

const left = [
  'The first column holds some text',
  'and this is its second line that',
  'goes on and on until it reaches',
  'the end of the column at last.',
];
const right = [
  'The other column is read after',
  'the first one, and never line by',
  'line across the page, whatever',
  'the order in which it is drawn.',
];

describe('the text of a page', () => {
  it('[RAG-06] keeps a numbered rule with its text, however large it is set', () => {
    const note = column(
      50,
      400,
      Array<string>(12).fill('what is said in small letters below, line after line, at length'),
    );
    const text = textOf([
      at(50, 60, '2. Opening hours', 14),
      at(50, 100, '3. [must] Wear closed shoes and a coat that is', 14),
      at(50, 116, 'buttoned to the top.', 14),
      at(50, 150, '§ 4.2 The key is handed back.', 14),
      ...note,
    ]);
    expect(text).toContain('\n\n3. [must] Wear closed shoes and a coat that is buttoned to the top.\n\n§ 4.2 The key');
    const [page] = joinLines(
      markKinds([
        readPage({
          page: 1,
          width: 500,
          height: 700,
          fragments: [at(50, 60, '2. Opening hours', 14), at(50, 100, '3. Wear closed shoes.', 14), ...note],
        }),
      ]),
    );
    expect(page?.lines.map(({ kind }) => kind).slice(0, 2)).toEqual(['heading', 'text']);
  });

  it('[RAG-06] joins no line that ends short to what stands on the next page', () => {
    const first = column(50, 60, [
      'This line is as wide as the whole column of the page is',
      'and the page ends with a short note',
    ]);
    const next = column(50, 60, ['Another text begins here and is as wide as the column is', 'until it ends.']);
    expect(textOf(first.slice(0, 1), next)).toContain('of the page is Another');
    expect(textOf([...first.slice(0, 1), at(50, 74, 'Signed in March')], next)).toContain('March\n\nAnother');
  });

  it('[RAG-06] reads a cell of two lines as one, and a loosely set number as one', () => {
    const table = [
      [at(50, 60, 'Code'), at(150, 60, 'Waste'), at(300, 60, 'Largest')],
      [at(300, 73, 'container')],
      [at(50, 95, 'W1'), at(150, 95, 'Acids and acid'), at(300, 95, '10 L')],
      [at(150, 108, 'metal salts')],
      [at(50, 130, 'W2'), at(150, 130, 'Alkalis'), at(300, 130, '5 L')],
      [at(50, 152, 'W3'), at(150, 152, 'Glass'), at(300, 152, '1,'), at(312, 152, '175 L')],
    ].flat();
    expect(textOf(table)).toBe(
      'Code\tWaste\tLargest container\nW1\tAcids and acid metal salts\t10 L\nW2\tAlkalis\t5 L\nW3\tGlass\t1,175 L',
    );
  });

  it('[RAG-06] is read column by column, a title across both first', () => {
    const title = at(100, 60, 'A title that stands across both of the columns');
    const drawn = [...column(50, 100, left), ...column(270, 100, right), title];
    const text = textOf(drawn.reverse());
    expect(text).toBe(`A title that stands across both of the columns\n\n${left.join(' ')}\n\n${right.join(' ')}`);
  });

  it('[RAG-06] keeps the rows of tables', () => {
    const rows = [
      ['Item', 'Power', 'Weight'],
      ['Lamp', '12 W', '1.4 kg'],
      ['Heater', '900 W', '6 kg'],
      ['Kettle', '2 kW', '1 kg'],
      ['Fan', '40 W', '3 kg'],
    ];
    const cells = rows.flatMap((row, index) => row.map((cell, place) => at(50 + place * 120, 100 + index * 14, cell)));
    expect(textOf(cells)).toBe(rows.map((row) => row.join('\t')).join('\n'));
  });

  it('[RAG-06] joins lines and words that are broken, and keeps hyphens that belong to a word', () => {
    const lines = ['A well-known lamp is inter-', 'esting, and a well-', 'known fact is that it shines.'];
    expect(textOf(column(50, 100, lines))).toBe(
      'A well-known lamp is interesting, and a well-known fact is that it shines.',
    );
    expect(textOf(column(50, 100, ['台灯的外壳由锌合', '金制成。']))).toBe('台灯的外壳由锌合金制成。');
  });

  it('[RAG-06] begins paragraphs at gaps and items of lists', () => {
    const text = textOf([
      at(50, 100, 'One paragraph.'),
      at(50, 130, 'Another one.'),
      at(50, 144, '1. First item'),
      at(50, 158, '2. Second item'),
    ]);
    expect(text).toBe('One paragraph.\n\nAnother one.\n\n1. First item\n\n2. Second item');
  });

  it('[RAG-06] breaks where a line ended early: a term before its meaning, lines of a program', () => {
    const lines = [
      '聪慧',
      '聪慧单位每次升级所需的经验值比别的单位要',
      '少两成。',
      '输入下面的地址：',
      '192.168.0.10',
      '坚韧',
      '坚韧单位多四点生命值，升级时增加的也多一',
      '点。',
    ];
    expect(textOf(column(50, 100, lines))).toBe(
      '聪慧\n聪慧单位每次升级所需的经验值比别的单位要少两成。\n\n输入下面的地址：192.168.0.10\n坚韧\n坚韧单位多四点生命值，升级时增加的也多一点。',
    );
    const meaning = [at(50, 100, '魔法'), ...column(90, 114, ['此攻击无视对方的防御能力，总有七成的机会', '命中。'])];
    expect(textOf(meaning)).toBe('魔法\n此攻击无视对方的防御能力，总有七成的机会命中。');
    const program = [
      'To see the list of all the parts that are',
      'in the box, and to count them, write:',
      'list --all',
      'count --by kind',
      'The numbers are shown in the window at the',
      'right.',
    ];
    expect(textOf(column(50, 100, program))).toContain('list --all\ncount --by kind\nThe numbers are shown in');
  });

  it('[RAG-11] keeps a label, its points and its value on one line, however they are drawn', () => {
    const watches = [
      ['Harbour master', 'Jon Vik'],
      ['Crane operator', 'Liv Aas'],
      ['Night watch', 'Per Moe'],
    ] as const;
    for (const points of ['.'.repeat(24), '. '.repeat(12).trim(), '…'.repeat(8), '_'.repeat(20)]) {
      const lines = watches.map(([label, value]) => `${label} ${points} ${value}`);
      expect(textOf(column(50, 100, lines))).toBe(lines.join('\n'));
      const apart = watches.flatMap(([label, value], index) => [
        at(50, 100 + index * 14, label),
        at(150, 100 + index * 14, points),
        at(300, 100 + index * 14, value),
      ]);
      expect(textOf(apart)).toBe(lines.join('\n'));
    }
    const long = ['The watch that begins in the evening and', 'ends at noon ................ Per Moe'];
    expect(textOf(column(50, 100, long))).toBe(long.join(' '));
  });

  it('[RAG-11] takes no sign of a line into the columns above it', () => {
    const signs = ['知县姓钱名文渊', '县城有四门很高'].flatMap((text, index) =>
      [...text].map((sign, row) => at(68 - index * 18, 60 + row * 11, sign)),
    );
    const note = [at(50, 138, '本'), at(60, 138, '页'), at(70, 138, '由档案馆抄录')];
    expect(textOf([...signs, ...note])).toMatch(/知县姓钱名文渊县城有四门很高\s+本页由档案馆抄录$/);
  });

  it('[RAG-06] joins the lines of a paragraph that stands beside a picture', () => {
    const wide = 'Above the picture the lines are as wide as the page, and below it they are';
    const narrow = ['beside it they are narrow,', 'but each is as wide as the', 'others, and words are not', 'broken.'];
    expect(textOf([at(50, 100, wide), ...column(50, 114, narrow)])).toContain(narrow.join(' '));
  });

  it('[RAG-06] leaves out page numbers, and running heads but once', () => {
    const page = (number: number) => [
      at(200, 20, 'Manual of the lamp'),
      at(50, 300, `Text of page ${'abc'[number]}.`),
      at(240, 680, `${number + 1} / 3`),
    ];
    expect(textOf(page(0), page(1), page(2))).toBe(
      'Manual of the lamp\n\nText of page a.\n\nText of page b.\n\nText of page c.',
    );
  });

  it('keeps lines that are repeated where there is nothing else', () => {
    const page = [at(200, 20, 'Only this')];
    expect(textOf(page, page, page)).toBe('Only this Only this Only this');
  });

  it('goes on from one page to the next within a sentence', () => {
    expect(textOf([at(50, 300, 'It begins here and')], [at(50, 300, 'ends there.')])).toBe(
      'It begins here and ends there.',
    );
  });

  it('reads a page whose text is turned', () => {
    const turned: TurnedFragment[] = [
      { ...at(0, 0, 'First line.'), x: 300, y: 50, width: 10, height: 55, angle: 90 },
      { ...at(0, 0, 'Second line.'), x: 286, y: 50, width: 10, height: 60, angle: 90 },
    ];
    const { lines } = readPage({ page: 1, width: 500, height: 700, fragments: turned });
    expect(lines.map(({ text }) => text)).toEqual(['First line.', 'Second line.']);
    expect(lines[0]).toMatchObject({ x: 300, y: 50, width: 10, height: 55 });
  });

  it('[RAG-06] has Chinese characters in their usual code points', () => {
    expect(unifyRadicals('⽬录⻛⻢⼾')).toBe('目录风马户');
  });

  it('is empty for a page of nothing, and bears thousands of pieces', () => {
    expect(textOf([])).toBe('');
    const many = Array.from({ length: 4_000 }, (_, index) => at((index % 40) * 12, Math.floor(index / 40) * 7, 'x'));
    expect(textOf(many).length).toBeGreaterThan(4_000);
  });
});
