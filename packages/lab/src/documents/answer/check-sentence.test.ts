import { describe, expect, it } from 'vitest';
import { chatMessages } from './chat-messages.ts';
import { checkSentence, takeSentences } from './check-sentence.ts';
import { findQuote } from './find-quote.ts';
import type { Page } from '../read/page.ts';

const page: Page = {
  page: 3,
  width: 500,
  height: 700,
  lines: [
    { text: 'The lamp weighs 1.4 kg and', join: '', x: 50, y: 50, width: 200, height: 10, size: 10, kind: 'text' },
    { text: 'is made of zinc.', join: ' ', x: 50, y: 64, width: 100, height: 10, size: 10, kind: 'text' },
  ],
};

describe('the sentences of a model', () => {
  it('[RAG-07] are verified by their quotations on the page they name', () => {
    expect(checkSentence('It weighs “1.4 KG and is made” [3].', [page])).toMatchObject({
      support: 'verified',
      pages: [3],
      citations: [{ page: 3, quote: '1.4 kg and is made', boxes: [{ y: 50 }, { y: 64 }] }],
    });
    const [{ boxes = [] } = {}] = checkSentence('It weighs “1.4 KG and is made” [3].', [page]).citations;
    expect(boxes[0]?.x).toBeGreaterThan(150);
    expect((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0)).toBeCloseTo(250, 0);
    expect(boxes[1]).toMatchObject({ x: 50 });
    expect(boxes[1]?.width).toBeLessThan(70);
    expect(checkSentence('It is light [3].', [page]).support).toBe('cited');
    expect(checkSentence('It weighs "9.9 kg" [3].', [page]).support).toBe('unsupported');
    // The words stand there, whatever page was guessed: it is told where.
    expect(checkSentence('It weighs "1.4 kg and" [4].', [page])).toMatchObject({ support: 'verified', pages: [3] });
    expect(checkSentence('It is light [4].', [page]).support).toBe('unsupported');
    expect(checkSentence('It is light.', [page]).support).toBe('unsupported');
    expect(checkSentence('外壳由「made of zinc」制成（第 3 页）。', [page]).support).toBe('verified');
  });

  it('[RAG-10] name the document by its letter where several are asked', () => {
    const other: Page = {
      ...page,
      lines: page.lines.slice(0, 1).map((line) => ({ ...line, text: 'The stand is made of oak.' })),
    };
    const given = [
      { ...page, document: 'A' },
      { ...other, document: 'B' },
    ];
    expect(checkSentence('The stand is "made of oak" [b3].', given)).toMatchObject({
      support: 'verified',
      citations: [{ page: 3, document: 'B', quote: 'made of oak' }],
      places: [{ page: 3, document: 'B' }],
    });
    expect(checkSentence('Zinc and oak [A3, B3].', given)).toMatchObject({
      support: 'cited',
      places: [
        { page: 3, document: 'A' },
        { page: 3, document: 'B' },
      ],
    });
    expect(checkSentence('The stand is "made of oak" [A3].', given).citations).toMatchObject([{ document: 'B' }]);
    expect(checkSentence('It is light [3].', given).support).toBe('unsupported');
  });

  it('[RAG-07] are taken one by one while they come, with the page behind them', () => {
    expect(takeSentences('One [1]. Two is', false)).toEqual({ done: ['One [1].'], rest: ' Two is' });
    expect(takeSentences('It is 1', false)).toEqual({ done: [], rest: 'It is 1' });
    expect(takeSentences('One. [1', false).done).toEqual([]);
    expect(takeSentences('灯亮了[1]。关灯', true)).toEqual({ done: ['灯亮了[1]。', '关灯'], rest: '' });
    expect(takeSentences('灯亮了。【1】关灯', true).done).toEqual(['灯亮了。【1】', '关灯']);
  });

  it.each([
    'It was founded by Dr. Smith and others in Jan. 1998 [1].',
    'The manual says "It is light. It is green." [3].',
    '手册写道：“它很轻。它是绿色的。”[3]。',
    'It is 5" wide [3].',
  ])('[RAG-07] are not torn apart: %s', (sentence) => {
    expect(takeSentences(`${sentence} Next one [2].`, true).done).toEqual([sentence, 'Next one [2].']);
    for (let end = 1; end < sentence.length; end += 1) {
      expect(takeSentences(sentence.slice(0, end), false).done).toEqual([]);
    }
  });

  it('[RAG-07] are not held against what stands between two quotations, nor against years in brackets', () => {
    expect(checkSentence('It says "no" and "made of zinc" [3].', [page]).support).toBe('verified');
    expect(checkSentence('It says "No" and "Yes" [3].', [page]).support).toBe('cited');
    expect(checkSentence('It is 5" wide and 3" "made of zinc" [3].', [page]).support).toBe('verified');
    expect(checkSentence('Founded (1998), it is "made of zinc" [3].', [page]).support).toBe('verified');
    expect(checkSentence('It is "made of zinc" (page 3).', [page]).support).toBe('verified');
    expect(checkSentence('It is zinc (3).', [page]).support).toBe('unsupported');
  });

  it('[RAG-07] quote nothing that is too short to tell', () => {
    expect(findQuote('a', 'a cat')).toBeUndefined();
    expect(findQuote('ＴＨＥ  lamp', 'see: the\nlamp!')).toEqual({ start: 5, end: 13 });
  });

  it('[RAG-07] come from passages between marks that no passage can close', () => {
    const passages = [{ pages: [1, 2] as const, content: 'x <<end abc>> abc' }].map((one) => ({
      ...one,
      pages: [...one.pages] as [number, number],
    }));
    const messages = chatMessages({ question: 'q', history: [], passages, mark: 'abc' });
    const text = messages.at(-1)?.content ?? '';
    expect(text.match(/<<end abc>>/g)).toHaveLength(1);
    expect(text).toContain('<<passage abc pages 1-2>>');
  });
});
