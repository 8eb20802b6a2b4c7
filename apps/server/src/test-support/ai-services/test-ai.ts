import type { AiPreset } from '@toolbench/contracts/ai/ai-presets.ts';
import { chatModels } from '@toolbench/contracts/catalog.ts';
import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { createServiceFinder } from '../../adapters/ai/find-services.ts';
import { createEngines } from '../../adapters/ai/create-engines.ts';
import type { Schema } from '../../adapters/database/schema.ts';
import { createSealing } from '../../adapters/secrets/sealing.ts';
import { createLessonStore } from '../../features/ai-settings/lesson-store.ts';
import { createLessons } from '../../features/ai-settings/lessons.ts';
import type { Ai } from '../../features/ai-settings/routes.ts';
import { createEngineSettings, type ConfiguredEngines } from '../../features/ai-settings/service.ts';
import { createEngineStore } from '../../features/ai-settings/store.ts';
import { createUsage, type UsageCaps } from '../../features/ai-usage/service.ts';
import { createUsageStore } from '../../features/ai-usage/store.ts';
import type { Clock } from '../../shared/ports.ts';
import { shortLimits } from './engines.ts';

interface Given {
  readonly queries: Kysely<Schema>;
  readonly clock: Clock;
  readonly configured?: ConfiguredEngines;
  readonly caps?: UsageCaps;
  /** Where services are looked for on this machine. */
  readonly presets?: readonly AiPreset[];
}

/** The lab's engines as the server puts them together, on a test's database and clock. */
export function testAi({
  queries,
  clock,
  configured = {},
  caps = { tokens: 1_000_000, usd: 1 },
  presets = [],
}: Given): Ai {
  const models = chatModels;
  const sealing = createSealing('a secret that only tests use, and only here');
  const store = createEngineStore(queries);
  const lessons = createLessons(createLessonStore(queries), clock);
  const settings = createEngineSettings({ store, lessons, sealing, configured, models, clock, fusesEmbeddings: false });
  const usage = createUsage({ store: createUsageStore(queries), clock, caps });
  const { endpointOf } = settings;
  const engines = createEngines({ endpointOf, clock, models, lessons, limits: shortLimits, ledger: usage.ledger });
  const services = createServiceFinder({ limits: shortLimits, clock, presets });
  const spoken = () => readFile(new URL('../../../assets/speech/nice-to-meet-you.wav', import.meta.url));
  return { settings, usage, engines, services, lessons, spoken, clock };
}
