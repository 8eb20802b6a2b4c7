import type { AiPort } from '@toolbench/contracts/ai/ai.ts';

/** What one call used, as far as it is known; the rest is zero. */
export interface Spent {
  inputTokens: number;
  outputTokens: number;
  audioSeconds: number;
  characters: number;
  /** The tokens are ours, reckoned from the length of the texts: the service gave none. */
  isEstimated: boolean;
}

export interface UsageEntry extends Readonly<Spent> {
  readonly port: AiPort;
  readonly model: string;
  readonly hasFailed: boolean;
  /** US dollars; absent where the price is not known. */
  readonly costUsd?: number | undefined;
}

/** Counts what calls use and says when a day's cap is reached. */
export interface Ledger {
  readonly isCapReached: () => Promise<boolean>;
  readonly record: (entry: UsageEntry) => Promise<void>;
}
