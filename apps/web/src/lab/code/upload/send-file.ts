import { errorResponse } from '@toolbench/contracts/errors.ts';
import { ownAddress } from '@toolbench/ui/work/site.ts';
import { labHeaders, type LabAnswer } from '../../lab-call.ts';
import type { CallOptions } from '../../wizard/answers/read-answer.ts';

/** Bytes that have left, of all. */
export interface Sent {
  readonly done: number;
  readonly total: number;
}

interface FileRequest {
  readonly path: string;
  readonly field: string;
  readonly file: File;
  readonly onSent: (sent: Sent) => void;
  /** Sent before the file: names with their values. */
  readonly fields?: readonly (readonly [name: string, value: string])[];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Posts a file as a form and tells how much has been sent, which fetch cannot. Never throws. */
export function sendFile<Value>(
  { path, field, file, onSent, fields = [] }: FileRequest,
  schema: { readonly safeParse: (value: unknown) => { success: true; data: Value } | { success: false } },
  { language, signal }: CallOptions,
): Promise<LabAnswer<Value>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ ok: false, status: 0, detail: null });
    const finish = () => {
      const answer = readJson(request.responseText);
      const read = schema.safeParse(answer);
      const failure = errorResponse.safeParse(answer);
      if (request.status === 200 && read.success) resolve({ ok: true, value: read.data });
      else resolve({ ok: false, status: request.status, detail: failure.success ? failure.data.detail : null });
    };
    request.upload.onprogress = ({ loaded, total }) => onSent({ done: loaded, total });
    request.onload = finish;
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', ownAddress(path));
    for (const [name, value] of Object.entries(labHeaders(language))) request.setRequestHeader(name, value);
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    body.append(field, file);
    request.send(body);
  });
}
