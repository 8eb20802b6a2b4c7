import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Elsewhere } from './elsewhere.ts';
import type { Handler } from './handle.ts';
import { hostName } from '../../../shared/host-name.ts';
import { continueWhenRead } from '../../../plugins/traffic/awaited-bodies.ts';
import { answerClientError } from '../../../plugins/traffic/client-errors.ts';
import { watchServer } from '../../../plugins/traffic/connections.ts';
import { closeAfterBody, endWithSender } from '../../../plugins/traffic/half-closed.ts';
import { refuseTunnels } from '../../../plugins/traffic/request-head.ts';
import { behindAnswers } from '../../../plugins/traffic/requests-in-turn.ts';
import { clientOf, proxyList } from '../../../plugins/proxy-list.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { languageFor, refuseRequest } from './refusals.ts';
import { createDoor, isStream, type Site } from './site.ts';
import { refuseUpgrade } from './upgrade.ts';

interface ServerLimits {
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly lingerMs: number;
  readonly keepAliveTimeoutMs: number;
  readonly connectionsCheckMs: number;
  readonly headerBytes: number;
  readonly headerCount: number;
  /** Open connections of one port, and those of one address to it. */
  readonly openConnections: number;
  readonly openConnectionsPerAddress: number;
  /** After so long in which nothing of an answer was taken; the product's unless a test says otherwise. */
  readonly unreadMs?: number;
}

interface ProxyParts {
  readonly handler: Handler;
  readonly host: string;
  readonly limits: ServerLimits;
  readonly onError: (error: unknown) => void;
  /** Carry the requests of many. */
  readonly trustedProxies?: readonly string[];
  /** What was refused or ended so that others are served. */
  readonly refused?: (limit: string) => void;
  /** Sites of other servers; absent where there are none. */
  readonly elsewhere?: () => Elsewhere | undefined;
}

/** A site that leaves each time it is found had better be asked for again by who wants it. */
const mostLooks = 3;

type FindSite = (request: IncomingMessage) => Site | undefined;

interface SiteServer {
  readonly server: Server;
  /** Takes nothing more. What is under way may end within this time. */
  readonly close: (finishMs: number) => Promise<void>;
}

function createSiteServer(find: FindSite, parts: ProxyParts): SiteServer {
  const { handler, limits, onError, elsewhere, trustedProxies = [], refused = () => undefined } = parts;
  const isProxy = proxyList(trustedProxies);
  const clientAddress = (request: IncomingMessage) => clientOf(request, isProxy, elsewhere?.()?.isPassed(request));

  /**
   * Lets the request's site answer where it is, which may be here only once the request has waited, or not here any more.
   * @returns false where no server has it
   */
  async function atItsSite(
    request: IncomingMessage,
    answerHere: (site: Site) => Promise<boolean>,
    passOn: () => Promise<boolean> | undefined,
  ): Promise<boolean> {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      const site = find(request);
      if (site !== undefined && (await answerHere(site))) return true;
      if (await passOn()) return true;
      if (find(request) === undefined) return false;
    }
    return false;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isAnswered = await atItsSite(
      request,
      (site) => handler.handle(site, { request, response, client: clientAddress(request) }),
      () => elsewhere?.()?.handle(request, response, clientAddress(request)),
    );
    if (!isAnswered) refuseRequest(response, 421, languageOf(request));
  }

  async function join(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const isAnswered = await atItsSite(
      request,
      (site) => handler.upgrade(site, { request, socket, head, client: clientAddress(request) }),
      () => elsewhere?.()?.upgrade(request, socket, head, clientAddress(request)),
    );
    if (!isAnswered) refuseUpgrade(socket, '421 Misdirected Request');
  }

  const door = createDoor();
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: limits.connectionsCheckMs,
      maxHeaderSize: limits.headerBytes,
    },
    (request, response) => {
      response.once('close', door.enter(isStream(request)));
      answer(request, response).catch((error: unknown) => {
        onError(error);
        const site = find(request);
        const language = site ? languageFor(site, request) : languageOf(request);
        refuseRequest(response, 502, language);
      });
    },
  );
  server.maxHeadersCount = limits.headerCount;
  const watched = watchServer(server, {
    connections: limits.openConnections,
    connectionsPerAddress: limits.openConnectionsPerAddress,
    ...(limits.unreadMs !== undefined && { unreadMs: limits.unreadMs }),
    trustedProxies,
    refused,
  });
  // What pushes for ever would stay when its sender has gone.
  endWithSender(server, (request) => !isStream(request));
  continueWhenRead(server);
  closeAfterBody(server, limits.lingerMs);
  refuseTunnels(server);
  server.on('clientError', answerClientError);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => undefined);
    behindAnswers(socket, () => void join(request, socket, head).catch(onError));
  });
  return {
    server,
    close: async (finishMs) => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await door.emptyWithin(finishMs);
      watched.stop();
      watched.endAll();
      await closed;
    },
  };
}

/** Fulfilled with the port. */
function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(address === null || typeof address === 'string' ? port : address.port);
    });
  });
}

/** The listeners of previews and deployments: one port for all host names, and ports that belong to one site each. */
export function createPreviewProxy(parts: ProxyParts) {
  const named = new Map<string, Site>();
  const ports = new Map<string, SiteServer>();
  const shared = createSiteServer(({ headers }) => named.get(hostName(headers.host)), parts);

  return {
    /** Opens the shared port and gives it. */
    listen: (port: number) => listen(shared.server, parts.host, port),

    /** Lets a site be reached at its host name. */
    addNamed: (site: Site) => void named.set(site.address.hostname, site),

    /** Opens a port for one site, this one or any free one. The site is asked for at each request. */
    openPort: async (id: string, wanted: number, site: () => Site | undefined): Promise<number> => {
      const own = createSiteServer(site, { ...parts, elsewhere: () => undefined });
      const port = await listen(own.server, parts.host, wanted);
      ports.set(id, own);
      return port;
    },

    /** @param finishMs how long requests under way at a port of its own may take to end */
    remove: async (site: Pick<Site, 'id' | 'address'>, finishMs = 0): Promise<void> => {
      if (named.get(site.address.hostname)?.id === site.id) named.delete(site.address.hostname);
      const own = ports.get(site.id);
      ports.delete(site.id);
      await own?.close(finishMs);
    },

    /** Takes no request more, and ends those that take longer than this, also where they were passed on. */
    close: async (finishMs = 0): Promise<void> => {
      const listening = [shared, ...ports.values()].filter(({ server }) => server.listening);
      await Promise.all(listening.map((one) => one.close(finishMs)));
      named.clear();
    },
  };
}

export type PreviewProxy = ReturnType<typeof createPreviewProxy>;
