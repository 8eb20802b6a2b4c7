import { limits } from '@toolbench/contracts/limits.ts';
import type { AiError, AiPort } from '@toolbench/contracts/ai/ai.ts';
import type { LearnedShape } from '@toolbench/contracts/ai/ai-lessons.ts';
import { chatModels } from '@toolbench/contracts/catalog.ts';
import { joinPart, type AiEngines } from '@toolbench/lab/ports.ts';
import { createEngines } from '../../adapters/ai/create-engines.ts';
import type { CallLimits } from '../../adapters/ai/calls/provider-call.ts';
import type { Endpoint } from '../../features/ai-settings/endpoint.ts';
import { silentWav } from './silent-wav.ts';
import type { UsageEntry } from '../../features/ai-usage/ledger.ts';
import { fakeClock, type FakeClock } from '../fakes.ts';
import { goodKey } from './asked.ts';

/** The limits of the product, with times that tests can wait for. */
export const shortLimits: CallLimits = {
  ...limits.ai,
  firstByteMs: 2_000,
  idleMs: 2_000,
  totalMs: 4_000,
  firstRetryMs: 1,
  longestRetryMs: 300,
};

interface TestEngines {
  readonly engines: AiEngines;
  readonly clock: FakeClock;
  /** What the ledger was told. */
  readonly entries: readonly UsageEntry[];
  /** What refusals taught, by model. */
  readonly learned: ReadonlyMap<string, LearnedShape>;
  /** Lets the day's cap be reached. */
  readonly reachCap: () => void;
}

/** Nothing is learned, and nothing remembered. */
export const noLessons = { find: async () => ({}), learn: async () => undefined };

/** Engines whose ports all lead to one address. */
export function testEngines(baseUrl: string, more: Partial<Endpoint> = {}, limitsOfTest = shortLimits): TestEngines {
  const clock = fakeClock();
  const entries: UsageEntry[] = [];
  const learned = new Map<string, LearnedShape>();
  let isCapReached = false;
  const engines = createEngines({
    endpointOf: async (port) => ({ port, baseUrl, key: goodKey, model: 'gpt-4.1-nano', ...more }),
    clock,
    limits: limitsOfTest,
    models: chatModels,
    lessons: {
      find: async (_endpoint, name) => learned.get(name) ?? {},
      learn: async (_endpoint, name, shape) => void learned.set(name, shape),
    },
    ledger: { isCapReached: async () => isCapReached, record: async (entry) => void entries.push(entry) },
  });
  return { engines, clock, entries, learned, reachCap: () => void (isCapReached = true) };
}

/** Reads a stream to its end. */
export async function eventsOf<Event>(events: AsyncIterable<Event> | undefined): Promise<Event[]> {
  const read: Event[] = [];
  for await (const event of events ?? []) read.push(event);
  return read;
}

/** What came of a call of any port, so that one suite can look at all of them. */
interface Outcome {
  /** The texts joined, or the audio's bytes as hexadecimal, or the vectors as JSON. */
  readonly content: string;
  readonly error?: AiError;
}

interface Ask {
  readonly signal?: AbortSignal;
  /** Called with every part of the answer. */
  readonly onPart?: () => void;
  readonly text?: string;
}

/** Calls one port with something fitting. */
export async function ask(
  engines: AiEngines,
  port: AiPort,
  { signal, onPart, text = 'question' }: Ask = {},
): Promise<Outcome> {
  if (port === 'embed') {
    const result = await (await engines.embed())?.embed({ texts: [text, '第二'], signal });
    if (!result?.ok) return { content: '', error: result?.error ?? { code: 'bad-answer' } };
    return { content: JSON.stringify(result.value.vectors.map((vector) => [...vector])) };
  }
  const messages = [{ role: 'user' as const, content: text }];
  // Whoever wants every part wants it as it comes.
  const takesThoughtsOut = onPart !== undefined;
  const chat = async () => (await engines.chat())?.stream({ messages, signal, takesThoughtsOut });
  const transcribe = async () =>
    (await engines.transcribe())?.transcribe({
      audio: silentWav(1),
      mediaType: 'audio/wav',
      language: 'zh-CN',
      hint: text,
      signal,
    });
  const speak = async () => (await engines.speak())?.speak({ text, voice: 'alloy', signal });
  let content = '';
  for await (const event of (await { chat, transcribe, speak }[port]()) ?? []) {
    if (event.kind === 'failed') return { content, error: event.error };
    if (event.kind === 'text') content = joinPart(content, event);
    if (event.kind === 'audio') content += Buffer.from(event.bytes).toString('hex');
    if (event.kind !== 'end') onPart?.();
  }
  return { content };
}
