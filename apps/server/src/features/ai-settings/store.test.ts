import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, type DatabasePlace } from '../../adapters/database/open.ts';
import { describeOnDatabases, type NewPlace } from '../../test-support/on-databases.ts';
import { createEngineStore, type EngineStore, type StoredEngine } from './store.ts';

const chat: StoredEngine = {
  port: 'chat',
  baseUrl: 'https://a/v1',
  model: '模型',
  sealedKey: 'sealed',
  toolUse: 'text',
  protocol: 'azure',
  options: { apiVersion: '2024-10-21', voice: 'nova' },
};

async function open(place: DatabasePlace): Promise<EngineStore> {
  const database = await openDatabase(place, 0);
  onTestFinished(database.close);
  return createEngineStore(database.queries);
}

function describeEngineStore(newPlace: NewPlace): void {
  it('keeps one engine for each port, across a restart', async () => {
    const place = await newPlace();
    const store = await open(place);
    await store.put([chat], 1);
    await store.put([{ ...chat, port: 'embed', sealedKey: null }], 1);
    const reopened = await open(place);
    expect(await reopened.find('chat')).toEqual(chat);
    expect(await reopened.find('embed')).toEqual({ ...chat, port: 'embed', sealedKey: null });
    expect(await reopened.find('speak')).toBeUndefined();
  });

  it('replaces an engine as a whole', async () => {
    const store = await open(await newPlace());
    await store.put([chat], 1);
    await store.put([{ ...chat, baseUrl: 'http://b/v1', sealedKey: null, toolUse: 'tools' }], 2);
    expect(await store.find('chat')).toEqual({ ...chat, baseUrl: 'http://b/v1', sealedKey: null, toolUse: 'tools' });
  });

  it('removes one and leaves the others', async () => {
    const store = await open(await newPlace());
    await store.put([chat], 1);
    await store.put([{ ...chat, port: 'embed' }], 1);
    await store.remove('chat');
    await store.remove('speak');
    expect(await store.find('chat')).toBeUndefined();
    expect(await store.find('embed')).toBeDefined();
  });
}

describeOnDatabases('engines set in the lab', describeEngineStore);
