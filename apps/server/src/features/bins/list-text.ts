import { binPaths } from '@toolbench/contracts/routes.ts';
import { capturedRequest } from './capture/captured-request.ts';
import type { BinPage } from './read-bin.ts';

/** Bytes of bodies that a list may write at once: escaped, they become six times as much, which takes a millisecond. */
const turnBytes = 32 * 1024;

let lastTurn = Promise.resolve();
/** One list at a time, and after each piece all else: many lists at once take turns with everything. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

/**
 * A page of a bin as the JSON of the contract's CapturedRequests, request by request.
 * @param basePath where the product lies, for the address of the next page
 */
export async function* listText({ bin, dropped, next, requests }: BinPage, basePath: string): AsyncGenerator<string> {
  let before = '{"requests":[';
  let sinceTurn = 0;
  for await (const request of requests) {
    if (sinceTurn + request.body.length > turnBytes) {
      await nextTurn();
      sinceTurn = 0;
    }
    sinceTurn += request.body.length;
    yield before + JSON.stringify(capturedRequest(request));
    before = ',';
  }
  const rest = {
    expires_at: new Date(bin.expiresAt).toISOString(),
    answer: bin.answer,
    dropped,
    ...(next === undefined ? {} : { next: basePath + binPaths.requestsBefore(bin.id, next) }),
  };
  yield `${before === ',' ? '' : before}],${JSON.stringify(rest).slice(1)}`;
}
