import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { endToEndHeaders, headBytes } from '@toolbench/tools/api/engine/captured.ts';
import { reasonOf } from './retry.ts';

/** What became of a request that was sent on. `refused`: nothing listens there, so nothing was delivered. */
export type Delivery =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'refused' }
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'failed'; readonly why: string };

const framed = new Set(['content-length', 'transfer-encoding']);
const expectsBody = new Set(['POST', 'PUT', 'PATCH']);

/**
 * The header section as it came, names and order and repeats included, but for the fields of the connection: those are
 * of this one. The sender's host stays readable in X-Forwarded-Host.
 */
function headersFor(caught: CapturedRequest, target: URL, bodyBytes: number): string[] {
  const { headers: list } = headBytes(caught);
  const isFramed = expectsBody.has(caught.method) || list.some(([name]) => framed.has(name.toLowerCase()));
  const host = list.find(([name]) => name.toLowerCase() === 'host')?.[1];
  const hasForwarded = list.some(([name]) => name.toLowerCase() === 'x-forwarded-host');
  return [
    ['Host', target.host],
    ...endToEndHeaders(list),
    ...(host === undefined || hasForwarded ? [] : [['X-Forwarded-Host', host]]),
    ...(bodyBytes > 0 || isFramed ? [['Content-Length', String(bodyBytes)]] : []),
  ].flat();
}

/** Sends a caught request to the target and waits for the head of the answer. Redirects are answers like any other. */
export async function sendOn(
  caught: CapturedRequest,
  { target, path, body, signal }: { target: URL; path: string; body: Uint8Array; signal: AbortSignal },
): Promise<Delivery> {
  const tooLong = AbortSignal.timeout(limits.outside.forward.answerMs);
  const send = target.protocol === 'https:' ? requestSecure : requestPlain;
  try {
    const status = await new Promise<number>((resolve, reject) => {
      const call = send(target, {
        method: caught.method,
        // What Node would not send goes percent-encoded.
        path: path.replace(/[^\x21-\xff]/g, encodeURIComponent),
        headers: headersFor(caught, target, body.length),
        // A kept connection may close under a request, and nobody could tell whether that was delivered.
        agent: false,
        signal: AbortSignal.any([signal, tooLong]),
      });
      call.on('error', reject);
      call.on('response', (response) => {
        response.on('error', () => undefined).resume();
        resolve(response.statusCode ?? 0);
      });
      call.end(body);
    });
    return { kind: 'answered', status };
  } catch (error) {
    if (tooLong.aborted) return { kind: 'no-answer' };
    const why = reasonOf(error);
    return why === 'ECONNREFUSED' ? { kind: 'refused' } : { kind: 'failed', why };
  }
}
