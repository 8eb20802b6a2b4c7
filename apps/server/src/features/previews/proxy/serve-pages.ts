import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuiltPages, ServedFile } from '../ports.ts';

const tags = new WeakMap<ServedFile, string>();

function tagOf(file: ServedFile): string {
  const known = tags.get(file) ?? `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
  tags.set(file, known);
  return known;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The file of an address: itself, the page of a folder, or a page without its ending. */
export function findPage(pages: BuiltPages, pathname: string): ServedFile | undefined {
  const path = decoded(pathname);
  if (path === undefined) return undefined;
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  return candidates.map((candidate) => pages.files.get(candidate)).find((file) => file !== undefined);
}

/** Whether a person goes there, rather than a script or an element of a page. */
export const isNavigation = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');

export function sendFile(file: ServedFile, request: IncomingMessage, response: ServerResponse): void {
  const tag = tagOf(file);
  response.setHeader('content-type', file.type);
  response.setHeader('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('etag', tag);
  if (file.encoding !== undefined) response.setHeader('content-encoding', file.encoding);
  if (request.headers['if-none-match'] === tag) {
    response.statusCode = 304;
    return void response.end();
  }
  response.setHeader('content-length', file.body.length);
  response.end(request.method === 'HEAD' ? undefined : file.body);
}
