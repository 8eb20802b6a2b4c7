import { chatModels } from '@toolbench/contracts/catalog.ts';
import { expect, it } from 'vitest';
import type { Endpoint } from '../../features/ai-settings/endpoint.ts';
import { noLessons, shortLimits } from '../../test-support/ai-services/engines.ts';
import { fakeClock } from '../../test-support/fakes.ts';
import { createEngines } from './create-engines.ts';

it('an engine lives as long as nothing of its settings changes', async () => {
  let endpoint: Endpoint = { port: 'chat', baseUrl: 'http://127.0.0.1:9/v1', model: 'm', toolUse: 'automatic' };
  const engines = createEngines({
    endpointOf: async () => endpoint,
    clock: fakeClock(),
    limits: shortLimits,
    models: chatModels,
    lessons: noLessons,
    ledger: { isCapReached: async () => false, record: async () => undefined },
  });
  const first = await engines.chat();
  expect(await engines.chat()).toBe(first);
  for (const change of [
    { toolUse: 'text' as const },
    { model: 'n' },
    { key: 'k' },
    { baseUrl: 'http://127.0.0.1:8/v1' },
  ]) {
    const before = await engines.chat();
    endpoint = { ...endpoint, ...change };
    expect(await engines.chat()).not.toBe(before);
  }
  expect((await engines.chat())?.toolUse).toBe('text');
});
