import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import { readCaught } from '@toolbench/kit/encodings/caught-text.ts';
import { readRefusedHead } from '../../../plugins/traffic/refused-head.ts';
import type { ListedRequest } from '../request-store.ts';

type Pair = [string, string];

function headerPairs(rawHeaders: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) pairs.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '']);
  return pairs;
}

/** Reads each value, and names those that are no UTF-8. */
function readPairs(rawFields: readonly string[], list: string, notUtf8: string[]): Pair[] {
  return headerPairs(rawFields).map(([name, value], index) => {
    const { text, isUtf8 } = readCaught(value);
    if (!isUtf8) notUtf8.push(`${list}/${index}`);
    return [name, text];
  });
}

/** Repeats are joined as RFC 9110, 5.3 says, and cookies as RFC 9113, 8.2.3 does. `Object.fromEntries` makes even `__proto__` a field like any other. */
function headerRecord(pairs: readonly Pair[]): Record<string, string> {
  const joined = new Map<string, string>();
  for (const [name, value] of pairs) {
    const key = name.toLowerCase();
    const before = joined.get(key);
    joined.set(key, before === undefined ? value : `${before}${key === 'cookie' ? ';' : ','} ${value}`);
  }
  return Object.fromEntries(joined);
}

function queryPairs(target: string): Pair[] {
  const start = target.indexOf('?');
  if (start < 0) return [];
  const end = target.indexOf('#', start);
  return [...new URLSearchParams(target.slice(start + 1, end < 0 ? undefined : end))];
}

/** UTF-8 without NUL is text. The last character of a body that is cut may be half a one. */
function textOf(body: Uint8Array, isCut: boolean): string | undefined {
  if (body.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body, { stream: isCut });
  } catch {
    return undefined;
  }
}

/** A caught request in the shape of the contract. */
export function capturedRequest(request: ListedRequest): CapturedRequest {
  const { number, target, rawHeaders, rawHead, rawTrailers, body, bodyBytes, bodySha256, refused } = request;
  const isCut = refused === null && body.length < bodyBytes;
  const text = textOf(body, isCut);
  const url = readCaught(target);
  const notUtf8 = url.isUtf8 ? [] : ['url'];
  const headers = readPairs(rawHeaders, 'header_list', notUtf8);
  const trailers = readPairs(rawTrailers, 'trailer_list', notUtf8);
  const head = rawHead === undefined ? undefined : readCaught(rawHead);
  if (head && !head.isUtf8) notUtf8.push('raw_head');
  const query = queryPairs(url.text);
  return {
    id: number,
    method: request.method,
    url: url.text,
    client: request.client,
    timestamp: new Date(request.receivedAt).toISOString(),
    headers: headerRecord(headers),
    query: Object.fromEntries(query),
    body: text ?? '',
    header_list: headers,
    ...(trailers.length > 0 && { trailer_list: trailers }),
    ...(rawHead !== undefined && head && { raw_head: head.text, head_faults: [...readRefusedHead(rawHead).faults] }),
    ...(request.version === '1.0' && { http_version: '1.0' }),
    ...(notUtf8.length > 0 && { not_utf8: notUtf8 }),
    query_list: query,
    body_bytes: bodyBytes,
    ...(bodySha256 === null ? {} : { body_sha256: bodySha256 }),
    body_is_text: text !== undefined,
    body_is_cut: isCut,
    ...(refused === null ? {} : { refused }),
  };
}
