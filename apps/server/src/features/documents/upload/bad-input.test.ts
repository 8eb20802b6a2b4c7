import type { UploadResponse } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  leftFiles,
  postForm,
  prepareDocument,
  uploadFile,
  uploadPdf,
} from '../../../test-support/lab/document-calls.ts';
import { openTestApp, signIn } from '../../../test-support/test-app.ts';
import { writeDocx } from '../../../test-support/files/write-docx.ts';
import { assemble, pageOf, writePdf } from '../../../test-support/files/write-pdf.ts';

const good = writePdf({ pages: [pageOf(['The lamp weighs 1.4 kg.'])] });

/** 200 MB of spaces behind two filters, in about a thousand bytes. */
function bomb(): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(200_000_000, ' ')));
  const stream = Buffer.concat([
    Buffer.from(`<</Length ${packed.length}/Filter[/FlateDecode/FlateDecode]>>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R>>';
  const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
  return assemble([Buffer.from('<</Type/Catalog/Pages 2 0 R>>'), Buffer.from(pages), Buffer.from(page), stream]);
}

const encrypted = writePdf({
  pages: [pageOf(['secret'])],
  trailer: `/ID[<00><00>]/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>`,
});

const zip = Buffer.concat([Buffer.from('PK\u0003\u0004\u0014\0\0\0\0\0'), Buffer.alloc(2_000, 7)]);

const files: readonly (readonly [string, Buffer, number, string])[] = [
  ['nothing', Buffer.alloc(0), 422, 'document-empty'],
  ['a renamed ZIP', zip, 415, 'not-a-pdf'],
  ['a text', Buffer.from('just words'), 415, 'not-a-pdf'],
  ['a page of HTML', Buffer.from('<script>alert(1)</script>'), 415, 'not-a-pdf'],
  ['a signature and noise', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 200)]), 422, 'pdf-damaged'],
  ['a ZIP that says %PDF-', Buffer.concat([zip.subarray(0, 100), Buffer.from('%PDF-1.4'), zip]), 422, 'pdf-damaged'],
  ['a PDF without pages', writePdf({ pages: [] }), 422, 'document-empty'],
  ['a PDF with a password', encrypted, 422, 'pdf-encrypted'],
  ['pages without text', writePdf({ pages: [[], []] }), 422, 'document-without-text'],
  ['a file of 20 MiB and one byte', Buffer.alloc(limits.documents.fileBytes + 1, 32), 413, 'file-too-large'],
];

describe('bad input', () => {
  it('[RAG-05] says what is wrong with a file, in both languages, and leaves nothing behind', async () => {
    const test = await openTestApp();
    const headers = await signIn(test);
    for (const [what, bytes, status, code] of files) {
      const answer = await uploadPdf(test, bytes, headers, { 'accept-language': 'zh-CN' });
      expect([what, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([what, status, code]);
      expect(answer.json<{ detail: string }>().detail).toMatch(/\p{Script=Han}/u);
      expect(leftFiles(test)).toEqual([]);
    }
    expect(await test.queries.selectFrom('documents').selectAll().execute()).toEqual([]);
    expect((await uploadPdf(test, good, headers)).statusCode).toBe(200);
  });

  it('[RAG-05] refuses other types by name, and a .docx that unpacks to too much', async () => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const refusedAs = async (name: string, bytes: Buffer, language?: string) => {
      const answer = await uploadFile(test, name, bytes, headers, language);
      return answer.json<{ code: string; detail: string }>();
    };
    const sheet = await refusedAs('sums.xlsx', zip, 'zh-CN');
    expect(sheet).toMatchObject({ code: 'unknown-document-type', detail: expect.stringContaining('.xlsx') });
    expect((await refusedAs('a.docx', zip)).code).toBe('docx-damaged');
    const packed = writeDocx([{ text: ' '.repeat(120_000_000) }]);
    expect(packed.length).toBeLessThan(limits.documents.fileBytes);
    expect((await refusedAs('bomb.docx', packed)).code).toMatch(/^(?:document-too-demanding|docx-damaged)$/);
    expect(leftFiles(test)).toEqual([]);
    expect(await test.queries.selectFrom('documents').selectAll().execute()).toEqual([]);
  });

  it('[RAG-05] ends a decompression bomb as soon as its memory or time is used up, and lives on', async () => {
    const test = await openTestApp({}, { hasReadingProcess: true });
    const headers = await signIn(test);
    const answer = await uploadPdf(test, bomb(), headers);
    expect(answer.statusCode).toBe(422);
    expect(['document-too-demanding', 'document-without-text']).toContain(answer.json<{ code: string }>().code);
    expect(leftFiles(test)).toEqual([]);
  });

  it('[RAG-05] reads on where a PDF is only broken in part', async () => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const cut = good.subarray(0, good.length - 20);
    expect((await uploadPdf(test, cut, headers)).json()).toMatchObject({ pages: 1 });
    const polyglot = Buffer.concat([Buffer.from('GIF89a/* '), good, zip]);
    expect((await uploadPdf(test, polyglot, headers)).json()).toMatchObject({ pages: 1 });
  });

  it('[RAG-05] refuses an upload that holds no file, or is no form', async () => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const code = async (answer: Promise<{ json: () => unknown }>) => ((await answer).json() as { code: string }).code;
    expect(await code(postForm(test, calls.uploadDocument, { note: 'x' }, headers))).toBe('file-missing');
    expect(await code(postForm(test, calls.uploadDocument, { other: new Blob(['%PDF-']) }, headers))).toBe(
      'file-missing',
    );
    const bare = { method: 'POST' as const, url: calls.uploadDocument, payload: good };
    for (const type of [
      'application/pdf',
      'application/json',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await test.app.inject({ ...bare, headers: { ...headers, 'content-type': type } });
      expect([type, answer.statusCode]).toEqual([
        type,
        expect.toSatisfy((status: number) => status >= 400 && status < 500),
      ]);
    }
    expect(leftFiles(test)).toEqual([]);
  });

  it('[RAG-03] refuses wrong values of the form', async () => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const file_id = await prepareDocument(test, good, headers);
    const wrongSplits = [
      ...['0', '-1', '1.5', '1e3', 'x', ' 500', 'NaN', 'Infinity', '', '99999999999', '49', '8001'].map(
        (chunk_size) => ({ chunk_size }),
      ),
      ...[{ chunk_overlap: '500' }, { chunk_overlap: '-4' }, { chunk_size: '100', chunk_overlap: '100' }],
    ];
    for (const fields of wrongSplits) {
      const answer = await postForm(
        test,
        calls.splitDocument,
        { file_id, ...fields } as Record<string, string>,
        headers,
      );
      expect([fields, answer.statusCode, answer.json()]).toEqual([
        fields,
        400,
        expect.objectContaining({ code: 'invalid-request' }),
      ]);
    }
    const detailOf = async (chunk_size: string) =>
      (await postForm(test, calls.splitDocument, { file_id, chunk_size }, headers)).json<{ detail: string }>().detail;
    expect(await detailOf('x')).toMatch(/chunk_size$/);
    for (const k of ['0', '11', '-1', 'x', '1.5', '']) {
      const answer = await postForm(test, calls.searchDocument, { file_id, question: 'lamp', k }, headers);
      expect([k, answer.statusCode]).toEqual([k, 400]);
      expect(answer.json<{ detail: string }>().detail).toContain('k');
    }
    for (const question of ['', '   ', 'x'.repeat(4_001)]) {
      expect((await postForm(test, calls.askDocument, { file_id, question }, headers)).statusCode).toBe(400);
    }
  });

  it('[RAG-04] takes the fields as multipart, urlencoded and JSON, and no file in their place', async () => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const { file_id } = (await uploadPdf(test, good, headers)).json<UploadResponse>();
    const post = (payload: string, type: string) =>
      test.app.inject({
        method: 'POST',
        url: calls.splitDocument,
        payload,
        headers: { ...headers, 'content-type': type },
      });
    expect((await post(`file_id=${file_id}&chunk_size=100`, 'application/x-www-form-urlencoded')).statusCode).toBe(200);
    expect((await post(JSON.stringify({ file_id, chunk_size: 100 }), 'application/json')).statusCode).toBe(200);
    expect((await post(`file_id=${file_id}&file_id=${file_id}`, 'application/x-www-form-urlencoded')).statusCode).toBe(
      400,
    );
    expect((await post('{"file_id":', 'application/json')).statusCode).toBe(400);
    expect((await post('file_id', 'text/plain')).statusCode).toBe(415);
    const withFile = await postForm(test, calls.splitDocument, { file_id: new Blob(['x']) }, headers);
    expect(withFile.statusCode).toBeGreaterThanOrEqual(400);
    expect(withFile.statusCode).toBeLessThan(500);
  });

  it('[RAG-04] gives nobody the document of somebody else, nor one that does not exist', async () => {
    const test = await openTestApp();
    const headers = await signIn(test);
    const file_id = await prepareDocument(test, good, headers);
    await test.queries
      .insertInto('users')
      .values({ id: 'u2', username: 'other', password_hash: 'x', role: 'administrator', created_at: 0 })
      .execute();
    await test.queries.updateTable('documents').set({ owner: 'other' }).execute();
    for (const id of [file_id, 'unknown', '../../etc/passwd', "' or 1=1 --", '__proto__', '\u0000']) {
      for (const url of [calls.splitDocument, calls.storeDocument, calls.searchDocument, calls.askDocument]) {
        const answer = await postForm(test, url, { file_id: id, question: 'lamp' }, headers);
        expect([id, url, answer.statusCode]).toEqual([id, url, 404]);
      }
    }
  });
});
