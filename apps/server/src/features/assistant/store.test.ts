import { presetStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { expect, it } from 'vitest';
import { administrator, openTestServices } from '../../test-support/test-app.ts';
import { describeOnDatabases } from '../../test-support/on-databases.ts';
import { createAssistantStore } from './store.ts';

const files = (...entries: [string, string][]) => new Map(entries);
const made = (entries: ReadonlyMap<string, string>) =>
  ({ files: entries, description: 'd', madeBy: 'edit', stack: presetStack, model: null }) as const;

describeOnDatabases('sessions of the assistant', (newPlace) => {
  const open = async () => {
    const { queries } = await openTestServices({ place: await newPlace() });
    const store = createAssistantStore(queries);
    const session = { id: 'one', owner: administrator.username, name: 'name-of-page', title: 't', stack: presetStack };
    await store.create({ ...session, created_at: 1, expires_at: 2 });
    return { store, queries };
  };

  it('[NC-05] are found by owner and name only, and once', async () => {
    const { store } = await open();
    const again = { id: 'two', owner: administrator.username, name: 'name-of-page', title: 'x', stack: presetStack };
    await store.create({ ...again, created_at: 5, expires_at: 6 });
    expect(await store.find(administrator.username, 'name-of-page')).toMatchObject({
      id: 'one',
      version: 0,
      pending: null,
    });
    expect(await store.find('somebody', 'name-of-page')).toBeUndefined();
    expect(await store.list(administrator.username)).toHaveLength(1);
  });

  it('[NC-09] keep every version byte for byte and a content once', async () => {
    const { store, queries } = await open();
    const odd = 'a\r\nb\n\n\u0000😀</script>';
    await store.commit('one', { now: 3, on: 0, version: made(files(['b.js', odd], ['a/c.css', ''], ['d', odd])) });
    await store.commit('one', { now: 4, on: 1, version: made(files(['b.js', odd], ['e', 'no end'])) });
    expect([...((await store.files('one', 1)) ?? [])]).toEqual([
      ['a/c.css', ''],
      ['b.js', odd],
      ['d', odd],
    ]);
    expect(await store.files('one', 3)).toBeUndefined();
    expect(await queries.selectFrom('assistant_contents').select('digest').execute()).toHaveLength(3);
    expect(await store.versions('one')).toMatchObject([
      { version: 2, files: 2 },
      { version: 1, files: 3, bytes: 2 * Buffer.byteLength(odd) },
    ]);
  });

  it('[NC-09] give equal versions equal digests, and others other ones', async () => {
    const { store } = await open();
    const [a, b] = [files(['x', '1'], ['y', '2']), files(['x', '1'], ['y', '3'])];
    for (const [on, entries] of [a, b, new Map([...a].reverse())].entries()) {
      await store.commit('one', { now: on, on, version: made(entries) });
    }
    const digests = (await store.versions('one')).map(({ digest }) => digest);
    expect(digests[0]).toBe(digests[2]);
    expect(digests[0]).not.toBe(digests[1]);
  });

  it('[NC-04] take one of two versions that were made from the same one', async () => {
    const { store } = await open();
    const commits = await Promise.all(
      ['1', '2', '3'].map((text) => store.commit('one', { now: 1, on: 0, version: made(files(['f', text])) })),
    );
    expect(commits.filter(Boolean)).toHaveLength(1);
    expect(await store.versions('one')).toHaveLength(1);
  });

  it('[NC-09] notice a content that is not what was stored', async () => {
    const { store, queries } = await open();
    await store.commit('one', { now: 1, on: 0, version: made(files(['f', 'text'])) });
    await queries.deleteFrom('assistant_contents').execute();
    await expect(store.files('one', 1)).rejects.toThrow('damaged');
  });

  it('[NC-03] number messages, mark the confirmed one, and keep the newest', async () => {
    const { store } = await open();
    const message = { role: 'user', content: 'a', timestamp: 't' } as const;
    const most = limits.assistant.messagesPerSession;
    const messages = Array.from({ length: most }, () => message);
    await store.commit('one', { now: 1, on: 0, messages });
    await store.commit('one', { now: 1, on: 0, messages: [message, message], confirms: 5 });
    const kept = await store.messages('one');
    expect(kept).toHaveLength(most);
    expect(kept.filter(({ confirmed }) => confirmed)).toMatchObject([{ id: '5' }]);
    expect(kept.at(-1)?.id).toBe(String(most + 2));
  });

  it('[DATA-01] go with everything that belongs to them', async () => {
    const { store, queries } = await open();
    await store.commit('one', { now: 1, on: 0, version: made(files(['f', 'text'])), messages: [] });
    expect(await store.total()).toEqual({ count: 1, bytes: 4, oldest: 1 });
    await store.removeExpired(1);
    expect((await store.total()).count).toBe(1);
    await store.removeExpired(2);
    for (const table of [
      'assistant_sessions',
      'assistant_versions',
      'assistant_contents',
      'assistant_messages',
    ] as const) {
      expect(await queries.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await store.commit('one', { now: 1, on: 1, version: made(files(['f', 'text'])) })).toBeUndefined();
  });
});
