import {
  createdPreview,
  driversResponse,
  previewDone,
  previewList,
  previewLogs,
  previewRequest,
  previewStatus,
  sessionQuery,
  type Preview,
  type DriversResponse,
} from '@toolbench/contracts/previews.ts';
import { calls, previewPaths } from '@toolbench/contracts/routes.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../shared/fastify-app.ts';
import { ownerOf } from '../../plugins/auth-guard.ts';
import { answer, refuse } from '../../plugins/errors.ts';
import { passCalls, productOrigin, type Passing } from '../../plugins/passing.ts';
import { languageOf, type Language } from '../../plugins/request-language.ts';
import { missingText } from './missing-texts.ts';
import type { Probed, Sandbox } from './sandbox-port.ts';
import { findingText, noteText } from './notes.ts';
import type { PreviewView } from './preview.ts';
import type { Reached } from './proxy/addresses.ts';
import type { Previews } from './service.ts';

const mostNotes = 20;

function wordPreview(view: PreviewView, language: Language): Preview {
  const { id, url, sessionId, version, driver, state, notes, problems, monitoring } = view;
  return {
    preview_id: id,
    preview_url: url,
    session_id: sessionId,
    version,
    driver,
    state,
    monitoring,
    notes: notes.slice(0, mostNotes).map((note) => noteText(note, language)),
    findings: problems.map((problem) => findingText(problem, language)),
  };
}

/** The specification's callers read `success` and `error` in refusals too. */
async function addSuccess(_request: unknown, _reply: unknown, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || !payload.startsWith('{"detail"')) return payload;
  const body = JSON.parse(payload) as { detail: string };
  return JSON.stringify({ success: false, error: body.detail, ...body });
}

/** Where the request reached the product: its pages may show the preview. */
function reachedBy(request: FastifyRequest, publicUrl: string | undefined): Reached {
  return { origin: productOrigin(request, publicUrl), userAgent: request.headers['user-agent'] ?? '' };
}

interface PreviewRoutesParts {
  readonly previews: Previews;
  readonly publicUrl?: string | undefined;
  readonly passing?: Passing | undefined;
}

/** Calls are passed on to the server that has the preview. */
function leading({ previews, publicUrl, passing }: PreviewRoutesParts) {
  const lead = (placeOf: (request: FastifyRequest) => ReturnType<Previews['placeOf']>) =>
    passCalls(passing, publicUrl, placeOf);
  return {
    byId: lead(({ params }) => previews.placeOf((params as { id: string }).id)),
    byBody: lead(({ body }) => previews.placeOf((body as { previewId: string }).previewId)),
    bySession: lead((request) =>
      previews.placeOfSession(ownerOf(request), (request.query as { session_id: string }).session_id),
    ),
  };
}

function makingRoutes(app: App, parts: PreviewRoutesParts): void {
  const { previews, publicUrl } = parts;
  const to = leading(parts);
  const create = {
    summary: 'Builds and starts the newest version of a session, and waits until it answers or has failed',
    querystring: sessionQuery,
    errors: ['no-project-to-preview', 'too-many-previews', 'busy'] as const,
    response: { 200: createdPreview },
  };
  app.post(calls.createPreview, { schema: create, onSend: addSuccess, ...to.bySession }, async (request, reply) => {
    const sessionId = request.query.session_id;
    const reached = reachedBy(request, publicUrl);
    const language = languageOf(request);
    const result = await previews.create({ owner: ownerOf(request), sessionId, reached, language });
    if (!result.ok) return refuse(reply, result);
    const preview = wordPreview(result.value, language);
    const { preview_id, preview_url, state, findings, notes } = preview;
    if (result.value.isCurrent && state === 'running') return { success: true, preview_id, preview_url, preview };
    return { success: false, preview_id, error: findings[0]?.message ?? notes[0] ?? state, preview };
  });

  const body = previewRequest;
  const errors = ['no-such-preview'] as const;
  const stop = { summary: 'Stops a preview and removes it', body, errors, response: { 200: previewDone } };
  app.post(
    calls.stopPreview,
    { schema: stop, config: { keeps: false }, onSend: addSuccess, ...to.byBody },
    async (request, reply) => {
      const result = await previews.stop(ownerOf(request), request.body.previewId);
      return result.ok ? { success: true } : refuse(reply, result);
    },
  );

  const lease = {
    summary: 'Says that the page of a preview is still open',
    body,
    errors,
    response: { 200: previewDone },
  };
  app.post(calls.leasePreview, { schema: lease, onSend: addSuccess, ...to.byBody }, async (request, reply) => {
    const result = previews.lease(ownerOf(request), request.body.previewId);
    return result.ok ? { success: true } : refuse(reply, result);
  });
}

function lookingRoutes(app: App, parts: PreviewRoutesParts): void {
  const { previews } = parts;
  const to = leading(parts);
  const params = z.object({ id: z.string().max(100) });
  const errors = ['no-such-preview'] as const;
  const status = {
    summary: 'A preview, with what is measured of it',
    params,
    errors,
    response: { 200: previewStatus },
  };
  app.get(previewPaths.status(':id'), { schema: status, onSend: addSuccess, ...to.byId }, async (request, reply) => {
    const result = previews.status(ownerOf(request), request.params.id);
    if (!result.ok) return refuse(reply, result);
    return { success: true, preview: wordPreview(result.value, languageOf(request)) };
  });

  const list = { summary: 'The previews of a session', querystring: sessionQuery, response: { 200: previewList } };
  app.get(calls.previewList, { schema: list, ...to.bySession }, async (request) => {
    const views = previews.list(ownerOf(request), request.query.session_id);
    return { success: true, previews: views.map((view) => wordPreview(view, languageOf(request))) };
  });

  const querystring = z.object({ after: z.coerce.number().int().min(0).default(0) });
  const logs = { summary: 'Output of a preview', params, querystring, errors, response: { 200: previewLogs } };
  app.get(previewPaths.logs(':id'), { schema: logs, onSend: addSuccess, ...to.byId }, async (request, reply) => {
    const result = previews.logs(ownerOf(request), request.params.id, request.query.after);
    return answer(reply, result);
  });

  const drivers = { summary: 'What this machine can run, and what is missing', response: { 200: driversResponse } };
  app.get(calls.previewDrivers, { schema: drivers }, async (request) => ({
    drivers: driversOf(await previews.probes.all(), languageOf(request)),
  }));
}

/** What this machine can run, with words for what is missing. Pages alone need nothing. */
function driversOf(probed: readonly (readonly [Sandbox, Probed])[], language: Language): DriversResponse['drivers'] {
  const words = (code: string | undefined) => (code === undefined ? {} : { missing: missingText(code, language) });
  const sandboxes = probed.map(([{ name }, { isAvailable, version, missing, runtimes }]) => ({
    driver: name,
    isAvailable,
    ...(version !== undefined && { version }),
    ...(!isAvailable && words(missing ?? name)),
    runtimes: runtimes.map((one) => ({
      runtime: one.runtime,
      isAvailable: one.isAvailable,
      ...(!one.isAvailable && words(one.missing ?? one.runtime)),
    })),
  }));
  return [{ driver: 'static', isAvailable: true, runtimes: [] }, ...sandboxes];
}

/** Previews of the assistant's projects. */
export function previewRoutes(app: App, parts: PreviewRoutesParts): void {
  makingRoutes(app, parts);
  lookingRoutes(app, parts);
}
