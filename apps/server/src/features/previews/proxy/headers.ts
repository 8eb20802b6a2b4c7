import { proxyHeader } from '@toolbench/contracts/answer-headers.ts';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { passHeader } from '../../cluster/pass-mark.ts';
import type { Site } from './site.ts';

/** RFC 9110, 7.6.1: headers of one connection, never passed on. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What only the proxy may say to an app. */
const ours = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'accept-encoding',
  'expect',
  passHeader,
];

/** What an app may not say to a browser: policies are the proxy's, and nothing may reach beyond its own origin. */
const refusedAnswers =
  /^(content-security-policy(-report-only)?|permissions-policy|feature-policy|referrer-policy|x-frame-options|x-content-type-options|cross-origin-.*|origin-agent-cluster|access-control-.*|timing-allow-origin|service-worker-allowed|strict-transport-security|alt-svc|clear-site-data|report-to|reporting-endpoints|nel|set-login|x-dns-prefetch-control|x-robots-tag|speculation-rules|supports-loading-mode|observe-browsing-topics|attribution-reporting-.*|activate-storage-access|accept-ch|critical-ch|use-as-dictionary|sourcemap|refresh|x-powered-by|server)$/;

const namedByConnection = (connection = '') => connection.split(',').map((name) => name.trim().toLowerCase());

function without(headers: IncomingHttpHeaders, isRefused: (name: string) => boolean): OutgoingHttpHeaders {
  const named = namedByConnection(headers.connection);
  const kept = Object.entries(headers).filter(
    ([name]) => !hopByHop.includes(name) && !named.includes(name) && !isRefused(name),
  );
  return Object.fromEntries(kept);
}

/** Cookies know no ports: where hosts are shared, those of one site carry its mark and the others stay out. */
const cookieMark = (id: string) => `p${id.replaceAll(/[^\w]/g, '')}_`;

function ownCookies(cookies: string | undefined, mark: string): string | undefined {
  const own = (cookies ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(mark));
  return own.length === 0 ? undefined : own.map((cookie) => cookie.slice(mark.length)).join('; ');
}

/**
 * Headers of a request as its app gets them. Compressed answers could not be given the reporter, so none is asked for.
 * @param client where it comes from, which an app is told so that it can tell its visitors apart
 */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  { id, address }: Pick<Site, 'id' | 'address'>,
  client: string,
): OutgoingHttpHeaders {
  const kept = without(headers, (name) => ours.includes(name));
  if (address.kind === 'port') {
    const cookie = ownCookies(headers.cookie, cookieMark(id));
    if (cookie === undefined) delete kept.cookie;
    else kept.cookie = cookie;
  }
  const protocol = new URL(address.origin).protocol.slice(0, -1);
  const told = { 'x-forwarded-for': client, 'x-forwarded-proto': protocol };
  return { ...kept, ...told, 'accept-encoding': 'identity', connection: 'close' };
}

type CookieSite = Pick<Site, 'id' | 'address' | 'language'>;

/**
 * In a frame of another site browsers send no other cookies. Partitioned, such a cookie is sent within the product's pages and
 * within none of anybody else's.
 */
const framed = ['Secure', 'SameSite=None', 'Partitioned'];

/** A cookie that stays on its own host, and on a shared host out of the reach of scripts. */
function confineCookie(cookie: string, { id, address, language }: CookieSite): string {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const kept = attributes.filter((attribute) => attribute !== '' && !/^domain\s*(=|$)/i.test(attribute));
  if (address.kind === 'name') {
    // Only a preview is shown by a page of the product, whose language it has.
    const isFramed = language !== undefined;
    const own = kept.filter((attribute) => !/^(?:samesite\s*=|secure$|partitioned$)/i.test(attribute));
    return [pair, ...(isFramed ? [...own, ...framed] : kept)].join('; ');
  }
  const others = kept.filter((attribute) => !/^httponly$/i.test(attribute));
  return [`${cookieMark(id)}${pair}`, ...others, 'HttpOnly'].join('; ');
}

/** Headers of an app's answer as the browser gets them; the policy is added by the caller. */
export function answerHeaders(headers: IncomingHttpHeaders, site: CookieSite): OutgoingHttpHeaders {
  const kept = without(headers, (name) => refusedAnswers.test(name) || proxyHeader.test(name));
  const cookies = headers['set-cookie']?.map((cookie) => confineCookie(cookie, site));
  return cookies === undefined ? kept : { ...kept, 'set-cookie': cookies };
}

/** The cookie that says that this browser was let in, and whether a request has it. */
export const entrance = {
  cookie: (id: string, key: string) => `${cookieMark(id)}key=${key}; Path=/; HttpOnly; SameSite=Strict`,
  isOpen: (headers: IncomingHttpHeaders, id: string, key: string) =>
    (ownCookies(headers.cookie, cookieMark(id)) ?? '').split('; ').includes(`key=${key}`),
};
