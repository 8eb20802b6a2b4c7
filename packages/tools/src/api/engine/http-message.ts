import { joinBytes } from '@toolbench/kit/encodings/join-bytes.ts';
import { encodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { headBytes, headerValue, type Captured, type HeadBytes, type HeaderList } from './captured.ts';

/** What stands around a body, with one character for each byte. */
export interface MessageHead extends HeadBytes {
  readonly method: string;
  readonly version: string;
}

/** The head of a caught request, byte for byte. */
export function messageHead({ request }: Pick<Captured, 'request'>): MessageHead {
  return { ...headBytes(request), method: request.method, version: request.http_version ?? '1.1' };
}

/** The request as an HTTP message (RFC 9112), the head byte for byte. */
export function httpMessage(captured: Captured): Uint8Array {
  return writeMessage(messageHead(captured), captured.body);
}

/**
 * A message with this head, its fields as they are given. The body is kept unchunked, so a Transfer-Encoding gives way to
 * the length, unless it names another coding too, fields come after the body or the head is kept as it came: then it is one chunk.
 */
export function writeMessage(head: MessageHead, body: Uint8Array | null): Uint8Array {
  const { method, target, version, headers, trailers } = head;
  const coding = headerValue(headers, 'transfer-encoding');
  const isPlainCoding = head.raw === undefined && trailers.length === 0 && /^\s*chunked\s*$/i.test(coding ?? '');
  const isChunked = body !== null && coding !== undefined && !isPlainCoding;
  const fields = body === null || isChunked ? headers : framedByLength(headers, body.length);
  const lines = [`${method} ${target} HTTP/${version}`, ...fields.map(([name, value]) => `${name}: ${value}`), '', ''];
  const start = encodeLatin1(head.raw ?? lines.join('\r\n'));
  if (!isChunked) return joinBytes([start, body ?? new Uint8Array()]);
  const chunk = body.length > 0 ? [encodeLatin1(`${body.length.toString(16)}\r\n`), body, encodeLatin1('\r\n')] : [];
  const end = ['0', ...trailers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
  return joinBytes([start, ...chunk, encodeLatin1(end)]);
}

function framedByLength(headers: HeaderList, length: number): HeaderList {
  return headers.map(([name, value]) =>
    name.toLowerCase() === 'transfer-encoding' ? ['Content-Length', String(length)] : [name, value],
  );
}
