import {
  documentEvents,
  documentProgress,
  documentsResponse,
  pageResponse,
  qualityResponse,
  questionResponse,
  retrievalResponse,
  splitResponse,
  storeResponse,
  uploadResponse,
  type ConversationTurn,
  type DocumentProgress,
} from '@toolbench/contracts/documents.ts';
import { errorResponse } from '@toolbench/contracts/errors.ts';
import { calls, documentPaths } from '@toolbench/contracts/routes.ts';
import type { Language } from '@toolbench/ui/language.ts';
import { labCall, labHeaders, type LabAnswer } from '../lab-call.ts';
import { readEvents, type ServerEvent } from './read-events.ts';

interface Schema<Value> {
  readonly parse: (value: unknown) => Value;
}

export interface CallOptions {
  readonly language: Language;
  /** Aborting closes the connection, which cancels the server's work. */
  readonly signal: AbortSignal;
}

type Fields = Readonly<Record<string, string | Blob>>;

function refused(status: number, body: unknown): LabAnswer<never> {
  const failure = errorResponse.safeParse(body);
  return { ok: false, status, detail: failure.success ? failure.data.detail : null };
}

function postForm(path: string, fields: Fields, accept: string, { language, signal }: CallOptions): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(path, { method: 'POST', headers: { ...labHeaders(language), accept }, body, signal });
}

/** A call with form fields. Never throws. */
async function sendForm<Value>(
  path: string,
  fields: Fields,
  schema: Schema<Value>,
  options: CallOptions,
): Promise<LabAnswer<Value>> {
  try {
    const response = await postForm(path, fields, 'application/json', options);
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, value: schema.parse(answer) } : refused(response.status, answer);
  } catch {
    return { ok: false, status: 0, detail: null };
  }
}

interface Stream<Value> {
  /** The event that ends it well. */
  readonly last: string;
  readonly schema: Schema<Value>;
  readonly onEvent: (event: ServerEvent) => void;
}

async function readAnswer<Value>(body: Response['body'], stream: Stream<Value>): Promise<LabAnswer<Value>> {
  if (body === null) return { ok: false, status: 0, detail: null };
  for await (const event of readEvents(body)) {
    if (event.event === stream.last) return { ok: true, value: stream.schema.parse(event.data) };
    if (event.event === documentEvents.failed) return refused(500, event.data);
    stream.onEvent(event);
  }
  return { ok: false, status: 0, detail: null };
}

/** A call with form fields whose answer comes as events. What is refused at once comes without any. Never throws. */
async function streamForm<Value>(
  path: string,
  fields: Fields,
  stream: Stream<Value>,
  options: CallOptions,
): Promise<LabAnswer<Value>> {
  try {
    const response = await postForm(path, fields, 'text/event-stream, application/json', options);
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      return await readAnswer(response.body, stream);
    }
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, value: stream.schema.parse(answer) } : refused(response.status, answer);
  } catch {
    return { ok: false, status: 0, detail: null };
  }
}

type OnProgress = (progress: DocumentProgress) => void;

const progressOf =
  (onProgress: OnProgress) =>
  ({ event, data }: ServerEvent) => {
    if (event === documentEvents.progress) onProgress(documentProgress.parse(data));
  };

export const uploadDocument = (file: File, onProgress: OnProgress, options: CallOptions) =>
  streamForm(
    calls.uploadDocument,
    { file },
    { last: documentEvents.uploaded, schema: uploadResponse, onEvent: progressOf(onProgress) },
    options,
  );

export const splitDocument = (fileId: string, size: number, overlap: number, options: CallOptions) =>
  sendForm(
    calls.splitDocument,
    { file_id: fileId, chunk_size: String(size), chunk_overlap: String(overlap) },
    splitResponse,
    options,
  );

export const storeDocument = (fileId: string, onProgress: OnProgress, options: CallOptions) =>
  streamForm(
    calls.storeDocument,
    { file_id: fileId },
    { last: documentEvents.stored, schema: storeResponse, onEvent: progressOf(onProgress) },
    options,
  );

export const searchDocument = (fileId: string, question: string, k: number, options: CallOptions) =>
  sendForm(calls.searchDocument, { file_id: fileId, question, k: String(k) }, retrievalResponse, options);

interface Question {
  readonly fileId: string;
  readonly question: string;
  /** Earlier turns, oldest first. */
  readonly history: readonly ConversationTurn[];
}

export const askDocument = (
  { fileId, question, history }: Question,
  onEvent: (event: ServerEvent) => void,
  options: CallOptions,
) =>
  streamForm(
    calls.askDocument,
    { file_id: fileId, question, history: JSON.stringify(history) },
    { last: documentEvents.answer, schema: questionResponse, onEvent },
    options,
  );

export const checkQuality = (fileId: string, cases: string, options: CallOptions) =>
  sendForm(calls.documentQuality, { file_id: fileId, cases }, qualityResponse, options);

export const loadDocuments = (language: Language) => labCall(calls.documents, documentsResponse, { language });

export const loadPage = (fileId: string, page: number, language: Language) =>
  labCall(documentPaths.page(fileId, page), pageResponse, { language });

export const deleteDocument = (fileId: string, language: Language) =>
  labCall(documentPaths.own(fileId), { parse: () => null }, { method: 'DELETE', language });
