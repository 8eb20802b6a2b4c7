import { expect, it } from 'vitest';
import type { DocumentAnswer } from '@toolbench/contracts/document-answers.ts';
import { conversationText } from './conversation-text.ts';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';

const answer: DocumentAnswer = {
  result: '',
  source_documents: [],
  abstained: false,
  engine: 'embedded',
  sentences: [],
};
const text = 'The warranty lasts two years.\nIt begins with the delivery.';

it('[RAG-09] [RAG-10] a conversation is taken along as Markdown, with the pages and quotations of each answer', () => {
  const passage = { text, heading: ['Terms', 'Warranty'], page: 3, first_page: 3, last_page: 4 };
  const marks = [{ start: 0, end: 29, page: 3, boxes: [] }];
  const citations = [{ page: 2, quote: 'from the *first* day', boxes: [] }];
  const turns = [
    { question: 'How long?', answer: { ...answer, verdict: 'found' as const, passages: [{ ...passage, marks }] } },
    {
      question: 'Since when?',
      answer: {
        ...answer,
        engine: 'a model',
        sentences: [{ text: 'From the start.', citations, support: 'verified' as const, pages: [2, 5] }],
      },
    },
    { question: 'In blue?', answer: { ...answer, abstained: true, result: 'Not in this document.' } },
    {
      question: 'What is it about?',
      answer: {
        ...answer,
        outline: [
          { text: 'Terms', page: 1, level: 0 },
          { text: 'Warranty', page: 3, level: 1 },
        ],
      },
    },
  ];
  expect(conversationText('terms [1].pdf', turns, en)).toBe(`# terms \\[1\\].pdf

## How long?

${en.answer.found({ page: 3 })}

> **The warranty lasts two years.**
> It begins with the delivery.
>
> — ${en.passage.place({ first: 3, last: 4 })} · Terms · Warranty

## Since when?

From the start. [${en.passage.place({ first: 2, last: 2 })} “from the \\*first\\* day”; ${en.passage.place({ first: 5, last: 5 })}]

## In blue?

Not in this document.

## What is it about?

- Terms (${en.passage.place({ first: 1, last: 1 })})
  - Warranty (${en.passage.place({ first: 3, last: 3 })})
`);
  const documents = [
    { letter: 'A', file_id: 'a', filename: 'terms.pdf' },
    { letter: 'B', file_id: 'b', filename: 'prices.pdf' },
  ];
  const several = {
    ...answer,
    documents,
    verdict: 'perhaps' as const,
    passages: [{ ...passage, heading: [], document: 'B', marks }],
  };
  const written = {
    ...answer,
    documents,
    sentences: [
      { text: 'In May.', citations: [], support: 'cited' as const, pages: [2], places: [{ page: 2, document: 'A' }] },
    ],
  };
  const told = conversationText(
    'terms.pdf',
    [
      { question: 'What?', answer: several },
      { question: 'When?', answer: written },
    ],
    en,
  );
  expect(told).toContain(en.answer.perhaps({ page: 3, filename: 'prices.pdf' }));
  expect(told).toContain(`— prices.pdf · ${en.passage.place({ first: 3, last: 4 })}`);
  expect(told).toContain(`In May. [terms.pdf, ${en.passage.place({ first: 2, last: 2 })}]`);
  expect(conversationText('保修.pdf', [], zh)).toBe('# 保修.pdf\n');
});

it('[RAG-11] names the printed numbers of pages beside their positions', () => {
  const page_labels = { 2: 'ii', 3: '1', 4: '2' };
  const sentence = { text: 'In May.', citations: [], support: 'cited' as const, pages: [2] };
  const passage = { text, heading: [], page: 3, first_page: 3, last_page: 4, marks: [] };
  const told = (given: Partial<DocumentAnswer>) =>
    conversationText('a.pdf', [{ question: 'Q', answer: { ...answer, page_labels, ...given } }], en);
  expect(told({ sentences: [sentence] })).toContain('[Page 2 (printed “ii”)]');
  const found = told({ verdict: 'found', passages: [passage] });
  expect(found).toContain('on page 3 (printed “1”)');
  expect(found).toContain('— Pages 3–4 (printed “1–2”)');
  expect(told({ outline: [{ text: 'Terms', page: 2, level: 0 }] })).toContain('(Page 2 (printed “ii”))');
  expect(zh.passage.place({ first: 2, last: 2, label: 'ii' })).toBe('第 2 页（印作“ii”）');
});
