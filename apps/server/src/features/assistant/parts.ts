import type { BlueprintEngine } from '@toolbench/lab/assistant/conversation/blueprint-engine.ts';
import type { AiEngines } from '@toolbench/lab/ports.ts';
import type { Clock, RandomBytes } from '../../shared/ports.ts';
import type { Claims } from '../cluster/claims.ts';
import type { PackedPages } from '../previews/packed-pages.ts';
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
  readonly packedPages: PackedPages;
  readonly claims: Claims;
  readonly clock: Clock;
  readonly random: RandomBytes;
}
