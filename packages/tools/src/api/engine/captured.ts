import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import { writeCaught } from '@toolbench/kit/encodings/caught-text.ts';

export type HeaderList = CapturedRequest['header_list'];

/** A caught request with its body; null where the body is not at hand, because it was refused or is long or no text. */
export interface Captured {
  readonly request: CapturedRequest;
  readonly body: Uint8Array | null;
}

/** Fields that say how a message travelled, not what it says (RFC 9112, 6 and 9; RFC 9110, 7.2 and 7.6.1). */
const framing = new Set([
  'host',
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The fields that whoever sends the request again has to set; the rest is made by the sender itself. */
export function endToEndHeaders(headers: HeaderList): HeaderList {
  return headers.filter(([name]) => !framing.has(name.toLowerCase()));
}

/** The head of a request with one character for each byte. */
export interface HeadBytes {
  readonly target: string;
  readonly headers: HeaderList;
  readonly trailers: HeaderList;
  /** The whole of it, up to the empty line, where it is not as RFC 9112 has it. */
  readonly raw?: string;
}

/** The bytes of a head that is shown as text. */
export function headBytes(request: CapturedRequest): HeadBytes {
  const { url, header_list, trailer_list = [], raw_head, not_utf8 = [] } = request;
  const write = (text: string, place: string) => writeCaught({ text, isUtf8: !not_utf8.includes(place) });
  const fields = (list: HeaderList, of: string) =>
    list.map(([name, value], index): [string, string] => [name, write(value, `${of}/${index}`)]);
  return {
    target: write(url, 'url'),
    headers: fields(header_list, 'header_list'),
    trailers: fields(trailer_list, 'trailer_list'),
    ...(raw_head !== undefined && { raw: write(raw_head, 'raw_head') }),
  };
}

/** Whether a client can be told to send a field (RFC 9110, 5.1 and 5.5); a head that is not in order can hold others. */
export function isSendable([name, value]: HeaderList[number]): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !/[\0\r\n]/.test(value);
}

/** The first field of a name, written in lower case. */
export function headerValue(headers: HeaderList, name: string): string | undefined {
  return headers.find(([written]) => written.toLowerCase() === name)?.[1];
}

/** The absolute address of a request target; one in absolute form is an address already (RFC 9112, 3.2). */
export function addressOf(origin: string, target: string): string {
  return target.startsWith('/') ? origin.replace(/\/+$/, '') + target : target;
}

/** The path and query of a target in absolute form: a client that is given the whole would call the host that it names. */
export function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}

/** The request target as it is copied: bytes that are no UTF-8 with percent signs, because as a text they would become others. */
export function copiedTarget(request: CapturedRequest): string {
  if (request.not_utf8?.includes('url') !== true) return request.url;
  return request.url.replace(
    /[^\x21-\x7e]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

/** Whether the request carried a body that is not here. */
export function lacksBody({ request, body }: Captured): boolean {
  return body === null && request.body_bytes > 0 && request.refused === undefined;
}
