import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { endToEndHeaders, headBytes, isSendable, type Captured, type HeaderList } from '../../engine/captured.ts';
import { isForbiddenHeader, isForbiddenMethod, repeatedNames } from '../../engine/fetch-rules.ts';

/** What the browser is asked to send. */
export interface ReplayPlan {
  readonly url: string;
  readonly method: string;
  readonly headers: HeaderList;
  readonly body: Uint8Array | null;
  /** Names of header fields that a page may not set. */
  readonly leftOut: readonly string[];
  /** Names of fields that reach the target as one. */
  readonly joined: readonly string[];
  /** `fetch` sends no body with GET and HEAD. */
  readonly dropsBody: boolean;
  /** The target is asked by OPTIONS first, and nothing is sent where it does not agree. */
  readonly asksFirst: boolean;
}

export type ReplayCode = 'replay-address' | 'replay-scheme' | 'replay-method' | 'replay-mixed' | 'replay-no-body';

/**
 * Which requests a browser sends to another origin without asking first (WHATWG Fetch, "CORS-safelisted method" and
 * "CORS-safelisted request-header").
 */

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);
const safeTypes: ReadonlySet<string> = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
]);
const longestValue = 128;
const mostCharacters = 1024;

/** "CORS-unsafe request-header byte", of a value that holds one character for each byte. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unsafe = /[\0-\x08\x0a-\x1f\x7f"():<>?@[\\\]{}]/;

function isSafe(name: string, value: string): boolean {
  if (value.length > longestValue) return false;
  switch (name) {
    case 'accept':
      return !unsafe.test(value);
    case 'accept-language':
    case 'content-language':
      return /^[\dA-Za-z *,.;=-]*$/.test(value);
    case 'content-type':
      return !unsafe.test(value) && safeTypes.has((value.split(';', 1)[0] ?? '').trim().toLowerCase());
    case 'range':
      return /^bytes=\d+-\d*$/.test(value);
    default:
      return false;
  }
}

/** Fields of one name reach the browser as one, joined by commas. */
function combined(headers: HeaderList): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [written, value] of headers) {
    const name = written.toLowerCase();
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return values;
}

/** Whether the browser asks the target by OPTIONS before it sends such a request to another origin. */
function needsPreflight(method: string, headers: HeaderList): boolean {
  if (!safeMethods.has(method.toUpperCase())) return true;
  const fields = [...combined(headers)];
  const length = fields.reduce((sum, [, value]) => sum + value.length, 0);
  return length > mostCharacters || fields.some(([name, value]) => !isSafe(name, value));
}

/**
 * What a page can send of a request to another address, and what of it it cannot. Fails where it can send nothing:
 * no absolute http or https address, a method that `fetch` refuses, a body that is not at hand, or plain http from a
 * page that came by https (the local machine excepted).
 */
export function planReplay(
  { request, body }: Captured,
  target: string,
  pageIsSecure: 'secure' | 'plain',
): Result<ReplayPlan, ReplayCode> {
  if (!URL.canParse(target.trim())) return fail('replay-address');
  const url = new URL(target.trim());
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return fail('replay-scheme', { scheme: url.protocol });
  if (isForbiddenMethod(request.method)) return fail('replay-method', { method: request.method });
  const isLocal = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (pageIsSecure === 'secure' && url.protocol === 'http:' && !isLocal) return fail('replay-mixed');
  if (body === null && request.body_bytes > 0) return fail('replay-no-body');
  const headers = endToEndHeaders(headBytes(request).headers);
  const isBodiless = request.method === 'GET' || request.method === 'HEAD';
  const isSent = (field: HeaderList[number]) => isSendable(field) && !isForbiddenHeader(field[0]);
  const sent = headers.filter(isSent);
  return ok({
    url: url.href,
    method: request.method,
    headers: sent,
    body: isBodiless || body?.length === 0 ? null : body,
    leftOut: headers.filter((field) => !isSent(field)).map(([name]) => name),
    joined: repeatedNames(sent),
    dropsBody: isBodiless && request.body_bytes > 0,
    asksFirst: needsPreflight(request.method, sent),
  });
}
