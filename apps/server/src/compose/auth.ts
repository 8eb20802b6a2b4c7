import { rememberInFolder } from '../adapters/remembered-mark.ts';
import { openSealing } from '../adapters/secrets/sealing.ts';
import { createAccount, type AdministratorAccount } from '../features/auth/account.ts';
import { createKnownDevices } from '../features/auth/lockout/known-devices.ts';
import { createSecondFactor } from '../features/auth/second-factor.ts';
import { argon2 } from '../adapters/passwords/argon2.ts';
import type { ServerContext } from './context.ts';
import { createAttemptStore, type AttemptStore } from '../features/auth/lockout/attempt-store.ts';
import { createFirstAdministrator } from '../features/auth/first-administrator.ts';
import { createLockout, type Lockout } from '../features/auth/lockout/lockout.ts';
import { createPasswordCheck } from '../features/auth/password.ts';
import { createAuth, type Auth } from '../features/auth/service.ts';
import { createEndedMark, markingEnds } from '../features/auth/ended-mark.ts';
import { createAuthStore, type AuthStore } from '../features/auth/store.ts';

interface ComposedAuth {
  readonly auth: Auth;
  readonly account: AdministratorAccount;
  readonly sessions: AuthStore;
  readonly attempts: AttemptStore;
  readonly lockout: Lockout;
  /** Says that a token has been ended. */
  readonly markEnd: () => Promise<void>;
  /** Lets the data folder remember which sessions have been ended, here and by other servers. */
  readonly followEnds: () => Promise<void>;
}

const restoredText =
  '数据库是从备份恢复的：所有会话、登录过的设备和工具令牌都已失效，请重新登录并另建令牌。\n' +
  'The database was restored from a backup: all sessions, known devices and tokens for tools have ended; sign in and make tokens anew.\n';

function administratorText(username: string, password: string): string {
  return (
    `\n  已创建管理员账号，密码只显示这一次，请记下：\n  The administrator was created; this password is shown only once:\n\n` +
    `    用户名 username  ${username}\n    密码 password    ${password}\n\n`
  );
}

/** Login. A server that nobody can log in to yet makes its administrator. */
export async function composeAuth({
  settings,
  dataFolder,
  queries,
  clock,
  random,
  tell,
}: ServerContext): Promise<ComposedAuth> {
  const { administrator } = settings;
  const endedMark = createEndedMark({ database: queries, remembered: rememberInFolder(dataFolder), clock });
  if (await endedMark.begin()) tell(restoredText);
  const sessions = markingEnds(createAuthStore(queries), endedMark);
  const attempts = createAttemptStore(queries);
  const lockout = createLockout(attempts, clock);
  const database = queries;
  const sealing = openSealing(settings.secretKey, dataFolder);
  const parts = {
    store: sessions,
    lockout,
    checkPassword: createPasswordCheck(argon2),
    devices: createKnownDevices({ database, clock, random }),
    secondFactor: createSecondFactor({ database, sealing, clock, random }),
    clock,
    random,
  };
  const invented = await createFirstAdministrator(administrator, { store: sessions, hashing: argon2, clock, random });
  if (invented !== undefined) tell(administratorText(administrator.username, invented));
  const account = createAccount({ ...parts, hashing: argon2 });
  const { follow: followEnds, advance: markEnd } = endedMark;
  return { auth: createAuth(parts), account, sessions, attempts, lockout, followEnds, markEnd };
}
