import type { QuestionResponse } from '@toolbench/contracts/document-answers.ts';
import type { PageResponse, UploadResponse } from '@toolbench/contracts/documents.ts';
import { calls, documentPaths } from '@toolbench/contracts/routes.ts';
import { describe, expect, it } from 'vitest';
import { postForm, prepareDocument, uploadPdf } from '../../../test-support/lab/document-calls.ts';
import { scannedLines, scannedPage } from '../../../test-support/files/scanned-page.ts';
import { openTestApp, signIn } from '../../../test-support/test-app.ts';
import { pageOf, writePdf } from '../../../test-support/files/write-pdf.ts';
import { writeScan } from '../../../test-support/files/write-scan.ts';

const written = {
  box: [0, 0, 400, 200],
  pictures: [],
  drawn: 'BT /L 11 Tf 20 100 Td (The lamp floats.) Tj ET',
} as const;

const questions = {
  en: { question: 'How much does the lamp weigh?', answer: '640 grams' },
  zh: { question: '台灯有多重？', answer: '640 克' },
};

describe('scans', () => {
  it('[RAG-08] are answered from, in English and in Chinese, and the answer says which page was recognised', async () => {
    const test = await openTestApp({}, { hasReadingProcess: true });
    const headers = await signIn(test);
    for (const language of ['en', 'zh'] as const) {
      const { question, answer: expected } = questions[language];
      const file_id = await prepareDocument(test, writeScan([written, scannedPage(language)]), headers);
      const asked = await postForm(test, calls.askDocument, { file_id, question }, headers);
      const { answer } = asked.json<QuestionResponse>();
      expect(answer).toMatchObject({ abstained: false, recognised_pages: [2] });
      expect(answer.sentences[0]).toMatchObject({ support: 'verified', pages: [2] });
      expect(answer.result).toContain(expected);
      const [box] = answer.sentences[0]?.citations[0]?.boxes ?? [];
      // Below the heading, above the warranty.
      expect(box).toMatchObject({ page: 2 });
      expect([Number(box?.y) > 50, Number(box?.y) < 70]).toEqual([true, true]);
    }
  });

  it('[RAG-08] are told apart from pages with a text of their own', async () => {
    const test = await openTestApp({}, { hasReadingProcess: true });
    const headers = await signIn(test);
    const blank = { box: [0, 0, 400, 200], pictures: [] } as const;
    const mixed = await uploadPdf(test, writeScan([written, scannedPage('en'), blank]), headers);
    const { file_id, ...uploaded } = mixed.json<UploadResponse>();
    expect(uploaded).toMatchObject({ pages: 3, recognised_pages: [2], pages_without_text: [3] });
    const page = async (number: number) => {
      const url = documentPaths.page(file_id, number);
      return (await test.app.inject({ url, headers })).json<PageResponse>();
    };
    expect(await page(1)).not.toHaveProperty('is_recognised');
    expect(await page(2)).toMatchObject({ is_recognised: true, lines: [{ text: scannedLines.en[0] }, {}, {}, {}, {}] });

    const plain = await uploadPdf(test, writePdf({ pages: [pageOf(['The lamp weighs 1.4 kg.'])] }), headers);
    expect(plain.json()).not.toHaveProperty('recognised_pages');
    const question = 'How much does the lamp weigh?';
    const id = await prepareDocument(test, writePdf({ pages: [pageOf(['The lamp weighs 1.4 kg.'])] }), headers);
    const { answer } = (
      await postForm(test, calls.askDocument, { file_id: id, question }, headers)
    ).json<QuestionResponse>();
    expect(answer).not.toHaveProperty('recognised_pages');
  });
});
