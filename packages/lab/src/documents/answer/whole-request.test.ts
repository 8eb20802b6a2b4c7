import { expect, it } from 'vitest';
import { documentText } from '../read/document-text.ts';
import { openingOf, outlineOf } from './outline.ts';
import type { Line, LineKind } from '../read/page.ts';
import { saysOrigin, wholeRequest } from './whole-request.ts';

it.each([
  ['Summarise this document', 'summary'],
  ['What is this contract about?', 'summary'],
  ['Summarise', 'summary'],
  ['概括一下', 'summary'],
  ['这份文件主要讲了什么？', 'summary'],
  ['Who wrote this?', 'origin'],
  ['Who is the author of the document?', 'origin'],
  ['这份报告是谁编写的？', 'origin'],
  ['List all the fees', 'list'],
  ['列出所有的费用', 'list'],
  ['所有罚款有哪些？', 'list'],
  ['What does the cover of the lamp weigh?', undefined],
  ['Who wrote the letter to the council?', undefined],
  ['What is the deposit about?', undefined],
  ['谁负责写检查？', undefined],
  ['保修期是多长时间？', undefined],
])('[RAG-10] %s asks of the whole document: %s', (question, request) => {
  expect(wholeRequest(question)).toBe(request);
});

const line = (text: string, kind: LineKind, size = 11): Line => ({
  text,
  kind,
  size,
  join: '\n\n',
  x: 0,
  y: 0,
  width: 400,
  height: 12,
});

const page = (number: number, ...lines: Line[]) => ({ page: number, width: 500, height: 800, lines });

const document = documentText([
  page(1, line('Rules of the House', 'heading', 20), line('Issue 7. Edited by Mia Holt. For all guests.', 'text')),
  page(2, line('Keys', 'heading', 15), line('Keep them.', 'text'), line('Lost keys', 'heading', 12)),
  page(3, line('Noise', 'heading', 15), line('None after ten.', 'text')),
]);

it('[RAG-10] the outline names headings with their pages, and leaves out the smallest where they are too many', () => {
  expect(outlineOf(document, 10)).toEqual([
    { text: 'Rules of the House', page: 1, level: 0 },
    { text: 'Keys', page: 2, level: 1 },
    { text: 'Lost keys', page: 2, level: 2 },
    { text: 'Noise', page: 3, level: 1 },
  ]);
  expect(outlineOf(document, 3).map(({ text }) => text)).toEqual(['Rules of the House', 'Keys', 'Noise']);
  expect(outlineOf(documentText([]), 3)).toEqual([]);
});

it('[RAG-10] who made a document is told by its beginning', () => {
  const { passage, thoughts } = openingOf(document);
  expect(passage.text).toMatch(/^Issue 7\. Edited by Mia Holt\./);
  const sentences = thoughts.map(({ start, end }) => document.text.slice(start, end));
  expect(sentences.filter(saysOrigin)).toEqual(['Edited by Mia Holt.']);
  expect(openingOf(documentText([])).passage.text).toBe('');
});
