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
  const find = async (tokenHash: string) => {
    const session = await store.findSession(tokenHash);
    if (session === undefined || !hasEnded(session, clock.now())) return session;
    await store.removeSession(tokenHash);
    return undefined;
  };

  const use = async (tokenHash: string): Promise<Session | undefined> => {
    const session = await find(tokenHash);
    if (session === undefined) return undefined;
    const now = clock.now();
    if (now - session.usedAt >= sessionTouchMs) await store.touchSession(tokenHash, now);
    return { tokenHash, user: session.user };
  };

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
    authenticate: (token: string): Promise<Session | undefined> => use(hashToken(token)),

    /** Uses a session again, as a connection does that outlives its handshake; false where it has ended. */
    keepAlive: async ({ tokenHash }: Session): Promise<boolean> => (await use(tokenHash)) !== undefined,

    /** Whether a session goes on; looking does not keep it alive. */
    isOpen: async ({ tokenHash }: Session): Promise<boolean> => (await find(tokenHash)) !== undefined,

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
