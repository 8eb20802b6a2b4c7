import { binAnswer, binLimits, createdBin, ownOriginAnswer } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { binPaths, calls } from '@toolbench/contracts/routes.ts';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { App } from '../../shared/fastify-app.ts';
import { whenOver } from '../../plugins/traffic/answer-over.ts';
import { refuse } from '../../plugins/errors.ts';
import { sendEvents } from '../../plugins/events.ts';
import { limitEach } from '../../plugins/traffic/rate-limit.ts';
import { requestOrigin } from '../../plugins/request-origin.ts';
import type { Traffic } from '../../plugins/traffic/traffic.ts';
import { refusal } from '../../shared/result.ts';
import { eventStream } from './watch/event-stream.ts';
import { listText } from './list-text.ts';
import type { Bins } from './service.ts';

interface BinRouteParts {
  readonly bins: Bins;
  readonly createdPerHour: number;
  /** Origin at which people reach the server, for bins without an origin of their own; absent: the one of the request. */
  readonly publicUrl?: string | undefined;
  /** Where the product lies, without a slash at the end. */
  readonly basePath: string;
  readonly traffic: Traffic;
}

const ofBin = z.object({ id: z.string() });
const ofRequest = z.object({ id: z.string(), request: z.coerce.number().int().positive() });
const position = z.coerce.number().int().min(0).catch(0);
const notFound = ['not-found'] as const;
const watching = {
  summary: 'Requests as they are caught, as server-sent events',
  params: ofBin,
  querystring: z.object({ after: position.default(0) }),
  errors: notFound,
};

const gone = (reply: FastifyReply) => refuse(reply, refusal('not-found'));
const iso = (time: number) => new Date(time).toISOString();

/** Making bins and what may be known about all of them. */
function sharedRoutes(app: App, { bins, createdPerHour, publicUrl, basePath }: BinRouteParts): void {
  const limitCreation = limitEach(app, { max: createdPerHour, timeWindowMs: 3_600_000, code: 'too-many-bins' });

  const creation = {
    summary: 'Makes a bin: an address that keeps what is sent to it',
    response: { 200: createdBin },
    errors: ['too-many-bins', 'storage-full', 'foreign-origin'] as const,
  };
  app.post(calls.newBin, { schema: creation }, async (request, reply) => {
    // It takes no body, so any page could use up what its visitor may make; browsers tell where a call comes from.
    if (request.headers['sec-fetch-site'] === 'cross-site') return refuse(reply, refusal('foreign-origin'));
    const created = (await limitCreation(request)) ?? (await bins.create());
    if (!created.ok) return refuse(reply, created);
    const { id, expiresAt } = created.value;
    const origin = bins.limits.origin ?? requestOrigin(request, publicUrl);
    const url = origin + basePath + binPaths.address(id);
    return { bin_id: id, url, expires_at: iso(expiresAt) };
  });

  const known = { summary: 'What bins take and how long they keep it', response: { 200: binLimits } };
  app.get(calls.binLimits, { schema: known }, () => bins.limits);
}

/** Reading what a bin has caught, as a stream: no more of it is in memory than the caller is taking. */
function readingRoutes(app: App, { bins, traffic, basePath }: BinRouteParts): void {
  const roomFor = (reply: FastifyReply, bytes: number) =>
    traffic.refusalOf(traffic.sending(reply).grow(Math.min(bytes, limits.traffic.answerPieceBytes)));

  const listing = {
    summary: 'Requests that a bin has caught, newest first',
    params: ofBin,
    querystring: z.object({ before: z.coerce.number().int().positive().optional().catch(undefined) }),
    errors: [...notFound, 'too-many-at-once', 'busy'] as const,
  };
  app.get(binPaths.requests(':id'), { schema: listing }, async (request, reply) => {
    const list = await bins.list(request.params.id, request.query.before);
    if (list === undefined) return gone(reply);
    const refused = roomFor(reply, list.bytes);
    if (refused !== undefined) return refuse(reply, refused);
    // As text: the schema's encoder would leave out a field named "__proto__".
    const text = Readable.from(listText(list, basePath), { objectMode: false });
    return reply.type('application/json; charset=utf-8').send(text);
  });

  const { errors } = listing;
  const reading = { summary: 'Body of a caught request, byte for byte', params: ofRequest, errors };
  app.get(binPaths.requestBody(':id', ':request'), { schema: reading }, async (request, reply) => {
    const body = await bins.body(request.params.id, request.params.request);
    if (body === undefined) return gone(reply);
    const refused = roomFor(reply, body.length);
    if (refused !== undefined) return refuse(reply, refused);
    return reply
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('content-disposition', `attachment; filename="request-${request.params.request}.bin"`)
      .header('content-length', body.length)
      .type('application/octet-stream')
      .send(Readable.from(body.parts, { objectMode: false }));
  });
}

/** Server push. The streams end when the server stops: pages then ask again, another server perhaps. */
function eventRoute(app: App, { bins, traffic }: BinRouteParts): void {
  const open = new Set<AbortController>();
  app.addHook('preClose', async () => open.forEach((watcher) => watcher.abort()));

  app.get(binPaths.events(':id'), { schema: watching, exposeHeadRoute: false }, async (request, reply) => {
    const watcher = new AbortController();
    open.add(watcher);
    whenOver(reply, () => {
      open.delete(watcher);
      watcher.abort();
    });
    const after = position.parse(request.headers['last-event-id'] ?? request.query.after);
    const watched = await bins.watch({ binId: request.params.id, after, signal: watcher.signal });
    if (!watched.ok) return refuse(reply, watched);
    return sendEvents(reply, eventStream(watched.value, traffic.sending(reply)));
  });
}

/** What a bin answers, and its end. */
function ownRoutes(app: App, bins: Bins): void {
  const answer = { params: ofBin, response: { 200: ownOriginAnswer }, errors: notFound };
  app.get(binPaths.answer(':id'), { schema: { ...answer, summary: 'What a bin answers' } }, async (request, reply) => {
    const bin = await bins.find(request.params.id);
    return bin === undefined ? gone(reply) : bin.answer;
  });

  const settable = bins.limits.origin === undefined ? binAnswer : ownOriginAnswer;
  const change = { ...answer, summary: 'Sets what a bin answers', body: settable };
  app.put(binPaths.answer(':id'), { schema: change }, async (request, reply) =>
    (await bins.setAnswer(request.params.id, request.body)) ? request.body : gone(reply),
  );

  const removal = {
    summary: 'Ends a bin and deletes what it has caught',
    params: ofBin,
    response: { 204: z.null() },
    errors: notFound,
  };
  app.delete(binPaths.own(':id'), { schema: removal }, async (request, reply) =>
    (await bins.remove(request.params.id)) ? reply.code(204).send(null) : gone(reply),
  );
}

/** Bins, for those who know their ids. What they catch is in capture-routes.ts. */
export function binRoutes(app: App, parts: BinRouteParts): void {
  sharedRoutes(app, parts);
  readingRoutes(app, parts);
  eventRoute(app, parts);
  ownRoutes(app, parts.bins);
}
