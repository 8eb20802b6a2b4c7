import type { UploadResponse } from '@toolbench/contracts/documents.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from './test-app.ts';

interface Sent {
  readonly authorization: string;
}

/** A body of form fields and files, as a browser sends it. */
async function formOf(fields: Readonly<Record<string, string | Blob>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'lamp.pdf');
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

export function uploadPdf(test: TestApp, pdf: Uint8Array, headers: Sent, more: Readonly<Record<string, string>> = {}) {
  const file = new Blob([new Uint8Array(pdf)], { type: 'application/pdf' });
  return postForm(test, calls.uploadDocument, { file }, headers, more);
}

/** Uploads, splits and stores; gives the document's id. */
export async function prepareDocument(test: TestApp, pdf: Uint8Array, headers: Sent): Promise<string> {
  const { file_id } = (await uploadPdf(test, pdf, headers)).json<UploadResponse>();
  await postForm(test, calls.splitDocument, { file_id }, headers);
  await postForm(test, calls.storeDocument, { file_id }, headers);
  return file_id;
}

/** What lies in the folder of uploads. */
export const leftFiles = ({ folder }: Pick<TestApp, 'folder'>) => readdirSync(join(folder, 'uploads'));
