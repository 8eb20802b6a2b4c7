import fastifyStatic from '@fastify/static';
import type { SftpDemo } from '@toolbench/contracts/sftp.ts';
import { callPrefixes, isBelow, pages } from '@toolbench/contracts/routes.ts';
import { plainSite, type Site } from '@toolbench/contracts/site.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import type { App } from '../shared/fastify-app.ts';
import { refusal } from '../shared/result.ts';
import { refuse } from './errors.ts';
import { requestPath } from './request-path.ts';
import { contentPolicy } from './security-headers.ts';

/** Stands in the built page wherever the nonce of the answer goes. */
const noncePlaceholder = '__CSP_NONCE__';
/** Stands where the address of the ad script goes; most installations have none. */
const adScriptPlaceholder = '__AD_SCRIPT__';
/** Stands where the values of the SFTP demo go, as JSON; empty without a demo. */
const sftpDemoPlaceholder = '__SFTP_DEMO__';
/** Stands where the operator's settings of the product go, as JSON; empty where there are none. */
const sitePlaceholder = '__SITE__';
/** The same in the service worker: a digest of them, so that other settings count as another version. */
const digestPlaceholder = '__SITE_DIGEST__';
/** The build puts a hash of the content into the names of these files, so they never change. */
const hashedFiles = '/assets/';

export interface Pages {
  /** The folder of the built web application. */
  readonly webRoot?: string | undefined;
  /** https address of a script for the ad slot; its origin is allowed in the policy of the pages. */
  readonly adScript?: string | undefined;
  /** What of the product is shown, and below which path. */
  readonly site?: Site | undefined;
  /** The SFTP demo as it is now; it may start and end while pages are served. */
  readonly sftpDemo?: () => SftpDemo | undefined;
  /** Where previews are, for a browser that reached the product so: pages may show them in frames. */
  readonly frameSources?: (reached: { readonly hostname: string; readonly userAgent: string }) => readonly string[];
}

/**
 * Whether an unknown path is a page's: the web application has its own routes and shows its first page for the others.
 * Calls and missing files are not pages: a script that is gone must not be answered with one.
 */
function wantsPage(request: FastifyRequest): boolean {
  const path = requestPath(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (isBelow(path, callPrefixes) || path.startsWith(hashedFiles)) return false;
  const looksLikeFile = /\.[^/]*$/.test(path);
  return !looksLikeFile || (request.headers.accept ?? '').includes('text/html');
}

/** Text for an HTML attribute in double quotes. */
function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function readPage({ webRoot, adScript = '', site = plainSite }: Pages): string[] | undefined {
  const file = webRoot && join(webRoot, 'index.html');
  if (!file || !existsSync(file)) return undefined;
  return (
    readFileSync(file, 'utf8')
      .replace(adScriptPlaceholder, () => adScript.replaceAll('"', '%22'))
      .replace(sitePlaceholder, () => escapeAttribute(JSON.stringify(site)))
      // The build names its files from where the page lies, and the page is shown at every depth.
      .replace(/ (src|href)="\.\//g, (_, name: string) => ` ${name}="${site.basePath}/`)
      .split(noncePlaceholder)
  );
}

/** @throws CannotStart where a tool shall be hidden that is not in the build */
function checkHiddenTools(webRoot: string, { hiddenTools }: Site): void {
  const file = join(webRoot, 'tool-keys.json');
  if (hiddenTools.length === 0 || !existsSync(file)) return;
  const known = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
  const unknown = hiddenTools.filter((key) => !known.includes(key)).join(', ');
  if (unknown === '') return;
  throw new CannotStart(
    `HIDDEN_TOOLS 里没有这样的工具：${unknown}\nHIDDEN_TOOLS names no tool: ${unknown}\n  ${known.join(', ')}`,
  );
}

/** The service worker with a digest of what the server writes into pages. */
function serveWorker(app: App, webRoot: string, { adScript = '', site = plainSite }: Pages): void {
  const path = join(webRoot, 'service-worker.js');
  if (!existsSync(path)) return;
  const digest = createHash('sha256')
    .update(JSON.stringify([site, adScript]))
    .digest('hex')
    .slice(0, 8);
  const script = readFileSync(path, 'utf8').replace(digestPlaceholder, digest);
  app.get(pages.serviceWorker, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
}

/** Whether a path leads to the page as it was built, whose places are not filled yet, in whatever way it is written. */
function isTemplate(path: string): boolean {
  try {
    return posix.normalize(decodeURIComponent(path)).toLowerCase() === '/index.html';
  } catch {
    return false;
  }
}

async function serveFiles(app: App, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    // The build writes app-*.js.br and app-*.js.gz beside each file.
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !isTemplate(path),
    setHeaders: (response, path) => {
      const isHashed = path.slice(webRoot.length).replaceAll('\\', '/').startsWith(hashedFiles);
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('vary', 'accept-encoding');
    },
  });
}

/**
 * Serves the built web application, and answers every path that nothing else answers: with the page where it is a
 * page's, else with a JSON 404. Without a build there are no pages.
 */
export async function servePages(app: App, pagesToServe: Pages): Promise<void> {
  const { webRoot, adScript, sftpDemo, frameSources } = pagesToServe;
  const page = readPage(pagesToServe);
  const scripts = adScript === undefined ? [] : [new URL(adScript).origin];
  const demoAttribute = () => {
    const demo = sftpDemo?.();
    return demo ? escapeAttribute(JSON.stringify(demo)) : '';
  };
  const framesFor = ({ hostname, headers }: FastifyRequest) =>
    frameSources?.({ hostname, userAgent: headers['user-agent'] ?? '' }) ?? [];
  const sendPage = (reply: FastifyReply, parts: readonly string[]) =>
    reply
      .header('content-security-policy', contentPolicy(reply.nonce, { scripts, frames: framesFor(reply.request) }))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(parts.join(reply.nonce).replace(sftpDemoPlaceholder, demoAttribute));

  app.setNotFoundHandler((request, reply) =>
    page && wantsPage(request) ? sendPage(reply, page) : refuse(reply, refusal('not-found')),
  );
  if (webRoot === undefined || page === undefined) {
    app.log.warn('the web application is not built: there are no pages');
    return;
  }
  checkHiddenTools(webRoot, pagesToServe.site ?? plainSite);
  serveWorker(app, webRoot, pagesToServe);
  app.get(pages.home, (_request, reply) => sendPage(reply, page));
  await serveFiles(app, webRoot);
}
