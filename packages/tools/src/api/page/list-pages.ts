import type { CapturedRequest, CapturedRequests } from '@toolbench/contracts/bins.ts';
import type { Result } from '@toolbench/kit/result.ts';

/**
 * Everything that a bin holds, newest first. The server lists much in pages; those whose requests are known already are
 * not asked for.
 * @param known requests of the same bin that were listed before
 */
export async function listPages<Code extends string>(
  listPage: (next?: string) => Promise<Result<CapturedRequests, Code>>,
  known: readonly CapturedRequest[],
): Promise<Result<CapturedRequests, Code>> {
  const newest = await listPage();
  if (!newest.ok) return newest;
  const { next: second, ...list } = newest.value;
  const byId = new Map(known.filter(({ id }) => id > list.dropped).map((request) => [request.id, request]));
  let requests: readonly CapturedRequest[] = list.requests;
  let next = second;
  const addTo = (listed: readonly CapturedRequest[]) => listed.forEach((request) => byId.set(request.id, request));
  addTo(requests);
  const total = (list.requests[0]?.id ?? 0) - list.dropped;
  while (next !== undefined && byId.size < total) {
    const page = await listPage(next);
    if (!page.ok) return page;
    requests = page.value.requests;
    next = page.value.next;
    addTo(requests);
  }
  const newestFirst = [...byId.values()].sort((one, other) => other.id - one.id);
  return { ok: true, value: { ...list, requests: newestFirst } };
}
