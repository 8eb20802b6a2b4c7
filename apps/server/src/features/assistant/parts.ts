import type { BlueprintEngine } from '@toolbench/lab/assistant/conversation/blueprint-engine.ts';
import type { AiEngines } from '@toolbench/lab/ports.ts';
import type { Clock, RandomBytes } from '../../ports.ts';
import type { AssistantStore } from './store.ts';

/** What calls of a model take, as far as it can be known before. */
export interface TokenPrices {
  /** About how many tokens a text is. */
  readonly tokensOf: (text: string) => number;
  /** US dollars; undefined where the price of the model is not known. */
  readonly costOf: (model: string, inputTokens: number, outputTokens: number) => number | undefined;
}

export interface AssistantParts {
  readonly store: AssistantStore;
  /** Loads what answers without a model, when it is first needed. */
  readonly loadBlueprint: () => Promise<BlueprintEngine>;
  readonly engines: Pick<AiEngines, 'chat'>;
  readonly prices: TokenPrices;
  readonly clock: Clock;
  readonly random: RandomBytes;
}
