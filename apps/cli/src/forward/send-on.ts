import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { HeaderList } from '@toolbench/tools/api/engine/captured.ts';
import { messageHead, writeMessage } from '@toolbench/tools/api/engine/http-message.ts';
import { leavesTarget } from './addresses.ts';
import { reasonOf } from './retry.ts';

/** What became of a request that was sent on. `refused`: nothing listens there, so nothing was delivered. */
export type Delivery =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'refused' | 'no-answer' | 'not-http' | 'line-break' | 'odd-head' | 'leaves-target' }
  | { readonly kind: 'failed'; readonly why: string };

/** A connection to the target; certificates are checked as Node checks them. */
function connectTo({ protocol, hostname, port }: URL): Socket {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:') return connectPlain({ host, port: Number(port || 80) });
  const servername = isIP(host) === 0 ? { servername: host } : {};
  return connectSecure({ host, port: Number(port || 443), ALPNProtocols: ['http/1.1'], ...servername });
}

/** The status of an answer of which this has come; undefined while it is not told. Interim answers (RFC 9110, 15.2) are none. */
function statusIn(come: string): number | 'not-http' | undefined {
  let rest = come;
  for (;;) {
    const [line] = /^[^\n]*\n/.exec(rest) ?? [];
    if (line === undefined) return rest.length > limits.http.headerBytes ? 'not-http' : undefined;
    const status = Number(/^HTTP\/\d(?:\.\d)? (\d{3})(?!\d)/.exec(line)?.[1]);
    if (Number.isNaN(status)) return 'not-http';
    if (status < 100 || status >= 200 || status === 101) return status;
    const end = /\r?\n\r?\n/.exec(rest);
    if (end === null) return rest.length > limits.http.headerBytes ? 'not-http' : undefined;
    rest = rest.slice(end.index + end[0].length);
  }
}

/** Writes a message and waits for the status of its answer; a part of the rest is read and left. */
async function statusOf(socket: Socket, message: Uint8Array): Promise<number | 'not-http'> {
  const { answerBytes } = limits.outside.forward;
  return await new Promise((resolve, reject) => {
    let come = '';
    const read = (chunk: Buffer) => {
      come += chunk.toString('latin1');
      const status = statusIn(come);
      if (status === undefined) return;
      const end = socket.bytesRead + answerBytes;
      socket.off('data', read).on('data', () => socket.bytesRead > end && socket.destroy());
      resolve(status);
    };
    socket.on('error', reject).on('data', read);
    socket.on('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
    socket.write(message);
  });
}

/** Fields that say how a message is framed; the body that is sent on is framed the same way. */
const framing = new Set(['content-length', 'transfer-encoding', 'trailer']);

/** Fields of the sender's connection, which are not of this one (RFC 9110, 7.6.1 and 10.1.1). */
const ofConnection = new Set(['connection', 'expect', 'keep-alive', 'proxy-connection', 'te', 'upgrade']);

/**
 * The header section as it came, in its order and case, but for the fields of the connection. The host is that of the
 * target; the sender's stays readable in X-Forwarded-Host.
 */
function headersFor(caught: HeaderList, host: string, bodyBytes: number): HeaderList {
  const names = new Set(caught.map(([name]) => name.toLowerCase()));
  const kept = caught
    .filter(([name]) => !ofConnection.has(name.toLowerCase()))
    .map(([name, value]): HeaderList[number] => (name.toLowerCase() === 'host' ? [name, host] : [name, value]));
  const sentHost = caught.find(([name]) => name.toLowerCase() === 'host')?.[1];
  if (sentHost === undefined) kept.unshift(['Host', host]);
  else if (!names.has('x-forwarded-host')) {
    const last = kept.findLastIndex(([name]) => !framing.has(name.toLowerCase()));
    kept.splice(last + 1, 0, ['X-Forwarded-Host', sentHost]);
  }
  const isFramed = names.has('content-length') || names.has('transfer-encoding');
  if (bodyBytes > 0 && !isFramed) kept.push(['Content-Length', String(bodyBytes)]);
  return [...kept, ['Connection', 'close']];
}

/**
 * The bytes by which a caught request goes to another host and path: method, target, fields, body and trailers as they
 * came. Undefined where a line break stands within the head: what comes after it would be read as another field; and where
 * the head is not as RFC 9112 has it, because no field can be changed in it without changing the rest.
 */
function messageTo(
  host: string,
  caught: CapturedRequest,
  { path, body }: { readonly path: string; readonly body: Uint8Array },
): Uint8Array | undefined {
  const head = messageHead({ request: caught });
  if (head.raw !== undefined) return undefined;
  const headers = headersFor(head.headers, host, body.length);
  const written = [head.method, path, ...headers.flat(), ...head.trailers.flat()];
  if (written.some((text) => /[\r\n]/.test(text))) return undefined;
  return writeMessage({ ...head, target: path, headers }, body);
}

/**
 * Sends a caught request to the target and waits for the status of the answer. Redirects are answers like any other.
 * Node's client writes methods in capitals and refuses targets with other bytes, so the message is written here. Each has
 * a connection of its own: a kept one may close under a request, and nobody could tell whether that was delivered.
 */
export async function sendOn(
  caught: CapturedRequest,
  { target, path, body, signal }: { target: URL; path: string; body: Uint8Array; signal: AbortSignal },
): Promise<Delivery> {
  if (leavesTarget(target, path)) return { kind: 'leaves-target' };
  const message = messageTo(target.host, caught, { path, body });
  if (message === undefined) return { kind: caught.raw_head === undefined ? 'line-break' : 'odd-head' };
  const socket = connectTo(target);
  let isTooLong = false;
  // A signal of time that nobody else holds may be collected as garbage before its time comes.
  const limit = setTimeout(() => {
    isTooLong = true;
    socket.destroy();
  }, limits.outside.forward.answerMs);
  const end = () => socket.destroy();
  signal.addEventListener('abort', end, { once: true });
  socket.once('close', () => {
    clearTimeout(limit);
    signal.removeEventListener('abort', end);
  });
  if (signal.aborted) socket.destroy();
  try {
    const status = await statusOf(socket, message);
    if (status !== 'not-http') return { kind: 'answered', status };
    socket.destroy();
    return { kind: 'not-http' };
  } catch (error) {
    if (isTooLong) return { kind: 'no-answer' };
    const why = reasonOf(error);
    return why === 'ECONNREFUSED' ? { kind: 'refused' } : { kind: 'failed', why };
  }
}
