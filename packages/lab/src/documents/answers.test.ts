import { describe, expect, it } from 'vitest';
import { chatMessages } from './chat-messages.ts';
import { checkSentence, takeSentences } from './check-sentence.ts';
import { findAnswer } from './find-answer.ts';
import { findQuote } from './find-quote.ts';
import type { Page } from './page.ts';
import { questionTerms } from './question.ts';
import { rank, weigh } from './rank.ts';
import { readCases } from './read-cases.ts';
import { indexChunks } from './term-index.ts';

function answer(question: string, contents: readonly string[]) {
  const chunks = contents.map((content) => ({ content, heading: '', overlap: 0 }));
  const steps = indexChunks(chunks);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const terms = weigh(questionTerms(question), step.value);
  const hits = rank(terms, step.value, 5);
  const found = hits.flatMap((ranked) => {
    const chunk = chunks[ranked.chunk];
    return chunk ? [{ ...chunk, ranked }] : [];
  });
  return findAnswer(question, terms, found);
}

const page: Page = {
  page: 3,
  width: 500,
  height: 700,
  lines: [
    { text: 'The lamp weighs 1.4 kg and', join: '', x: 50, y: 50, width: 200, height: 10, size: 10, kind: 'text' },
    { text: 'is made of zinc.', join: ' ', x: 50, y: 64, width: 100, height: 10, size: 10, kind: 'text' },
  ],
};

describe('the embedded engine', () => {
  const manual = [
    'The lamp is green. It weighs 1.4 kg. Its cable is two metres long.',
    'The guarantee lasts three years from the day of purchase.',
    'Item\tPower\nLamp\t12 W\nHeater\t900 W',
    '台灯的保修期为三年。外壳由锌合金制成。',
  ];

  it('[RAG-07] gives the sentence that answers, not the one that only sounds alike', () => {
    expect(answer('How heavy is the lamp?', manual)?.sentences[0]?.text).toBe('It weighs 1.4 kg.');
    expect(answer('台灯保修多久？', manual)?.sentences[0]?.text).toBe('台灯的保修期为三年。');
  });

  it('[RAG-07] shows the head of a table with its row', () => {
    const texts = answer('What is the power of the heater?', manual)?.sentences.map(({ text }) => text);
    expect(texts).toEqual(['Heater\t900 W', 'Item\tPower']);
  });

  it('[RAG-07] is sure of what stands there and unsure of what does not', () => {
    const sure = answer('How long does the guarantee last?', manual)?.confidence ?? 0;
    const unsure = answer('What is the price of the lamp?', manual)?.confidence ?? 0;
    expect(sure).toBeGreaterThan(0.8);
    expect(unsure).toBeLessThan(0.35);
    expect(answer('Who won the cup?', manual)).toBeUndefined();
  });
});

describe('the sentences of a model', () => {
  it('[RAG-07] are verified by their quotations on the page they name', () => {
    expect(checkSentence('It weighs “1.4 KG and is made” [3].', [page])).toMatchObject({
      support: 'verified',
      pages: [3],
      citations: [{ page: 3, quote: '1.4 kg and is made', boxes: [{ y: 50 }, { y: 64 }] }],
    });
    expect(checkSentence('It is light [3].', [page]).support).toBe('cited');
    expect(checkSentence('It weighs "9.9 kg" [3].', [page]).support).toBe('unsupported');
    expect(checkSentence('It weighs "1.4 kg and" [4].', [page]).support).toBe('unsupported');
    expect(checkSentence('It is light.', [page]).support).toBe('unsupported');
    expect(checkSentence('外壳由「made of zinc」制成（第 3 页）。', [page]).support).toBe('verified');
  });

  it('[RAG-07] are taken one by one while they come, with the page behind them', () => {
    expect(takeSentences('One [1]. Two is', false)).toEqual({ done: ['One [1].'], rest: ' Two is' });
    expect(takeSentences('It is 1', false)).toEqual({ done: [], rest: 'It is 1' });
    expect(takeSentences('One. [1', false).done).toEqual([]);
    expect(takeSentences('灯亮了[1]。关灯', true)).toEqual({ done: ['灯亮了[1]。', '关灯'], rest: '' });
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

it('[RAG-08] cases are read from CSV, quoted or not', () => {
  const csv = '\ufeffQuestion,Answer,Page\r\n"How, ""heavy""?",1.4 kg,3\r\nWhy?,,\r\n';
  expect(readCases(csv)).toEqual([
    { question: 'How, "heavy"?', answer: '1.4 kg', page: 3 },
    { question: 'Why?', answer: '', page: undefined },
  ]);
  expect(readCases('a,b\n1,2')).toBeUndefined();
  expect(readCases('')).toBeUndefined();
});
