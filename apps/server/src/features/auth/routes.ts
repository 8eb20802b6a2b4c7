import { loginRequest, loginResponse, user } from '@toolbench/contracts/auth.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { z } from 'zod';
import { addressGroup } from '../../shared/address-group.ts';
import type { App } from '../../shared/fastify-app.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { refuse } from '../../plugins/errors.ts';
import type { Counter } from '../../shared/ports.ts';
import { deviceToken, setDeviceToken } from '../../plugins/device-cookie.ts';
import type { Auth } from './service.ts';

interface AuthRouteParts {
  readonly auth: Auth;
  readonly logins: Counter<'result'>;
  /** Where the product lies, without a slash at the end. */
  readonly basePath: string;
}

/** Signing in, who one is, signing out. */
export function authRoutes(app: App, { auth, logins, basePath }: AuthRouteParts): void {
  const config = { keeps: false };
  const login = {
    summary: 'Signs the administrator in',
    body: loginRequest,
    response: { 200: loginResponse },
    errors: ['wrong-credentials', 'code-needed', 'wrong-code', 'too-many-attempts', 'busy'] as const,
  };
  const opening = { schema: login, config, bodyLimit: limits.auth.loginBodyBytes };
  app.post(calls.login, opening, async (request, reply) => {
    const result = await auth.login({
      ...request.body,
      address: addressGroup(request.ip),
      agent: request.headers['user-agent'],
      device: deviceToken(request),
    });
    const outcome = result.ok ? 'right' : result.code;
    logins.add({ result: outcome });
    request.log.info({ login: outcome }, 'login');
    if (!result.ok) return refuse(reply, result);
    setDeviceToken(reply, result.value.device, basePath);
    return { access_token: result.value.token };
  });

  const identity = { summary: 'Whose token this is', response: { 200: user } };
  app.get(calls.identity, { schema: identity }, (request) => signedIn(request).user);

  const logout = { summary: 'Ends the session of the token', response: { 204: z.null() } };
  app.post(calls.logout, { schema: logout, config }, async (request, reply) => {
    await auth.logout(signedIn(request));
    return reply.code(204).send(null);
  });
}
