import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressGroup } from '../../../shared/address-group.ts';
import type { Clock } from '../../../shared/ports.ts';
import { isSocketAllowed, refusedStatus } from './admit.ts';
import { forward, type Exchange, type ForwardLimits } from './forward.ts';
import { entrance } from './headers.ts';
import { policyHeaders } from './policy.ts';
import { languageFor, refuseRequest } from './refusals.ts';
import { reporterScript } from './reporter.ts';
import { findPage, isNavigation, sendFile } from './serve-pages.ts';
import { isStream, type Serving, type Site } from './site.ts';
import { createTurnstiles, type TurnstileLimits } from './turnstiles.ts';
import { joinSockets, refuseUpgrade } from './upgrade.ts';

interface ProxyLimits extends ForwardLimits, TurnstileLimits {
  readonly webSocketIdleMs: number;
}

const own = '/__preview/';
const script = (text: string) => ({
  type: 'text/javascript; charset=utf-8',
  body: Buffer.from(text),
  isImmutable: false,
});

const json = (response: ServerResponse, value: unknown) => {
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.end(JSON.stringify(value));
};

/** GET /__preview/place?path=&line=&column=: where in the project a place of a bundle comes from. */
function answerPlace(serving: Serving, query: URLSearchParams, response: ServerResponse): boolean {
  const [path = '', line, column] = [query.get('path') ?? '', Number(query.get('line')), Number(query.get('column'))];
  if (!Number.isInteger(line) || !Number.isInteger(column)) return false;
  const place = serving.pages?.placeOf(path.replace(/\?.*$/, ''), line, column);
  if (place === undefined) return false;
  json(response, { source: place.path, line: place.line, column: place.column });
  return true;
}

/** What the proxy answers itself. False where it is nothing of its own. */
function answerOwn(
  site: Site,
  serving: Serving,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (url.pathname === `${own}reporter.js`) {
    sendFile(script(reporterScript(site.productOrigin(), site.keepsDataInBrowser())), request, response);
    return true;
  }
  if (url.pathname === `${own}place`) return answerPlace(serving, url.searchParams, response);
  const file = serving.pages?.files.get(url.pathname);
  if (file !== undefined) sendFile(file, request, response);
  return file !== undefined;
}

/** At a port of its own: whoever brings the key gets a cookie, and goes on without the key in the address. */
function isLetIn(site: Site, url: URL, request: IncomingMessage, response: ServerResponse): boolean {
  const { address, id } = site;
  if (address.kind !== 'port' || address.key === undefined) return true;
  // Also for who is inside already: a frame that is loaded again comes by the entrance.
  if (url.pathname === `${own}enter` && url.searchParams.get('key') === address.key) {
    response.writeHead(303, {
      location: '/',
      'set-cookie': entrance.cookie(id, address.key),
      'cache-control': 'no-store',
    });
    response.end();
    return false;
  }
  if (entrance.isOpen(request.headers, id, address.key)) return true;
  refuseRequest(response, 404, languageFor(site, request));
  return false;
}

/**
 * Pages that were built answer for themselves; the app gets its calls, and what the pages have nothing for.
 * @returns false where the site has left this server, which cannot answer for it any more
 */
async function answerApp(
  serving: Serving,
  url: URL,
  site: Site,
  limits: ProxyLimits,
  exchange: Exchange,
): Promise<boolean> {
  const { request, response } = exchange;
  const language = languageFor(site, request);
  const isCall = url.pathname === '/api' || url.pathname.startsWith('/api/');
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (serving.pages && isReading && !isCall) {
    const fallback = isNavigation(request) ? serving.pages.files.get('/index.html') : undefined;
    const file = findPage(serving.pages, url.pathname) ?? fallback;
    if (file !== undefined) {
      sendFile(file, request, response);
      return true;
    }
  }
  // What its app began now might be cut off.
  const socketPath = site.hasLeft() ? undefined : await serving.socket?.();
  if (socketPath !== undefined) await forward(site, socketPath, exchange, limits);
  else if (site.hasLeft()) return false;
  else refuseRequest(response, serving.pages && !serving.socket ? 404 : 502, language);
  return true;
}

interface Upgrading extends Pick<Exchange, 'request' | 'client'> {
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** What is done with each request for a site, whichever port it comes in at. */
export function createHandler(clock: Clock, limits: ProxyLimits) {
  const begin = createTurnstiles(limits);

  function watch(site: Site, { request, response }: Exchange, done: () => void): void {
    const began = clock.now();
    response.on('close', () => {
      done();
      const status = response.writableEnded ? response.statusCode : undefined;
      const milliseconds = clock.now() - began;
      if (request.url?.startsWith(own)) return;
      site.figures.record(status, milliseconds);
      site.log(
        `${request.method} ${request.url?.replace(/\?.*$/, '').slice(0, 200)} ${status ?? '—'} ${milliseconds.toFixed(1)} ms`,
      );
    });
  }

  /** @returns false where the site has left this server while the request waited, which it was not passed by yet */
  async function handle(site: Site, exchange: Exchange): Promise<boolean> {
    const { request, response, client } = exchange;
    const language = languageFor(site, request);
    const refuse = (status: number) => {
      refuseRequest(response, status, language);
      return true;
    };
    for (const [name, value] of Object.entries(policyHeaders(site.address, site.productOrigin()))) {
      response.setHeader(name, value);
    }
    const status = refusedStatus(request, site.address);
    if (status !== undefined) return refuse(status);
    const address = `http://app${request.url ?? '/'}`;
    if (!URL.canParse(address)) return refuse(400);
    const url = new URL(address);
    if (!isLetIn(site, url, request, response)) return true;
    const leave = await begin(site, addressGroup(client));
    if (leave === undefined) {
      response.setHeader('retry-after', '1');
      return refuse(503);
    }
    if (response.destroyed) {
      leave();
      return true;
    }
    const inside: { leave?: () => void } = {};
    watch(site, exchange, () => {
      leave();
      inside.leave?.();
    });
    const serving = await site.serving();
    if (response.destroyed) return true;
    const leaveSite = serving.enter(isStream(request));
    inside.leave = leaveSite;
    if (url.pathname.startsWith(own)) {
      if (answerOwn(site, serving, url, request, response)) return true;
      if (serving.pages !== undefined || !site.hasLeft()) return refuse(404);
    } else if (await answerApp(serving, url, site, limits, exchange)) return true;
    // Whoever ends the site waits for those inside, and this one for whoever goes on with it.
    leave();
    leaveSite();
    return false;
  }

  /** @returns as `handle` does */
  async function upgrade(site: Site, { request, socket, head, client }: Upgrading): Promise<boolean> {
    const { address, id } = site;
    const refuse = (status: string) => {
      refuseUpgrade(socket, status);
      return true;
    };
    if (!isSocketAllowed(request, address)) return refuse('403 Forbidden');
    if (address.kind === 'port' && address.key !== undefined && !entrance.isOpen(request.headers, id, address.key)) {
      return refuse('403 Forbidden');
    }
    const leave = await begin(site, addressGroup(client));
    if (leave === undefined) return refuse('503 Service Unavailable');
    const serving = await site.serving();
    try {
      const socketPath = site.hasLeft() ? undefined : await serving.socket?.();
      if (socketPath === undefined) return site.hasLeft() ? false : refuse('502 Bad Gateway');
      await joinSockets({ site, socketPath, request, client, socket, head, idleMs: limits.webSocketIdleMs });
      return true;
    } finally {
      leave();
    }
  }

  return { handle, upgrade };
}

export type Handler = ReturnType<typeof createHandler>;
