import { calls, isBelow, labPrefixes, publicRoutes, toolCall, toolRoutes } from '@toolbench/contracts/routes.ts';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { App } from '../shared/fastify-app.ts';
import type { Auth, Session } from '../features/auth/service.ts';
import { bearerToken, socketToken } from '../features/auth/token.ts';
import type { ToolTokens } from '../features/tool-tokens/service.ts';
import { refusal } from '../shared/result.ts';
import { refuse } from './errors.ts';
import { requestPath } from './request-path.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on guarded routes only. */
    session: Session | null;
    /** The id of the token that opened a route of the tools; set on those only. */
    toolToken: string | null;
  }
}

/** A route as the lists of routes name it. HEAD follows GET. */
function routeKey({ method, routeOptions }: FastifyRequest): string {
  return `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url ?? ''}`;
}

/**
 * Everything needs a token but the closed list of public routes. Two answers belong to no path of their own, the pages'
 * files and "not found": below the lab's prefixes they need a token like the routes that do exist there.
 */
function needsToken(request: FastifyRequest): boolean {
  const { url: pattern } = request.routeOptions;
  if (request.is404 || pattern === '/*') return isBelow(requestPath(request), labPrefixes);
  return !publicRoutes.has(routeKey(request));
}

const toolPaths = new Set([toolCall(':tool', ':action'), calls.recipes]);

/** A call of the tools by another method than theirs: that it is a POST is no secret, with a token or without. */
const isToolByOtherMethod = ({ method, routeOptions }: FastifyRequest) =>
  method !== 'POST' && toolPaths.has(routeOptions.url ?? '');

/**
 * Tokens that open one route each, as `METHOD pattern`: for callers without an account, such as a monitor. A request
 * that comes with one has no session.
 */
type RouteTokens = Readonly<Record<string, string | undefined>>;

/** Compares digests, so that the time tells nothing about how much of a guess was right. */
function isRouteToken(expected: string | undefined, authorization = ''): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (expected === undefined || given === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(given));
}

interface OtherTokens {
  readonly ofRoutes?: RouteTokens;
  /** Counts a call with a token for the tools; they are the only routes that it opens, and nothing else opens them. */
  readonly useToolToken?: ToolTokens['use'];
}

/** A token for tools of an Authorization header, without looking whether it is one of ours. */
const givenToken = (authorization = '') => /^Bearer +(\S{1,200})$/i.exec(authorization)?.[1] ?? '';

/** One hook at the root, so that a new route is guarded without saying anything, and cannot forget it. */
export function guardRoutes(
  app: App,
  auth: Pick<Auth, 'authenticate'>,
  { ofRoutes = {}, useToolToken }: OtherTokens = {},
): void {
  app.decorateRequest('session', null);
  app.decorateRequest('toolToken', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!needsToken(request) || isToolByOtherMethod(request)) return;
    if (useToolToken && toolRoutes.has(routeKey(request))) {
      const used = await useToolToken(givenToken(request.headers.authorization));
      if (!used.ok) return refuse(reply, used);
      request.toolToken = used.value;
      return;
    }
    if (isRouteToken(ofRoutes[routeKey(request)], request.headers.authorization)) return;
    const token = bearerToken(request.headers.authorization) ?? socketToken(request.headers);
    request.session = (token && (await auth.authenticate(token))) || null;
    if (request.session === null) return refuse(reply, refusal('not-signed-in'));
  });
}

/** Who sent a request to a guarded route. */
export function signedIn(request: FastifyRequest): Session {
  if (request.session === null) throw new Error(`${request.routeOptions.url ?? request.url} is not a guarded route`);
  return request.session;
}

/** The name of who sent a request to a guarded route: what people make belongs to it. */
export const ownerOf = (request: FastifyRequest): string => signedIn(request).user.username;
