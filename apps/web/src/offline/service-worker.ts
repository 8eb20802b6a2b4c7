import { callPrefixes, isBelow, pages } from '@toolbench/contracts/routes.ts';

/**
 * Keeps the whole product in a cache of its own version, so that it works offline after the first visit. A new version is
 * fetched beside the old one and waits until the page asks for it: nothing is swapped under anybody's hands.
 */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface ServiceWorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly location: { readonly origin: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Written in by the build: every file of this version, and a digest of them. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerScope;
const cacheName = `toolbench-${__VERSION__}`;
const page = '/';
/** Its values are written into the page by the server, and may change with the server's configuration. */
const sftpPage = pages.tool('sftp');

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([page, ...__FILES__].map((path) => new Request(path, { cache: 'reload' })));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('toolbench-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The page with what its server says today; the kept one without a connection. */
async function answerFresh(request: Request): Promise<Response> {
  return fetch(request).catch(() => answer(request, page));
}

async function answer(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(path);
  return cached ?? fetch(request);
}

const files = new Set(__FILES__);

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'use-new-version') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || isBelow(pathname, callPrefixes)) return;
  if (request.mode === 'navigate' && pathname === sftpPage) event.respondWith(answerFresh(request));
  else if (request.mode === 'navigate') event.respondWith(answer(request, page));
  else if (files.has(pathname)) event.respondWith(answer(request, pathname));
});
