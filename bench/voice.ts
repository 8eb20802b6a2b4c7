import { madeVoice } from '../packages/lab/src/voice/made-sounds.ts';
import { writeWav } from '../packages/lab/src/voice/wav.ts';
import { goodKey } from '../apps/server/src/test-support/ai-services/asked.ts';
import { openSpeechService, type SpeechService } from '../apps/server/src/test-support/ai-services/speech-service.ts';
import { frame, openClient, type VoiceClient } from '../apps/server/src/test-support/voice-client.ts';
import { percentile } from './capture-load.ts';
import { report } from './report.ts';
import { startVoiceServer, type VoiceServer } from './voice-server.ts';

const script = { recognitionMs: 300, firstTokenMs: 200, tokenMs: 20, speechMs: 250 };
const translation = 'Of course, the train leaves at nine. Please be there ten minutes early.';
const [rate, frameMs] = [16_000, 20];
const frameSamples = (rate * frameMs) / 1_000;
const direction = { sourceLanguage: 'zh-CN', targetLanguage: 'en' } as const;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Milliseconds after the turn was spoken. */
interface Measured {
  readonly firstWord: number;
  readonly firstSound: number;
  /** What the server added to the recogniser and to the first token. */
  readonly overhead: number;
  /** Of speech that was not on its way yet. */
  readonly leftMs: number;
}

/** How long the service itself took, by what it heard: every turn is of another length. */
type Took = Map<string, number>;

function countAnswers({ script: running }: SpeechService): Took {
  const took: Took = new Map();
  running.transcript = ({ samples }) => `turn ${samples}`;
  running.translation = () => translation;
  running.onAnswer = (call, subject, ms) => {
    if (call !== 'speech') took.set(subject, (took.get(subject) ?? 0) + ms);
  };
  return took;
}

const longest = madeVoice(4_000);
let turns = 0;

/** One turn, spoken as fast as a person speaks, its frames on their way while it lasts. */
async function talk(client: VoiceClient, ms: number, took: Took): Promise<Measured> {
  turns += 1;
  const turn = `turn-${String(turns).padStart(8, '0')}`;
  const voice = longest.subarray(0, (rate * ms) / 1_000 + turns);
  client.clear();
  client.send({ type: 'start', turn, ...direction });
  const began = performance.now();
  for (let at = 0; at < voice.length; at += frameSamples) {
    await wait(began + (at * 1_000) / rate - performance.now());
    client.socket.send(frame(at, voice.subarray(at, at + frameSamples)));
  }
  const leftMs = (client.socket.bufferedAmount / 2 / rate) * 1_000;
  const spoken = performance.now();
  client.send({ type: 'stop', turn, samples: voice.length });
  await client.next('partial', ({ of }) => of === 'translation');
  const firstWord = performance.now() - spoken;
  await client.next('speech');
  const firstSound = performance.now() - spoken;
  await client.next('done');
  client.send({ type: 'taken', turn });
  return { firstWord, firstSound, overhead: firstWord - (took.get(`turn ${voice.length}`) ?? 0), leftMs };
}

async function greet({ url, authorization }: VoiceServer): Promise<VoiceClient> {
  const client = await openClient(url, { headers: { authorization } });
  client.send({ type: 'hello', version: 1 });
  await client.next('ready');
  return client;
}

async function converse(clients: readonly VoiceClient[], rounds: number, ms: number, took: Took): Promise<Measured[]> {
  const measured = await Promise.all(
    clients.map(async (client, at) => {
      await wait((at * (ms + 1_000)) / clients.length);
      const own: Measured[] = [];
      for (let round = 0; round < rounds; round += 1) own.push(await talk(client, ms, took));
      return own;
    }),
  );
  return measured.flat();
}

const of = (measured: readonly Measured[], name: keyof Measured, part: number) =>
  percentile(
    measured.map((one) => one[name]),
    part,
  );

/** The two calls up to the first word with nothing in between: what the machine and the service take by themselves. */
async function bareCalls({ baseUrl }: SpeechService, took: Took): Promise<number[]> {
  const authorization = `Bearer ${goodKey}`;
  const times: number[] = [];
  for (let round = 0; round < 25; round += 1) {
    turns += 1;
    const samples = longest.subarray(0, 9_600 + turns);
    const began = performance.now();
    const form = new FormData();
    form.set('file', new File([writeWav({ sampleRate: rate, samples })], 'speech.wav'));
    for (const [name, value] of Object.entries({ model: 'm', language: 'zh', response_format: 'json' }))
      form.set(name, value);
    const heard = await fetch(`${baseUrl}/audio/transcriptions`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    await heard.text();
    const content = `<<said x>>\nturn ${samples.length}\n<<end x>>`;
    const answer = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content }] }),
    });
    await answer.body?.getReader().read();
    times.push(performance.now() - began - (took.get(`turn ${samples.length}`) ?? 0));
    await answer.body?.cancel().catch(() => undefined);
  }
  return times;
}

async function measureOne(server: VoiceServer, service: SpeechService, took: Took): Promise<void> {
  const bare = await bareCalls(service, took);
  const floor = `bare calls: ${percentile(bare, 0.5).toFixed(1)} p50, ${percentile(bare, 0.95).toFixed(1)} p95`;
  const client = await greet(server);
  await converse([client], 3, 600, took);
  const measured = await converse([client], 25, 600, took);
  client.socket.close();
  const limits = [
    ['first translated word, p95', of(measured, 'firstWord', 0.95), 550],
    ['first sound, p95', of(measured, 'firstSound', 0.95), 930],
    ['first word, over bare calls, p50', of(measured, 'overhead', 0.5) - percentile(bare, 0.5), 10],
    ['first word, over bare calls, p95', of(measured, 'overhead', 0.95) - percentile(bare, 0.95), 30],
    ['speech left to upload at stop, p95', of(measured, 'leftMs', 0.95) + frameMs, 100],
  ] as const;
  for (const [name, value, limit] of limits) report({ name: `voice: ${name}`, value, unit: 'ms', limit, note: floor });
}

async function measureMany(server: VoiceServer, took: Took): Promise<void> {
  const talking = await Promise.all(Array.from({ length: 50 }, () => greet(server)));
  await converse(talking, 1, 1_000, took);
  const measured = await converse(talking, 6, 1_000, took);
  report({
    name: 'voice: overhead at 50 sessions, p95',
    value: of(measured, 'overhead', 0.95),
    unit: 'ms',
    limit: 50,
    note: `p50 ${of(measured, 'overhead', 0.5).toFixed(1)}, first sound p95 ${of(measured, 'firstSound', 0.95).toFixed(0)}`,
  });
  const idle: VoiceClient[] = [];
  for (let at = 0; at < 500; at += 1) idle.push(await greet(server));
  await server.metrics();
  let memory = 0;
  const half = async () => {
    const { rssMb, lagP99Ms } = await server.metrics();
    memory = Math.max(memory, rssMb);
    return lagP99Ms;
  };
  await converse(talking, 3, 1_000, took);
  const lags = [await half()];
  await converse(talking, 3, 1_000, took);
  lags.push(await half());
  report({ name: 'voice: memory, 500 idle and 50 talking', value: memory, unit: 'MB', limit: 400 });
  report({ name: 'voice: event loop, 500 idle and 50 talking, p99', value: Math.max(...lags), unit: 'ms', limit: 50 });
  for (const { socket } of [...talking, ...idle]) socket.terminate();
}

/** The longest recording as a list of numbers: reading it must not keep others waiting. */
async function measureLargeMessage(server: VoiceServer): Promise<void> {
  const { url, authorization } = server;
  const client = await openClient(url, { headers: { authorization } });
  const silence = new Int16Array(rate * 59).map((_, at) => (at * 7_919) % 20_000);
  const message = JSON.stringify({
    type: 'audio',
    data: [...writeWav({ sampleRate: rate, samples: silence })],
    ...direction,
  });
  await server.metrics();
  client.send(message);
  await client.next('error');
  const { lagP99Ms } = await server.metrics();
  report({ name: 'voice: event loop during a 59 s number list, p99', value: lagP99Ms, unit: 'ms', limit: 20 });
  client.socket.close();
}

/** Whether cancelling reaches the service. */
async function measureCancel(server: VoiceServer, service: SpeechService): Promise<void> {
  const client = await greet(server);
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const turn = `turn-cancel-${round}`;
    const asked = service.asked.length;
    client.send({ type: 'text', turn, text: `cancel ${round}`, ...direction });
    while (service.asked.length === asked) await wait(1);
    const left = service.nextLeft();
    const began = performance.now();
    client.send({ type: 'cancel', turn });
    await left;
    times.push(performance.now() - began);
  }
  report({
    name: 'voice: cancelling reaches the service, worst of 10',
    value: Math.max(...times),
    unit: 'ms',
    limit: 50,
  });
  client.socket.close();
}

/** A conversation on a scripted service, as one session and as many. */
export async function measureVoice(): Promise<void> {
  const service = await openSpeechService(script);
  const took = countAnswers(service);
  const server = await startVoiceServer(service.baseUrl);
  try {
    await measureOne(server, service, took);
    await measureCancel(server, service);
    await measureLargeMessage(server);
    await measureMany(server, took);
  } finally {
    await server.stop();
    await service.close();
  }
}
