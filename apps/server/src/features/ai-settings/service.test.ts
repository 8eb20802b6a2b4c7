import { chatModels } from '@toolbench/contracts/catalog.ts';
import { describe, expect, it } from 'vitest';
import { createSealing } from '../../adapters/secrets/sealing.ts';
import { fakeClock } from '../../test-support/fakes.ts';
import { openTestAuth } from '../../test-support/test-app.ts';
import { createLessonStore } from './lesson-store.ts';
import { createLessons } from './lessons.ts';
import { createEngineSettings, type ConfiguredEngines } from './service.ts';
import { createEngineStore } from './store.ts';

const key = 'sk-canary-123';
const set = { baseUrl: 'https://a.example/v1', model: 'm' };
/** What is not set by hand. */
const usual = { protocol: 'openai', options: {}, toolUse: 'automatic' };
const configured: ConfiguredEngines = {
  chat: { port: 'chat', baseUrl: 'https://env.example/v1', key: 'env-key', model: 'gpt-4o' },
};

async function open(given: ConfiguredEngines = {}, fusesEmbeddings = true) {
  const { queries } = await openTestAuth();
  const store = createEngineStore(queries);
  const lessons = createLessons(createLessonStore(queries), fakeClock());
  const parts = { store, lessons, configured: given, models: chatModels, clock: fakeClock(), fusesEmbeddings };
  const settingsWith = (secret: string) => {
    const settings = createEngineSettings({ ...parts, sealing: createSealing(secret) });
    const set = async (...given: Parameters<typeof settings.set>) => {
      const result = await settings.set(...given);
      if (!result.ok) throw new Error(result.code);
      return result.value;
    };
    return { ...settings, trySet: settings.set, set };
  };
  return { store, lessons, queries, settingsWith, settings: settingsWith('the first secret') };
}

describe('[LAB-04] what serves a port', () => {
  it('is our own engine, or nothing, while nobody has set one', async () => {
    const { settings } = await open();
    expect((await settings.overview()).engines).toEqual([
      { port: 'chat', source: 'embedded', key: 'not-set' },
      { port: 'embed', source: 'embedded', key: 'not-set' },
      { port: 'transcribe', source: 'none', key: 'not-set' },
      { port: 'speak', source: 'none', key: 'not-set' },
    ]);
    expect(await settings.endpointOf('chat')).toBeUndefined();
  });

  it('is told where nothing asks it, because documents are searched by terms alone', async () => {
    for (const [fuses, expected] of [
      [true, [undefined, undefined]],
      [false, [undefined, true]],
    ] as const) {
      const { settings } = await open(configured, fuses);
      await settings.set('embed', set);
      const { engines } = await settings.overview();
      expect([engines[0]?.isIdle, engines[1]?.isIdle]).toEqual(expected);
      expect(await settings.reset('embed')).not.toHaveProperty('isIdle');
    }
  });

  it('is what the configuration names, and what is set in the lab comes before it', async () => {
    const { settings } = await open(configured);
    expect(await settings.endpointOf('chat')).toEqual(configured.chat);
    expect((await settings.overview()).engines[0]).toMatchObject({
      source: 'environment',
      key: 'set',
      model: 'gpt-4o',
    });
    await settings.set('chat', set);
    expect(await settings.endpointOf('chat')).toEqual({ port: 'chat', ...set, ...usual, key: undefined });
    expect(await settings.reset('chat')).toMatchObject({ source: 'environment' });
    expect(await settings.endpointOf('chat')).toEqual(configured.chat);
  });

  it('[NC-09] says how a chat model is asked for changes, and keeps it while other things change', async () => {
    const { settings } = await open(configured);
    expect((await settings.overview()).engines[0]).toMatchObject({ source: 'environment', toolUse: 'automatic' });
    expect(await settings.set('chat', { ...set, toolUse: 'text' })).toMatchObject({ toolUse: 'text' });
    expect(await settings.set('chat', { ...set, key: null })).toMatchObject({ toolUse: 'text' });
    expect(await settings.endpointOf('chat')).toMatchObject({ toolUse: 'text' });
    expect(await settings.set('embed', set)).not.toHaveProperty('toolUse');
  });

  it('never shows a key', async () => {
    const { settings } = await open(configured);
    const answers = [
      await settings.set('embed', { ...set, key }),
      await settings.overview(),
      await settings.reset('embed'),
    ];
    expect(JSON.stringify(answers)).not.toMatch(/canary|env-key/);
  });
});

describe('a key', () => {
  it('is sealed in the store', async () => {
    const { settings, queries } = await open();
    await settings.set('chat', { ...set, key });
    const rows = await queries.selectFrom('ai_engines').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('canary');
    expect(await settings.endpointOf('chat')).toEqual({ port: 'chat', ...set, ...usual, key });
  });

  it('stays when only model or path change, and goes when it is removed', async () => {
    const { settings } = await open();
    await settings.set('chat', { ...set, key });
    const changed = { baseUrl: 'https://a.example/other/v1', model: 'n' };
    expect(await settings.set('chat', changed)).toMatchObject({ ...changed, key: 'set' });
    expect(await settings.endpointOf('chat')).toMatchObject({ key });
    expect(await settings.set('chat', { ...changed, key: null })).toMatchObject({ key: 'not-set' });
    expect((await settings.endpointOf('chat'))?.key).toBeUndefined();
  });

  it.each(['https://b.example/v1', 'http://a.example/v1', 'https://a.example:8443/v1', 'https://a.example.evil/v1'])(
    'is never sent to another origin: %s',
    async (baseUrl) => {
      const { settings } = await open();
      await settings.set('chat', { ...set, key });
      expect(await settings.set('chat', { ...set, baseUrl })).toMatchObject({ key: 'not-set' });
      expect((await settings.endpointOf('chat'))?.key).toBeUndefined();
      await settings.set('chat', set);
      expect((await settings.endpointOf('chat'))?.key).toBeUndefined();
    },
  );

  it('of the configuration stays with the configuration', async () => {
    const { settings } = await open(configured);
    await settings.set('chat', { baseUrl: 'https://env.example/v1', model: 'm' });
    expect((await settings.endpointOf('chat'))?.key).toBeUndefined();
  });

  it('that was sealed under another secret counts as unreadable, and is not sent', async () => {
    const { settings, settingsWith } = await open();
    await settings.set('chat', { ...set, key });
    const elsewhere = settingsWith('another secret');
    expect((await elsewhere.overview()).engines[0]).toMatchObject({ source: 'settings', key: 'unreadable' });
    expect((await elsewhere.endpointOf('chat'))?.key).toBeUndefined();
  });

  it('that was copied to another port or address in the database does not open', async () => {
    const { settings, store } = await open();
    await settings.set('chat', { ...set, key });
    const stored = await store.find('chat');
    if (!stored) throw new Error('nothing stored');
    await store.put([{ ...stored, port: 'speak' }], 0);
    await store.put([{ ...stored, baseUrl: 'https://evil.example/v1' }], 0);
    expect((await settings.endpointOf('speak'))?.key).toBeUndefined();
    expect((await settings.endpointOf('chat'))?.key).toBeUndefined();
  });
});

describe('[LAB-03] the models on offer', () => {
  it('are the three of the list, with all that is said of them', async () => {
    const { settings } = await open();
    const { models, defaultModel } = await settings.overview();
    expect(defaultModel).toBe('gpt-4.1-nano');
    const figures = models.map(({ value, costPer1K, costSaving, recommended }) => [
      value,
      costPer1K,
      costSaving,
      recommended,
    ]);
    expect(figures).toEqual([
      ['gpt-4.1-nano', 0.000234, 88, true],
      ['gpt-3.5-turbo', 0.001674, 0, false],
      ['gpt-4o', 0.005, -199, false],
    ]);
    for (const model of models) {
      expect(model).toMatchObject({ name: expect.any(String) as string, speed: expect.any(Number) as number });
      expect(model).toMatchObject({
        description: { zh: expect.any(String) as string, en: expect.any(String) as string },
      });
      expect(model.quality).toBeGreaterThan(0);
    }
  });

  it('begin with the configured one', async () => {
    expect((await (await open(configured)).settings.overview()).defaultModel).toBe('gpt-4o');
  });

  it('are only the configured one where the service is another than the list is for', async () => {
    const { settings } = await open();
    await settings.set('chat', { ...set, model: 'qwen3:4b' });
    const { models, defaultModel } = await settings.overview();
    expect(defaultModel).toBe('qwen3:4b');
    expect(models).toMatchObject([{ value: 'qwen3:4b', costPer1K: null }]);
    expect(await settings.chosenModel('gpt-4o')).toBeUndefined();
    expect(await settings.chosenModel('qwen3:4b')).toBe('qwen3:4b');
  });

  it.each([undefined, '', 'gpt-9', '__proto__', 'GPT-4O'])('take %j for no choice', async (value) => {
    expect(await (await open()).settings.chosenModel(value)).toBeUndefined();
  });
});
