import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { request as send, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { copyAppData } from '../../adapters/app-databases/copy-app-data.ts';
import { createPageBuilder } from '../../adapters/bundler/page-builder.ts';
import { createVendors } from '../../adapters/bundler/vendor.ts';
import { createOwnClaims, type Claims } from '../../features/cluster/claims.ts';
import { openAppFolders } from '../../features/previews/app-folders.ts';
import type { ProjectSource, ProjectVersion } from '../../features/previews/ports.ts';
import type { AddressSettings } from '../../features/previews/proxy/addresses.ts';
import { createHandler } from '../../features/previews/proxy/handle.ts';
import { createPreviewProxy } from '../../features/previews/proxy/preview-proxy.ts';
import type { Sandbox } from '../../features/previews/sandbox-port.ts';
import { createPreviews, type PreviewLimits } from '../../features/previews/service.ts';
import type { Clock } from '../../shared/ports.ts';
import { sqliteOnly } from '../fakes.ts';

const cache = fileURLToPath(new URL('../../../../../.cache/test-vendor', import.meta.url));
const vendors = createVendors(cache);

export const javascriptStack: TechStack = {
  language: 'javascript',
  framework: 'express',
  database: 'sqlite',
  hosting: 'vercel',
};

/** Builds pages with the libraries that all tests share. */
export const testPageBuilder = (buildMs: number = limits.previews.buildMs) =>
  createPageBuilder({ vendor: vendors, buildMs });

/** Projects by owner and session, as tests write them. */
export function testProjects() {
  const projects = new Map<string, ProjectVersion>();
  const all = new Map<string, ProjectVersion>();
  const source: ProjectSource = {
    newest: async (owner, sessionId) => projects.get(`${owner}/${sessionId}`),
    appVersion: async (owner, sessionId, version) => {
      const known = all.get(`${owner}/${sessionId}/${version}`);
      return known && { model: null, files: known.files };
    },
  };
  return {
    source,
    set: (owner: string, sessionId: string, files: Record<string, string>, stack = javascriptStack) => {
      const version = (projects.get(`${owner}/${sessionId}`)?.version ?? 0) + 1;
      const project = { version, files: new Map(Object.entries(files)), stack };
      projects.set(`${owner}/${sessionId}`, project);
      all.set(`${owner}/${sessionId}/${version}`, project);
      return version;
    },
  };
}

interface Given {
  readonly clock: Clock;
  readonly folder: string;
  readonly source: Pick<ProjectSource, 'newest'>;
  readonly sandboxes?: readonly Sandbox[];
  readonly limits?: Partial<PreviewLimits> & { readonly requestMs?: number };
  readonly addresses?: Partial<AddressSettings>;
  readonly trustedProxies?: readonly string[];
  /** Of a server among several; alone unless it is said. */
  readonly claims?: Claims | undefined;
}

/** What previews and deployments are put together from, with ports of its own. */
export function previewSurroundings({
  clock,
  folder,
  limits: chosen,
  addresses,
  trustedProxies = [],
  claims,
}: Omit<Given, 'source'>) {
  const all = { ...limits.previews, ...chosen };
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const builder = testPageBuilder(all.buildMs);
  const fail = (error: unknown) => {
    throw error;
  };
  const handler = createHandler({ now: () => performance.now() }, all);
  const proxy = createPreviewProxy({
    handler,
    host: '127.0.0.1',
    onError: fail,
    limits: { ...limits.http, ...all },
    trustedProxies,
  });
  const opened: { port?: number } = {};
  onTestFinished(() => proxy.close());
  return {
    clock,
    random,
    builder,
    proxy,
    databases: sqliteOnly,
    claims: claims ?? createOwnClaims(),
    onError: fail,
    limits: all,
    folders: openAppFolders(join(folder, 'previews'), (from, to) => copyAppData(from, to, 'app')),
    addresses: { port: () => opened.port, ...addresses },
    listen: async () => {
      opened.port = await proxy.listen(0);
      return opened.port;
    },
  };
}

/** Previews as the server puts them together. */
export function testPreviews({ source, sandboxes = [], ...given }: Given) {
  const surroundings = previewSurroundings(given);
  const previews = createPreviews({ ...surroundings, source, sandboxes });
  onTestFinished(async () => void (await previews.removeAll()));
  return { ...surroundings, previews };
}

export const localReached = { origin: 'http://localhost:3000', userAgent: 'Mozilla/5.0 Chrome/140 Safari/537' };

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Asked {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** The address of this machine that it comes from. */
  readonly from?: string;
}

/** A request to an address below localhost: to this machine, with the address's own Host. */
export function ask(address: string, { method = 'GET', headers = {}, body, from }: Asked = {}): Promise<Answer> {
  const { hostname, port, pathname, search, host } = new URL(address);
  const isName = !/^[\d.]+$/.test(hostname);
  return new Promise((resolve, reject) => {
    const request = send(
      {
        host: '127.0.0.1',
        port,
        method,
        path: pathname + search,
        agent: false,
        localAddress: from,
        headers: { ...(isName && { host }), ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('close', () => {
          if (!response.complete) return reject(new Error('the answer was cut off'));
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
