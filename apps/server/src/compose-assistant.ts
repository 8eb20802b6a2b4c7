import type { ChatModel } from '@toolbench/contracts/catalog.ts';
import type { BlueprintEngine } from '@toolbench/lab/assistant/conversation/blueprint-engine.ts';
import { generateProject } from '@toolbench/lab/assistant/generate/generate-project.ts';
import { changeModel } from '@toolbench/lab/assistant/language/change-model.ts';
import { checkModel } from '@toolbench/lab/assistant/language/check-model.ts';
import { readRequest } from '@toolbench/lab/assistant/language/read-request.ts';
import type { Kysely } from 'kysely';
import { estimateTokens } from './adapters/ai/estimate-tokens.ts';
import { priceOf } from './adapters/ai/price.ts';
import type { Schema } from './adapters/database/schema.ts';
import type { AssistantParts, TokenPrices } from './features/assistant/parts.ts';
import { createAssistant, type Assistant } from './features/assistant/service.ts';
import { createAssistantStore } from './features/assistant/store.ts';

interface Given extends Pick<AssistantParts, 'engines' | 'clock' | 'random'> {
  readonly queries: Kysely<Schema>;
  /** For their prices. */
  readonly models: readonly ChatModel[];
  readonly blueprint?: BlueprintEngine;
}

/** Rules and templates: what answers without a model. */
const rules: BlueprintEngine = { readRequest, changeModel, checkModel, generate: generateProject };

const pricesOf = (models: readonly ChatModel[]): TokenPrices => ({
  tokensOf: estimateTokens,
  costOf: (model, inputTokens, outputTokens) => {
    const spent = { inputTokens, outputTokens, audioSeconds: 0, characters: 0, isEstimated: true };
    return priceOf(model, spent, models);
  },
});

/** The assistant that makes apps. */
export function composeAssistant({ queries, models, blueprint = rules, ...parts }: Given): Assistant {
  return createAssistant({ store: createAssistantStore(queries), blueprint, prices: pricesOf(models), ...parts });
}
