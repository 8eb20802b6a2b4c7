import type { ChatModel } from '@toolbench/contracts/catalog.ts';
import type { BlueprintEngine } from '@toolbench/lab/assistant/conversation/blueprint-engine.ts';
import type { Kysely } from 'kysely';
import { estimateTokens } from '../adapters/ai/calls/estimate-tokens.ts';
import { priceOf } from '../adapters/ai/calls/price.ts';
import { createSentenceReader } from '../adapters/sentences/sentence-reader.ts';
import type { Schema } from '../adapters/database/schema.ts';
import type { AssistantParts, TokenPrices } from '../features/assistant/parts.ts';
import { createAssistant, type Assistant } from '../features/assistant/service.ts';
import { createAssistantStore } from '../features/assistant/store.ts';
import { builtFile } from '../beside.ts';
import { templates } from './templates.ts';

interface Given extends Pick<AssistantParts, 'engines' | 'packedPages' | 'claims' | 'clock' | 'random'> {
  readonly queries: Kysely<Schema>;
  /** For their prices. */
  readonly models: readonly ChatModel[];
  readonly loadBlueprint?: AssistantParts['loadBlueprint'];
  /** The bundle of adapters/sentences/sentence-worker.ts. */
  readonly sentenceWorker?: URL;
}

/** Rules and templates: what answers without a model. They are a fifth of the server, and no start waits for them. */
async function loadRules(sentenceWorker: URL): Promise<BlueprintEngine> {
  const [{ generateProject }, { checkModel }, { runCommands }, { seedsFor }] = await Promise.all([
    import('@toolbench/lab/assistant/generate/generate-project.ts'),
    import('@toolbench/lab/assistant/model/check-model.ts'),
    import('@toolbench/lab/assistant/model/commands.ts'),
    import('@toolbench/lab/assistant/language/build/build-seeds.ts'),
  ]);
  const generate: BlueprintEngine['generate'] = (model, stack) => generateProject(model, stack, templates());
  return {
    ...createSentenceReader(sentenceWorker),
    checkModel,
    generate,
    runCommands: (model, commands) => runCommands(model, commands, seedsFor),
  };
}

const pricesOf = (models: readonly ChatModel[]): TokenPrices => ({
  tokensOf: estimateTokens,
  costOf: (model, inputTokens, outputTokens) => {
    const spent = { inputTokens, outputTokens, audioSeconds: 0, characters: 0, isEstimated: true };
    return priceOf(model, spent, models);
  },
});

/** The assistant that makes apps. */
export function composeAssistant({
  queries,
  models,
  sentenceWorker = builtFile('sentence-worker'),
  loadBlueprint = () => loadRules(sentenceWorker),
  ...parts
}: Given): Assistant {
  return createAssistant({ store: createAssistantStore(queries), loadBlueprint, prices: pricesOf(models), ...parts });
}
