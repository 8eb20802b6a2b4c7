import multipart from '@fastify/multipart';
import {
  askEvents,
  askRequest,
  askResponse,
  fileRequest,
  projectFile,
  projectOverview,
  projectRequest,
  projectsResponse,
  snippetsRequest,
  snippetsResponse,
  treeNode,
  unitDetails,
  unitRequest,
  uploadedProject,
  vectorizationStatus,
  type AskResponse,
} from '@toolbench/contracts/code.ts';
import { errorCodes } from '@toolbench/contracts/errors.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { calls, projectAddress } from '@toolbench/contracts/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../shared/fastify-app.ts';
import { ownerOf } from '../../plugins/auth-guard.ts';
import { chosenModel } from '../../plugins/chosen-model.ts';
import { answer, refuse } from '../../plugins/errors.ts';
import { passCalls, type Passing } from '../../plugins/passing.ts';
import { eventText, leftSignal, sendEvents, wantsEvents } from '../../plugins/events.ts';
import { languageOf } from '../../plugins/request-language.ts';
import { refusal } from '../../shared/result.ts';
import type { AiSettings } from '../ai-settings/service.ts';
import type { AskEvent, Question } from './asking.ts';
import type { Code } from './service.ts';
import { searchMessage, statusOf } from './state-texts.ts';

const perProject = ['upload-project-first', 'no-such-project'] as const;
const perIndex = [...perProject, 'not-vectorized-yet'] as const;
const perArchive = errorCodes.filter((code) => code.startsWith('archive-'));

async function takeUpload(code: Code, request: FastifyRequest, reply: FastifyReply) {
  if (!request.isMultipart()) return refuse(reply, refusal('project-file-missing'));
  const part = await request.file();
  if (part?.fieldname !== 'project') {
    part?.file.resume();
    return refuse(reply, refusal('project-file-missing'));
  }
  const takenIn = [part.fields.take_in ?? []]
    .flat()
    .flatMap((field) => (field.type === 'field' ? [String(field.value).replace(/\/$/, '')] : []));
  if (takenIn.length > limits.code.takenIn) {
    part.file.resume();
    return refuse(reply, refusal('archive-too-many-taken-in'));
  }
  const upload = { owner: ownerOf(request), fileName: part.filename, content: part.file, takenIn };
  const result = await code.upload(upload);
  // What was not read must still be taken off the connection, or the answer is not seen.
  part.file.resume();
  return answer(reply, result);
}

async function* eventLines(events: AsyncIterable<AskEvent>): AsyncGenerator<string> {
  for await (const { kind, ...data } of events) {
    const body = kind === 'answer' && 'answer' in data ? data.answer : data;
    yield eventText(askEvents[kind], body);
  }
}

async function lastAnswer(events: AsyncIterable<AskEvent>): Promise<AskResponse> {
  for await (const event of events) if (event.kind === 'answer') return event.answer;
  throw new Error('an answer ended without its last event');
}

/** The caller that reads `error` in refusals of this one call is the specification's. */
function nameError(payload: unknown): unknown {
  if (typeof payload !== 'string' || !payload.startsWith('{"detail"')) return payload;
  const body = JSON.parse(payload) as { detail: string };
  return JSON.stringify({ ...body, error: body.detail });
}

/** What ends indexing is passed on to the server that is at it. */
const toIndexing = (code: Code, passing: Passing | undefined, idOf: (request: FastifyRequest) => string) =>
  passCalls(passing, undefined, async (request) => {
    const place = await code.placeOf(idOf(request));
    return place === 'away' || typeof place === 'object' ? place : undefined;
  });

function projectRoutes(app: App, code: Code, passing: Passing | undefined): void {
  const byBody = toIndexing(code, passing, ({ body }) => (body as { projectPath: string }).projectPath);
  const byId = toIndexing(code, passing, ({ params }) => (params as { id: string }).id);
  const body = projectRequest;
  const tree = {
    summary: 'The files of an uploaded project as a tree',
    body,
    errors: perProject,
    response: { 200: treeNode },
  };
  app.post(calls.projectStructure, { schema: tree, config: { keeps: false } }, async (request, reply) =>
    answer(reply, await code.structure(ownerOf(request), request.body.projectPath)),
  );

  const status = { 200: vectorizationStatus };
  app.post(
    calls.startVectorization,
    {
      schema: { summary: 'Begins to index a project', body, errors: perProject, response: status },
      onSend: async (_request, reply, payload) => (reply.statusCode >= 400 ? nameError(payload) : payload),
    },
    async (request, reply) => {
      const result = await code.start(ownerOf(request), request.body.projectPath);
      return result.ok ? statusOf(result.value, languageOf(request)) : refuse(reply, result);
    },
  );

  const stop = { summary: 'Cancels indexing; what is done is kept', body, errors: perProject, response: status };
  app.post(calls.stopVectorization, { schema: stop, config: { keeps: false }, ...byBody }, async (request, reply) => {
    const result = await code.stop(ownerOf(request), request.body.projectPath);
    return result.ok ? statusOf(result.value, languageOf(request)) : refuse(reply, result);
  });

  const querystring = projectRequest;
  const progress = { summary: 'How far indexing is', querystring, errors: perProject, response: status };
  app.get(calls.vectorizationStatus, { schema: progress }, async (request, reply) => {
    const result = await code.status(ownerOf(request), request.query.projectPath);
    return result.ok ? statusOf(result.value, languageOf(request)) : refuse(reply, result);
  });

  const list = { summary: 'Your uploaded projects, newest first', response: { 200: projectsResponse } };
  app.get(calls.projects, { schema: list }, async (request) => ({
    projects: [...(await code.list(ownerOf(request)))],
  }));

  const params = z.object({ id: z.string().max(100) });
  const remove = {
    summary: 'Deletes a project at once',
    params,
    errors: ['no-such-project'] as const,
    response: { 204: z.null() },
  };
  app.delete(projectAddress(':id'), { schema: remove, ...byId }, async (request, reply) => {
    const result = await code.remove(ownerOf(request), request.params.id);
    return result.ok ? reply.code(204).send(null) : refuse(reply, result);
  });
}

function readingRoutes(app: App, code: Code): void {
  const snippets = {
    summary: 'Functions, methods and classes, ranked for a question',
    errors: perIndex,
    querystring: snippetsRequest,
    response: { 200: snippetsResponse },
  };
  app.get(calls.vectorizedSnippets, { schema: snippets }, async (request, reply) => {
    const result = await code.snippets(ownerOf(request), request.query);
    if (!result.ok) return refuse(reply, result);
    return {
      ...result.value,
      message: searchMessage(request.query.query, result.value.total_count, languageOf(request)),
    };
  });

  const file = {
    summary: 'A file of a project and what is defined in it',
    errors: [...perProject, 'no-such-project-file'] as const,
    querystring: fileRequest,
    response: { 200: projectFile },
  };
  app.get(calls.projectFile, { schema: file }, async (request, reply) =>
    answer(reply, await code.file(ownerOf(request), request.query.projectPath, request.query.path)),
  );

  const unit = {
    summary: 'A function or class, who calls it, and what it calls',
    errors: [...perIndex, 'no-such-project-file'] as const,
    querystring: unitRequest,
    response: { 200: unitDetails },
  };
  app.get(calls.projectUnit, { schema: unit }, async (request, reply) => {
    const { projectPath, path, line } = request.query;
    return answer(reply, await code.unit(ownerOf(request), projectPath, path, line));
  });

  const overview = {
    summary: 'Languages, modules, dependencies and hot spots of a project',
    errors: perIndex,
    querystring: projectRequest,
    response: { 200: projectOverview },
  };
  app.get(calls.projectOverview, { schema: overview }, async (request, reply) =>
    answer(reply, await code.overview(ownerOf(request), request.query.projectPath, languageOf(request))),
  );
}

function askingRoute(app: App, code: Code, settings: AiSettings): void {
  const ask = {
    summary: 'Answers a question about the code, with file and line',
    body: askRequest,
    errors: perIndex,
    response: { 200: askResponse },
  };
  app.post(calls.askCode, { schema: ask }, async (request, reply) => {
    const question: Question = {
      ...request.body,
      owner: ownerOf(request),
      language: languageOf(request),
      model: await chosenModel(request, settings),
      signal: leftSignal(reply),
    };
    const events = await code.ask(question);
    if (!events.ok) return refuse(reply, events);
    if (!wantsEvents(request)) return lastAnswer(events.value);
    return sendEvents(reply, eventLines(events.value)) as never;
  });
}

/** Question answering over a project's code. */
export async function codeRoutes(app: App, code: Code, settings: AiSettings, passing?: Passing): Promise<void> {
  await app.register(async (scope: App) => {
    // One byte and one field more than allowed, so that what is more is seen to be.
    const { archiveBytes, takenIn } = limits.code;
    await scope.register(multipart, {
      limits: { fileSize: archiveBytes + 1, files: 1, fields: takenIn + 1, fieldSize: 4_096 },
      throwFileSizeLimit: false,
    });
    const errors = ['project-file-missing', 'not-a-zip', 'too-many-projects', 'busy', ...perArchive] as const;
    const upload = {
      summary:
        'Takes in a packed project, in the field project; fields take_in before it name what to read that would be left out',
      errors,
      response: { 200: uploadedProject },
    };
    scope.post(calls.uploadProject, { schema: upload }, (request, reply) => takeUpload(code, request, reply));
  });
  projectRoutes(app, code, passing);
  readingRoutes(app, code);
  askingRoute(app, code, settings);
}
