import { answerHeaderFaults } from '@toolbench/contracts/answer-headers.ts';
import { errorStatus, type ErrorCode, type ErrorResponse } from '@toolbench/contracts/errors.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../shared/fastify-app.ts';
import { refusal, type Refusal, type RefusedAnswerHeader, type Result } from '../shared/result.ts';
import { storageFaultOf } from '../shared/storage-fault.ts';
import { errorText } from './error-texts.ts';
import { NotJson } from './json-bodies.ts';
import { languageOf } from './request-language.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Set once it was answered with a refusal. */
    refusedFor: ErrorCode | undefined;
  }
}

/** Answers with a refusal: its status, and the body that every refusal has. */
export function refuse(reply: FastifyReply, refused: Refusal): FastifyReply {
  const { request } = reply;
  const status = errorStatus[refused.code];
  reply.refusedFor = refused.code;
  reply.header('cache-control', 'no-store');
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="toolbench"');
  if (refused.retryAfterMs !== undefined) {
    reply.header('retry-after', Math.max(Math.ceil(refused.retryAfterMs / 1000), 1));
  }
  const body: ErrorResponse = {
    detail: errorText(refused, languageOf(request)),
    code: refused.code,
    requestId: request.id,
    ...(refused.failure && { failure: { code: refused.failure.code, place: refused.failure.place } }),
  };
  // As text, so that no response schema of the route is applied to it.
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** The value of a result, or its refusal as the answer. */
export const answer = <Value>(reply: FastifyReply, result: Result<Value>) =>
  result.ok ? result.value : refuse(reply, result);

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'not-found',
  408: 'request-timeout',
  413: 'body-too-large',
  414: 'uri-too-long',
  415: 'unsupported-media-type',
  431: 'headers-too-large',
  503: 'busy',
};

const answerHeaderFault = z.enum(answerHeaderFaults);
const withHeaders = z.object({ headers: z.array(z.tuple([z.string(), z.unknown()])) });

/** As much of a name as is repeated. */
const longestShownName = 80;

/** The headers of an answer that were refused, by the reasons that its schema gives. */
function refusedAnswerHeaders(
  faults: NonNullable<FastifyError['validation']>,
  sent: unknown,
): readonly RefusedAnswerHeader[] {
  const { data } = withHeaders.safeParse(sent);
  return faults.flatMap(({ instancePath, message }) => {
    const fault = answerHeaderFault.safeParse(message);
    const [, index] = /^\/headers\/(\d+)\//.exec(instancePath) ?? [];
    const name = index === undefined ? undefined : data?.headers[Number(index)]?.[0];
    if (!fault.success || name === undefined) return [];
    return [{ field: instancePath.slice(1), name: name.slice(0, longestShownName), fault: fault.data }];
  });
}

/** What an error that came up while handling a request means to its sender: theirs (4xx), or a fault of ours. */
function refusalOf(error: FastifyError | NotJson, sent: unknown): Refusal {
  if (error instanceof NotJson) {
    return refusal('invalid-request', { failure: { code: 'not-json', message: error.message, place: error.place } });
  }
  const fault = storageFaultOf(error);
  if (fault !== undefined)
    return refusal(fault, fault === 'database-damaged' ? {} : { retryAfterMs: limits.storage.faultRetryMs });
  if (error.validation) {
    const fields = error.validation.map(({ instancePath }) => instancePath.slice(1)).filter(Boolean);
    const answerHeaders = refusedAnswerHeaders(error.validation, sent);
    // A field may be wrong in several ways.
    return refusal('invalid-request', { fields: [...new Set(fields)], answerHeaders });
  }
  const status = error.statusCode ?? 500;
  return refusal(codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'invalid-request' : 'internal'));
}

/** Answers an error that was thrown, by a route or by Fastify before it. */
export function refuseError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = refusalOf(error, request.body);
  if (refused.code === 'internal' || storageFaultOf(error) !== undefined) {
    request.log.error({ err: error }, 'request failed');
  }
  return refuse(reply, refused);
}

/** One shape for everything that goes wrong in a request; faults of ours are logged, and only named by their request. */
export function handleErrors(app: App): void {
  app.decorateReply('refusedFor', undefined);
  app.setErrorHandler<FastifyError>((error, request, reply) => refuseError(error, request, reply));
}
