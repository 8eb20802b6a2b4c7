import { describe, expect, it } from 'vitest';
import { documentText } from './document-text.ts';
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

const sentences = [
  'The lamp was ordered in March and came in April.',
  'The second part tells of the repair of the switch.',
  'What is open is told in the third part of it.',
  'Nobody knows who has the key to the hall.',
  'The fifth part is short.',
  'The last one ends here.',
];

describe('what stands at the edges of many pages', () => {
  it('[RAG-11] is read once where it tells something: a head first, a foot last', () => {
    const foots = [
      'Pay to IBAN DE12 5001 0517 0648 4898 90',
      'Hotline 0800 4471',
      'Valid until 31 May 2027',
      '客服热线：400-810-1234',
    ];
    for (const foot of foots) {
      for (const count of [2, 3, 4]) {
        const pages = sentences.slice(0, count).map((text) => [at(50, 30, 'Quay 9, Harbour'), at(50, 300, text)]);
        const text = textOf(...pages.map((page) => [...page, at(50, 670, foot)]));
        expect(text).toBe(['Quay 9, Harbour', ...sentences.slice(0, count), foot].join('\n\n'));
      }
    }
  });

  it('[RAG-11] tears no paragraph that goes on over the page', () => {
    const parts = [
      'Title of the book',
      'It begins here and',
      'goes on there until it',
      'ends.',
      'Then another begins.',
    ];
    const pages = parts.map((text, index) => [
      ...(index === 0 ? [] : [at(50, 30, 'Harbour Mutual')]),
      at(50, 300, text, { size: index === 0 ? 16 : 10 }),
      ...(index === 4 ? [] : [at(50, 670, 'Hotline 0800 4471')]),
    ]);
    expect(textOf(...pages)).toContain('It begins here and goes on there until it ends.');
    expect(textOf(...pages)).toContain('ends.\n\nHotline 0800 4471\n\nHarbour Mutual\n\nThen');
  });

  it('[RAG-11] is not read again where it stands in the text, whatever the number of its page', () => {
    const pages = sentences.map((text, index) => [
      at(50, 30, index % 2 === 0 ? `The lighthouse keeper ${index + 1}` : `${index + 1} The lighthouse keeper`, {
        size: 8,
      }),
      ...(index === 0 ? [at(50, 200, 'The lighthouse keeper', { size: 16 })] : []),
      at(50, 300, text),
    ]);
    expect(textOf(...pages)).toBe(['The lighthouse keeper', ...sentences].join('\n\n'));
  });

  it('[RAG-11] is whole where it begins a paragraph that goes on below', () => {
    const [first, second] = ['The committee met in the spring and found', 'that all of the work had been done.'];
    const pages = ['Exhibit A', 'Exhibit B', 'Exhibit C'].map((name, index) => [
      at(50, 30, name),
      at(50, 72, first ?? ''),
      at(50, 86, second ?? ''),
      at(50, 200, sentences[index] ?? ''),
    ]);
    expect(textOf(...pages).match(/spring and found\sthat all/g)).toHaveLength(3);
  });

  it('[RAG-11] is no head of a table, and below the text no heading of the next chapter', () => {
    const rows = ['Valve', 'Seal', 'Chain', 'Rope'].map((name, index) => [
      at(50, 30, 'Harbour Mutual'),
      at(250, 30, 'Quay 9'),
      at(50, 60, name),
      at(250, 60, String(index + 7)),
      at(50, 90, 'Bolt'),
      at(250, 90, String(index + 3)),
      at(50, 300, sentences[index] ?? ''),
      at(50, 660, 'Kestrel School', { size: 18 }),
    ]);
    const read = rows.map((fragments, index) => readPage({ page: index + 1, width: 500, height: 700, fragments }));
    const lines = markKinds(read).flatMap((page) => page.lines);
    expect(lines.filter(({ kind }) => kind === 'heading')).toEqual([]);
    expect(lines.find(({ text }) => text.startsWith('Harbour'))).toMatchObject({
      kind: 'text',
      text: 'Harbour Mutual Quay 9',
    });
  });
});
