import { chatModels } from '@toolbench/contracts/catalog.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import type { AiPort } from '@toolbench/contracts/ai/ai.ts';
import { onTestFinished } from 'vitest';
import type { ClientOptions } from 'ws';
import { createEngines } from '../../adapters/ai/create-engines.ts';
import type { Voice, VoiceSettings } from '../../features/voice/service.ts';
import { goodKey } from '../ai-services/asked.ts';
import { noLessons, shortLimits } from '../ai-services/engines.ts';
import { openSpeechService, type SpeechScript, type SpeechService } from '../ai-services/speech-service.ts';
import { fakeClock, type FakeClock } from '../fakes.ts';
import { listen, openTestApp, signIn, type TestApp } from '../test-app.ts';
import { testVoice } from './test-voice.ts';
import { openClient, type VoiceClient } from './voice-client.ts';

export interface VoiceTest {
  readonly opened: TestApp;
  readonly voice: Voice;
  readonly service: SpeechService;
  readonly clock: FakeClock;
  readonly url: string;
  readonly authorization: string;
  /** How turns ended, in order. */
  readonly results: readonly string[];
  /** A socket of the administrator's. */
  readonly connect: (options?: ClientOptions) => Promise<VoiceClient>;
  /** One that has said hello. */
  readonly greet: (session?: string) => Promise<VoiceClient>;
}

interface Options {
  readonly script?: Partial<SpeechScript>;
  readonly settings?: Partial<VoiceSettings>;
  /** Configured ports; all of those that speech needs unless it is said. */
  readonly ports?: readonly AiPort[];
  readonly publicUrl?: string;
}

/** The whole server, listening, with voice translation on a scripted service. */
export async function openVoice(options: Options = {}): Promise<VoiceTest> {
  const { script, settings, ports = ['chat', 'transcribe', 'speak'], publicUrl } = options;
  const service = await openSpeechService(script);
  onTestFinished(service.close);
  const clock = fakeClock();
  const engines = createEngines({
    endpointOf: async (port) =>
      ports.includes(port) ? { port, baseUrl: service.baseUrl, key: goodKey, model: 'gpt-4.1-nano' } : undefined,
    clock,
    limits: { ...shortLimits, breakerFailures: 1_000 },
    models: chatModels,
    lessons: noLessons,
    ledger: { isCapReached: async () => false, record: async () => undefined },
  });
  const results: string[] = [];
  const onTurn = (result: string) => void results.push(result);
  const voice = testVoice({ ai: { engines }, clock, settings: { turnsPerMinute: 10_000, ...settings }, onTurn });
  const opened = await openTestApp({ voice, publicUrl }, { clock });
  const url = `ws://127.0.0.1:${await listen(opened)}${calls.voiceSocket}`;
  const { authorization } = await signIn(opened);
  const connect = async (more: ClientOptions = {}) => {
    const headers = { authorization, 'accept-language': 'en', ...more.headers };
    const client = await openClient(url, { ...more, headers });
    onTestFinished(() => client.socket.terminate());
    return client;
  };
  const greet = async (session?: string) => {
    const client = await connect();
    client.send({ type: 'hello', version: 1, ...(session !== undefined && { session }) });
    await client.next('ready');
    return client;
  };
  return { opened, voice, service, clock, url, authorization, results, connect, greet };
}
