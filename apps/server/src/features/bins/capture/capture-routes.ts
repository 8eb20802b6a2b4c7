import { answerHeaderFault, type AnswerPlace } from '@toolbench/contracts/answer-headers.ts';
import type { BinAnswer } from '@toolbench/contracts/bins.ts';
import { caughtMethods } from '@toolbench/contracts/caught-methods.ts';
import { binPaths } from '@toolbench/contracts/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { METHODS } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { App } from '../../../shared/fastify-app.ts';
import type { BinOrigin } from '../../../plugins/bin-origin.ts';
import { refuse } from '../../../plugins/errors.ts';
import { outliveSender } from '../../../plugins/traffic/half-closed.ts';
import type { LimitCall } from '../../../plugins/traffic/rate-limit.ts';
import { refusedLineOf, sentHeadersOf } from '../../../plugins/traffic/refused-lines.ts';
import type { Traffic } from '../../../plugins/traffic/traffic.ts';
import type { Clock } from '../../../shared/ports.ts';
import { refusal, type Refusal } from '../../../shared/result.ts';
import { readBody } from './read-body.ts';
import type { Bins } from '../service.ts';

/**
 * On every answer of a bin: what it sends may be shown by a browser but not run, and scripts of any page may read it.
 * A wildcard never stands for Authorization, so it is named (Fetch standard, 3.3.2).
 */
const captureHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
};
const preflightHeaders = {
  'access-control-allow-methods': '*',
  'access-control-allow-headers': '*, Authorization',
  'access-control-max-age': '600',
};

interface CaptureParts {
  readonly bins: Bins;
  readonly clock: Clock;
  /** For addresses of no bin: guessing ids is slow. */
  readonly limitCall: LimitCall;
  readonly traffic: Traffic;
  readonly origin: BinOrigin;
  /** Where the product lies, without a slash at the end. */
  readonly basePath: string;
}

const isPreflight = ({ method, headers }: FastifyRequest) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/** Without those that may not be set where the answer is given: it may have been chosen for an origin of the bins' own. */
function answerHeaders(answer: BinAnswer, place: AnswerPlace): Record<string, string | string[]> {
  const grouped = new Map<string, string[]>();
  for (const [name, value] of answer.headers) {
    if (answerHeaderFault(name, value, place) !== undefined) continue;
    const key = name.toLowerCase();
    grouped.set(key, [...(grouped.get(key) ?? []), value]);
  }
  return Object.fromEntries(
    [...grouped].map(([name, [first = '', ...more]]) => [name, more.length > 0 ? [first, ...more] : first]),
  );
}

const codeOfPages = new Set(['script', 'style', 'worker', 'sharedworker', 'serviceworker', 'object', 'embed', 'xslt']);

/**
 * Whether a page of this origin asks for an answer to run it. On the product's origin that is what a stranger wrote, with all
 * that the page may do; browsers say so (Fetch Metadata; Service Workers, "Service-Worker").
 */
const wouldRunHere = ({ headers }: FastifyRequest) =>
  headers['service-worker'] === 'script' ||
  (headers['sec-fetch-site'] === 'same-origin' && codeOfPages.has(String(headers['sec-fetch-dest'])));

/** The body goes as bytes, since Fastify completes the content type of texts. */
async function sendAnswer(reply: FastifyReply, answer: BinAnswer, origin: BinOrigin): Promise<FastifyReply> {
  const { request } = reply;
  if (isPreflight(request)) return reply.code(204).headers(preflightHeaders).send();
  if (answer.delayMs > 0) await wait(answer.delayMs);
  if (!origin.isCertain(request) && wouldRunHere(request)) return reply.code(403).send();
  return reply
    .code(answer.status)
    .type('text/plain; charset=utf-8')
    .headers(answerHeaders(answer, { ownOrigin: origin.isCertain(request) }))
    .send([204, 205, 304].includes(answer.status) ? undefined : Buffer.from(answer.body));
}

/** Perhaps not all of the body was read, so the connection cannot be used again. */
function refuseAndClose(reply: FastifyReply, refused: Refusal): FastifyReply {
  return refuse(reply.header('connection', 'close'), refused);
}

/** Whether what its sender has under way leaves no room for a body of the declared length. */
function hasNoRoom({ bins, traffic }: CaptureParts, request: FastifyRequest): boolean {
  const declared = Number(request.headers['content-length'] ?? 0);
  return declared <= bins.limits.bodyBytes && !traffic.receiving(request, () => undefined).fits(declared);
}

async function capture(parts: CaptureParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { bins, clock, limitCall, traffic, origin } = parts;
  const { id: binId } = request.params as { id: string };
  const receivedAt = clock.now();
  reply.headers(captureHeaders);
  outliveSender(request.raw);
  const line = refusedLineOf(request.raw);
  // Before anything is looked up: refusing a thousand at once has to be cheap.
  if (hasNoRoom(parts, request)) return refuseAndClose(reply, traffic.refusalOf('own-full') ?? refusal('busy'));
  const limited = bins.isKnown(binId) ? undefined : await limitCall(request);
  if (limited !== undefined) return refuseAndClose(reply, limited);
  const admitted = await bins.admit(binId);
  if (!admitted.ok) return refuseAndClose(reply, admitted);

  const body = await readBody(request.raw, reply.raw, {
    limit: bins.limits.bodyBytes,
    openShare: (giveWay) => traffic.receiving(request, giveWay),
  });
  if (body.kind === 'broken') return reply.hijack();
  if (body.kind === 'no-room') return refuseAndClose(reply, traffic.refusalOf(body.room) ?? refusal('busy'));
  const isWhole = body.kind === 'whole';
  // Requests that tests make without a connection have none.
  const { rawTrailers = [] } = request.raw;
  const captured = await bins
    .capture({
      binId,
      receivedAt,
      method: line?.method ?? request.method,
      target: line?.target ?? request.originalUrl,
      client: request.ip,
      rawHeaders: sentHeadersOf(request.raw),
      rawTrailers,
      ...(line?.head && { rawHead: line.head.text }),
      version: request.raw.httpVersion,
      body: isWhole ? body.bytes : Buffer.alloc(0),
      bodyBytes: isWhole ? body.bytes.length : body.length,
      bodySha256: isWhole ? body.sha256 : null,
      refused: isWhole ? null : 'body-too-large',
    })
    .finally(() => isWhole && body.release());
  if (!captured.ok) return refuseAndClose(reply, captured);
  return isWhole ? sendAnswer(reply, captured.value, origin) : refuseAndClose(reply, refusal('body-too-large'));
}

/**
 * Catches every request to a bin. It is done in a hook: past it, Fastify would judge the content type and read the body
 * in its own way, or not at all where the method usually has none.
 */
export function captureRoutes(app: App, parts: CaptureParts): void {
  const schema = {
    summary: 'Catches any request, here and on every path below',
    params: z.object({ id: z.string() }),
    errors: ['not-found', 'body-too-large', 'storage-full'] as const,
  };
  const { origin } = parts.bins.limits;
  const servers = origin === undefined ? {} : { servers: [{ url: origin + parts.basePath }] };
  const methods = caughtMethods.filter((method) => METHODS.includes(method));
  for (const method of methods) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  app.route({
    method: methods,
    url: binPaths.address(':id'),
    schema: { ...schema, ...servers },
    config: { countsCalls: false },
    onRequest: (request, reply) => capture(parts, request, reply),
    handler: (_request, reply) => refuse(reply, refusal('not-found')),
  });
}
