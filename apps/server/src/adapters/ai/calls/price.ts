import { otherPrices, type ChatModel } from '@toolbench/contracts/catalog.ts';
import type { Spent } from '../../../features/ai-usage/ledger.ts';

/** What a call cost in US dollars; undefined where the price of the model is not known. */
export function priceOf(model: string, spent: Spent, models: readonly ChatModel[]): number | undefined {
  const tokens = spent.inputTokens + spent.outputTokens;
  const costPer1K = models.find(({ value }) => value === model)?.costPer1K;
  if (typeof costPer1K === 'number') return (tokens / 1_000) * costPer1K;
  const other = Object.hasOwn(otherPrices, model) ? otherPrices[model] : undefined;
  if (other === undefined) return undefined;
  const amount = { token: tokens, minute: spent.audioSeconds / 60, character: spent.characters }[other.per];
  return amount * other.usd;
}
