import type { UploadResponse } from '@toolbench/contracts/documents.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from '../test-app.ts';

interface Sent {
  readonly authorization: string;
}

/** A body of form fields and files, as a browser sends it. */
async function formOf(fields: Readonly<Record<string, string | Blob>>, filename = 'lamp.pdf') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, filename);
  }
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return { payload: Buffer.from(await request.arrayBuffer()), type: request.headers.get('content-type') ?? '' };
}

/** Sends a form. */
export async function postForm(
  { app }: Pick<TestApp, 'app'>,
  url: string,
  fields: Readonly<Record<string, string | Blob>>,
  headers: Sent,
  more: Readonly<Record<string, string>> = {},
) {
  const { payload, type } = await formOf(fields);
  return app.inject({ method: 'POST', url, payload, headers: { ...headers, 'content-type': type, ...more } });
}

/** Uploads a file under its name. */
export async function uploadFile(test: TestApp, filename: string, bytes: Uint8Array, headers: Sent, language = 'en') {
  const { payload, type } = await formOf({ file: new Blob([new Uint8Array(bytes)]) }, filename);
  const sent = { ...headers, 'content-type': type, 'accept-language': language };
  return test.app.inject({ method: 'POST', url: calls.uploadDocument, payload, headers: sent });
}

export function uploadPdf(test: TestApp, pdf: Uint8Array, headers: Sent, more: Readonly<Record<string, string>> = {}) {
  const file = new Blob([new Uint8Array(pdf)], { type: 'application/pdf' });
  return postForm(test, calls.uploadDocument, { file }, headers, more);
}

/** Uploads, splits and stores; gives the document's id. */
export async function prepareDocument(
  test: TestApp,
  bytes: Uint8Array,
  headers: Sent,
  filename = 'lamp.pdf',
): Promise<string> {
  const { file_id } = (await uploadFile(test, filename, bytes, headers)).json<UploadResponse>();
  await postForm(test, calls.splitDocument, { file_id }, headers);
  await postForm(test, calls.storeDocument, { file_id }, headers);
  return file_id;
}

/** What lies in the folder of uploads. */
export const leftFiles = ({ folder }: Pick<TestApp, 'folder'>) => readdirSync(join(folder, 'uploads'));
