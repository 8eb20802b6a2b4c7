import type { FastifyReply } from 'fastify';
import type { App } from '../shared/fastify-app.ts';
import type { RandomBytes } from '../shared/ports.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Allows the scripts and styles of this one answer; see contentPolicy. */
    nonce: string;
  }
}

interface OtherOrigins {
  /** Whose scripts the operator named. */
  readonly scripts?: readonly string[];
  /** Where previews of apps are, which pages show in frames. */
  readonly frames?: readonly string[];
}

/**
 * What a page may load and run: our own files, WebAssembly, and styles that carry the nonce; nothing inline, no eval,
 * and no other origin but those given.
 */
export function contentPolicy(nonce: string, { scripts = [], frames = [] }: OtherOrigins = {}): string {
  return [
    "default-src 'none'",
    [`script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`, ...scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The worker that sends caught requests again, at an address that a person types. A worker has the policy of its own
 * file: it reaches any origin and loads nothing, while the page that starts it reaches none but ours.
 */
const replayWorker = /^\/assets\/replay\.worker-[\w-]+\.js$/;
const replayPolicy = "default-src 'none'; connect-src http: https:";

const ownFeatures = ['camera', 'microphone', 'clipboard-read', 'clipboard-write', 'fullscreen', 'screen-wake-lock'];
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const permissionsPolicy = [
  ...ownFeatures.map((name) => `${name}=(self)`),
  ...refusedFeatures.map((name) => `${name}=()`),
].join(', ');

/** The headers of every answer, whatever became of the request. */
export function securityHeaders(nonce: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(nonce),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
  };
}

const aYear = 365 * 24 * 60 * 60;

/** To which hosts browsers come by https only, once they did: with all below the server's name, it alone, or none. */
export type StrictTransport = 'subdomains' | 'host' | 'off';

interface SecurityOptions {
  readonly random: RandomBytes;
  readonly strictTransport?: StrictTransport | undefined;
}

/** Puts them on one answer, with a nonce of its own. */
export function applySecurityHeaders(reply: FastifyReply, options: SecurityOptions): void {
  const { random, strictTransport = 'subdomains' } = options;
  reply.nonce = Buffer.from(random(16)).toString('base64');
  reply.headers(securityHeaders(reply.nonce)).header('x-request-id', reply.request.id);
  if (reply.request.protocol === 'https' && strictTransport !== 'off') {
    const scope = strictTransport === 'subdomains' ? '; includeSubDomains' : '';
    reply.header('strict-transport-security', `max-age=${aYear}${scope}`);
  }
  if (replayWorker.test(reply.request.url)) reply.header('content-security-policy', replayPolicy);
}

/** Puts them on all answers, and forbids keeping those that do not say how long they may be kept. */
export function addSecurityHeaders(app: App, options: SecurityOptions): void {
  app.decorateReply('nonce', '');
  app.addHook('onRequest', async (_request, reply) => applySecurityHeaders(reply, options));
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.getHeader('cache-control') === undefined) reply.header('cache-control', 'no-store');
    return payload;
  });
}
