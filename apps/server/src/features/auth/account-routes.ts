import {
  account as accountAnswer,
  bothProofs,
  codeProof,
  passwordChange,
  passwordProof,
  recoveryCodes,
  secondFactorSetup,
} from '@toolbench/contracts/auth.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { accountPaths, calls } from '@toolbench/contracts/routes.ts';
import { z } from 'zod';
import type { App } from '../../shared/fastify-app.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { answer, refuse } from '../../plugins/errors.ts';
import { refusal } from '../../shared/result.ts';
import type { AdministratorAccount } from './account.ts';
import { deviceToken } from '../../plugins/device-cookie.ts';

const bodyLimit = limits.auth.loginBodyBytes;
const passwordRefusals = ['wrong-password', 'too-many-attempts', 'busy'] as const;
const codeRefusals = ['wrong-code', 'second-factor-changed', ...passwordRefusals] as const;
const nothing = { 204: z.null() };

/** The second factor of the administrator's account. */
function secondFactorRoutes(app: App, account: AdministratorAccount): void {
  const setup = {
    summary: 'Begins to switch two-step verification on',
    body: passwordProof,
    response: { 200: secondFactorSetup },
    errors: ['second-factor-changed', ...passwordRefusals] as const,
  };
  app.post(calls.secondFactor, { schema: setup, bodyLimit }, async (request, reply) => {
    const begun = await account.beginSecondFactor(signedIn(request), request.body.password);
    return answer(reply, begun);
  });

  const codes = { response: { 200: recoveryCodes }, errors: codeRefusals };
  const confirmation = { ...codes, summary: 'Switches two-step verification on with a first code', body: codeProof };
  app.post(calls.confirmSecondFactor, { schema: confirmation, bodyLimit }, async (request, reply) => {
    const confirmed = await account.confirmSecondFactor(signedIn(request), request.body.code);
    return confirmed.ok ? { recovery_codes: [...confirmed.value] } : refuse(reply, confirmed);
  });

  const renewal = { ...codes, summary: 'Makes new recovery codes instead of those before', body: bothProofs };
  app.post(calls.recoveryCodes, { schema: renewal, bodyLimit }, async (request, reply) => {
    const renewed = await account.renewRecoveryCodes(signedIn(request), request.body);
    return renewed.ok ? { recovery_codes: [...renewed.value] } : refuse(reply, renewed);
  });

  const ending = {
    summary: 'Switches two-step verification off',
    body: bothProofs,
    response: nothing,
    errors: codeRefusals,
  };
  app.post(calls.endSecondFactor, { schema: ending, bodyLimit }, async (request, reply) => {
    const ended = await account.endSecondFactor(signedIn(request), request.body);
    return ended.ok ? reply.code(204).send(null) : refuse(reply, ended);
  });
}

/** The administrator's own account: its password, where it is signed in, and the second factor. */
export function accountRoutes(app: App, account: AdministratorAccount): void {
  const view = {
    summary: 'Your account: sessions, known devices, two-step verification',
    response: { 200: accountAnswer },
  };
  app.get(calls.account, { schema: view }, (request) => account.view(signedIn(request), deviceToken(request)));

  const change = {
    summary: 'Changes the password and ends all other sessions',
    body: passwordChange,
    response: nothing,
    errors: passwordRefusals,
  };
  app.post(calls.changePassword, { schema: change, bodyLimit }, async (request, reply) => {
    const { password, new_password: newPassword } = request.body;
    const changed = await account.changePassword(signedIn(request), {
      password,
      newPassword,
      device: deviceToken(request),
    });
    return changed.ok ? reply.code(204).send(null) : refuse(reply, changed);
  });

  const ended = { params: z.object({ id: z.string() }), response: nothing, errors: ['not-found'] as const };
  app.delete(accountPaths.session(':id'), { schema: { ...ended, summary: 'Ends a session' } }, async (request, reply) =>
    (await account.endSession(signedIn(request), request.params.id))
      ? reply.code(204).send(null)
      : refuse(reply, refusal('not-found')),
  );
  app.delete(
    accountPaths.device(':id'),
    { schema: { ...ended, summary: 'Forgets a known device' } },
    async (request, reply) =>
      (await account.endDevice(signedIn(request), request.params.id))
        ? reply.code(204).send(null)
        : refuse(reply, refusal('not-found')),
  );

  secondFactorRoutes(app, account);
}
