import { chatModels } from '@toolbench/contracts/catalog.ts';
import type { Kysely } from 'kysely';
import { createEngines } from '../../adapters/ai/create-engines.ts';
import type { Schema } from '../../adapters/database/schema.ts';
import { createSealing } from '../../adapters/secrets/sealing.ts';
import type { Ai } from '../../features/ai-settings/routes.ts';
import { createEngineSettings, type ConfiguredEngines } from '../../features/ai-settings/service.ts';
import { createEngineStore } from '../../features/ai-settings/store.ts';
import { createUsage, type UsageCaps } from '../../features/ai-usage/service.ts';
import { createUsageStore } from '../../features/ai-usage/store.ts';
import type { Clock } from '../../ports.ts';
import { shortLimits } from './engines.ts';

interface Given {
  readonly queries: Kysely<Schema>;
  readonly clock: Clock;
  readonly configured?: ConfiguredEngines;
  readonly caps?: UsageCaps;
}

/** The lab's engines as the server puts them together, on a test's database and clock. */
export function testAi({ queries, clock, configured = {}, caps = { tokens: 1_000, usd: 1 } }: Given): Ai {
  const models = chatModels;
  const sealing = createSealing('a secret that only tests use, and only here');
  const store = createEngineStore(queries);
  const settings = createEngineSettings({ store, sealing, configured, models, clock, fusesEmbeddings: false });
  const usage = createUsage({ store: createUsageStore(queries), clock, caps });
  const { endpointOf } = settings;
  const engines = createEngines({ endpointOf, clock, models, limits: shortLimits, ledger: usage.ledger });
  return { settings, usage, engines, clock };
}
