import type { UsageResponse, UsageRow } from '@toolbench/contracts/ai/ai.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Clock } from '../../shared/ports.ts';
import type { Ledger, UsageEntry } from './ledger.ts';
import { noUse, type UsageStore, type UsageSums } from './store.ts';

export interface UsageCaps {
  /** Read and written, of all models, in a day of UTC. */
  readonly tokens: number;
  readonly usd: number;
}

interface UsageParts {
  readonly store: UsageStore;
  readonly clock: Clock;
  readonly caps: UsageCaps;
}

const nano = 1e9;
const dayMs = 24 * 60 * 60_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const sumOf = (rows: readonly UsageSums[], figure: (row: UsageSums) => number) =>
  rows.reduce((sum, row) => sum + figure(row), 0);

function figuresOf({ port, model, costUsd, ...entry }: UsageEntry): UsageSums {
  return {
    ...noUse(port, model),
    calls: 1,
    failures: entry.hasFailed ? 1 : 0,
    input_tokens: entry.inputTokens,
    output_tokens: entry.outputTokens,
    audio_ms: Math.round(entry.audioSeconds * 1_000),
    characters: entry.characters,
    cost_nano_usd: Math.ceil((costUsd ?? 0) * nano),
    estimated_calls: entry.isEstimated && entry.inputTokens + entry.outputTokens > 0 ? 1 : 0,
    unpriced_calls: costUsd === undefined ? 1 : 0,
  };
}

function rowOf(row: UsageSums): UsageRow {
  return {
    port: row.port,
    model: row.model,
    calls: row.calls,
    failures: row.failures,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    audioSeconds: row.audio_ms / 1_000,
    characters: row.characters,
    costUsd: row.cost_nano_usd / nano,
    estimatedCalls: row.estimated_calls,
    unpricedCalls: row.unpriced_calls,
  };
}

/** Counts what the engines use and holds the day's caps. The call that passes a cap is finished; the next is not begun. */
export function createUsage({ store, clock, caps }: UsageParts) {
  const ledger: Ledger = {
    async isCapReached() {
      const rows = await store.rows(dayOf(clock.now()));
      const tokens = sumOf(rows, (row) => row.input_tokens + row.output_tokens);
      return tokens >= caps.tokens || sumOf(rows, (row) => row.cost_nano_usd) >= caps.usd * nano;
    },
    record: (entry) => store.add(dayOf(clock.now()), [figuresOf(entry)]),
  };

  return {
    ledger,

    async today(): Promise<UsageResponse> {
      const day = dayOf(clock.now());
      const rows = await store.rows(day);
      return {
        day,
        caps,
        tokens: sumOf(rows, (row) => row.input_tokens + row.output_tokens),
        costUsd: sumOf(rows, (row) => row.cost_nano_usd) / nano,
        rows: rows.map(rowOf),
      };
    },

    /** Removes the sums of days long gone. */
    sweep: () => store.forgetBefore(dayOf(clock.now() - limits.ai.usageDays * dayMs)),
  };
}

export type AiUsage = ReturnType<typeof createUsage>;
