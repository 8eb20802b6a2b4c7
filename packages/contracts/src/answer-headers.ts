/** Headers of the connection itself, which the server makes. */
const connectionHeaders = [
  ...['connection', 'content-length', 'date', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'],
  'x-request-id',
];

/** Headers that make a browser go elsewhere, keep cookies or ask for a password: for the origin that they come from alone. */
const originHeaders: ReadonlySet<string> = new Set([
  ...['authentication-info', 'link', 'location', 'proxy-authenticate', 'refresh', 'set-cookie', 'www-authenticate'],
]);

/** Headers that an answer may not set on the product's own origin: they steer the connection, or what a browser does with it. */
export const refusedAnswerHeaders: ReadonlySet<string> = new Set([
  ...connectionHeaders,
  ...originHeaders,
  ...['alt-svc', 'clear-site-data', 'set-cookie2', 'service-worker-allowed'],
  ...['content-security-policy', 'content-security-policy-report-only', 'cross-origin-embedder-policy'],
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy', 'public-key-pins', 'referrer-policy'],
  ...['nel', 'report-to', 'reporting-endpoints', 'strict-transport-security', 'x-content-type-options'],
  ...['speculation-rules', 'sourcemap', 'x-dns-prefetch-control'],
  ...['accept-ch', 'critical-ch', 'secure-session-registration', 'sec-session-registration', 'set-login'],
  'use-as-dictionary',
]);

/**
 * Headers that are meant for the proxy before a server, which takes them for its operator's: what to send in place of the
 * answer (nginx, Lighttpd, Apache, LiteSpeed, Perlbal), how long to keep it.
 */
export const proxyHeader =
  /^(?:x-(?:accel|sendfile|lighttpd|litespeed|reproxy)\b|surrogate-|edge-control$)|\bcdn-cache-control$/;

const longestName = 256;
const longestValue = 4_096;

/**
 * Whether a cookie says to which hosts it goes (RFC 6265, 5.2.3). Only letters count: what one reader takes for part of
 * the attribute's name another one leaves out.
 */
function namesDomain(cookie: string): boolean {
  const [, ...attributes] = cookie.split(';');
  return attributes.some(
    (attribute) =>
      /^[^=]*/
        .exec(attribute)?.[0]
        .replace(/[^a-z]/gi, '')
        .toLowerCase() === 'domain',
  );
}

/** Where an answer is given. */
export interface AnswerPlace {
  /** Whether bins have an origin to themselves; else they are on the product's. */
  readonly ownOrigin?: boolean;
}

/** `origin`: not on the product's origin; `site`: nowhere, for it reaches beyond the bins' host or is ours to decide. */
export const answerHeaderFaults = ['connection', 'origin', 'site', 'cookie-domain', 'name', 'value'] as const;

export type AnswerHeaderFault = (typeof answerHeaderFaults)[number];

/** Why an answer may not set a header; undefined where it may. RFC 9110, 5.6.2 and 5.5: a token; visible characters, spaces and tabs. */
export function answerHeaderFault(
  name: string,
  value: string,
  { ownOrigin = false }: AnswerPlace = {},
): AnswerHeaderFault | undefined {
  const lower = name.toLowerCase();
  if (connectionHeaders.includes(lower)) return 'connection';
  if (originHeaders.has(lower)) {
    if (!ownOrigin) return 'origin';
    // Such a cookie would reach the hosts beside the bins' own, the product's among them.
    if (lower === 'set-cookie' && namesDomain(value)) return 'cookie-domain';
  } else if (refusedAnswerHeaders.has(lower) || proxyHeader.test(lower)) return 'site';
  if (name.length > longestName || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return 'name';
  return value.length > longestValue || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value) ? 'value' : undefined;
}
