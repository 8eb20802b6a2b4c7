import type { FastifyRequest } from 'fastify';

/** The pattern of a request's route; `unknown` where it has none of its own, as the pages of the web application. */
export function routeOf(request: FastifyRequest): string {
  return request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
}

/** The path of a request, decoded as the router decodes it, without the query. */
export function requestPath(request: FastifyRequest): string {
  const [path = '/'] = request.url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
