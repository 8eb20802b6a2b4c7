import { argon2 } from './adapters/passwords/argon2.ts';
import type { Ground } from './compose-ground.ts';
import { createAttemptStore, type AttemptStore } from './features/auth/attempt-store.ts';
import { createFirstAdministrator } from './features/auth/first-administrator.ts';
import { createLockout, type Lockout } from './features/auth/lockout.ts';
import { createPasswordCheck } from './features/auth/password.ts';
import { createAuth, type Auth } from './features/auth/service.ts';
import { createAuthStore, type AuthStore } from './features/auth/store.ts';

interface ComposedAuth {
  readonly auth: Auth;
  readonly sessions: AuthStore;
  readonly attempts: AttemptStore;
  readonly lockout: Lockout;
}

function administratorText(username: string, password: string): string {
  return (
    `\n  已创建管理员账号，密码只显示这一次，请记下：\n  The administrator was created; this password is shown only once:\n\n` +
    `    用户名 username  ${username}\n    密码 password    ${password}\n\n`
  );
}

/** Login. A server that nobody can log in to yet makes its administrator. */
export async function composeAuth({ settings, queries, clock, random, tell }: Ground): Promise<ComposedAuth> {
  const { administrator } = settings;
  const sessions = createAuthStore(queries);
  const attempts = createAttemptStore(queries);
  const lockout = createLockout(attempts, clock);
  const auth = createAuth({ store: sessions, lockout, checkPassword: createPasswordCheck(argon2), clock, random });
  const invented = await createFirstAdministrator(administrator, { store: sessions, hashing: argon2, clock, random });
  if (invented !== undefined) tell(administratorText(administrator.username, invented));
  return { auth, sessions, attempts, lockout };
}
