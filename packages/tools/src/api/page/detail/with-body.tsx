import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import type { Failure } from '@toolbench/kit/result.ts';
import { binCalls, type CallCode } from '../bin-calls.tsx';
import type { Captured } from '../../engine/captured.ts';
import { bodyIn } from '../../engine/read-captures.ts';

/** The request with its body, the missing bytes fetched; what cannot be fetched is left out. */
export async function withBody(binId: string, request: CapturedRequest): Promise<Captured> {
  if (request.refused !== undefined) return { request, body: null };
  const bytes = await bodyOf(binId, request);
  return { request, body: bytes instanceof Uint8Array ? bytes : null };
}

/** The exact bytes of a request's body: from the list where it has them all, else from the server. */
export async function bodyOf(binId: string, request: CapturedRequest): Promise<Uint8Array | Failure<CallCode>> {
  const listed = bodyIn(request);
  if (listed) return listed;
  const fetched = await binCalls.body(binId, request.id);
  return fetched.ok ? fetched.value : fetched;
}
