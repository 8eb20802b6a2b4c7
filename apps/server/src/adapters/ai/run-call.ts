import type { AiError } from '@toolbench/contracts/ai.ts';
import type { ChatModel } from '@toolbench/contracts/catalog.ts';
import type { ChatEnd, EngineName, Failed } from '@toolbench/lab/ports.ts';
import type { Endpoint } from '../../features/ai-settings/endpoint.ts';
import type { Ledger, Spent } from '../../features/ai-usage/ledger.ts';
import type { Clock } from '../../ports.ts';
import type { Breaker } from './breaker.ts';
import { priceOf } from './price.ts';
import { openConnection } from './provider-connection.ts';
import { openCall, type CallLimits, type ProviderCall } from './provider-call.ts';

/** What every adapter works with. */
export interface AdapterParts {
  readonly endpoint: Endpoint;
  readonly limits: CallLimits;
  readonly clock: Clock;
  readonly breaker: Breaker;
  readonly ledger: Ledger;
  /** For their prices. */
  readonly models: readonly ChatModel[];
}

interface CallRequest {
  readonly signal?: AbortSignal | undefined;
  /** Another model than the endpoint's. */
  readonly model?: string | undefined;
}

type End = Omit<ChatEnd, 'finish'>;

/**
 * What one adapter does with one call: it gives the parts of the answer, writes down in `spent` what it uses, at first
 * by its own reckoning and then by the service's, and throws what goes wrong.
 */
type Conversation<Part, More extends object> = (
  call: ProviderCall,
  spent: Spent,
  model: string,
) => AsyncGenerator<Part, More>;

export function engineName(endpoint: Endpoint, model = endpoint.model): EngineName {
  return { model, host: new URL(endpoint.baseUrl).host };
}

function usageOf({ inputTokens, outputTokens, isEstimated }: Spent) {
  return isEstimated || inputTokens + outputTokens === 0 ? {} : { inputTokens, outputTokens };
}

/** Does what a call that will come soon would have to wait for: opens its connection, reads what the day has used. */
export function prepareCall({ endpoint, ledger }: AdapterParts): void {
  openConnection(new URL(endpoint.baseUrl));
  // The call itself tells what went wrong.
  ledger.isCapReached().catch(() => undefined);
}

/**
 * Runs one call between what holds for all of them: nothing is sent while the service is left alone or the day's cap is
 * reached; the connection is closed however the call ends, also when its reader leaves; what was used is written down.
 */
export async function* runCall<Part, More extends object>(
  { endpoint, limits, clock, breaker, ledger, models }: AdapterParts,
  { signal, model = endpoint.model }: CallRequest,
  converse: Conversation<Part, More>,
): AsyncGenerator<Part | (End & More) | Failed> {
  if (await ledger.isCapReached()) return yield { kind: 'failed', error: { code: 'daily-cap' } };
  const refusal = breaker.begin();
  if (refusal !== undefined) return yield { kind: 'failed', error: refusal };

  const call = openCall({ endpoint, limits, clock, signal });
  const spent: Spent = { inputTokens: 0, outputTokens: 0, audioSeconds: 0, characters: 0, isEstimated: true };
  let error: AiError | undefined = { code: 'aborted' };
  let last: Awaited<End & More> | Failed;
  try {
    const more = yield* converse(call, spent, model);
    const costUsd = priceOf(model, spent, models);
    error = undefined;
    last = {
      ...more,
      kind: 'end',
      engine: engineName(endpoint, model),
      usage: usageOf(spent),
      ...(costUsd !== undefined && { costUsd }),
    } as Awaited<End & More>;
  } catch (thrown) {
    error = call.errorOf(thrown);
    last = { kind: 'failed', error };
  } finally {
    call.close();
    breaker.settle(error);
    if (call.wasAccepted()) {
      const costUsd = priceOf(model, spent, models);
      await ledger.record({ ...spent, port: endpoint.port, model, hasFailed: error !== undefined, costUsd });
    }
  }
  yield last;
}
