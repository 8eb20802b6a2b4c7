import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { hostnameOf } from './admit.ts';
import type { Handler } from './handle.ts';
import { requestLanguage } from '../../../plugins/request-language.ts';
import { languageFor, refuseRequest } from './refusals.ts';
import type { Site } from './site.ts';
import { refuseUpgrade } from './upgrade.ts';

interface ServerLimits {
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  readonly connectionsCheckMs: number;
  readonly headerBytes: number;
  readonly headerCount: number;
  /** Open connections of one port. */
  readonly openConnections: number;
}

interface ProxyParts {
  readonly handler: Handler;
  readonly host: string;
  readonly limits: ServerLimits;
  readonly onError: (error: unknown) => void;
}

type FindSite = (request: IncomingMessage) => Site | undefined;

function createSiteServer(find: FindSite, { handler, limits, onError }: ProxyParts): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: limits.connectionsCheckMs,
      maxHeaderSize: limits.headerBytes,
    },
    (request, response) => {
      const site = find(request);
      if (site === undefined) return refuseRequest(response, 421, requestLanguage(request.headers['accept-language']));
      handler.handle(site, { request, response }).catch((error: unknown) => {
        onError(error);
        refuseRequest(response, 502, languageFor(site, request));
      });
    },
  );
  server.maxHeadersCount = limits.headerCount;
  server.maxConnections = limits.openConnections;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const site = find(request);
    if (site === undefined) return refuseUpgrade(socket, '421 Misdirected Request');
    handler.upgrade(site, request, socket, head).catch(onError);
  });
  return server;
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

function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}

/** The listeners of previews and deployments: one port for all host names, and ports that belong to one site each. */
export function createPreviewProxy(parts: ProxyParts) {
  const named = new Map<string, Site>();
  const ports = new Map<string, Server>();
  const shared = createSiteServer(({ headers }) => named.get(hostnameOf(headers.host) ?? ''), parts);

  return {
    /** Opens the shared port and gives it. */
    listen: (port: number) => listen(shared, parts.host, port),

    /** Lets a site be reached at its host name. */
    addNamed: (site: Site) => void named.set(site.address.hostname, site),

    /** Opens a port for one site, this one or any free one. The site is asked for at each request. */
    openPort: async (id: string, wanted: number, site: () => Site | undefined): Promise<number> => {
      const server = createSiteServer(site, parts);
      const port = await listen(server, parts.host, wanted);
      ports.set(id, server);
      return port;
    },

    remove: async (site: Pick<Site, 'id' | 'address'>): Promise<void> => {
      if (named.get(site.address.hostname)?.id === site.id) named.delete(site.address.hostname);
      const server = ports.get(site.id);
      ports.delete(site.id);
      if (server) await close(server);
    },

    close: async () => {
      named.clear();
      await Promise.all([shared, ...ports.values()].filter(({ listening }) => listening).map(close));
    },
  };
}

export type PreviewProxy = ReturnType<typeof createPreviewProxy>;
