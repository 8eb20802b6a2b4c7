import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../adapters/database/open.ts';
import { describeOnDatabases, type NewPlace } from '../../test-support/on-databases.ts';
import { createRemoteStore, type StoredRemote } from './store.ts';

async function open(newPlace: NewPlace) {
  const database = await openDatabase(await newPlace(), 0);
  onTestFinished(database.close);
  return createRemoteStore(database.queries);
}

const begun: StoredRemote = {
  id: 'd-1',
  owner: 'ada',
  sessionId: 'session-1',
  target: 'aliyun',
  slug: 'shop',
  plan: 'standard',
  state: 'deploying',
  version: 0,
  earlier: [],
  url: null,
  problem: null,
  place: null,
  steps: [{ code: 'create', detail: 'POST https://ecs.example/', state: 'running' }],
  createdAt: 1,
  changedAt: 1,
};
const served: StoredRemote = {
  ...begun,
  state: 'deployed',
  version: 3,
  earlier: [2, 1],
  url: 'http://192.0.2.9/',
  place: 'sealed',
  changedAt: 2 ** 41,
  steps: [{ code: 'check', state: 'done' }],
};

describeOnDatabases('the store of deployments elsewhere', (newPlace) => {
  it('[DEPLOY-02] keeps each step of a deployment over the one before', async () => {
    const store = await open(newPlace);
    await store.put(begun);
    expect(await store.find('ada', 'd-1')).toEqual(begun);
    await store.put(served);
    expect(await store.list('ada')).toEqual([served]);
    await store.put({ ...served, state: 'failed', problem: { code: 'quota', subject: 'CPUS “8”' } });
    expect(await store.find('ada', 'd-1')).toMatchObject({ problem: { code: 'quota', subject: 'CPUS “8”' } });
    await store.remove('d-1');
    expect(await store.list('ada')).toEqual([]);
  });

  it('[DEPLOY-02] shows nobody what is someone else’s', async () => {
    const store = await open(newPlace);
    await store.put(begun);
    await store.put({ ...begun, id: 'd-2', owner: 'bob', createdAt: 0 });
    expect(await store.find('bob', 'd-1')).toBeUndefined();
    expect((await store.list('bob')).map(({ id }) => id)).toEqual(['d-2']);
  });

  it('[DEPLOY-02] says after a restart what was cut off, and keeps what exists at the target', async () => {
    const store = await open(newPlace);
    await store.put({ ...begun, place: 'sealed' });
    await store.put({ ...served, id: 'd-2', state: 'removing' });
    await store.put({ ...served, id: 'd-3', createdAt: 3 });
    await store.interrupt();
    const all = await store.list('ada');
    expect(all.map(({ state }) => state).sort()).toEqual(['deployed', 'failed', 'failed']);
    const cut = { state: 'failed', problem: { code: 'interrupted' }, place: 'sealed' };
    expect(await store.find('ada', 'd-1')).toMatchObject(cut);
    expect(await store.find('ada', 'd-2')).toMatchObject({ ...cut, url: served.url, version: 3 });
  });

  it('[DEPLOY-02] has one set of credentials for each user and target', async () => {
    const store = await open(newPlace);
    await store.setCredentials('ada', 'gcp', 'sealed-1');
    await store.setCredentials('ada', 'gcp', 'sealed-2');
    await store.setCredentials('ada', 'azure', 'sealed-3');
    expect(await store.credentials('ada', 'gcp')).toBe('sealed-2');
    expect(await store.credentials('bob', 'gcp')).toBeUndefined();
    await store.setCredentials('ada', 'gcp', undefined);
    expect(await store.credentials('ada', 'gcp')).toBeUndefined();
    expect(await store.credentials('ada', 'azure')).toBe('sealed-3');
  });
});
