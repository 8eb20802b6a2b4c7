import fastifyStatic from '@fastify/static';
import type { SftpDemo } from '@toolbench/contracts/sftp.ts';
import { callPrefixes, isBelow, pages } from '@toolbench/contracts/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../fastify-app.ts';
import { refusal } from '../result.ts';
import { refuse } from './errors.ts';
import { requestPath } from './request-path.ts';
import { contentPolicy } from './security-headers.ts';

/** Stands in the built page wherever the nonce of the answer goes. */
const noncePlaceholder = '__CSP_NONCE__';
/** Stands where the address of the ad script goes; most installations have none. */
const adScriptPlaceholder = '__AD_SCRIPT__';
/** Stands where the values of the SFTP demo go, as JSON; empty without a demo. */
const sftpDemoPlaceholder = '__SFTP_DEMO__';
/** The build puts a hash of the content into the names of these files, so they never change. */
const hashedFiles = '/assets/';

export interface Pages {
  /** The folder of the built web application. */
  readonly webRoot?: string | undefined;
  /** https address of a script for the ad slot; its origin is allowed in the policy of the pages. */
  readonly adScript?: string | undefined;
  /** The SFTP demo as it is now; it may start and end while pages are served. */
  readonly sftpDemo?: () => SftpDemo | undefined;
  /** Where previews are, for a product reached at this host name: pages may show them in frames. */
  readonly frameSources?: (hostname: string) => readonly string[];
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

function readPage({ webRoot, adScript = '' }: Pages): string[] | undefined {
  const file = webRoot && join(webRoot, 'index.html');
  if (!file || !existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .replace(adScriptPlaceholder, () => adScript.replaceAll('"', '%22'))
    .split(noncePlaceholder);
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
    allowedPath: (path) => path !== '/index.html',
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
  const sendPage = (reply: FastifyReply, parts: readonly string[]) =>
    reply
      .header(
        'content-security-policy',
        contentPolicy(reply.nonce, { scripts, frames: frameSources?.(reply.request.hostname) ?? [] }),
      )
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
  app.get(pages.home, (_request, reply) => sendPage(reply, page));
  await serveFiles(app, webRoot);
}
