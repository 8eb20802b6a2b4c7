import type { FastifyRequest } from 'fastify';

/** The path of a request, decoded as the router decodes it, without the query. */
export function requestPath(request: FastifyRequest): string {
  const [path = '/'] = request.url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
