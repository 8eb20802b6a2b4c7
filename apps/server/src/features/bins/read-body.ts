import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

type ReceivedBody =
  | { readonly kind: 'whole'; readonly bytes: Buffer; readonly sha256: string }
  /** `length` is what was declared or had come. */
  | { readonly kind: 'too-large'; readonly length: number }
  /** The sender went away, or sent something that is no HTTP. */
  | { readonly kind: 'broken' };

function whole(bytes: Buffer): ReceivedBody {
  return { kind: 'whole', bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function collect(request: IncomingMessage, limit: number): Promise<ReceivedBody> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (body: ReceivedBody) => {
      request.off('data', take).off('end', end).off('error', fail).off('close', fail);
      resolve(body);
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else finish({ kind: 'too-large', length });
    };
    const end = () => finish(whole(Buffer.concat(chunks, length)));
    const fail = () => finish({ kind: 'broken' });
    request.on('data', take).on('end', end).on('error', fail).on('close', fail);
  });
}

/**
 * Reads a body as the bytes that came, never decoded. One that declares more than `limit` bytes is not read at all; of
 * one that does not say its length, reading stops past the limit. Who asked for "100 Continue" gets it only here.
 */
export async function readBody(
  request: IncomingMessage,
  response: Pick<ServerResponse, 'writeContinue'>,
  limit: number,
): Promise<ReceivedBody> {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) {
    return whole(Buffer.alloc(0));
  }
  const declared = Number(headers['content-length'] ?? 0);
  if (declared > limit) return { kind: 'too-large', length: Math.min(declared, Number.MAX_SAFE_INTEGER) };
  if (headers.expect !== undefined) response.writeContinue();
  return collect(request, limit);
}
