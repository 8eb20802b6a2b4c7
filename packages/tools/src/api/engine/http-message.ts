import { joinBytes } from '@toolbench/kit/encodings/join-bytes.ts';
import { headBytes, type Captured, type HeaderList } from './captured.ts';

/**
 * The request as an HTTP message (RFC 9112), the head byte for byte. The body is kept unchunked, so a Transfer-Encoding
 * gives way to the length, unless fields come after the body: then it is one chunk.
 */
export function httpMessage({ request, body }: Captured): Uint8Array {
  const { target, headers, trailers } = headBytes(request);
  const isChunked = body !== null && trailers.length > 0;
  const fields = body === null || isChunked ? headers : framedByLength(headers, body.length);
  const lines = [
    `${request.method} ${target} HTTP/${request.http_version ?? '1.1'}`,
    ...fields.map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ];
  const head = byteArray(lines.join('\r\n'));
  if (!isChunked) return joinBytes([head, body ?? new Uint8Array()]);
  const chunk = body.length > 0 ? [byteArray(`${body.length.toString(16)}\r\n`), body, byteArray('\r\n')] : [];
  const end = ['0', ...trailers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
  return joinBytes([head, ...chunk, byteArray(end)]);
}

function byteArray(bytes: string): Uint8Array {
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

function framedByLength(headers: HeaderList, length: number): HeaderList {
  const wasChunked = headers.some(([name]) => name.toLowerCase() === 'transfer-encoding');
  if (!wasChunked) return headers;
  return headers.map(([name, value]) =>
    name.toLowerCase() === 'transfer-encoding' ? ['Content-Length', String(length)] : [name, value],
  );
}
