import type { AccountView, SecondFactorSetup } from '@toolbench/contracts/auth.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import type { Hashing } from './password.ts';
import { hasEnded, type AuthParts, type Session } from './service.ts';

interface AccountParts extends AuthParts {
  readonly hashing: Pick<Hashing, 'hash'>;
}

type ProofRefusal = 'wrong-password' | 'too-many-attempts' | 'busy';
type CodeRefusal = ProofRefusal | 'wrong-code' | 'second-factor-changed';
type Codes = readonly string[];

const iso = (time: number) => new Date(time).toISOString();

/**
 * What the administrator does with the own account. Whoever found a browser signed in cannot take the account over:
 * what would lock its owner out asks for the password again, and guessing it is slowed down as at the door.
 */
export function createAccount(parts: AccountParts) {
  const { store, lockout, checkPassword, devices, secondFactor, hashing, clock } = parts;

  const provePassword = async ({ userId, user }: Session, password: string): Promise<Result<null, ProofRefusal>> => {
    const attempt = { owner: userId };
    const retryAfterMs = await lockout.begin(attempt);
    if (retryAfterMs > 0) return refusal('too-many-attempts', { retryAfterMs });
    const account = await store.findAccount(user.username);
    const verdict = await checkPassword(password, account?.passwordHash, 'known');
    if (verdict === 'wrong') return refusal('wrong-password');
    if (verdict === 'busy') {
      await lockout.withdraw(attempt);
      return refusal('busy', { retryAfterMs: limits.auth.firstWaitMs });
    }
    return ok(null);
  };

  /** Password and code, counted as one attempt. */
  const proveBoth = async (
    session: Session,
    { password, code }: { readonly password: string; readonly code: string },
  ): Promise<Result<null, CodeRefusal>> => {
    const proven = await provePassword(session, password);
    if (!proven.ok) return proven;
    if (!(await secondFactor.isOn(session.userId))) return refusal('second-factor-changed');
    if (!(await secondFactor.use(session.userId, code))) return refusal('wrong-code');
    await lockout.succeed({ owner: session.userId });
    return ok(null);
  };

  return {
    /** `device` is the token of the device that asks. */
    async view({ userId, user, tokenHash }: Session, device: string | undefined): Promise<AccountView> {
      const now = clock.now();
      const sessions = await store.sessionsOf(userId);
      const isOn = await secondFactor.isOn(userId);
      return {
        username: user.username,
        second_factor: isOn ? { recovery_codes_left: await secondFactor.recoveryCodesLeft(userId) } : null,
        sessions: sessions
          .filter((session) => !hasEnded(session, now))
          .map((session) => ({
            id: session.tokenHash,
            agent: session.agent,
            created_at: iso(session.createdAt),
            used_at: iso(session.usedAt),
            current: session.tokenHash === tokenHash,
          })),
        devices: [...(await devices.list(userId, device))],
      };
    },

    /** Sets another password, ends all other sessions and forgets all other devices. */
    async changePassword(
      session: Session,
      change: { readonly password: string; readonly newPassword: string; readonly device: string | undefined },
    ): Promise<Result<null, ProofRefusal>> {
      const proven = await provePassword(session, change.password);
      if (!proven.ok) return proven;
      const { userId, tokenHash } = session;
      await lockout.succeed({ owner: userId });
      await store.changePassword(userId, await hashing.hash(change.newPassword));
      await store.removeOtherSessions(userId, tokenHash);
      await devices.removeOthers(userId, change.device);
      return ok(null);
    },

    /** Ends a session of the account; false where there is none of this id. */
    async endSession({ userId }: Session, id: string): Promise<boolean> {
      const isOwn = (await store.sessionsOf(userId)).some(({ tokenHash }) => tokenHash === id);
      if (isOwn) await store.removeSession(id);
      return isOwn;
    },

    endDevice: ({ userId }: Session, id: string): Promise<boolean> => devices.remove(userId, id),

    async beginSecondFactor(
      session: Session,
      password: string,
    ): Promise<Result<SecondFactorSetup, ProofRefusal | 'second-factor-changed'>> {
      const proven = await provePassword(session, password);
      if (!proven.ok) return proven;
      await lockout.succeed({ owner: session.userId });
      const setup = await secondFactor.begin(session.userId, session.user.username);
      return setup === undefined ? refusal('second-factor-changed') : ok(setup);
    },

    /** Needs no password: only who began can have the secret that codes are made of. */
    async confirmSecondFactor({ userId }: Session, code: string): Promise<Result<Codes, CodeRefusal>> {
      const retryAfterMs = await lockout.begin({ owner: userId });
      if (retryAfterMs > 0) return refusal('too-many-attempts', { retryAfterMs });
      const confirmed = await secondFactor.confirm(userId, code);
      if (typeof confirmed === 'string') return refusal(confirmed);
      await lockout.succeed({ owner: userId });
      return ok(confirmed);
    },

    /** Makes new recovery codes; the ones before count no longer. */
    async renewRecoveryCodes(
      session: Session,
      proof: { readonly password: string; readonly code: string },
    ): Promise<Result<Codes, CodeRefusal>> {
      const proven = await proveBoth(session, proof);
      return proven.ok ? ok(await secondFactor.renewRecoveryCodes(session.userId)) : proven;
    },

    async endSecondFactor(
      session: Session,
      proof: { readonly password: string; readonly code: string },
    ): Promise<Result<null, CodeRefusal>> {
      const proven = await proveBoth(session, proof);
      if (proven.ok) await secondFactor.remove(session.userId);
      return proven;
    },
  };
}

export type AdministratorAccount = ReturnType<typeof createAccount>;
