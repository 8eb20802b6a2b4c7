import type { BinAnswer, BinLimits, CapturedRequest, CapturedRequests, CreatedBin } from '@toolbench/contracts/bins.ts';
import type { ErrorCode, ErrorResponse } from '@toolbench/contracts/errors.ts';
import { binPaths, calls } from '@toolbench/contracts/routes.ts';
import { ownAddress } from '@toolbench/ui/work/site.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { listPages } from './list-pages.ts';

/** The question behind an address; the server's own names the path that the product lies below. */
const searchOf = (address: string | undefined) =>
  address === undefined ? '' : new URL(address, location.origin).search;

/** `gone`: the bin was deleted, has expired or never was. `refused`: the server's own words are in the detail. */
export type CallCode = 'fetch-failed' | 'gone' | 'refused';

/** What the server says of its own storage helps more than that it cannot be reached. */
const storageFaults: ReadonlySet<ErrorCode | undefined> = new Set([
  'storage-full',
  'storage-unwritable',
  'database-away',
  'database-damaged',
]);

async function ask(path: string, init?: RequestInit): Promise<Result<Response, CallCode>> {
  let response: Response;
  try {
    response = await fetch(ownAddress(path), { cache: 'no-store', ...init });
  } catch {
    return fail('fetch-failed');
  }
  if (response.ok) return ok(response);
  if (response.status === 404) return fail('gone');
  const said = (await response.json().catch(() => null)) as Partial<ErrorResponse> | null;
  if (response.status >= 500 && !storageFaults.has(said?.code)) return fail('fetch-failed');
  return typeof said?.detail === 'string' ? fail('refused', { words: said.detail }) : fail('fetch-failed');
}

async function askForJson<Answer>(path: string, init?: RequestInit): Promise<Result<Answer, CallCode>> {
  const response = await ask(path, init);
  if (!response.ok) return response;
  try {
    return ok((await response.value.json()) as Answer);
  } catch {
    return fail('fetch-failed');
  }
}

function sending(method: string, content: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) };
}

/** The calls of the page, each one to this server only. */
export const binCalls = {
  create: () => askForJson<CreatedBin>(calls.newBin, { method: 'POST' }),
  limits: () => askForJson<BinLimits>(calls.binLimits),
  /** All that it holds, but for what is known of it already. */
  list: (id: string, known: readonly CapturedRequest[]) =>
    listPages((next) => askForJson<CapturedRequests>(binPaths.requests(id) + searchOf(next)), known),
  remove: (id: string) => ask(binPaths.own(id), { method: 'DELETE' }),
  setAnswer: (id: string, answer: BinAnswer) => askForJson<BinAnswer>(binPaths.answer(id), sending('PUT', answer)),
  async body(id: string, request: number): Promise<Result<Uint8Array, CallCode>> {
    const response = await ask(binPaths.requestBody(id, request));
    if (!response.ok) return response;
    try {
      return ok(new Uint8Array(await response.value.arrayBuffer()));
    } catch {
      return fail('fetch-failed');
    }
  },
};
