import { encodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { addressOf, endToEndHeaders, headBytes, headerValue, lacksBody, type Captured } from './captured.ts';
import { bodyFileName } from './media-type.ts';
import { plainText } from './plain-text.ts';

type Forbidden = 'body' | 'method' | 'method-case' | 'target' | 'trailers';

export interface FetchCode {
  readonly text: string;
  /** The body is expected in this file. */
  readonly file?: string;
  /** What the Fetch standard forbids and the code therefore leaves out or cannot do. */
  readonly forbidden?: Forbidden;
}

/** A call of `fetch` (WHATWG Fetch) in JavaScript that sends the request again. Repeated header fields stay apart. */
export function fetchCode(captured: Captured, origin: string): FetchCode {
  const { request } = captured;
  const head = headBytes(request);
  // A value is a byte string: one character for each byte.
  const headers = endToEndHeaders(head.headers).map(([name, value]) => `    ${pair(name, value)},`);
  const hasBody = request.body_bytes > 0 && request.refused === undefined;
  const mayHaveBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody && mayHaveBody ? bodyCode(captured) : undefined;
  const lines = [
    `await fetch(${JSON.stringify(addressOf(origin, request.url))}, {`,
    `  method: ${JSON.stringify(request.method)},`,
    ...(headers.length > 0 ? ['  headers: [', ...headers, '  ],'] : []),
    ...(body ? [`  body: ${body.code},`] : []),
    '});',
  ];
  const forbidden = isForbiddenMethod(request.method)
    ? 'method'
    : hasBody && !mayHaveBody
      ? 'body'
      : changedByFetch(request.method, addressOf(origin, head.target), head.target, head.trailers.length);
  return {
    text: [...(body?.before ?? []), ...lines].join('\n'),
    ...(body?.file !== undefined && { file: body.file }),
    ...(forbidden && { forbidden }),
  };
}

/** What `fetch` sends otherwise (WHATWG Fetch, "normalize a method"; WHATWG URL, 4.4), or not at all. */
function changedByFetch(method: string, address: string, target: string, trailers: number): Forbidden | undefined {
  if (/^(?:delete|get|head|options|post|put)$/i.test(method) && method !== method.toUpperCase()) return 'method-case';
  if (!URL.canParse(address)) return 'target';
  const { pathname, search, href } = new URL(address);
  if (pathname + search !== target && href !== target) return 'target';
  return trailers > 0 ? 'trailers' : undefined;
}

/** Methods that `fetch` refuses (WHATWG Fetch, "forbidden method"). */
export function isForbiddenMethod(method: string): boolean {
  return /^(?:connect|trace|track)$/i.test(method);
}

function pair(name: string, value: string): string {
  return `[${JSON.stringify(name)}, ${JSON.stringify(value)}]`;
}

function bodyCode(captured: Captured): { code: string; before?: readonly string[]; file?: string } {
  const { request, body } = captured;
  if (body === null || lacksBody(captured)) {
    const file = bodyFileName(request.id, headerValue(request.header_list, 'content-type'));
    const before = ["import { readFile } from 'node:fs/promises';", ''];
    return { code: `await readFile(${JSON.stringify(file)})`, before, file };
  }
  const text = plainText(body);
  if (text !== undefined) return { code: JSON.stringify(text) };
  return { code: `Uint8Array.from(atob('${encodeBase64(body)}'), (byte) => byte.charCodeAt(0))` };
}
