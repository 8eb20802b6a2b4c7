import { qualityRequest } from '@toolbench/contracts/document-quality.ts';
import {
  chunkResponse,
  documentEvents,
  documentsResponse,
  pageResponse,
  questionRequest,
  retrievalRequest,
  retrievalResponse,
  splitRequest,
  splitResponse,
  storeRequest,
  type DocumentProgress,
} from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { calls, documentPaths } from '@toolbench/contracts/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../shared/fastify-app.ts';
import { ownerOf } from '../../plugins/auth-guard.ts';
import { refuse } from '../../plugins/errors.ts';
import { leftSignal } from '../../plugins/events.ts';
import { languageOf } from '../../plugins/request-language.ts';
import { refusal, type Result } from '../../shared/result.ts';
import { answerWork } from './answer-work.ts';
import { kindOf, signatureBytes } from './upload/document-kind.ts';
import { shownName } from './upload/file-name.ts';
import { takeFile, takeForms } from './upload/form-bodies.ts';
import type { AnsweringEvent, Documents } from './service.ts';
import { beginningOf, type UploadFolder } from './upload/upload-folder.ts';

export interface DocumentLab {
  readonly documents: Documents;
  readonly uploads: UploadFolder;
  /** The chat model that the sender chose. */
  readonly chosenModel: (request: FastifyRequest) => Promise<string | undefined>;
}

const id = z.string().max(100);
const number = z.coerce.number().int().min(1);
/** A multipart body has more than the file: boundaries, headers, fields. */
const envelopeBytes = 64 * 1024;

const progress = (event: DocumentProgress) => [documentEvents.progress, event] as const;

function answering(event: AnsweringEvent): readonly [string, unknown] {
  if (event.kind === 'sources') {
    const { source_documents, documents } = event;
    return [documentEvents.sources, { source_documents, ...(documents && { documents }) }];
  }
  if (event.kind === 'text') return [documentEvents.text, { text: event.text, restarts: event.restarts }];
  return [documentEvents.sentence, event.sentence];
}

const send = <Value>(reply: FastifyReply, result: Result<Value>) =>
  result.ok ? reply.send(result.value) : refuse(reply, result);

/** Takes the file of an upload; gives the answer where there is none to read. */
async function receive(request: FastifyRequest, uploads: UploadFolder, signal: AbortSignal) {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > limits.documents.fileBytes + envelopeBytes) return refusal('file-too-large');
  if (!request.isMultipart()) return refusal('file-missing');
  const part = await request.file();
  if (part?.fieldname !== 'file') {
    part?.file.resume();
    return refusal('file-missing');
  }
  const file = await uploads.receive(part.file, signal);
  const filename = shownName(part.filename);
  const kind = part.file.truncated
    ? refusal('file-too-large')
    : file.bytes === 0
      ? refusal('document-empty')
      : kindOf(await beginningOf(file.path, signatureBytes), filename);
  if (kind.ok) return { ok: true as const, file: { ...file, kind: kind.value }, filename };
  await uploads.remove(file.path);
  return kind;
}

function uploadRoute(app: App, { documents, uploads }: DocumentLab): void {
  // Without a parser of its own, another type would be refused as if the file were of the wrong type.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  const schema = {
    summary: 'Takes a PDF, .docx, .md, .html or .txt in and reads its text',
    errors: ['file-missing', 'file-too-large', 'document-empty', 'not-a-pdf', 'unknown-document-type'] as const,
  };
  const bodyLimit = limits.documents.fileBytes + envelopeBytes;
  app.post(calls.uploadDocument, { bodyLimit, schema }, async (request, reply) => {
    const signal = leftSignal(reply);
    const received = await receive(request, uploads, signal);
    if (!received.ok) return refuse(reply, received);
    const { file, filename } = received;
    const work = documents.upload({ ...file, filename, owner: ownerOf(request) }, signal);
    const after = () => uploads.remove(file.path);
    return answerWork(request, reply, work, { event: progress, last: documentEvents.uploaded }, { signal, after });
  });
}

function formRoutes(app: App, { documents, chosenModel }: DocumentLab): void {
  const bodyLimit = limits.documents.fieldsBytes;

  app.post(
    calls.splitDocument,
    {
      bodyLimit,
      schema: { summary: 'Cuts a document into chunks', body: splitRequest, response: { 200: splitResponse } },
    },
    async (request, reply) => send(reply, await documents.split(request.body, ownerOf(request))),
  );

  app.post(
    calls.storeDocument,
    { bodyLimit, schema: { summary: 'Makes the index of the chunks', body: storeRequest } },
    (request, reply) => {
      const signal = leftSignal(reply);
      const work = documents.storeVectors(request.body.file_id, { owner: ownerOf(request), signal });
      return answerWork(request, reply, work, { event: progress, last: documentEvents.stored }, { signal });
    },
  );

  app.post(
    calls.searchDocument,
    {
      bodyLimit,
      schema: {
        summary: 'Finds the chunks that fit a question',
        body: retrievalRequest,
        response: { 200: retrievalResponse },
      },
    },
    async (request, reply) => send(reply, await documents.search(request.body, ownerOf(request))),
  );

  app.post(
    calls.askDocument,
    { bodyLimit, schema: { summary: 'Answers a question from a document', body: questionRequest } },
    async (request, reply) => {
      const signal = leftSignal(reply);
      const language = languageOf(request);
      const caller = { owner: ownerOf(request), signal, language, model: await chosenModel(request) };
      const work = documents.ask(request.body, caller);
      return answerWork(request, reply, work, { event: answering, last: documentEvents.answer }, { signal });
    },
  );

  app.post(
    calls.documentQuality,
    {
      bodyLimit,
      schema: { summary: 'Measures retrieval on questions with known pages', body: qualityRequest },
    },
    (request, reply) => {
      const signal = leftSignal(reply);
      const work = documents.checkQuality(request.body, { owner: ownerOf(request), signal });
      return answerWork(request, reply, work, { event: progress, last: documentEvents.checked }, { signal });
    },
  );
}

function heldRoutes(app: App, { documents }: DocumentLab): void {
  app.get(
    calls.documents,
    { schema: { summary: 'Documents of the user', response: { 200: documentsResponse } } },
    async (request) => ({
      documents: await documents.list(ownerOf(request)),
    }),
  );

  app.delete(
    documentPaths.own(':id'),
    { schema: { summary: 'Deletes a document', params: z.object({ id }) } },
    async (request, reply) => {
      const removed = await documents.remove(request.params.id, ownerOf(request));
      return removed.ok ? reply.code(204).send() : refuse(reply, removed);
    },
  );

  const page = {
    summary: 'A page with its lines and places',
    params: z.object({ id, page: number }),
    response: { 200: pageResponse },
  };
  app.get(documentPaths.page(':id', ':page'), { schema: page }, async (request, reply) =>
    send(reply, await documents.page(request.params.id, request.params.page, ownerOf(request))),
  );

  const chunk = {
    summary: 'A chunk with its places',
    params: z.object({ id, number }),
    response: { 200: chunkResponse },
  };
  app.get(documentPaths.chunk(':id', ':number'), { schema: chunk }, async (request, reply) =>
    send(reply, await documents.chunk(request.params.id, request.params.number, ownerOf(request))),
  );
}

/** Question answering over documents. All of it needs a session; nobody reaches the documents of somebody else. */
export async function documentRoutes(app: App, lab: DocumentLab): Promise<void> {
  await app.register(async (scope) => {
    await takeFile(scope as App);
    uploadRoute(scope as App, lab);
  });
  await app.register(async (scope) => {
    await takeForms(scope as App);
    formRoutes(scope as App, lab);
  });
  heldRoutes(app, lab);
}
