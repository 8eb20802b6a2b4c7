import { describe, expect, it } from 'vitest';
import { answerPassages } from './answer-passages.ts';
import { documentText } from '../read/document-text.ts';
import type { Line, LineKind } from '../read/page.ts';
import { passageAt } from './passage.ts';

const line = (text: string, kind: LineKind, join: Line['join'], index: number): Line => ({
  text,
  kind,
  join,
  x: 0,
  y: index * 20,
  width: 400,
  height: 12,
  size: 11,
});

/** A page of paragraphs; `# ` begins a heading, and a paragraph with tabs is a table, row by row. */
function pageOf(page: number, ...paragraphs: string[]) {
  const lines = paragraphs.flatMap((text) => {
    if (text.startsWith('# ')) return [line(text.slice(2), 'heading', '\n\n', 0)];
    if (!text.includes('\t')) return [line(text, 'text', '\n\n', 0)];
    return text.split('\n').map((row, index) => line(row, 'row', index === 0 ? '\n\n' : '\n', index));
  });
  return { page, width: 500, height: 800, lines: lines.map((one, index) => ({ ...one, y: index * 20 })) };
}

const filler = (word: string) =>
  `The ${word} is described in this long sentence of about one hundred letters, no more and no less.`;
const long = (word: string, times: number) => Array<string>(times).fill(filler(word)).join(' ');

const shownAt = (document: ReturnType<typeof documentText>, words: string) =>
  passageAt(document, document.text.indexOf(words)).text;

describe('the passage that is shown', () => {
  it('[RAG-10] is a section from its heading to its end', () => {
    const care = ['Wipe the lamp with a dry cloth.', long('cloth', 3), 'Never use water.'];
    const document = documentText([pageOf(1, '# Use', long('use', 5), '# Care', ...care, '# Storing', long('box', 5))]);
    expect(shownAt(document, 'Never use')).toBe(care.join('\n\n'));
  });

  it('[RAG-10] ends with a thought where a section is longer, and never inside a sentence', () => {
    const paragraphs = ['switch', 'cable', 'plug', 'shade', 'base', 'bulb'].map((word) => long(word, 2));
    const document = documentText([pageOf(1, '# Parts', ...paragraphs)]);
    const text = shownAt(document, 'The plug');
    expect(text.length).toBeGreaterThan(300);
    expect(text.length).toBeLessThanOrEqual(600);
    for (const paragraph of text.split('\n\n')) expect(paragraphs).toContain(paragraph);
    const endless = documentText([pageOf(1, '# Parts', long('lamp', 30))]);
    expect(shownAt(endless, 'The lamp')).toMatch(/^The lamp.*less\.$/su);
  });

  it('[RAG-10] is as short in a line of a million characters', () => {
    const told = Array.from({ length: 24_000 }, (_, index) => `Sentence number ${index} tells of part ${index}.`);
    const all = documentText([pageOf(1, '# Parts', told.join(' '))]);
    const some = documentText([pageOf(1, '# Parts', told.slice(11_900, 12_100).join(' '))]);
    const text = shownAt(all, 'Sentence number 12000 ');
    expect(text).toBe(shownAt(some, 'Sentence number 12000 '));
    expect(text).toMatch(/^Sentence number \d+ .{200,600}\.$/su);
  });

  it('[RAG-10] keeps a rule whole, however long it is', () => {
    const rule = `3. [must] ${long('rule', 8)}`;
    const document = documentText([pageOf(1, '# Rules', `2. ${long('other', 5)}`, rule, `4. ${long('next', 5)}`)]);
    expect(shownAt(document, '3. [must]')).toBe(rule);
  });

  it('[RAG-10] begins with a label that is set like the text', () => {
    const document = documentText([
      pageOf(
        1,
        '# 说明',
        '充电',
        '请用原装的充电器充电。'.repeat(40),
        '保修',
        '整机保修三年，从购买之日算起。'.repeat(20),
      ),
    ]);
    expect(shownAt(document, '整机保修')).toMatch(/^保修\n\n整机/u);
  });

  it('[RAG-10] shows a row with the head of its table', () => {
    const rows = Array.from({ length: 60 }, (_, index) => `Part ${index}\t${index * 7} mm\tsteel, painted`);
    const document = documentText([pageOf(1, '# Sizes', ['Part\tLength\tMade of', ...rows].join('\n'))]);
    const text = shownAt(document, 'Part 41');
    expect(text).toMatch(/^Part\tLength\tMade of\n/);
    expect(text).toContain('Part 41\t287 mm\tsteel, painted');
    expect(text.length).toBeLessThan(700);
  });

  it('[RAG-10] reads a short section with the next, and no pages as one that do not follow each other', () => {
    const document = documentText([
      pageOf(1, '# Power', '12 W.', '# Weight', 'It weighs 1.4 kg.'),
      pageOf(7, 'The guarantee lasts three years.'),
    ]);
    expect(shownAt(document, '12 W')).toBe('12 W.\n\nWeight\n\nIt weighs 1.4 kg.');
    expect(shownAt(document, 'The guarantee')).toBe('The guarantee lasts three years.');
  });
});

describe('the passages for a question', () => {
  const paragraphs = ['switch', 'cable', 'plug', 'shade', 'base', 'bulb', 'box', 'foot'].map((word) => long(word, 4));
  const document = documentText([pageOf(3, '# Parts', ...paragraphs.slice(0, 4)), pageOf(4, ...paragraphs.slice(4))]);
  const sentence = (words: string, chance: number, nth = 0) => {
    let place = document.text.indexOf(words);
    for (let count = 0; count < nth; count += 1) place = document.text.indexOf(words, place + 1);
    return { place, section: ['Parts'], chance };
  };

  it('[RAG-10] are marked where they tell most, word for word, with their page', () => {
    const telling = [sentence('The base', 0.9), sentence('The base', 0.5, 2), sentence('The base', 0.1, 3)];
    const [best] = answerPassages(document, telling, 3);
    expect(best).toMatchObject({ heading: ['Parts'], page: 4 });
    expect(best?.marks.map(({ inText: { start, end } }) => best.text.slice(start, end))).toEqual([
      filler('base'),
      filler('base'),
    ]);
    for (const { inText, inDocument } of best?.marks ?? [])
      expect(document.text.slice(inDocument.start, inDocument.end)).toBe(best?.text.slice(inText.start, inText.end));
  });

  it('[RAG-10] are three at most, and none shows what one before it does', () => {
    const all = ['bulb', 'bulb', 'switch', 'base', 'plug', 'foot'].map((word, index) =>
      sentence(`The ${word}`, 0.9 - index / 10),
    );
    const shown = answerPassages(document, all, 3).map(({ text }) => text);
    expect(shown).toHaveLength(3);
    expect(new Set(shown).size).toBe(3);
    expect(shown[0]).toContain('The bulb');
    expect(shown[1]).toContain('The switch');
  });
});
