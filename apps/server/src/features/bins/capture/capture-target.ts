import { isBinId } from '../bin-id.ts';

/**
 * Path of the route that catches; everything that belongs to a bin is led there, see captureTarget. Where addresses are
 * joined there is a slash too many.
 */
const below = /^(?:https?:\/\/[^/?#]*)?\/+bin\/+([\w-]+)(?=[/?#]|$)([^]*)$/;

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Where a request is led: all that a bin catches to `/bin/{id}`, whatever comes after the id. The router would refuse
 * paths that cannot be decoded, and a catcher takes them; the target is kept as it came. The list keeps its query, and other targets stay as they are.
 */
export function captureTarget(method: string, target: string): string {
  const [, id, rest = ''] = below.exec(target) ?? [];
  if (id === undefined) return target;
  const isAlone = rest === '' || rest.startsWith('?');
  if (isAlone && ((id === 'new' && method === 'POST') || (id === 'limits' && isRead(method)))) return target;
  if (isRead(method) && /^\/requests(?:\?|$)/.test(rest)) return `/bin/${id}${rest}`;
  return `/bin/${id}`;
}

/** Whether a target, with any bytes in it, belongs to something of the shape of a bin. */
export function isBinTarget(target: string): boolean {
  const [, id = ''] = below.exec(target) ?? [];
  return isBinId(id);
}
