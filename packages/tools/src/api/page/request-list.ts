import type { CapturedRequest } from '@toolbench/contracts/bins.ts';

/** Newest first. */
export type Requests = readonly CapturedRequest[];

/** Puts a pushed request into the list; one that is there already changes nothing. Only the newest `most` are kept. */
export function withRequest(requests: Requests, added: CapturedRequest, most: number): Requests {
  if (requests.some(({ id }) => id === added.id)) return requests;
  const at = requests.findIndex(({ id }) => id < added.id);
  const place = at < 0 ? requests.length : at;
  return [...requests.slice(0, place), added, ...requests.slice(place)].slice(0, most);
}

/** What a page knows to have been caught: what is listed, and how much had to go for it. */
export interface Caught {
  readonly requests: Requests;
  readonly dropped: number;
}

/** Takes in a pushed request; where the list is full, one more has gone. */
export function withPushed({ requests, dropped }: Caught, added: CapturedRequest, most: number): Caught {
  const next = withRequest(requests, added, most);
  const isFull = next !== requests && next.length === requests.length;
  return { requests: next, dropped: isFull ? dropped + 1 : dropped };
}

/**
 * Takes over the server's list. Requests that were pushed while the list was on its way stay; the others keep their
 * identity, so that nothing is drawn again.
 */
export function withListed(requests: Requests, listed: Requests): Requests {
  const newest = listed[0]?.id ?? 0;
  const known = new Map(requests.map((request) => [request.id, request]));
  const pushed = requests.filter(({ id }) => id > newest);
  return [...pushed, ...listed.map((request) => known.get(request.id) ?? request)];
}

/** Methods that occur, in the order of the alphabet. */
export function methodsOf(requests: Requests): string[] {
  return [...new Set(requests.map(({ method }) => method))].sort();
}

/** The requests of a method (all for '') that hold a text in target, client, header fields or body, in any case. */
export function filterRequests(requests: Requests, method: string, text: string): Requests {
  const wanted = text.trim().toLowerCase();
  return requests.filter((request) => {
    if (method !== '' && request.method !== method) return false;
    return wanted === '' || holds(request, wanted);
  });
}

function holds(request: CapturedRequest, wanted: string): boolean {
  const { url, client, body, header_list } = request;
  if ([url, client, body].some((part) => part.toLowerCase().includes(wanted))) return true;
  return header_list.some(([name, value]) => `${name}: ${value}`.toLowerCase().includes(wanted));
}

/** The target without the bin's own address: the sub-path and query, `/` for none. */
export function pathInBin(target: string, binId: string): string {
  const own = `/bin/${binId}`;
  // The product may lie below a path, which comes first.
  const at = target.startsWith('/') ? target.indexOf(own) : -1;
  const rest = at < 0 ? target : target.slice(at + own.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
