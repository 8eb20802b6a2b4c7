import { request as connect, type IncomingMessage, type ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import { askForBody } from '../../../plugins/traffic/awaited-bodies.ts';
import { answerHeaders, requestHeaders } from './headers.ts';
import { injectReporter } from './inject.ts';
import { languageFor, refuseRequest } from './refusals.ts';
import type { Site } from './site.ts';

export interface ForwardLimits {
  readonly requestMs: number;
  readonly requestBodyBytes: number;
  readonly answerBodyBytes: number;
}

/** Lets this many bytes through; the next one calls `onMore`. */
function bounded(bytes: number, onMore: () => void): Transform {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left >= 0) return done(null, chunk);
      onMore();
      done();
    },
  });
}

const isPage = ({ headers, statusCode = 0 }: IncomingMessage, method = 'GET') =>
  method === 'GET' &&
  statusCode !== 204 &&
  statusCode !== 304 &&
  /^text\/html\b/i.test(headers['content-type'] ?? '') &&
  (headers['content-encoding'] ?? 'identity') === 'identity';

/** Writes an app's answer, with our policy already on the response. */
function answer(site: Site, request: IncomingMessage, from: IncomingMessage, to: ServerResponse, most: number): void {
  const headers = answerHeaders(from.headers, site);
  const hasReporter = isPage(from, request.method);
  if (hasReporter) {
    delete headers['content-length'];
    delete headers.etag;
  }
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) to.setHeader(name, value);
  to.writeHead(from.statusCode ?? 502);
  const limited = from.pipe(bounded(most, () => to.destroy()));
  if (hasReporter) limited.pipe(injectReporter()).pipe(to);
  else limited.pipe(to);
  from.on('aborted', () => to.destroy());
}

/** A request and where it comes from, see clientOf. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly client: string;
}

/**
 * Sends a request to the app at this socket, and to nowhere else, and its answer back.
 * @returns when the answer has begun or failed
 */
export function forward(
  site: Site,
  socketPath: string,
  { request, response, client }: Exchange,
  limits: ForwardLimits,
): Promise<void> {
  const { method, url: path, headers } = request;
  const language = languageFor(site, request);
  if (Number(headers['content-length'] ?? 0) > limits.requestBodyBytes) {
    refuseRequest(response, 413, language);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const sent = requestHeaders(headers, site, client);
    const upstream = connect({ socketPath, method, path, headers: sent, setHost: false, agent: false });
    const fail = (status: number) => {
      upstream.destroy();
      if (!response.destroyed) refuseRequest(response, status, language);
      resolve();
    };
    const timer = setTimeout(() => fail(504), limits.requestMs);
    upstream.on('response', (from) => {
      clearTimeout(timer);
      from.setTimeout(limits.requestMs, () => response.destroy());
      answer(site, request, from, response, limits.answerBodyBytes);
      resolve();
    });
    upstream.on('error', () => {
      clearTimeout(timer);
      if (!response.headersSent) fail(502);
    });
    response.on('close', () => {
      clearTimeout(timer);
      upstream.destroy();
      resolve();
    });
    askForBody(request);
    request.pipe(bounded(limits.requestBodyBytes, () => fail(413))).pipe(upstream);
  });
}
