import { textToBytes } from '@toolbench/kit/text.ts';
import type { Captured, HeaderList } from './captured.ts';

/**
 * The request as an HTTP/1.1 message (RFC 9112). The body is kept unchunked, so a Transfer-Encoding gives way to the
 * length; all other fields stay as they came.
 */
export function httpMessage({ request, body }: Captured): Uint8Array {
  const fields = body === null ? request.header_list : framedByLength(request.header_list, body.length);
  const lines = [
    `${request.method} ${request.url} HTTP/1.1`,
    ...fields.map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ];
  const head = textToBytes(lines.join('\r\n'));
  const message = new Uint8Array(head.length + (body?.length ?? 0));
  message.set(head);
  if (body) message.set(body, head.length);
  return message;
}

function framedByLength(headers: HeaderList, length: number): HeaderList {
  const wasChunked = headers.some(([name]) => name.toLowerCase() === 'transfer-encoding');
  if (!wasChunked) return headers;
  return headers.map(([name, value]) =>
    name.toLowerCase() === 'transfer-encoding' ? ['Content-Length', String(length)] : [name, value],
  );
}
