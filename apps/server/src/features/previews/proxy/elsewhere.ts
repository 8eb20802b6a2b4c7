import { limits } from '@toolbench/contracts/limits.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { hostName } from '../../../shared/host-name.ts';
import type { Clock } from '../../../shared/ports.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import type { Peer, Place } from '../../cluster/claims.ts';
import { passOn } from '../../cluster/pass-on.ts';
import { notHere, passHeader, type PassMark } from '../../cluster/pass-mark.ts';
import { relay, relayUpgrade, type Relayed } from '../../cluster/relay.ts';
import { refuseAway, refuseRequest } from './refusals.ts';
import { refuseUpgrade } from './upgrade.ts';

interface ElsewhereParts {
  readonly serverId: string;
  readonly mark: PassMark;
  readonly clock: Clock;
  /** The server that has the site of a host name; undefined where there is no such site. */
  readonly locate: (hostname: string) => Promise<Place | undefined>;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly hasBody?: boolean;
  /** Whoever asked has gone. */
  readonly isOver: () => boolean;
  readonly send: (peer: Peer, mark: string) => Promise<Relayed>;
}

/** Sites that other servers have: requests for them are passed on to these, with all that comes back. */
export function createElsewhere({ serverId, mark, clock, locate }: ElsewhereParts) {
  /** Names that no server knows, and when that was found out. */
  const unknown = new Map<string, number>();
  const { passMs, retryMs, placesKept, placeFreshMs } = limits.cluster;

  async function locateOnce(hostname: string): Promise<Place | undefined> {
    const at = unknown.get(hostname);
    if (at !== undefined && clock.now() - at < placeFreshMs) return undefined;
    const place = await locate(hostname);
    if (place !== undefined) return place;
    if (unknown.size >= placesKept) unknown.clear();
    unknown.set(hostname, clock.now());
    return undefined;
  }

  const markOf = ({ id }: Peer, { method = 'GET', url: path = '/' }: IncomingMessage) =>
    mark.make({ to: id, at: clock.now(), method, path, origin: '' });

  /** Whether another server of ours passes this request on to this one. */
  const isPassed = ({ headers, method = 'GET', url: path = '/' }: IncomingMessage) =>
    mark.read(headers[passHeader], { to: serverId, method, path, now: clock.now() }) !== undefined;

  /** `here`: this server has the site, or none has. */
  async function find({
    request,
    hasBody = false,
    isOver,
    send,
  }: Asked): Promise<'here' | 'answered' | 'away' | 'broken' | 'not-here'> {
    const hostname = hostName(request.headers.host);
    const { method = 'GET' } = request;
    if (isPassed(request)) {
      const place = await locateOnce(hostname);
      return place === 'here' || place === undefined ? 'here' : 'not-here';
    }
    return passOn({
      locate: () => locateOnce(hostname),
      send: (peer) => send(peer, markOf(peer, request)),
      // A body can be sent once.
      isSafe: (method === 'GET' || method === 'HEAD') && !hasBody,
      isOver,
      waitMs: passMs,
      retryMs,
    });
  }

  const relayed = (
    { host, previewPort }: Peer,
    said: string,
    { method = 'GET', url = '/', headers }: IncomingMessage,
    client: string,
  ) => {
    // The other one believes what this one says of who sends.
    const told = { ...headers, 'x-forwarded-for': client };
    return previewPort === undefined
      ? undefined
      : { host, port: previewPort, method, path: url, headers: told, mark: said };
  };

  /**
   * Passes a request on. False where this server is to answer it.
   * @param client where it comes from
   */
  async function handle(request: IncomingMessage, response: ServerResponse, client: string): Promise<boolean> {
    const hasBody =
      request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    const found = await find({
      request,
      hasBody,
      isOver: () => response.destroyed,
      send: async (peer, said) => {
        const one = relayed(peer, said, request, client);
        return one === undefined ? 'unsent' : relay({ ...one, ...(hasBody && { body: request }) }, response);
      },
    });
    if (found === 'here') return false;
    if (found === 'not-here') response.writeHead(421, { [passHeader]: notHere, connection: 'close' }).end();
    if (found === 'away') refuseAway(response, languageOf(request));
    if (found === 'broken') refuseRequest(response, 502, languageOf(request));
    return true;
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, client: string): Promise<boolean> {
    const found = await find({
      request,
      isOver: () => socket.destroyed,
      send: async (peer, said) => {
        const one = relayed(peer, said, request, client);
        return one === undefined ? 'unsent' : relayUpgrade(one, socket, head);
      },
    });
    if (found === 'here') return false;
    if (found === 'not-here')
      socket.end(
        `HTTP/1.1 421 Misdirected Request\r\n${passHeader}: ${notHere}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
    if (found === 'away' || found === 'broken') refuseUpgrade(socket, '503 Service Unavailable');
    return true;
  }

  return { isPassed, handle, upgrade };
}

export type Elsewhere = ReturnType<typeof createElsewhere>;
