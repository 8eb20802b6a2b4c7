import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Room, Share } from '../../../shared/byte-budget.ts';

type ReceivedBody =
  /** Its bytes count until `release` is called. */
  | { readonly kind: 'whole'; readonly bytes: Buffer; readonly sha256: string; readonly release: () => void }
  /** `length` is what was declared or had come. */
  | { readonly kind: 'too-large'; readonly length: number }
  /** There was no room for it in memory, or another caller got its room. */
  | { readonly kind: 'no-room'; readonly room: Room }
  /** The sender went away, or sent something that is no HTTP. */
  | { readonly kind: 'broken' };

interface ReadBodyOptions {
  /** Most bytes of a body. */
  readonly limit: number;
  /** Opens what its bytes are counted in; the function given is called when they have to go. */
  readonly openShare: (giveWay: () => void) => Share;
}

function whole(bytes: Buffer, release: () => void): ReceivedBody {
  return { kind: 'whole', bytes, sha256: createHash('sha256').update(bytes).digest('hex'), release };
}

function collect(request: IncomingMessage, { limit, openShare }: ReadBodyOptions): Promise<ReceivedBody> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (body: ReceivedBody) => {
      request.off('data', take).off('end', end).off('error', fail).off('close', fail);
      if (body.kind !== 'whole') share.release();
      resolve(body);
    };
    const share = openShare(() => finish({ kind: 'no-room', room: 'all-full' }));
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) return finish({ kind: 'too-large', length });
      const room = share.grow(chunk.length + limits.traffic.pieceOverheadBytes);
      if (room === 'given') chunks.push(chunk);
      else finish({ kind: 'no-room', room });
    };
    const end = () => {
      share.keep();
      finish(whole(Buffer.concat(chunks, length), share.release));
    };
    const fail = () => finish({ kind: 'broken' });
    // Before anything of it is read: what its sender has under way may have grown since it was asked.
    const declared = Number(request.headers['content-length'] ?? 0);
    if (!share.fits(declared)) return finish({ kind: 'no-room', room: 'own-full' });
    request.on('data', take).on('end', end).on('error', fail).on('close', fail);
  });
}

/**
 * Reads a body as the bytes that came, never decoded. One that declares more bytes than the limit is not read at all;
 * of one that does not say its length, reading stops past it. Who asked for "100 Continue" gets it only here.
 */
export async function readBody(
  request: IncomingMessage,
  response: Pick<ServerResponse, 'writeContinue'>,
  options: ReadBodyOptions,
): Promise<ReceivedBody> {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) {
    return whole(Buffer.alloc(0), () => undefined);
  }
  const declared = Number(headers['content-length'] ?? 0);
  if (declared > options.limit) return { kind: 'too-large', length: Math.min(declared, Number.MAX_SAFE_INTEGER) };
  // RFC 9110, 10.1.1: who speaks HTTP/1.0 would take it for the answer.
  if (headers.expect !== undefined && request.httpVersion !== '1.0') response.writeContinue();
  return collect(request, options);
}
