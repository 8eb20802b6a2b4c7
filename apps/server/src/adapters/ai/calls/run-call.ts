import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import type { LearnedShape } from '@toolbench/contracts/ai/ai-lessons.ts';
import { voicesOf } from '@toolbench/contracts/ai/preset-of.ts';
import type { ChatModel } from '@toolbench/contracts/catalog.ts';
import type { ChatEnd, EngineName, Failed } from '@toolbench/lab/ports.ts';
import type { Endpoint } from '../../../features/ai-settings/endpoint.ts';
import type { Lessons } from '../../../features/ai-settings/lessons.ts';
import type { Ledger, Spent } from '../../../features/ai-usage/ledger.ts';
import type { Clock } from '../../../shared/ports.ts';
import type { Breaker } from './breaker.ts';
import type { NoteSurplus } from './first-answer.ts';
import { learnFromRefusal, type Asked } from '../refusals/learn-from-refusal.ts';
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
  readonly lessons: Pick<Lessons, 'find' | 'learn'>;
  /** For their prices. */
  readonly models: readonly ChatModel[];
  /** Told where a service answers more than once. */
  readonly noteSurplus?: NoteSurplus | undefined;
}

interface CallRequest {
  readonly signal?: AbortSignal | undefined;
  /** Another model than the endpoint's. */
  readonly model?: string | undefined;
}

type End = Omit<ChatEnd, 'finish'>;

/** One attempt at a call: how its request has to look, and what it asked for. */
export interface Attempt {
  readonly call: ProviderCall;
  readonly model: string;
  /** What is used, at first by our own reckoning and then by the service's. */
  readonly spent: Spent;
  readonly shape: LearnedShape;
  /** Tokens of the question, where the service counted them in refusing it. */
  readonly inputTokens?: number | undefined;
  /** Told before the request is sent: what a refusal may be about. */
  readonly asks: (asked: Asked) => void;
}

/** What one adapter does in one attempt: it gives the parts of the answer and throws what goes wrong. */
type Conversation<Part, More extends object> = (attempt: Attempt) => AsyncGenerator<Part, More>;

export function engineName(endpoint: Endpoint, model = endpoint.model): EngineName {
  return { model, host: new URL(endpoint.baseUrl).host };
}

function usageOf({ inputTokens, outputTokens, isEstimated }: Spent) {
  return isEstimated || inputTokens + outputTokens === 0 ? {} : { inputTokens, outputTokens };
}

/**
 * Does what a call that will come soon would have to wait for: opens its connection, loads the library it needs, reads what
 * the day has used and what was learned of the service.
 */
export function prepareCall({ endpoint, ledger, lessons }: AdapterParts, load?: () => Promise<unknown>): void {
  openConnection(new URL(endpoint.baseUrl));
  // The call itself tells what went wrong.
  Promise.all([load?.(), ledger.isCapReached(), lessons.find(endpoint, endpoint.model)]).catch(() => undefined);
}

interface Tried {
  readonly shape: LearnedShape;
  /** What of it may be remembered. */
  readonly lasting: LearnedShape;
  readonly inputTokens?: number | undefined;
}

/** How an attempt went: its end, or its failure with what it taught. */
type Outcome<More> =
  | { readonly more: More; readonly spent: Spent }
  | { readonly error: AiError; readonly next?: ReturnType<typeof learnFromRefusal> };

/** One attempt; the connection is closed however it ends, and what was used is written down. */
async function* attempt<Part, More extends object>(
  { endpoint, limits, clock, ledger, models }: AdapterParts,
  { signal, model = endpoint.model }: CallRequest,
  { shape, inputTokens }: Omit<Tried, 'lasting'>,
  converse: Conversation<Part, More>,
): AsyncGenerator<Part, Outcome<More>> {
  const call = openCall({ endpoint, model, limits, clock, signal, shape });
  const spent: Spent = { inputTokens: 0, outputTokens: 0, audioSeconds: 0, characters: 0, isEstimated: true };
  let asked: Asked = {};
  let hasGiven = false;
  let hasFailed = true;
  const asks = (its: Asked) => void (asked = its);
  try {
    const conversation = converse({ call, model, spent, shape, inputTokens, asks });
    try {
      for (;;) {
        const { value, done } = await conversation.next();
        if (done) {
          hasFailed = false;
          return { more: value, spent };
        }
        hasGiven = true;
        yield value;
      }
    } finally {
      if (hasFailed) await conversation.return({} as More);
    }
  } catch (thrown) {
    const error = call.errorOf(thrown);
    const words = call.refusedWith();
    const voices = voicesOf(endpoint.baseUrl, model);
    // What a reader has is not taken back.
    const next =
      hasGiven || words === undefined
        ? undefined
        : learnFromRefusal({ port: endpoint.port, words, asked, shape, voices });
    return { error, next };
  } finally {
    call.close();
    if (call.wasAccepted()) {
      const costUsd = priceOf(model, spent, models);
      await ledger.record({ ...spent, port: endpoint.port, model, hasFailed, costUsd });
    }
  }
}

/**
 * Runs one call between what holds for all of them: nothing is sent while the service is left alone or the day's cap is
 * reached; where a service says that it wants the request otherwise, it is changed and sent again, a few times at most,
 * and what helped is remembered for this model of this service.
 */
export async function* runCall<Part, More extends object>(
  parts: AdapterParts,
  request: CallRequest,
  converse: Conversation<Part, More>,
): AsyncGenerator<Part | (End & More) | Failed> {
  const { endpoint, limits, breaker, ledger, lessons, models } = parts;
  const { model = endpoint.model } = request;
  if (await ledger.isCapReached()) return yield { kind: 'failed', error: { code: 'daily-cap' } };
  const refusal = breaker.begin();
  if (refusal !== undefined) return yield { kind: 'failed', error: refusal };

  let error: AiError | undefined = { code: 'aborted' };
  let last: Awaited<End & More> | Failed;
  try {
    const known = await lessons.find(endpoint, model);
    let tried: Tried = { shape: known, lasting: known };
    for (let left = limits.lessonsPerCall; ; left -= 1) {
      const outcome: Outcome<More> = yield* attempt(parts, request, tried, converse);
      if ('more' in outcome) {
        const { more, spent } = outcome;
        if (tried.lasting !== known) await lessons.learn(endpoint, model, tried.lasting);
        const costUsd = priceOf(model, spent, models);
        error = undefined;
        const usage = usageOf(spent);
        last = {
          ...more,
          kind: 'end',
          engine: engineName(endpoint, model),
          usage,
          ...(costUsd !== undefined && { costUsd }),
        } as Awaited<End & More>;
        break;
      }
      const { next } = outcome;
      if (next?.isFinal) await lessons.learn(endpoint, model, next.shape);
      if (next === undefined || next.isFinal || left === 0 || request.signal?.aborted === true) {
        ({ error } = outcome);
        last = { kind: 'failed', error };
        break;
      }
      const hasPassed = next.isPassing === true || tried.lasting !== tried.shape;
      tried = { ...next, lasting: hasPassed ? tried.lasting : next.shape };
    }
  } finally {
    breaker.settle(error);
  }
  yield last;
}
