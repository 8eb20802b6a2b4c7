import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import type { HeaderList } from '@toolbench/tools/api/engine/captured.ts';
import { messageHead, writeMessage } from '@toolbench/tools/api/engine/http-message.ts';

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
 * came. Undefined where a line break stands within the head: what comes after it would be read as another field.
 */
export function messageTo(
  host: string,
  caught: CapturedRequest,
  { path, body }: { readonly path: string; readonly body: Uint8Array },
): Uint8Array | undefined {
  const head = messageHead({ request: caught });
  const headers = headersFor(head.headers, host, body.length);
  const written = [head.method, path, ...headers.flat(), ...head.trailers.flat()];
  if (written.some((text) => /[\r\n]/.test(text))) return undefined;
  return writeMessage({ ...head, target: path, headers }, body);
}
