import { describe, expect, it } from 'vitest';
import { documentText } from './document-text.ts';
import { unknownSign } from './fragments.ts';
import { markKinds } from './furniture.ts';
import { joinLines } from './join-lines.ts';
import { readPage } from './read-page.ts';
import type { TurnedFragment } from './upright.ts';

const at = (x: number, y: number, text: string, given: Partial<TurnedFragment> = {}): TurnedFragment => {
  const size = given.size ?? 10;
  return { x, y, width: text.length * size * 0.5, height: size, size, angle: 0, text, ...given };
};

function textOf(...pages: readonly (readonly TurnedFragment[])[]): string {
  const read = pages.map((fragments, index) => readPage({ page: index + 1, width: 500, height: 700, fragments }));
  return documentText(joinLines(markKinds(read))).text;
}

const chapters = ['Unpacking the lamp', 'The switch', 'Changing the bulb', 'Care', 'Waste', 'Guarantee'];
const entry = (title: string, page: number) => `${title} ${'. '.repeat(30 - title.length)}${page}`;
const chapterPages = (body: string) =>
  chapters.map((title) => [at(50, 150, title, { size: 16 }), at(50, 200, `${title}: ${body}`)]);

describe('what is not part of the text', () => {
  it('[RAG-06] is a table of contents: its titles stand elsewhere and its pages follow each other', () => {
    const contents = [
      at(50, 100, 'Contents', { size: 16 }),
      ...chapters.map((title, index) => at(50, 150 + index * 14, entry(title, index + 2))),
    ];
    const text = textOf(contents, ...chapterPages('as it should be.'));
    expect(text).not.toMatch(/Contents|\. \./);
    expect(text).toContain('Care\n\nCare: as it should be.');
  });

  it('[RAG-06] is a list of tables, which leaves out the word before their number', () => {
    const tables = chapters.map((title, index) =>
      at(50, 150 + index * 14, entry(`1.${index + 1} ${title}`, index + 2)),
    );
    const pages = chapters.map((title, index) => [
      at(50, 200, `Table 1.${index + 1}: ${title}`),
      at(50, 230, 'It is full.'),
    ]);
    expect(textOf(tables, ...pages)).not.toContain('. .');
  });

  it('[RAG-06] is a list of the headings that follow, and no text that is repeated', () => {
    const titles = '台灯 开箱 开关 换灯泡 擦拭 废弃 保修 联系 地址'
      .split(' ')
      .map((title, index) => `${index + 1}. ${title}`);
    const list = titles.map((title, index) => at(50, 100 + index * 14, title));
    const chapter = (title: string) => [
      at(50, 100, title, { size: 16 }),
      at(50, 130, `这一章说的是${title.slice(3)}的事。`),
      at(50, 170, '别的事在别的章里。'),
    ];
    const text = textOf(list, ...titles.map(chapter));
    expect(text).toMatch(/^1\. 台灯\n\n这一章/);
    expect(text.match(/换灯泡/g)).toHaveLength(2);
    expect(textOf(list, list).match(/换灯泡/g)).toHaveLength(2);
  });

  it('[RAG-06] is no price list, although points lead to its numbers', () => {
    const prices = ['Lamp', 'Bulb', 'Switch', 'Cable', 'Shade'].map((title, index) =>
      at(50, 150 + index * 14, entry(title, [40, 4, 12, 9, 25][index] ?? 0)),
    );
    expect(textOf(prices, ...chapterPages('as it should be.'))).toMatch(/Cable[ .]+9/);
  });

  it('[RAG-06] is an index: words in their order with the pages they stand on', () => {
    const words = 'bulb cable cap colour cord guarantee heat lamp light plug shade switch waste'.split(' ');
    const index = words.map((word, place) =>
      at(50, 100 + place * 14, `${word}, ${(place % 5) + 2}, ${(place % 5) + 4}`),
    );
    const text = textOf(...chapterPages('as it should be.'), index);
    expect(text).not.toContain('cord');
    const beside = textOf(
      ...chapterPages('as it should be.'),
      index,
      [...index].reverse().map(({ text }, place) => at(50, 100 + place * 14, text)),
    );
    expect(beside).not.toContain('cord');
    const amounts = words.map((word, place) => at(50, 100 + place * 14, `${word} of ${place + 2} parts`));
    expect(textOf(...chapterPages('as it should be.'), amounts)).toContain('cord of 6 parts');
  });

  it('[RAG-06] is a running head that names the chapter, and no title of a slide', () => {
    const page = (number: number, size: number) => [
      at(50, 40, `${chapters[number]} ${number + 1}`, { size }),
      at(50, 200, `The text of page ${number} begins here,`),
      at(50, 214, 'and goes on below.'),
    ];
    const pages = (size: number) => textOf(...chapters.map((_, number) => page(number, size)));
    expect(pages(9).match(/Guarantee/g)).toHaveLength(1);
    const titled = chapters.map((title, number) => [...page(number, 9), at(50, 120, title, { size: 16 })]);
    expect(textOf(...titled)).not.toContain('Guarantee 6');
    expect(pages(9)).toContain('The text of page 3 begins here');
    expect(pages(18)).toContain('Guarantee');
  });
});

describe('lists and listings', () => {
  it('[RAG-06] bullets of fonts of signs begin items, and are not cells of a table', () => {
    const item = (y: number, text: string) => [at(50, y, unknownSign, { width: 5 }), at(68, y, text)];
    const text = textOf([
      at(50, 100, 'In the box are'),
      ...item(114, 'a lamp'),
      ...item(128, 'a bulb of 5 W'),
      ...item(142, 'a cable'),
    ]);
    expect(text).toBe('In the box are\n\n• a lamp\n\n• a bulb of 5 W\n\n• a cable');
    expect(textOf([at(50, 100, 'a sign'), at(84, 100, unknownSign, { width: 5 }), at(92, 100, 'between')])).toBe(
      'a sign between',
    );
  });

  it('[RAG-06] listings keep their lines, but not a name that fills a line of a paragraph', () => {
    const text = textOf([
      at(50, 100, 'The lamp is switched on and off in the settings:'),
      at(60, 114, 'lamp --on', { isFixed: true }),
      at(60, 128, 'lamp --off', { isFixed: true }),
      at(50, 142, 'The settings are written into the file'),
      at(50, 156, '/etc/lamp/settings/of/the/lamp', { isFixed: true }),
      at(50, 170, 'when the window is closed.'),
    ]);
    expect(text).toContain('\n\nlamp --on\nlamp --off\n\n');
    expect(text).toContain('into the file /etc/lamp/settings/of/the/lamp when the window');
    expect(textOf([at(50, 100, 'all of it', { isFixed: true }), at(50, 114, 'is typed', { isFixed: true })])).toBe(
      'all of it is typed',
    );
  });

  it('[RAG-06] paragraphs are told apart on a page that has more of them than lines within them', () => {
    const lines = [100, 112, 134, 146, 168, 190, 212].map((y, index) => at(50, y, `sentence ${index} of the page`));
    expect(textOf(lines)).toBe(
      [
        'sentence 0 of the page sentence 1 of the page',
        'sentence 2 of the page sentence 3 of the page',
        ...[4, 5, 6].map((index) => `sentence ${index} of the page`),
      ].join('\n\n'),
    );
  });

  it('[RAG-06] headings may have their number far from their title', () => {
    const body = [100, 114, 128].map((y) => at(50, y + 40, 'It was made of brass, and gave little light.'));
    const read = readPage({
      page: 1,
      width: 500,
      height: 700,
      fragments: [at(50, 100, '2.2', { size: 14 }), at(100, 100, 'The early years', { size: 14 }), ...body],
    });
    expect(markKinds([read])[0]?.lines[0]).toMatchObject({ kind: 'heading', text: '2.2 The early years' });
  });

  it('[RAG-06] headings that follow each other are told apart by their numbers', () => {
    const headings = ['1.1 History of the lamp', '1.1.1 The early years of', 'the lamp'];
    const drawn = headings.map((text, index) => at(50, 100 + index * 18, text, { size: 14 }));
    const text = textOf([
      ...drawn,
      ...[170, 182, 194].map((y) => at(50, y, 'It was made of brass, and gave little light.')),
    ]);
    expect(text).toContain('1.1 History of the lamp\n\n1.1.1 The early years of the lamp\n\nIt was made');
  });
});
