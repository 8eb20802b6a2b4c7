import { describe, expect, it } from 'vitest';
import { chunksOf, type ChunkSettings } from './chunk.ts';
import { documentText } from '../read/document-text.ts';
import type { Line } from '../read/page.ts';
import { placeChunks } from './place-chunks.ts';

const cut = (text: string, settings: ChunkSettings) =>
  [...chunksOf(text, settings)].map(({ start, end }) => text.slice(start, end));

/** Park and Miller's generator: the same numbers in each run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

describe('chunks', () => {
  it('[RAG-06] end at the ends of sentences, Chinese and English', () => {
    const text = 'The lamp is on. It is bright! 灯已打开。光线很亮？请关灯。';
    expect(cut(text, { size: 30, overlap: 0 })).toEqual([
      'The lamp is on. It is bright!',
      '灯已打开。光线很亮？请关灯。',
    ]);
  });

  it('[RAG-06] end with a paragraph where that costs less than half of the size', () => {
    const text = `${'A short one. '.repeat(5).trim()}\n\nNext paragraph here. And it goes on for a while.`;
    expect(cut(text, { size: 90, overlap: 0 })[0]).toBe('A short one. '.repeat(5).trim());
  });

  it('[RAG-03] repeat the last characters of the chunk before, and no half of a word', () => {
    const chunks = cut('First sentence here. Second sentence here. Third one.', { size: 30, overlap: 4 });
    expect(chunks).toEqual(['First sentence here.', 'here. Second sentence here.', 'here. Third one.']);
    expect(cut('台灯已经打开。房间里光线很亮。', { size: 12, overlap: 2 })[1]).toBe('开。房间里光线很亮。');
    const long = cut(`${'x'.repeat(60)}. Second sentence.`, { size: 70, overlap: 4 });
    expect(long[1]).toBe('xxx. Second sentence.');
  });

  it('[RAG-06] cut a sentence that is too long at a clause, else at a space, else anywhere', () => {
    expect(cut('one two three, four five six seven', { size: 20, overlap: 0 })[0]).toBe('one two three,');
    expect(cut('one two three four five six', { size: 16, overlap: 0 })[0]).toBe('one two three');
    expect(cut('x'.repeat(25), { size: 10, overlap: 0 }).map(({ length }) => length)).toEqual([10, 10, 5]);
  });

  it('[RAG-06] never part a surrogate pair, never pass the size, lose nothing, and end', () => {
    const random = createRandom(7);
    const pieces = ['𠮷', '😀', 'word', ' ', '。', '. ', '\n\n', '\n', '，', 'é', '3.5', 'a'];
    for (let round = 0; round < 300; round += 1) {
      const text = Array.from({ length: random(120) }, () => pieces[random(pieces.length)]).join('');
      const size = 5 + random(40);
      const settings = { size, overlap: random(size) };
      let covered = 0;
      for (const { start, own, end } of chunksOf(text, settings)) {
        const chunk = text.slice(start, end);
        expect(chunk.isWellFormed()).toBe(true);
        expect(chunk.length).toBeLessThanOrEqual(size + 1);
        expect(text.slice(covered, own).trim()).toBe('');
        expect(end).toBeGreaterThan(own);
        covered = end;
      }
      expect(text.slice(covered).trim()).toBe('');
    }
  });

  it('are none of a text that is empty or blank', () => {
    expect(cut('', { size: 50, overlap: 4 })).toEqual([]);
    expect(cut(' \n\n ', { size: 50, overlap: 4 })).toEqual([]);
  });
});

const line = (text: string, kind: Line['kind'], size: number): Line => ({
  text,
  kind,
  size,
  join: '\n\n',
  x: 0,
  y: 0,
  width: 1,
  height: 1,
});

it('[RAG-06] chunks know the heading they stand under and the larger ones above, up to the title', () => {
  const lines = [
    line('The lamp', 'heading', 18),
    line('Use', 'heading', 13),
    line('Press the switch.', 'text', 10),
    line('Care', 'heading', 13),
    line('Wipe it with a dry cloth.', 'text', 10),
  ];
  const text = documentText([{ page: 1, width: 1, height: 1, lines }]);
  const chunks = [...placeChunks(text, { size: 40, overlap: 0 })];
  expect(chunks.at(-1)?.headings).toEqual(['Care', 'The lamp']);
});

it('[RAG-06] a sentence that announces something stands in one chunk with that', () => {
  expect(cut('The lamp is on. Write this command: lamp --off now.', { size: 40, overlap: 0 })).toEqual([
    'The lamp is on.',
    'Write this command: lamp --off now.',
  ]);
  expect(cut('灯已打开。\n输入以下命令：\nlamp --off\n灯就灭了。', { size: 20, overlap: 0 })[1]).toBe(
    '输入以下命令：\nlamp --off',
  );
});

it('[RAG-06] headings begin a chunk, and are left alone only where the next sentence has no room for them', () => {
  const lines = [
    line('按下开关，灯就亮了。', 'text', 10),
    line('第二章', 'heading', 18),
    line('2.1. 保养', 'heading', 13),
    line('用干布擦拭灯罩，不要用水。', 'text', 10),
  ];
  const text = documentText([{ page: 1, width: 1, height: 1, lines }]);
  const cutAt = (size: number) => [...placeChunks(text, { size, overlap: 0 })].map(({ content }) => content);
  expect(cutAt(28)).toEqual(['按下开关，灯就亮了。', '第二章\n\n2.1. 保养\n\n用干布擦拭灯罩，不要用水。']);
  expect(cutAt(20)).toEqual(['按下开关，灯就亮了。', '第二章\n\n2.1. 保养', '用干布擦拭灯罩，不要用水。']);
});
