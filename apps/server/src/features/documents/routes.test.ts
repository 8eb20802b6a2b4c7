import type { QuestionResponse } from '@toolbench/contracts/document-answers.ts';
import type {
  RetrievalResponse,
  SplitResponse,
  StoreResponse,
  UploadResponse,
} from '@toolbench/contracts/documents.ts';
import { calls, documentPaths } from '@toolbench/contracts/routes.ts';
import { describe, expect, it } from 'vitest';
import {
  leftFiles,
  postForm as post,
  prepareDocument as prepare,
  uploadPdf as upload,
} from '../../test-support/lab/document-calls.ts';
import { openTestApp, signIn } from '../../test-support/test-app.ts';
import { writeDocx } from '../../test-support/files/write-docx.ts';
import { pageOf, writePdf } from '../../test-support/files/write-pdf.ts';

const manual = writePdf({
  pages: [
    pageOf([
      'Lumen garden lamp',
      'The lamp weighs 1.4 kg and is made of zinc.',
      'It is charged by the sun within nine hours.',
    ]),
    pageOf([
      'Guarantee',
      'The guarantee lasts three years from the day of',
      'purchase. The battery is excluded from it.',
    ]),
  ],
});

const chineseManual = writePdf({
  pages: [
    pageOf(['青禾台灯说明书', '台灯净重一点四千克，外壳由锌合金制成。', '太阳能充电需要九小时。']),
    pageOf(['保修', '整机保修三年，从购买之日算起。', '电池不在保修范围之内。']),
  ],
});

const eventsOf = (body: string) =>
  body
    .split('\n\n')
    .filter((event) => event !== '')
    .map((event) => {
      const [, name, content] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      return { name, content: JSON.parse(content ?? 'null') as unknown };
    });

describe('the five calls', () => {
  it('[RAG-04] answer in the shapes of the specification, from upload to answer', async () => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const uploaded = await upload(test, manual, headers);
    expect(uploaded.statusCode).toBe(200);
    const { file_id, filename, content_preview, pages } = uploaded.json<UploadResponse>();
    expect({ filename, pages }).toEqual({ filename: 'lamp.pdf', pages: 2 });
    expect(content_preview).toMatch(/^Lumen garden lamp/);
    expect(content_preview.length).toBeLessThanOrEqual(100);

    const split = (
      await post(test, calls.splitDocument, { file_id, chunk_size: '80', chunk_overlap: '4' }, headers)
    ).json<SplitResponse>();
    expect(split.chunks_preview.length).toBeGreaterThan(1);
    const stored = (await post(test, calls.storeDocument, { file_id }, headers)).json<StoreResponse>();
    expect(stored).toEqual({ vector_count: split.chunks_preview.length, vectors: 'terms' });

    const question = 'How heavy is the lamp?';
    const found = (
      await post(test, calls.searchDocument, { file_id, question, k: '2' }, headers)
    ).json<RetrievalResponse>();
    const [best] = found.results;
    expect(best?.content).toContain('1.4 kg');
    expect(best?.metadata).toMatchObject({ source: 'lamp.pdf', page: 1 });
    expect(best?.similarity).toBeGreaterThan(0);
    expect(best?.similarity).toBeLessThanOrEqual(1);

    const { answer } = (await post(test, calls.askDocument, { file_id, question }, headers)).json<QuestionResponse>();
    expect(answer).toMatchObject({ abstained: false, certainty: 'high', engine: 'embedded' });
    expect(answer.result).toContain('The lamp weighs 1.4 kg and is made of zinc.');
    expect(answer.source_documents[0]?.metadata.page).toBe(1);
    expect(leftFiles(test)).toEqual([]);
  });

  it.each([
    [
      'terms.docx',
      writeDocx([{ text: 'Payment', style: 'heading 1' }, { text: 'Invoices are paid within thirty days.' }]),
    ],
    ['terms.md', Buffer.from('# Payment\n\nInvoices are paid within thirty days.\n')],
    ['terms.html', Buffer.from('<h2>Payment</h2><p>Invoices are paid within thirty days.</p>')],
    ['terms.txt', Buffer.from('1. Payment\n\nInvoices are paid within thirty days.\n')],
  ])('[RAG-05] answer from %s by the heading, since it has no pages', async (filename, bytes) => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const file_id = await prepare(test, bytes, headers, filename);
    const asked = { file_id, question: 'When are invoices paid?', k: '3' };
    const { answer } = (await post(test, calls.askDocument, asked, headers)).json<QuestionResponse>();
    expect(answer).toMatchObject({ abstained: false, headings: { 1: expect.stringMatching(/Payment$/) } });
    expect(answer.result).toMatch(/thirty days\.[^]*\(“(?:1\. )?Payment”\)$/);
    expect(answer.passages?.[0]?.heading.at(-1)).toMatch(/Payment$/);
    const { results } = (await post(test, calls.searchDocument, asked, headers)).json<RetrievalResponse>();
    expect(results[0]?.metadata.heading).toMatch(/Payment$/);
    const held = await test.app.inject({ url: calls.documents, headers });
    expect(held.json()).toMatchObject({ documents: [{ filename, places: 'headings' }] });
    const page = await test.app.inject({ url: documentPaths.page(file_id, 1), headers });
    expect(page.json()).toMatchObject({ heading: expect.stringMatching(/Payment$/) });
  });

  const parts = [
    ['Part', 'Price EUR', 'Stock', 'Supplier'],
    ['Valve', '11.50', '101', 'Northwind'],
    ['Gasket', '64.20', '', 'Southgate'],
    ['Impeller', '230.00', '7', 'Eastham'],
  ];
  const drawnParts = parts.flatMap((row, line) =>
    row.map((text, column) => ({ text, x: 50 + column * 90, y: 480 - line * 16 })).filter(({ text }) => text !== ''),
  );
  const [head, ...rows] = parts.map((row) => `| ${row.join(' | ')} |`);
  const markdownParts = [head, '|-|-|-|-|', ...rows];
  const title = { text: 'Price list of spare parts', x: 50, y: 520, size: 16 };

  it.each([
    ['parts.pdf', writePdf({ pages: [[title, ...drawnParts]] })],
    ['parts.docx', writeDocx([{ text: 'Price list of spare parts', style: 'heading 1' }, parts])],
    ['parts.md', Buffer.from(`# Price list of spare parts\n\n${markdownParts.join('\n')}\n`)],
  ])('[RAG-11] answer a look-up in %s with the cell, naming its row and column', async (filename, bytes) => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const file_id = await prepare(test, bytes, headers, filename);
    const ask = async (question: string) =>
      (await post(test, calls.askDocument, { file_id, question }, headers)).json<QuestionResponse>().answer;
    const told = [
      ['How much does the gasket cost?', { row: 'Gasket', column: 'Price EUR', text: '64.20' }],
      ['Who supplies the valve?', { row: 'Valve', column: 'Supplier', text: 'Northwind' }],
      ['Which part is supplied by Eastham?', { row: 'Eastham', column: 'Part', text: 'Impeller' }],
    ] as const;
    for (const [question, cell] of told) {
      const answer = await ask(question);
      expect(answer).toMatchObject({ verdict: 'found', certainty: 'high', engine: 'embedded', cells: [cell] });
      expect(answer.result).toMatch(new RegExp(`^${cell.row}, ${cell.column}: ${cell.text}\n`));
      expect(answer.sentences[0]?.text).toContain(cell.text);
    }
    for (const question of [
      'What is the price of the propeller?',
      'What is the weight of the gasket?',
      'What is the stock of the gasket?',
    ]) {
      const answer = await ask(question);
      expect(answer.verdict).not.toBe('found');
      expect(answer).not.toHaveProperty('cells');
    }
  });

  it('[RAG-06] [RAG-07] [RAG-10] read, search and answer Chinese in a font that the PDF does not embed, quoting the page', async () => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const file_id = await prepare(test, chineseManual, headers);
    const asked = { file_id, question: '整机的质保期是几年？' };
    const { answer } = (await post(test, calls.askDocument, asked, headers)).json<QuestionResponse>();
    expect(answer.result).toMatch(/整机保修三年，从购买之日算起。[^]*（第 2 页）$/);
    expect(answer).toMatchObject({ passages: [{ page: 2, first_page: 1, last_page: 2 }] });
    const [passage] = answer.passages ?? [];
    expect(passage?.marks.map(({ start, end }) => passage.text.slice(start, end))).toContain(
      '整机保修三年，从购买之日算起。',
    );
    expect(answer.sentences[0]).toMatchObject({ support: 'verified', pages: [2] });
    expect(answer.sentences[0]?.citations[0]?.boxes.length).toBeGreaterThan(0);
  });

  it('[RAG-07] say so when the document does not hold the answer', async () => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const file_id = await prepare(test, manual, headers);
    const asked = { file_id, question: 'Who won the world cup in 1998?' };
    const { answer } = (await post(test, calls.askDocument, asked, headers)).json<QuestionResponse>();
    expect(answer).toMatchObject({ abstained: true, sentences: [] });
    expect(answer).not.toHaveProperty('certainty');
    expect(answer.result).toMatch(/does not hold/);
  });

  it('[RAG-07] say so when the question is in another language than the document', async () => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const file_id = await prepare(test, manual, headers);
    const languageAt = async (question: string) => {
      const response = await post(test, calls.askDocument, { file_id, question }, headers);
      const { answer } = response.json<QuestionResponse>();
      expect(answer.result).toMatch(answer.document_language ? /不是同一种语言/ : /does not hold/);
      return answer.document_language;
    };
    expect(await languageAt('Who won the world cup in 1998?')).toBeUndefined();
    // With nothing in common, and with a number.
    expect(await languageAt('谁赢得了世界杯？')).toBe('other');
    expect(await languageAt('1.4 公斤的球是谁踢的？')).toBe('other');
  });

  it('[RAG-04] [RAG-08] tell progress and answer as events when the client asks for them', async () => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const accept = { accept: 'text/event-stream' };
    const uploading = eventsOf((await upload(test, manual, headers, accept)).body);
    expect(uploading.map(({ name }) => name)).toEqual(['progress', 'progress', 'progress', 'uploaded']);
    expect(uploading[2]?.content).toEqual({ stage: 'reading', done: 2, total: 2 });
    const { file_id } = uploading.at(-1)?.content as UploadResponse;
    await post(test, calls.splitDocument, { file_id }, headers);
    await post(test, calls.storeDocument, { file_id }, headers);
    const asked = { file_id, question: 'How long does the guarantee last?' };
    const answering = eventsOf((await post(test, calls.askDocument, asked, headers, accept)).body);
    expect(answering.map(({ name }) => name)).toEqual(['sources', 'sentence', 'answer']);
    expect(leftFiles(test)).toEqual([]);
  });

  it('[RAG-02] say what comes first: upload, split, store', async () => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const refused = async (url: string, fields: Record<string, string>) =>
      (await post(test, url, fields, headers)).json<{ code: string }>().code;
    expect(await refused(calls.splitDocument, {})).toBe('upload-first');
    expect(await refused(calls.storeDocument, { file_id: '' })).toBe('upload-first');
    const { file_id } = (await upload(test, manual, headers)).json<UploadResponse>();
    expect(await refused(calls.storeDocument, { file_id })).toBe('not-split-yet');
    await post(test, calls.splitDocument, { file_id }, headers);
    expect(await refused(calls.searchDocument, { file_id, question: 'lamp' })).toBe('not-stored-yet');
  });
});

describe('documents that are held', () => {
  it('[RAG-08] are listed, shown page by page with the place of each line, and deleted at once', async () => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const file_id = await prepare(test, manual, headers);
    const get = (url: string) => test.app.inject({ url, headers });
    const { documents } = (await get(calls.documents)).json<{ documents: object[] }>();
    expect(documents).toEqual([expect.objectContaining({ file_id, pages: 2, chunk_count: 1, vector_count: 1 })]);
    const page = (await get(documentPaths.page(file_id, 2))).json<{ lines: { text: string; y: number }[] }>();
    expect(page.lines[0]).toMatchObject({ text: 'Guarantee' });
    expect((await get(documentPaths.chunk(file_id, 1))).json()).toMatchObject({
      number: 1,
      page: 1,
      first_page: 1,
      last_page: 2,
    });
    const gone = await test.app.inject({ method: 'DELETE', url: documentPaths.own(file_id), headers });
    expect(gone.statusCode).toBe(204);
    expect((await get(documentPaths.page(file_id, 2))).statusCode).toBe(404);
    expect(await test.queries.selectFrom('document_pages').selectAll().execute()).toEqual([]);
    expect(await test.queries.selectFrom('document_postings').selectAll().execute()).toEqual([]);
  });

  it('[DATA-01] are gone after a day', async () => {
    const test = await openTestApp();
    const file_id = await prepare(test, manual, await signIn(test));
    test.clock.advance(24 * 60 * 60_000);
    const headers = await signIn(test);
    const asked = await post(test, calls.searchDocument, { file_id, question: 'lamp' }, headers);
    expect(asked.statusCode).toBe(404);
    expect(asked.json()).toMatchObject({ code: 'no-such-document' });
  });
});
