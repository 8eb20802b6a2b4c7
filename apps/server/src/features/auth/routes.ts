import { loginRequest, loginResponse, user } from '@toolbench/contracts/auth.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { z } from 'zod';
import { addressGroup } from '../../address-group.ts';
import type { App } from '../../fastify-app.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { refuse } from '../../plugins/errors.ts';
import type { Counter } from '../../ports.ts';
import type { Auth } from './service.ts';

/** Signing in, who one is, signing out. */
export function authRoutes(app: App, auth: Auth, logins: Counter<'result'>): void {
  const login = {
    summary: 'Signs the administrator in',
    body: loginRequest,
    response: { 200: loginResponse },
    errors: ['wrong-credentials', 'too-many-attempts', 'busy'] as const,
  };
  app.post(calls.login, { schema: login, bodyLimit: limits.auth.loginBodyBytes }, async (request, reply) => {
    const result = await auth.login({ ...request.body, address: addressGroup(request.ip) });
    const outcome = result.ok ? 'right' : result.code;
    logins.add({ result: outcome });
    request.log.info({ login: outcome }, 'login');
    return result.ok ? { access_token: result.value.token } : refuse(reply, result);
  });

  const identity = { summary: 'Whose token this is', response: { 200: user } };
  app.get(calls.identity, { schema: identity }, (request) => signedIn(request).user);

  const logout = { summary: 'Ends the session of the token', response: { 204: z.null() } };
  app.post(calls.logout, { schema: logout }, async (request, reply) => {
    await auth.logout(signedIn(request));
    return reply.code(204).send(null);
  });
}
