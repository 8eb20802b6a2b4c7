import { createParser } from 'eventsource-parser';
import { binEvents } from '@toolbench/contracts/bin-events.ts';
import { capturedRequest, capturedRequests, type CapturedRequest } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { binPaths } from '@toolbench/contracts/routes.ts';
import type { BinAddress } from './addresses.ts';
import { pauseBefore, reasonOf } from './retry.ts';

/** What becomes known of a bin. `missed` requests were gone from the bin before they could be read. */
type BinNews =
  | { readonly kind: 'request'; readonly request: CapturedRequest }
  | { readonly kind: 'missed'; readonly count: number }
  | { readonly kind: 'lost'; readonly why: string }
  | { readonly kind: 'back' }
  | { readonly kind: 'gone' };

/**
 * The number of the newest request that a bin has caught, 0 where there is none.
 * @throws as `fetch` does where the product cannot be reached
 */
export async function newestOf(
  { id, product }: BinAddress,
  signal: AbortSignal,
): Promise<number | 'gone' | 'not-a-bin'> {
  const response = await fetch(product + binPaths.requests(id), { signal });
  if (response.status === 404) return 'gone';
  const list = capturedRequests.safeParse(await response.json().catch(() => undefined));
  return list.success ? (list.data.requests[0]?.id ?? 0) : 'not-a-bin';
}

/** The body of a request, byte for byte. Where the bin cannot be reached it is tried again until the signal is given. */
export async function bodyOf(
  { id, product }: BinAddress,
  request: CapturedRequest,
  signal: AbortSignal,
): Promise<Uint8Array | 'body-too-large' | 'body-gone'> {
  if (request.refused !== undefined) return 'body-too-large';
  // Whole text was decoded without loss, a byte order mark kept, so its UTF-8 is the body.
  if (request.body_bytes === 0 || (request.body_is_text && !request.body_is_cut)) return Buffer.from(request.body);
  for (let retry = 0; !signal.aborted; retry += 1) {
    try {
      const response = await fetch(product + binPaths.requestBody(id, request.id), { signal });
      if (response.status === 404) return 'body-gone';
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
    } catch {
      // The stream of the bin tells that the connection is lost.
    }
    await pauseBefore(retry, signal);
  }
  return 'body-gone';
}

type StreamEvent = { readonly request: CapturedRequest } | 'gone';

/** The events of one connection, until it ends or is silent for too long. */
async function* eventsOf(body: ReadableStream<Uint8Array>, hangUp: () => void): AsyncGenerator<StreamEvent> {
  let come: StreamEvent[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === binEvents.gone) come.push('gone');
      if (event === binEvents.request) come.push({ request: capturedRequest.parse(JSON.parse(data)) });
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    // Only while something is waited for: the program that the requests go to may take its time.
    const silence = setTimeout(hangUp, limits.outside.forward.silenceMs);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
    yield* come;
    come = [];
  }
}

/**
 * Follows a bin from a request on, each told once and oldest first, until the bin is gone or the signal is given. A
 * connection that breaks is opened again, and what came meanwhile is told then.
 * @param after number of the last request that is known already
 */
export async function* followBin(
  { id, product }: BinAddress,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<BinNews> {
  let last = after;
  const link = { retry: 0, isLost: false };
  while (!signal.aborted) {
    const connection = new AbortController();
    const both = AbortSignal.any([signal, connection.signal]);
    try {
      const headers = { accept: 'text/event-stream' };
      const response = await fetch(`${product}${binPaths.events(id)}?after=${last}`, { headers, signal: both });
      if (response.status === 404) return yield { kind: 'gone' };
      if (!response.ok || response.body === null) throw new Error(`HTTP ${response.status}`);
      if (link.isLost) yield { kind: 'back' };
      link.isLost = false;
      for await (const event of eventsOf(response.body, () => connection.abort())) {
        if (event === 'gone') return yield { kind: 'gone' };
        link.retry = 0;
        const { request } = event;
        if (request.id <= last) continue;
        if (request.id > last + 1) yield { kind: 'missed', count: request.id - last - 1 };
        last = request.id;
        yield { kind: 'request', request };
      }
    } catch (error) {
      if (!signal.aborted && !link.isLost) yield { kind: 'lost', why: reasonOf(error) };
      link.isLost = true;
    } finally {
      connection.abort();
    }
    await pauseBefore(link.retry, signal);
    link.retry += 1;
  }
}
