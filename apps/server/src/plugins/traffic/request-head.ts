import { limits } from '@toolbench/contracts/limits.ts';
import { isBelow } from '@toolbench/contracts/routes.ts';
import type { FastifyRequest, RawServerDefault } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { App } from '../../shared/fastify-app.ts';
import { refusal, type Refusal } from '../../shared/result.ts';
import { allowedMethods, refuseConnection } from './client-errors.ts';
import { refuse } from '../errors.ts';

/** RFC 9110, 7.2: a name or an address, perhaps with a port. */
const host = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Whether a host can be reached at the port that it names. */
const hasPort = (text: string) => Number(/:(\d*)$/.exec(text)?.[1] ?? 0) <= 65_535;

function faultOf({ httpVersion, rawHeaders }: IncomingMessage): Refusal | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return refusal('invalid-request');
  if (rawHeaders.length / 2 >= limits.http.headerCount) return refusal('headers-too-large');
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() !== 'host') continue;
    hosts += 1;
    const value = rawHeaders[at + 1] ?? '';
    if (hosts > 1 || !host.test(value) || !hasPort(value)) return refusal('invalid-request', { fields: ['Host'] });
  }
  return undefined;
}

/** A name or an address as a page may show it in a link. */
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** What a trusted proxy forwards stands in addresses that people follow, so it has to be what such an address may hold. */
function forwardedFault(request: FastifyRequest): Refusal | undefined {
  const { headers, protocol, host: forwarded } = request;
  const isSocket = headers.upgrade !== undefined && /^wss?$/.test(protocol);
  if (protocol !== 'http' && protocol !== 'https' && !isSocket) {
    return refusal('invalid-request', { fields: ['X-Forwarded-Proto'] });
  }
  const isForwarded = headers['x-forwarded-host'] !== undefined && forwarded !== headers.host;
  return isForwarded && !(plainHost.test(forwarded) && hasPort(forwarded))
    ? refusal('invalid-request', { fields: ['X-Forwarded-Host'] })
    : undefined;
}

/** A scheme has no case (RFC 3986, 3.1): whatever a proxy writes, everything behind reads it in small letters. */
export function readScheme(app: App): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const scheme = headers['x-forwarded-proto'];
    if (typeof scheme === 'string') headers['x-forwarded-proto'] = scheme.toLowerCase();
  });
}

/**
 * Refuses what Node's parser lets through: other versions of HTTP, several Host headers or one that is no host
 * (RFC 9112, 3.2), and so many headers that Node would drop the last of them. Also what a proxy
 * forwards that is no scheme or host, and TRACE but to a bin: it would give back what its sender may not see (RFC 9110, 9.3.8).
 */
export function refuseHeads(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    const fault = faultOf(request.raw) ?? forwardedFault(request);
    if (fault !== undefined) return refuse(reply.header('connection', 'close'), fault);
    if (request.method === 'TRACE' && !isBelow(request.url, ['/bin'])) {
      return refuse(reply.header('allow', allowedMethods), refusal('method-not-allowed'));
    }
  });
}

/**
 * Who asks "Expect: 100-continue" may send the body at once, but to a bin: that one says so when it has looked at the
 * declared length, see readBody.
 */
export function continueLater(server: RawServerDefault, basePath: string): void {
  server.on('checkContinue', (request, response) => {
    if (!isBelow(request.url ?? '', [`${basePath}/bin`])) response.writeContinue();
    server.emit('request', request, response);
  });
}

/** CONNECT asks for a tunnel, which there is none of; Node would close the connection without a word. */
export function refuseTunnels(server: RawServerDefault): void {
  server.on('connect', (_request, socket) => refuseConnection(socket, 'method-not-allowed'));
}
