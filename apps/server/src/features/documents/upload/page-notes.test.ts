import type { QuestionResponse } from '@toolbench/contracts/document-answers.ts';
import type { PageResponse, UploadResponse } from '@toolbench/contracts/documents.ts';
import { calls, documentPaths } from '@toolbench/contracts/routes.ts';
import { expect, it } from 'vitest';
import { postForm, prepareDocument, uploadPdf } from '../../../test-support/lab/document-calls.ts';
import { openTestApp, signIn } from '../../../test-support/test-app.ts';
import { pageOf, writePdf } from '../../../test-support/files/write-pdf.ts';

it('[RAG-11] says which files of a PDF are not read, and which numbers are printed on its pages', async () => {
  const test = await openTestApp();
  const headers = await signIn(test);
  const catalog =
    '/PageLabels<</Nums[0<</S/r>>1<</S/D/St 1>>]>>/Names<</EmbeddedFiles<</Names[(annex.txt)<</Type/Filespec/F(annex.txt)>>]>>>>';
  const pages = [pageOf(['This is the preface.']), pageOf(['The tower is 40 metres high.'])];
  const pdf = writePdf({ pages, catalog });
  const uploaded = (await uploadPdf(test, pdf, headers)).json<UploadResponse>();
  expect(uploaded.attached_files).toEqual(['annex.txt']);
  const url = documentPaths.page(uploaded.file_id, 2);
  expect((await test.app.inject({ url, headers })).json<PageResponse>()).toMatchObject({ page: 2, label: '1' });
  const file_id = await prepareDocument(test, pdf, headers);
  const question = 'How high is the tower?';
  const { answer } = (await postForm(test, calls.askDocument, { file_id, question }, headers)).json<QuestionResponse>();
  expect(answer.page_labels).toMatchObject({ 2: '1' });
  expect(answer.attached_files).toEqual(['annex.txt']);
  expect(answer.result).toContain('(page 2, printed “1”)');
});

it('[RAG-11] says that the fonts of a PDF do not tell which letters they draw', async () => {
  const test = await openTestApp();
  const headers = await signIn(test);
  const unknown = '\ue061\ue062\ue063\ue064'.repeat(5);
  const pages = [pageOf(['The tower is 40 metres high.']), pageOf([unknown])];
  const uploaded = (await uploadPdf(test, writePdf({ pages }), headers)).json<UploadResponse>();
  expect(uploaded).toMatchObject({ damaged_pages: [2], pages_without_text: [2] });
  const file_id = await prepareDocument(test, writePdf({ pages }), headers);
  const ask = async (fields: Record<string, string>) =>
    (
      await postForm(test, calls.askDocument, { question: 'How high is the tower?', ...fields }, headers)
    ).json<QuestionResponse>().answer;
  expect(await ask({ file_id })).toMatchObject({ damaged_pages: [2], pages_without_text: [2] });
  const whole = await prepareDocument(test, writePdf({ pages: [pageOf(['The tower is 40 metres high.'])] }), headers);
  expect(await ask({ file_id: whole })).not.toHaveProperty('damaged_pages');
  const refused = await uploadPdf(test, writePdf({ pages: [pageOf([unknown])] }), headers);
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'pdf-unknown-letters' }]);
});
