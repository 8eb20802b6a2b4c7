import { assistantPaths } from '@toolbench/contracts/routes.ts';
import { createTestDatabase, findPostgres, startPostgres } from '../apps/server/src/test-support/test-postgres.ts';
import { startAssistantServer } from './assistant-server.ts';
import { report } from './report.ts';
import { wait, withFolder } from './with-folder.ts';

const roundsOf = { sqlite: 500, postgresql: 100 } as const;
/** A session holds 200 versions. */
const roundsPerSession = 10;
/** The server is killed after some of these, while the next is under way. */
const versionsPerRound = 8;
const killWithinMs = 40;

const textOf = (version: number) => `version ${version}\n`.repeat(2_000);

interface Versions {
  readonly versions?: readonly { readonly version: number }[];
}
interface VersionFiles {
  readonly files?: Readonly<Record<string, string>>;
}

/** Versions that were confirmed and are not there, or not whole, after the server was killed while it wrote; over many kills. */
async function lostInKills(folder: string, databaseUrl: string | undefined, rounds: number) {
  let [lost, confirmedInAll] = [0, 0];
  let server = await startAssistantServer(folder, { databaseUrl });
  let [sessionId, newest] = ['', 1];
  for (let round = 0; round < rounds; round += 1) {
    if (round % roundsPerSession === 0) {
      sessionId = `session-${Date.now()}-${round}`;
      newest = 1;
      await server.makeProject(sessionId);
    }
    const before = newest;
    const killAfter = before + Math.floor(Math.random() * versionsPerRound);
    let killed: Promise<void> | undefined;
    for (let confirmed: number | undefined = newest; confirmed !== undefined;) {
      newest = confirmed;
      if (newest === killAfter) killed = wait(Math.random() * killWithinMs).then(() => server.kill());
      const files = { [`made-${newest + 1}.txt`]: textOf(newest + 1), 'always.txt': textOf(newest + 1) };
      confirmed = await server.edit(sessionId, newest, files);
    }
    if (killed === undefined) throw new Error(`Version ${newest + 1} was refused.`);
    await killed;
    confirmedInAll += newest - before;
    server = await startAssistantServer(folder, { databaseUrl, token: server.token });
    const found = await server.call<Versions>('GET', assistantPaths.versions(sessionId));
    const numbers = new Set(found?.versions?.map(({ version }) => version));
    for (let version = before + 1; version <= newest; version += 1) {
      const kept = await server.call<VersionFiles>('GET', assistantPaths.version(sessionId, version));
      const isWhole = [`made-${version}.txt`, 'always.txt'].every((path) => kept?.files?.[path] === textOf(version));
      if (!numbers.has(version) || !isWhole) lost += 1;
    }
    // The one under way may have been written and not answered; never more, and none is left out.
    if (numbers.size !== newest && numbers.size !== newest + 1) lost += 1;
    newest = numbers.size;
  }
  await server.stop();
  return { lost, note: `of ${confirmedInAll} in ${rounds} kills` };
}

/** Confirmed versions of apps that a killed server no longer has. Takes a quarter of an hour: only when it is named. */
export async function measureVersionKills(): Promise<void> {
  const onSqlite = await withFolder((folder) => lostInKills(folder, undefined, roundsOf.sqlite));
  report({ name: 'versions: lost, SQLite', value: onSqlite.lost, unit: '', limit: 0, note: onSqlite.note });
  const binaries = findPostgres();
  if (binaries === undefined) return;
  const postgres = await startPostgres(binaries);
  const url = await createTestDatabase(postgres.url);
  const onPostgres = await withFolder((folder) => lostInKills(folder, url, roundsOf.postgresql)).finally(postgres.stop);
  report({ name: 'versions: lost, PostgreSQL', value: onPostgres.lost, unit: '', limit: 0, note: onPostgres.note });
}
