import { loginRequest, loginResponse, user } from '@toolbench/contracts/auth.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { z } from 'zod';
import { addressGroup } from '../../address-group.ts';
import type { App } from '../../fastify-app.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { refuse } from '../../plugins/errors.ts';
import type { Auth } from './service.ts';

/** Signing in, who one is, signing out. */
export function authRoutes(app: App, auth: Auth): void {
  const login = { body: loginRequest, response: { 200: loginResponse } };
  app.post(calls.login, { schema: login, bodyLimit: limits.auth.loginBodyBytes }, async (request, reply) => {
    const result = await auth.login({ ...request.body, address: addressGroup(request.ip) });
    request.log.info({ login: result.ok ? 'right' : result.code }, 'login');
    return result.ok ? { access_token: result.value.token } : refuse(reply, result);
  });

  app.get(calls.identity, { schema: { response: { 200: user } } }, (request) => signedIn(request).user);

  app.post(calls.logout, { schema: { response: { 204: z.null() } } }, async (request, reply) => {
    await auth.logout(signedIn(request));
    return reply.code(204).send(null);
  });
}
