import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../adapters/database/open.ts';
import type { Schema } from '../adapters/database/schema.ts';
import { buildApp, type AppParts } from '../app.ts';
import type { App } from '../fastify-app.ts';
import type { Ai } from '../features/ai-settings/routes.ts';
import { createAttemptStore } from '../features/auth/attempt-store.ts';
import { createFirstAdministrator } from '../features/auth/first-administrator.ts';
import { createLockout } from '../features/auth/lockout.ts';
import { createPasswordCheck } from '../features/auth/password.ts';
import { createAuth, type Auth } from '../features/auth/service.ts';
import { createAuthStore, type AuthStore } from '../features/auth/store.ts';
import { testAi } from './ai-services/test-ai.ts';
import { testCode } from './test-code.ts';
import { countingBytes, fakeClock, fakeHashing, type FakeClock, type FakeHashing } from './fakes.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const administrator = { username: 'admin', password: 'correct horse battery' };

export interface TestAuth {
  readonly auth: Auth;
  readonly store: AuthStore;
  readonly clock: FakeClock;
  readonly hashing: FakeHashing;
  readonly queries: Kysely<Schema>;
}

/** The login of the server on an embedded database, with one administrator and a clock that tests move. */
export async function openTestAuth(
  folder = temporaryFolder(),
  clock = fakeClock(),
  random = countingBytes(),
): Promise<TestAuth> {
  const database = await openDatabase({ folder, onError: () => undefined }, clock.now());
  onTestFinished(() => database.close());
  const hashing = fakeHashing();
  const store = createAuthStore(database.queries);
  await createFirstAdministrator(administrator, { store, hashing, clock, random });
  const lockout = createLockout(createAttemptStore(database.queries), clock);
  const auth = createAuth({ store, lockout, checkPassword: createPasswordCheck(hashing), clock, random });
  return { auth, store, clock, hashing, queries: database.queries };
}

export interface TestApp extends TestAuth {
  readonly app: App;
  readonly ai: Ai;
  /** The structured log, line by line. */
  readonly log: readonly string[];
}

/** The whole application, not listening. */
export async function openTestApp(parts: Partial<AppParts> = {}): Promise<TestApp> {
  const opened = await openTestAuth();
  const ai = testAi(opened);
  const log: string[] = [];
  const app = await buildApp({
    auth: opened.auth,
    ai,
    code: testCode({ ...opened, engines: ai.engines }),
    readiness: [],
    random: countingBytes(),
    trustedProxies: [],
    callsPerMinute: 10_000,
    log: { level: 'trace', stream: { write: (line) => void log.push(line) } },
    ...parts,
  });
  onTestFinished(() => app.close());
  return { ...opened, app, ai, log };
}

/** Signs the administrator in and gives the header that says so. */
export async function signIn({ auth }: Pick<TestAuth, 'auth'>): Promise<{ authorization: string }> {
  const login = await auth.login({ ...administrator, address: '192.0.2.1' });
  if (!login.ok) throw new Error(login.code);
  return { authorization: `Bearer ${login.value.token}` };
}
