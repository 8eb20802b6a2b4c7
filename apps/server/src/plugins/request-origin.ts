import type { FastifyRequest } from 'fastify';

/** The origin at which people reach the server: the configured one, else the one of the request. */
export function requestOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
