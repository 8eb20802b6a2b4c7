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
  readonly location: { readonly origin: string; readonly href: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Written in by the build: every file of this version, and a digest of them. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerScope;
/** Where the product lies: the folder that this file comes from, without a slash at the end. */
const base = new URL('.', worker.location.href).pathname.slice(0, -1);
/** The server writes a digest of its settings here: other settings make another page, announced like a new version. */
const settings = '__SITE_DIGEST__';
const ownCaches = `toolbench-${base}/-`;
const cacheName = `${ownCaches}${__VERSION__}-${settings}`;
const page = `${base}/`;
/** Its values are written into the page by the server, and may change with the server's configuration. */
const sftpPage = base + pages.tool('sftp');

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(
    [page, ...__FILES__.map((path) => base + path)].map((path) => new Request(path, { cache: 'reload' })),
  );
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  // Those without a path are of versions before there was one; others belong to a product beside this one.
  const isOurs = (name: string) => name.startsWith(ownCaches) || /^toolbench-[0-9a-f]+$/.test(name);
  const old = names.filter((name) => isOurs(name) && name !== cacheName);
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

const files = new Set(__FILES__.map((path) => base + path));

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'use-new-version') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith(page)) return;
  if (isBelow(pathname.slice(base.length), callPrefixes)) return;
  if (request.mode === 'navigate' && pathname === sftpPage) event.respondWith(answerFresh(request));
  else if (request.mode === 'navigate') event.respondWith(answer(request, page));
  else if (files.has(pathname)) event.respondWith(answer(request, pathname));
});
