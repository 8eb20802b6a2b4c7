import { encodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import {
  addressOf,
  endToEndHeaders,
  headBytes,
  headerValue,
  isSendable,
  lacksBody,
  originForm,
  type Captured,
  type HeadBytes,
} from './captured.ts';
import { isForbiddenHeader, isForbiddenMethod, ownFields, repeatedNames } from './fetch-rules.ts';
import { bodyFileName } from './media-type.ts';
import { plainText } from './plain-text.ts';

type Forbidden = 'body' | 'method' | 'method-case' | 'target' | 'trailers' | 'repeats' | 'page-headers' | 'head';

export interface FetchCode {
  readonly text: string;
  /** The body is expected in this file. */
  readonly file?: string;
  /** What the Fetch standard forbids and the code therefore leaves out or cannot do. */
  readonly forbidden: readonly Forbidden[];
}

/**
 * A call of `fetch` (WHATWG Fetch) in JavaScript that sends the request again. Where `fetch` itself would send other bytes
 * than were caught, comments before it say which.
 */
export function fetchCode(captured: Captured, origin: string): FetchCode {
  const { request } = captured;
  const head = headBytes(request);
  const fields = endToEndHeaders(head.headers).filter(isSendable);
  // A value is a byte string: one character for each byte.
  const headers = fields.map(([name, value]) => `    ${pair(name, value)},`);
  const hasBody = request.body_bytes > 0 && request.refused === undefined;
  const mayHaveBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody && mayHaveBody ? bodyCode(captured) : undefined;
  const lines = [
    `await fetch(${JSON.stringify(addressOf(origin, originForm(request.url)))}, {`,
    `  method: ${JSON.stringify(request.method)},`,
    ...(headers.length > 0 ? ['  headers: [', ...headers, '  ],'] : []),
    ...(body ? [`  body: ${body.code},`] : []),
    '});',
  ];
  const repeated = repeatedNames(fields);
  const kept = fields.map(([name]) => name).filter(isForbiddenHeader);
  const forbidden: Forbidden[] = [
    ...(isForbiddenMethod(request.method) ? (['method'] as const) : []),
    ...(isOtherCase(request.method) ? (['method-case'] as const) : []),
    ...(hasBody && !mayHaveBody ? (['body'] as const) : []),
    ...(isOtherTarget(head, origin) ? (['target'] as const) : []),
    ...(head.raw === undefined ? [] : (['head'] as const)),
    ...(repeated.length > 0 ? (['repeats'] as const) : []),
    ...(kept.length > 0 ? (['page-headers'] as const) : []),
    ...(head.trailers.length > 0 ? (['trailers'] as const) : []),
  ];
  const added = ownFields.filter((name) => headerValue(fields, name.toLowerCase()) === undefined);
  const notes = [
    ...forbidden.map((what) => comments[what](what === 'repeats' ? repeated : kept)),
    ...(added.length > 0 ? [`fetch may add fields of its own: ${added.join(', ')}.`] : []),
  ];
  return {
    text: [...notes.map((note) => `// ${note}`), ...(body?.before ?? []), ...lines].join('\n'),
    ...(body?.file !== undefined && { file: body.file }),
    forbidden,
  };
}

/** What the code says of itself, in the language of code. */
const comments: Readonly<Record<Forbidden, (names: readonly string[]) => string>> = {
  body: () => 'Left out: the body. fetch allows none with GET and HEAD.',
  method: () => 'fetch refuses this method.',
  'method-case': () => 'fetch writes this method in capital letters.',
  target: () => 'fetch writes the request target in another way than it was caught.',
  head: () => 'fetch writes the header fields in order, which they were not; left out is what is no field.',
  repeats: (names) => `fetch sends repeated fields as one, their values joined by commas: ${names.join(', ')}.`,
  'page-headers': (names) => `A page may not set these fields, the browser leaves them out: ${names.join(', ')}.`,
  trailers: () => 'Left out: the fields after the body. fetch cannot send them.',
};

/** Methods that `fetch` writes in capital letters (WHATWG Fetch, "normalize a method"). */
function isOtherCase(method: string): boolean {
  return /^(?:delete|get|head|options|post|put)$/i.test(method) && method !== method.toUpperCase();
}

/** Whether `fetch` writes the target otherwise (WHATWG URL, 4.4), or not at all. */
function isOtherTarget({ target }: HeadBytes, origin: string): boolean {
  const address = addressOf(origin, originForm(target));
  if (!URL.canParse(address)) return true;
  const { pathname, search } = new URL(address);
  return pathname + search !== target;
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
  // Of a text without a type `fetch` would say that it is text/plain in UTF-8; of bytes it says nothing.
  if (text !== undefined) {
    const isTyped = headerValue(request.header_list, 'content-type') !== undefined;
    return { code: isTyped ? JSON.stringify(text) : `new TextEncoder().encode(${JSON.stringify(text)})` };
  }
  return { code: `Uint8Array.from(atob('${encodeBase64(body)}'), (byte) => byte.charCodeAt(0))` };
}
