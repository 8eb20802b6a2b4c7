import {
  chatEvents,
  chatRequest,
  chatResponse,
  editRequest,
  estimateResponse,
  madeVersion,
  restoreRequest,
  sessionId,
  sessionResponse,
  sessionsResponse,
  versionChanges,
  versionFiles,
  versionsResponse,
} from '@toolbench/contracts/assistant/assistant.ts';
import type { ErrorCode } from '@toolbench/contracts/errors.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { assistantPaths, calls } from '@toolbench/contracts/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { App } from '../../shared/fastify-app.ts';
import { ownerOf } from '../../plugins/auth-guard.ts';
import { chosenModel } from '../../plugins/chosen-model.ts';
import { errorText } from '../../plugins/error-texts.ts';
import { answer, refuse } from '../../plugins/errors.ts';
import { eventText, leftSignal, sendEvents, wantsEvents } from '../../plugins/events.ts';
import { languageOf } from '../../plugins/request-language.ts';
import type { AiSettings } from '../ai-settings/service.ts';
import type { Asked, Assistant, ChatProgress } from './service.ts';

const { chatBodyBytes } = limits.assistant;

const perSession = ['no-such-assistant-session'] as const;
const perVersion = [...perSession, 'no-such-version'] as const;
const perChange = [...perVersion, 'chat-pending', 'version-outdated', 'widens-access', 'too-many-versions'] as const;

const session = z.object({ id: sessionId });
const version = session.extend({ version: z.coerce.number().int().min(1) });

async function* eventLines(progress: AsyncIterable<ChatProgress>, request: FastifyRequest): AsyncGenerator<string> {
  for await (const event of progress) {
    if (event.kind === 'answer') yield eventText(chatEvents.answer, event.answer);
    else if (event.kind === 'refused') {
      const detail = errorText(event.refusal, languageOf(request));
      yield eventText(chatEvents.failed, { detail, code: event.refusal.code, requestId: request.id });
    } else {
      const { kind, ...data } = event;
      yield eventText(chatEvents[kind], data);
    }
  }
}

/** The answer alone; nothing where its asker left before it came. */
async function lastOf(progress: AsyncIterable<ChatProgress>) {
  let last: ChatProgress | undefined;
  for await (const event of progress) last = event;
  return last;
}

function chatRoutes(app: App, assistant: Assistant, settings: AiSettings): void {
  const askedOf = async (request: FastifyRequest<{ Body: Asked['request'] }>, reply: FastifyReply): Promise<Asked> => ({
    owner: ownerOf(request),
    request: request.body,
    language: languageOf(request),
    model: await chosenModel(request, settings),
    signal: leftSignal(reply),
  });

  const errors: readonly ErrorCode[] = [
    'chat-pending',
    'version-outdated',
    'too-many-assistant-sessions',
    'too-many-versions',
  ];
  const chat = {
    summary: 'Answers a message to the assistant',
    body: chatRequest,
    errors,
    response: { 200: chatResponse },
  };
  app.post(calls.assistantChat, { schema: chat, bodyLimit: chatBodyBytes }, async (request, reply) => {
    const progress = await assistant.chat(await askedOf(request, reply));
    if (!progress.ok) return refuse(reply, progress);
    if (wantsEvents(request)) return sendEvents(reply, eventLines(progress.value, request)) as never;
    const last = await lastOf(progress.value);
    if (last?.kind === 'refused') return refuse(reply, last.refusal);
    return last?.kind === 'answer' ? last.answer : reply.hijack();
  });

  const estimate = { summary: 'What a message would cost', body: chatRequest, response: { 200: estimateResponse } };
  app.post(
    calls.assistantEstimate,
    { schema: estimate, config: { keeps: false }, bodyLimit: chatBodyBytes },
    async (request, reply) => assistant.estimate(await askedOf(request, reply)),
  );
}

function sessionRoutes(app: App, assistant: Assistant): void {
  const list = { summary: 'Your sessions, the one used last first', response: { 200: sessionsResponse } };
  app.get(calls.assistantSessions, { schema: list }, (request) => assistant.sessions(ownerOf(request)));

  const restore = {
    summary: 'A session with its conversation and its project',
    params: session,
    errors: perSession,
    response: { 200: sessionResponse, 404: sessionResponse },
  };
  app.get(assistantPaths.session(':id'), { schema: restore }, async (request, reply) => {
    const found = await assistant.session(ownerOf(request), request.params.id);
    if (found.ok) return { success: true, session: found.value };
    return reply.code(404).send({ success: false, error: errorText(found, languageOf(request)) });
  });

  const remove = {
    summary: 'Deletes a session at once',
    params: session,
    errors: perSession,
    response: { 204: z.null() },
  };
  app.delete(assistantPaths.session(':id'), { schema: remove }, async (request, reply) => {
    const gone = await assistant.remove(ownerOf(request), request.params.id);
    return gone.ok ? reply.code(204).send(null) : refuse(reply, gone);
  });
}

function versionRoutes(app: App, assistant: Assistant): void {
  const list = {
    summary: 'The versions of a project',
    params: session,
    errors: perSession,
    response: { 200: versionsResponse },
  };
  app.get(assistantPaths.versions(':id'), { schema: list }, async (request, reply) => {
    const versions = await assistant.versions(ownerOf(request), request.params.id);
    return versions.ok ? { versions: [...versions.value] } : refuse(reply, versions);
  });

  const files = {
    summary: 'The files of a version',
    params: version,
    errors: perVersion,
    response: { 200: versionFiles },
  };
  app.get(assistantPaths.version(':id', ':version'), { schema: files }, async (request, reply) =>
    answer(reply, await assistant.version(ownerOf(request), request.params.id, request.params.version)),
  );

  const changes = {
    summary: 'What is other in a version than in another; 0 stands for nothing',
    params: version,
    querystring: z.object({ since: z.coerce.number().int().min(0) }),
    errors: perVersion,
    response: { 200: versionChanges },
  };
  app.get(assistantPaths.changes(':id', ':version'), { schema: changes }, async (request, reply) => {
    const { id, version: number } = request.params;
    return answer(reply, await assistant.changes(ownerOf(request), id, number, request.query.since));
  });

  const zip = { summary: 'A version as a zip', params: version, errors: perVersion };
  app.get(assistantPaths.zip(':id', ':version'), { schema: zip }, async (request, reply) => {
    const packed = await assistant.zip(ownerOf(request), request.params.id, request.params.version);
    if (!packed.ok) return refuse(reply, packed);
    return reply
      .type('application/zip')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${packed.value.fileName}"`)
      .send(Readable.from(packed.value.content));
  });
}

function changingRoutes(app: App, assistant: Assistant): void {
  const restore = {
    summary: 'Makes a version equal to an earlier one',
    params: session,
    body: restoreRequest,
    errors: perChange,
    response: { 200: madeVersion },
  };
  app.post(assistantPaths.restore(':id'), { schema: restore }, async (request, reply) => {
    const { id } = request.params;
    const { version, widens } = request.body;
    return answer(reply, await assistant.restore(ownerOf(request), id, version, languageOf(request), widens));
  });

  const edit = {
    summary: 'Makes a version with files changed by hand',
    params: session,
    body: editRequest,
    errors: [...perChange, 'unsafe-path', 'project-too-large'] as const,
    response: { 200: madeVersion },
  };
  app.put(assistantPaths.files(':id'), { schema: edit, bodyLimit: chatBodyBytes }, async (request, reply) =>
    answer(reply, await assistant.edit(ownerOf(request), request.params.id, request.body, languageOf(request))),
  );
}

/** The assistant that makes apps: conversation, files and versions. */
export function assistantRoutes(app: App, assistant: Assistant, settings: AiSettings): void {
  chatRoutes(app, assistant, settings);
  sessionRoutes(app, assistant);
  versionRoutes(app, assistant);
  changingRoutes(app, assistant);
}
