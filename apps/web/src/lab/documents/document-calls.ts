import { qualityResponse, type QualitySetting } from '@toolbench/contracts/document-quality.ts';
import { questionResponse } from '@toolbench/contracts/document-answers.ts';
import {
  documentEvents,
  documentProgress,
  documentsResponse,
  pageResponse,
  retrievalResponse,
  splitResponse,
  storeResponse,
  uploadResponse,
  type ConversationTurn,
  type DocumentProgress,
} from '@toolbench/contracts/documents.ts';
import { calls, documentPaths } from '@toolbench/contracts/routes.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { ownAddress } from '@toolbench/ui/work/site.ts';
import { labCall, labHeaders } from '../lab-call.ts';
import {
  readJson,
  readStream,
  type AnswerStream,
  type CallOptions,
  type Schema,
} from '../wizard/answers/read-answer.ts';
import type { ServerEvent } from '../wizard/answers/read-events.ts';

type Fields = Readonly<Record<string, string | Blob>>;

function postForm(path: string, fields: Fields, accept: string, { language, signal }: CallOptions): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(ownAddress(path), { method: 'POST', headers: { ...labHeaders(language), accept }, body, signal });
}

/** A call with form fields. Never throws. */
const sendForm = <Value>(path: string, fields: Fields, schema: Schema<Value>, options: CallOptions) =>
  readJson(postForm(path, fields, 'application/json', options), schema);

/** A call with form fields whose answer comes as events. Never throws. */
const streamForm = <Value>(
  path: string,
  fields: Fields,
  stream: Omit<AnswerStream<Value>, 'failed'>,
  options: CallOptions,
) =>
  readStream(postForm(path, fields, 'text/event-stream, application/json', options), {
    ...stream,
    failed: documentEvents.failed,
  });

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
  /** Further documents that are asked the same. */
  readonly also: readonly string[];
  readonly question: string;
  /** Earlier turns, oldest first. */
  readonly history: readonly ConversationTurn[];
}

export const askDocument = (
  { fileId, also, question, history }: Question,
  onEvent: (event: ServerEvent) => void,
  options: CallOptions,
) =>
  streamForm(
    calls.askDocument,
    { file_id: fileId, also: JSON.stringify(also), question, history: JSON.stringify(history) },
    { last: documentEvents.answer, schema: questionResponse, onEvent },
    options,
  );

interface QualityCheck {
  /** CSV of questions with what is known of their answers. */
  readonly cases: string;
  /** What is compared with the document as it is stored. */
  readonly settings: readonly QualitySetting[];
}

export const checkQuality = (
  fileId: string,
  { cases, settings }: QualityCheck,
  onProgress: OnProgress,
  options: CallOptions,
) =>
  streamForm(
    calls.documentQuality,
    { file_id: fileId, cases, settings: JSON.stringify(settings) },
    { last: documentEvents.checked, schema: qualityResponse, onEvent: progressOf(onProgress) },
    options,
  );

export const loadDocuments = (language: Language) => labCall(calls.documents, documentsResponse, { language });

export const loadPage = (fileId: string, page: number, language: Language) =>
  labCall(documentPaths.page(fileId, page), pageResponse, { language });

export const deleteDocument = (fileId: string, language: Language) =>
  labCall(documentPaths.own(fileId), { parse: () => null }, { method: 'DELETE', language });
