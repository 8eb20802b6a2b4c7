import { limits } from '@toolbench/contracts/limits.ts';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { describeOnDatabases, type NewPlace } from '../../test-support/on-databases.ts';
import { administrator, openTestServices, type TestServices } from '../../test-support/test-app.ts';
import { stepOf } from './one-time-code.ts';
import type { Session } from './service.ts';

const { codeStepMs } = limits.auth;
const from = { ...administrator, address: '192.0.2.1' };

/** What the app on the phone shows at a time. */
const codeAt = (secret: string, time: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time });

async function signedIn({ auth }: TestServices): Promise<Session> {
  const login = await auth.login(from);
  const session = login.ok && (await auth.authenticate(login.value.token));
  if (!session) throw new Error('not signed in');
  return session;
}

/** A server whose administrator has switched the second factor on. */
async function openWithFactor(newPlace: NewPlace) {
  const opened = await openTestServices({
    place: await newPlace(),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
  const session = await signedIn(opened);
  const setup = await opened.account.beginSecondFactor(session, administrator.password);
  if (!setup.ok) throw new Error(setup.code);
  const { secret } = setup.value;
  const code = (steps = 0) => codeAt(secret, opened.clock.now() + steps * codeStepMs);
  const confirmed = await opened.account.confirmSecondFactor(session, code());
  if (!confirmed.ok) throw new Error(confirmed.code);
  opened.clock.advance(codeStepMs);
  return { ...opened, session, secret, code, recoveryCodes: confirmed.value };
}

describe('[OPS-05] codes as RFC 6238 makes them', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s its appendix B says …%s', async (seconds, code) => {
    const secret = Secret.fromLatin1('12345678901234567890').base32;
    const now = seconds * 1_000;
    const step = Math.floor(now / codeStepMs);
    expect(await stepOf(code, secret, now)).toBe(step);
    expect(await stepOf(` ${code.slice(0, 3)} ${code.slice(3)}`, secret, now)).toBe(step);
    for (const drift of [-1, 1]) expect(await stepOf(code, secret, now + drift * codeStepMs)).toBe(step);
    for (const drift of [-2, 2]) expect(await stepOf(code, secret, now + drift * codeStepMs)).toBeUndefined();
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('never takes %j', async (code) => {
    expect(await stepOf(code, 'GEZDGNBVGY3TQOJQ', 59_000)).toBeUndefined();
  });
});

describeOnDatabases('the second factor', (newPlace) => {
  it('[OPS-05] counts only once a code has confirmed it', async () => {
    const opened = await openTestServices({ place: await newPlace() });
    const session = await signedIn(opened);
    expect(await opened.account.beginSecondFactor(session, 'wrong')).toMatchObject({ code: 'wrong-password' });
    const setup = await opened.account.beginSecondFactor(session, administrator.password);
    if (!setup.ok) throw new Error(setup.code);
    expect(setup.value.uri).toContain(`otpauth://totp/Toolbench:admin?`);
    expect(setup.value.uri).toContain(`secret=${setup.value.secret}`);
    expect(await opened.account.confirmSecondFactor(session, '000000')).toMatchObject({ code: 'wrong-code' });
    expect(await opened.auth.login(from)).toMatchObject({ ok: true });
    const rows = await opened.queries.selectFrom('second_factors').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(setup.value.secret);
  });

  it('[OPS-05] is asked for after the right password, and never after a wrong one', async () => {
    const { auth, code } = await openWithFactor(newPlace);
    expect(await auth.login({ ...from, password: 'wrong' })).toEqual({ ok: false, code: 'wrong-credentials' });
    expect(await auth.login({ ...from, password: 'wrong', code: code() })).toMatchObject({ code: 'wrong-credentials' });
    expect(await auth.login(from)).toEqual({ ok: false, code: 'code-needed' });
    expect(await auth.login({ ...from, code: '000000' })).toEqual({ ok: false, code: 'wrong-code' });
    expect(await auth.login({ ...from, code: code() })).toMatchObject({ ok: true });
  });

  it('[OPS-05] takes a code once, and none before it, also at the same moment', async () => {
    const { auth, code, clock } = await openWithFactor(newPlace);
    const [now, before] = [code(), code(-1)];
    const answers = await Promise.all([1, 2, 3].map(() => auth.login({ ...from, code: now })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await auth.login({ ...from, code: before })).toMatchObject({ code: 'wrong-code' });
    clock.advance(codeStepMs);
    expect(await auth.login({ ...from, code: code() })).toMatchObject({ ok: true });
  });

  it('[OPS-05] allows a clock that is one step off, not two', async () => {
    for (const steps of [-1, 1]) {
      const { auth, code, clock } = await openWithFactor(newPlace);
      clock.advance(10 * codeStepMs);
      expect(await auth.login({ ...from, code: code(2 * steps) })).toMatchObject({ code: 'wrong-code' });
      expect(await auth.login({ ...from, code: code(steps) })).toMatchObject({ ok: true });
    }
  });

  it('[OPS-05] slows down guessing of codes like that of passwords', async () => {
    const { auth, code } = await openWithFactor(newPlace);
    for (let tried = 0; tried < limits.auth.freeAttempts; tried += 1) {
      // What only asks for the code is not a guess.
      expect(await auth.login(from)).toMatchObject({ code: 'code-needed' });
      expect(await auth.login({ ...from, code: '000000' })).toMatchObject({ code: 'wrong-code' });
    }
    expect(await auth.login({ ...from, code: code() })).toMatchObject({ code: 'too-many-attempts' });
  });

  it('[OPS-05] takes each recovery code once, however it is typed, and keeps hashes of them only', async () => {
    const { auth, recoveryCodes, queries, account, session } = await openWithFactor(newPlace);
    expect(new Set(recoveryCodes).size).toBe(limits.auth.recoveryCodes);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(JSON.stringify(await queries.selectFrom('recovery_codes').selectAll().execute())).not.toContain(first);
    expect(await auth.login({ ...from, code: first })).toMatchObject({ ok: true });
    expect(await auth.login({ ...from, code: first })).toMatchObject({ code: 'wrong-code' });
    const typed = ` ${second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')}`;
    expect(await auth.login({ ...from, code: typed })).toMatchObject({ ok: true });
    expect((await account.view(session, undefined)).second_factor).toEqual({ recovery_codes_left: 8 });
  });

  it('[OPS-05] is switched off and given new recovery codes only with password and code', async () => {
    const { account, auth, session, code, clock, recoveryCodes } = await openWithFactor(newPlace);
    const { password } = administrator;
    const end = (proof: { password: string; code: string }) => account.endSecondFactor(session, proof);
    expect(await end({ password: 'wrong', code: code() })).toMatchObject({ code: 'wrong-password' });
    expect(await end({ password, code: '000000' })).toMatchObject({ code: 'wrong-code' });
    expect(await account.beginSecondFactor(session, password)).toMatchObject({ code: 'second-factor-changed' });
    const renewed = await account.renewRecoveryCodes(session, { password, code: code() });
    expect(renewed).toMatchObject({ ok: true });
    expect(await auth.login({ ...from, code: recoveryCodes[0] })).toMatchObject({ code: 'wrong-code' });
    clock.advance(codeStepMs);
    expect(await end({ password, code: code() })).toEqual({ ok: true, value: null });
    expect(await auth.login(from)).toMatchObject({ ok: true });
    expect((await account.view(session, undefined)).second_factor).toBeNull();
  });

  it('[OPS-05] slows down guessing of the password by whoever found a browser signed in', async () => {
    const { account, session, code } = await openWithFactor(newPlace);
    for (let tried = 0; tried < limits.auth.freeAttempts; tried += 1) {
      const change = { password: 'wrong', newPassword: 'another password', device: undefined };
      expect(await account.changePassword(session, change)).toMatchObject({ code: 'wrong-password' });
    }
    const proof = { password: administrator.password, code: code() };
    expect(await account.endSecondFactor(session, proof)).toMatchObject({ code: 'too-many-attempts' });
  });
});
