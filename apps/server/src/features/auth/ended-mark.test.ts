import { expect, it, onTestFinished } from 'vitest';
import { rememberInFolder } from '../../adapters/remembered-mark.ts';
import { openDatabase } from '../../adapters/database/open.ts';
import { fakeClock } from '../../test-support/fakes.ts';
import { describeOnDatabases, type NewPlace } from '../../test-support/on-databases.ts';
import { toolTokenRow } from '../../test-support/tool-token-row.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { createEndedMark, markingEnds } from './ended-mark.ts';
import { createAuthStore } from './store.ts';

/** A database with somebody who is signed in twice, and servers on it that have a data folder each. */
async function signedInTwice(newPlace: NewPlace) {
  const { queries, close } = await openDatabase(await newPlace(), 0);
  onTestFinished(close);
  const clock = fakeClock();
  const inFolder = (folder = temporaryFolder()) => {
    const mark = createEndedMark({ database: queries, remembered: rememberInFolder(folder), clock });
    return { ...mark, folder, store: markingEnds(createAuthStore(queries), mark) };
  };
  const server = inFolder();
  const { store } = server;
  await store.addAccount({ id: 'keeper', username: 'keeper', role: 'administrator', passwordHash: '' }, 0);
  const signIn = (tokenHash: string) =>
    store.addSession({ tokenHash, userId: 'keeper', createdAt: clock.now(), usedAt: clock.now(), agent: '' });
  await signIn('kept');
  await signIn('ended');
  await queries
    .insertInto('known_devices')
    .values({ token_hash: 'device', user_id: 'keeper', agent: '', created_at: 0, used_at: 0 })
    .execute();
  await queries.insertInto('tool_tokens').values(toolTokenRow('keeper', 'tool')).execute();
  const tokens = async () => (await queries.selectFrom('tool_tokens').selectAll().execute()).length;
  const devices = async () => (await queries.selectFrom('known_devices').selectAll().execute()).length;
  const sessions = async () => (await store.countSessions()).count;
  /** Puts the rows back as a dump of this moment does. */
  const dump = async () => {
    const rows = await queries.selectFrom('sessions').selectAll().execute();
    const { mark } = await queries.selectFrom('ended_mark').selectAll().executeTakeFirstOrThrow();
    return async () => {
      await queries.deleteFrom('sessions').execute();
      await queries.insertInto('sessions').values(rows).execute();
      await queries.updateTable('ended_mark').set({ mark }).execute();
    };
  };
  return { server, inFolder, dump, sessions, devices, tokens };
}

describeOnDatabases('a database that its operator restored', (newPlace) => {
  it('[OPS-02] has no session or token that was ended since, and no device', async () => {
    const { server, inFolder, dump, sessions, devices, tokens } = await signedInTwice(newPlace);
    expect(await server.begin()).toBe(false);
    const restore = await dump();
    await server.store.removeSession('ended');
    expect([await sessions(), await inFolder(server.folder).begin()]).toEqual([1, false]);
    await restore();
    expect(await sessions()).toBe(2);
    expect(await inFolder(server.folder).begin()).toBe(true);
    expect([await sessions(), await devices(), await tokens()]).toEqual([0, 0, 0]);
    // It has caught up: the next start ends nothing.
    expect(await inFolder(server.folder).begin()).toBe(false);
  });

  it('[OPS-02] keeps its sessions where none was ended since', async () => {
    const { server, inFolder, dump, sessions } = await signedInTwice(newPlace);
    await server.store.removeOtherSessions('somebody else');
    const restore = await dump();
    await restore();
    expect([await inFolder(server.folder).begin(), await sessions()]).toEqual([false, 2]);
  });

  it('[OPS-02] is known to a server whose sessions were ended by another one', async () => {
    const { server, inFolder, dump, sessions } = await signedInTwice(newPlace);
    const other = inFolder();
    const restore = await dump();
    await server.store.removeAllSessions();
    await other.follow();
    await restore();
    expect([await inFolder(other.folder).begin(), await sessions()]).toEqual([true, 0]);
  });
});
