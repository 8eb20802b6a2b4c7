import type { AiError, AiPort, EngineTest } from '@toolbench/contracts/ai.ts';
import { collectChat } from '@toolbench/lab/collect-chat.ts';
import type { AiEngines, SpeakEvent, TranscribeEvent } from '@toolbench/lab/ports.ts';
import type { Clock } from '../../ports.ts';
import { silentWav } from './silent-wav.ts';

export interface RenewableEngines extends AiEngines {
  /** The next call of this port is tried even where the service was to be left alone for a while. */
  readonly renew: (port: AiPort) => void;
}

interface Trial {
  readonly signal: AbortSignal;
  /** The chat model the user chose. */
  readonly model?: string | undefined;
}

type Found = Pick<EngineTest, 'error' | 'sample' | 'dimensions' | 'bytes'>;
const nothing: AiError = { code: 'bad-answer' };
const sampleCharacters = 120;

async function drain(events: AsyncIterable<TranscribeEvent | SpeakEvent>): Promise<Found> {
  let sample = '';
  let bytes = 0;
  for await (const event of events) {
    if (event.kind === 'failed') return { error: event.error };
    if (event.kind === 'text') sample += event.text;
    if (event.kind === 'audio') bytes += event.bytes.length;
  }
  return bytes > 0 ? { bytes } : { sample };
}

/** One small real call per port. */
const trials: Readonly<Record<AiPort, (engines: AiEngines, trial: Trial) => Promise<Found | undefined>>> = {
  async chat(engines, { signal, model }) {
    const chat = await engines.chat();
    const messages = [{ role: 'user' as const, content: 'Reply with the single word OK.' }];
    const answer = chat && (await collectChat(chat, { messages, maxOutputTokens: 64, model, signal }));
    return answer && (answer.ok ? { sample: answer.value.text } : { error: answer.error });
  },
  async embed(engines, { signal }) {
    const answer = await (await engines.embed())?.embed({ texts: ['测试', 'test'], signal });
    return answer && (answer.ok ? { dimensions: answer.value.vectors[0]?.length ?? 0 } : { error: answer.error });
  },
  async transcribe(engines, { signal }) {
    const port = await engines.transcribe();
    return port && drain(port.transcribe({ audio: silentWav(1), mediaType: 'audio/wav', language: 'en', signal }));
  },
  async speak(engines, { signal }) {
    const port = await engines.speak();
    return port && drain(port.speak({ text: '测试 test', voice: 'alloy', signal }));
  },
};

/** Tries a port's engine with one small real call. Nothing where no service is configured for it. */
export async function testEngine(
  engines: RenewableEngines,
  port: AiPort,
  trial: Trial,
  clock: Clock,
): Promise<Omit<EngineTest, 'text'> | undefined> {
  engines.renew(port);
  const engine = (await engines[port]())?.engine;
  if (engine === undefined) return undefined;
  const started = clock.now();
  const found = (await trials[port](engines, trial)) ?? { error: nothing };
  const model = port === 'chat' ? (trial.model ?? engine.model) : engine.model;
  const sample = found.sample?.trim().slice(0, sampleCharacters);
  return {
    ...found,
    ...(sample !== undefined && { sample }),
    ok: found.error === undefined,
    ms: clock.now() - started,
    model,
    host: engine.host,
  };
}
