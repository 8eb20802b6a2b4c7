import { account as accountAnswer, secondFactorSetup } from '@toolbench/contracts/auth.ts';
import { accountPaths, calls } from '@toolbench/contracts/routes.ts';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { administrator, openTestApp, signIn } from '../../test-support/test-app.ts';

async function openAccount() {
  const opened = await openTestApp();
  const headers = await signIn(opened);
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, more = {}) =>
    opened.app.inject({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) });
  const view = async () => accountAnswer.parse((await call('GET', calls.account)).json());
  return { ...opened, call, view, headers };
}

describe('[OPS-05] the account', () => {
  it('shows where it is signed in, and ends sessions and devices one by one', async () => {
    const { call, view, auth } = await openAccount();
    const other = await auth.login({ ...administrator, address: '192.0.2.2', agent: 'Another browser' });
    if (!other.ok) throw new Error(other.code);
    const shown = await view();
    expect(shown).toMatchObject({ username: 'admin', second_factor: null });
    expect(shown.sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    const foreign = shown.sessions.find(({ agent }) => agent === 'Another browser');
    expect((await call('DELETE', accountPaths.session(foreign?.id ?? ''))).statusCode).toBe(204);
    expect(await auth.authenticate(other.value.token)).toBeUndefined();
    expect((await call('DELETE', accountPaths.session(foreign?.id ?? ''))).statusCode).toBe(404);

    const [device] = shown.devices;
    expect((await call('DELETE', accountPaths.device(device?.id ?? ''))).statusCode).toBe(204);
    expect((await view()).devices).toHaveLength(1);
  });

  it('changes the password with the old one, and ends what else is signed in', async () => {
    const { call, view, auth } = await openAccount();
    const other = await auth.login({ ...administrator, address: '192.0.2.2' });
    const change = (password: string, new_password: string) =>
      call('POST', calls.changePassword, { password, new_password }, { 'accept-language': 'en' });
    const wrong = await change('wrong', 'another password');
    expect(wrong.statusCode).toBe(403);
    expect(wrong.json()).toMatchObject({ code: 'wrong-password', detail: 'The current password is wrong' });
    expect((await change(administrator.password, 'too short')).statusCode).toBe(400);
    expect((await change(administrator.password, 'another password')).statusCode).toBe(204);
    expect(other.ok && (await auth.authenticate(other.value.token))).toBeUndefined();
    expect(await view()).toMatchObject({ sessions: [{ current: true }], devices: [] });
    expect(await auth.login({ ...administrator, address: '192.0.2.3' })).toMatchObject({ ok: false });
    const renewed = { username: 'admin', password: 'another password', address: '192.0.2.3' };
    expect(await auth.login(renewed)).toMatchObject({ ok: true });
  });

  it('[AUTH-03] answers a login that lacks the code with a code and a sentence, and with it as ever', async () => {
    const { call, app, clock } = await openAccount();
    const { password } = administrator;
    const setup = secondFactorSetup.parse((await call('POST', calls.secondFactor, { password })).json());
    const code = () => new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate({ timestamp: clock.now() });
    const confirmed = await call('POST', calls.confirmSecondFactor, { code: code() });
    expect(confirmed.json()).toEqual({ recovery_codes: expect.any(Array) as string[] });

    const login = (more: object = {}) =>
      app.inject({ method: 'POST', url: calls.login, payload: { ...administrator, ...more } });
    const asked = await login();
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({ code: 'code-needed', detail: '请输入验证器应用里的验证码，或一个恢复码' });
    clock.advance(30_000);
    expect((await login({ code: code() })).json()).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
  });
});
