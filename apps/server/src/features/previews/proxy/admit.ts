import type { IncomingMessage } from 'node:http';
import { hostName } from '../../../shared/host-name.ts';
import type { SiteAddress } from './site.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Why a request is not let through to a site: the status it is answered with. A name that is not the site's own is a
 * sign of DNS rebinding; a request that another origin makes on its own is never one that a person wanted.
 */
export function refusedStatus(
  { method = '', url = '', headers }: IncomingMessage,
  address: SiteAddress,
): number | undefined {
  if (hostName(headers.host) !== address.hostname) return 421;
  if (!methods.has(method)) return 405;
  if (!url.startsWith('/')) return 400;
  if (headers['service-worker'] !== undefined) return 403;
  const { origin } = headers;
  const isReading = method === 'GET' || method === 'HEAD';
  if (!isReading && origin !== undefined && origin !== address.origin) return 403;
  const site = headers['sec-fetch-site'];
  const isForeign = site === 'cross-site' || site === 'same-site';
  if (isForeign && headers['sec-fetch-mode'] !== 'navigate') return 403;
  return undefined;
}

/** A WebSocket is let through only from the site's own pages: browsers open them to any origin. */
export function isSocketAllowed({ headers, method }: IncomingMessage, address: SiteAddress): boolean {
  return (
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    hostName(headers.host) === address.hostname &&
    headers.origin === address.origin
  );
}
