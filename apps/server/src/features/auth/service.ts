import type { LoginRequest, User } from '@toolbench/contracts/auth.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Clock, RandomBytes } from '../../shared/ports.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import type { KnownDevices } from './lockout/known-devices.ts';
import type { Lockout } from './lockout/lockout.ts';
import type { PasswordCheck } from './password.ts';
import type { SecondFactor } from './second-factor.ts';
import type { AuthStore, StoredSession } from './store.ts';
import { createToken, hashToken } from './token.ts';

const { sessionIdleMs, sessionAbsoluteMs, sessionTouchMs, agentCharacters } = limits.auth;

/** Somebody who is signed in. */
export interface Session {
  readonly tokenHash: string;
  readonly userId: string;
  readonly user: User;
}

export interface AuthParts {
  readonly store: AuthStore;
  readonly lockout: Lockout;
  readonly checkPassword: PasswordCheck;
  readonly devices: KnownDevices;
  readonly secondFactor: SecondFactor;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

/** Where a login comes from. */
interface Sender {
  /** The sender's address (see addressGroup). */
  readonly address: string;
  /** What the browser says it is. */
  readonly agent?: string | undefined;
  /** The token of a device that has signed in before. */
  readonly device?: string | undefined;
}

interface SignedIn {
  readonly token: string;
  /** Makes this device known. */
  readonly device: string;
}

type LoginRefusal = 'wrong-credentials' | 'too-many-attempts' | 'busy' | 'code-needed' | 'wrong-code';

/** Whether a session is past its time, by its age or because nobody used it. */
export function hasEnded(session: StoredSession, now: number): boolean {
  return now - session.createdAt >= sessionAbsoluteMs || now - session.usedAt >= sessionIdleMs;
}

/** Signing in and out, and whose a token is. */
export function createAuth({ store, lockout, checkPassword, devices, secondFactor, clock, random }: AuthParts) {
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
    return { tokenHash, userId: session.userId, user: session.user };
  };

  /** What the second factor says to a login whose password is right. */
  const refusalOfCode = async (userId: string, code: string | undefined) => {
    if (!(await secondFactor.isOn(userId))) return undefined;
    if (code === undefined) return 'code-needed';
    return (await secondFactor.use(userId, code)) ? undefined : 'wrong-code';
  };

  return {
    /**
     * Gives a token for the right name and password, and code where the account needs one. A name that does not exist
     * takes the same steps and gets the same refusal as a wrong password.
     */
    async login(request: LoginRequest & Sender): Promise<Result<SignedIn, LoginRefusal>> {
      const account = await store.findAccount(request.username);
      const device = await devices.find(request.device, account?.id);
      const attempt = { username: request.username, address: request.address, device };
      const waitMs = await lockout.begin(attempt);
      if (waitMs > 0) return refusal('too-many-attempts', { retryAfterMs: waitMs });

      const sender = device === undefined ? 'unknown' : 'known';
      const verdict = await checkPassword(request.password, account?.passwordHash, sender);
      if (verdict === 'busy') {
        await lockout.withdraw(attempt);
        return refusal('busy', { retryAfterMs: limits.auth.firstWaitMs });
      }
      if (verdict === 'wrong' || account === undefined) return refusal('wrong-credentials');
      const refused = await refusalOfCode(account.id, request.code);
      if (refused === 'code-needed') await lockout.withdraw(attempt);
      if (refused !== undefined) return refusal(refused);

      await lockout.succeed(attempt);
      const token = createToken(random);
      const now = clock.now();
      const agent = (request.agent ?? '').slice(0, agentCharacters);
      await store.addSession({ tokenHash: hashToken(token), userId: account.id, createdAt: now, usedAt: now, agent });
      return ok({ token, device: await devices.remember(account.id, agent, { id: device, token: request.device }) });
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

    /** Deletes the sessions that have ended, and forgets devices that were long unused. */
    async sweep(): Promise<void> {
      const now = clock.now();
      await store.removeSessions({ createdBy: now - sessionAbsoluteMs, usedBy: now - sessionIdleMs });
      await devices.sweep();
    },
  };
}

export type Auth = ReturnType<typeof createAuth>;
