import { limits } from '@toolbench/contracts/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'toolbench-device';

/** The token of a device that has signed in before. Nothing else is ever read from a cookie. */
export function deviceToken({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|; *)${name}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}

/**
 * Gives a device its token: for calls of sign-in and account only, out of reach of scripts and of other sites.
 * @param basePath where the product lies, without a slash at the end
 */
export function setDeviceToken(reply: FastifyReply, token: string, basePath: string): void {
  const parts = [
    `${name}=${token}`,
    `Path=${basePath}/auth`,
    `Max-Age=${limits.auth.deviceIdleMs / 1_000}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(reply.request.protocol === 'https' ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}
