import type { LoginRequest, User } from '@toolbench/contracts/auth.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Clock, RandomBytes } from '../../ports.ts';
import { ok, refusal, type Result } from '../../result.ts';
import type { Lockout } from './lockout.ts';
import type { PasswordCheck } from './password.ts';
import type { AuthStore, StoredSession } from './store.ts';
import { createToken, hashToken } from './token.ts';

const { sessionIdleMs, sessionAbsoluteMs, sessionTouchMs } = limits.auth;

/** Somebody who is signed in. */
export interface Session {
  readonly tokenHash: string;
  readonly user: User;
}

interface AuthParts {
  readonly store: AuthStore;
  readonly lockout: Lockout;
  readonly checkPassword: PasswordCheck;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

function hasEnded(session: StoredSession, now: number): boolean {
  return now - session.createdAt >= sessionAbsoluteMs || now - session.usedAt >= sessionIdleMs;
}

/** Signing in and out, and whose a token is. */
export function createAuth({ store, lockout, checkPassword, clock, random }: AuthParts) {
  return {
    /**
     * Gives a token for the right name and password. A name that does not exist takes the same steps and gets the same
     * refusal as a wrong password. `address` is the sender's (see addressGroup).
     */
    async login(
      request: LoginRequest & { readonly address: string },
    ): Promise<Result<{ readonly token: string }, 'wrong-credentials' | 'too-many-attempts' | 'busy'>> {
      const waitMs = await lockout.begin(request);
      if (waitMs > 0) return refusal('too-many-attempts', { retryAfterMs: waitMs });

      const account = await store.findAccount(request.username);
      const verdict = await checkPassword(request.password, account?.passwordHash);
      if (verdict === 'busy') {
        await lockout.withdraw(request);
        return refusal('busy', { retryAfterMs: limits.auth.firstWaitMs });
      }
      if (verdict === 'wrong' || account === undefined) return refusal('wrong-credentials');

      await lockout.succeed(request);
      const token = createToken(random);
      const now = clock.now();
      await store.addSession({ tokenHash: hashToken(token), userId: account.id, createdAt: now, usedAt: now });
      return ok({ token });
    },

    /** Whose token this is; nothing where it is unknown, ended or signed out. Using a session keeps it alive. */
    async authenticate(token: string): Promise<Session | undefined> {
      const now = clock.now();
      const session = await store.findSession(hashToken(token));
      if (session === undefined) return undefined;
      if (hasEnded(session, now)) {
        await store.removeSession(session.tokenHash);
        return undefined;
      }
      if (now - session.usedAt >= sessionTouchMs) await store.touchSession(session.tokenHash, now);
      return { tokenHash: session.tokenHash, user: session.user };
    },

    /** Ends a session at once. */
    async logout(session: Session): Promise<void> {
      await store.removeSession(session.tokenHash);
    },

    /** Deletes the sessions that have ended. */
    async sweep(): Promise<void> {
      const now = clock.now();
      await store.removeSessions({ createdBy: now - sessionAbsoluteMs, usedBy: now - sessionIdleMs });
    },
  };
}

export type Auth = ReturnType<typeof createAuth>;
