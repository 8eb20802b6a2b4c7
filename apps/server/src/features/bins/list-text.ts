import { limits } from '@toolbench/contracts/limits.ts';
import { binPaths } from '@toolbench/contracts/routes.ts';
import { capturedRequest } from './capture/captured-request.ts';
import type { BinPage } from './read-bin.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * A page of a bin as the JSON of the contract's CapturedRequests, request by request.
 * @param basePath where the product lies, for the address of the next page
 */
export async function* listText({ bin, dropped, next, requests }: BinPage, basePath: string): AsyncGenerator<string> {
  let before = '{"requests":[';
  let sinceTurn = 0;
  for await (const request of requests) {
    sinceTurn += request.body.length;
    if (sinceTurn > limits.bins.listedBodyBytes) {
      // Many lists at once take turns with everything else.
      await nextTurn();
      sinceTurn = 0;
    }
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
