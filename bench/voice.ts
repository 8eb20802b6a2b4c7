import { writeWav } from '@toolbench/lab/voice/sound/wav.ts';
import { startPart, type Part } from './part.ts';
import { report } from './report.ts';
import type { Clients, SpokenTurn } from './voice-clients.child.ts';
import { overheadOf, partOf, scripted, type Overhead } from './voice-figures.ts';
import type { Provider } from './voice-provider.child.ts';
import { startVoiceServer, type VoiceServer } from './voice-server.ts';

const [rate, frameMs] = [16_000, 20];

/** Provider, speakers and server, each in a process of its own. */
interface World {
  readonly provider: Part<Provider>;
  readonly clients: Part<Clients>;
  readonly server: VoiceServer;
}

interface Talked {
  readonly turns: readonly SpokenTurn[];
  readonly overheads: readonly Overhead[];
  /** How often something that was shown was taken back. */
  readonly retractions: number;
  /** What the machine was like meanwhile. */
  readonly note: string;
}

/** So many talk; the note tells what the server cost, and how busy the machine was besides. */
async function talk({ provider, clients, server }: World, given: Parameters<Clients['talk']>[0]): Promise<Talked> {
  await provider.ask('calls');
  const before = server.processor();
  const { turns, lagMs, retractions } = await clients.ask('talk', given);
  const after = server.processor();
  const { calls, lagMs: providerLagMs } = await provider.ask('calls');
  const overheads = turns.map((turn) => overheadOf(turn, calls[`turn ${turn.samples}`] ?? {}));
  const each = (ms: number) => (ms / turns.length).toFixed(1);
  const note = [
    `server: ${each(after.usedMs - before.usedMs)} ms of processor a turn`,
    `waited ${each(after.waitedMs - before.waitedMs)} ms for one`,
    `lag p99 of speakers ${lagMs.toFixed(0)}, provider ${providerLagMs.toFixed(0)}`,
  ].join('; ');
  return { turns, overheads, retractions, note };
}

const stages = ['stopToRecognition', 'transcriptToTranslation', 'wordToClient'] as const;
const stagesOf = (overheads: readonly Overhead[]) =>
  stages.map((stage) => `${stage} ${partOf(overheads, stage, 0.5).toFixed(1)}`).join(', ');

async function measureOne(world: World): Promise<void> {
  const ms = 600;
  await talk(world, { ms, rounds: 4, count: 1 });
  const { turns, overheads, retractions, note } = await talk(world, { ms, rounds: 30, count: 1 });
  const waited = (name: 'firstWord' | 'firstSound') => turns.map((turn) => ({ ms: turn[name] - turn.stopped }));
  const goals = [
    ['first word', 'firstWord', 540, 600],
    ['first sound', 'firstSound', 920, 1_000],
  ] as const;
  for (const [what, name, median, slowest] of goals) {
    const waits = waited(name);
    const worst = Math.max(...waits.slice(0, 20).map((wait) => wait.ms));
    const seen = 'as it was met, what the provider was late included';
    report({ name: `voice: ${what}, median`, value: partOf(waits, 'ms', 0.5), unit: 'ms', limit: median, note: seen });
    report({ name: `voice: ${what}, slowest of 20`, value: worst, unit: 'ms', limit: slowest, note: seen });
  }
  const spokenMs = ms * turns.length;
  const perTwoMinutes = (retractions * 120_000) / spokenMs;
  report({ name: 'voice: retractions for each 120 s of speech', value: perTwoMinutes, unit: '', limit: 0 });
  const met = (name: 'firstWord' | 'firstSound') =>
    `met ${partOf(waited(name), 'ms', 0.95).toFixed(0)} with what the provider was late`;
  const limits = [
    ['first translated word, p95', scripted.firstWord + partOf(overheads, 'firstWord', 0.95), 550, met('firstWord')],
    ['first sound, p95', scripted.firstSound + partOf(overheads, 'firstSound', 0.95), 930, met('firstSound')],
    ['overhead over the provider, p50', partOf(overheads, 'firstWord', 0.5), 10, stagesOf(overheads)],
    ['overhead over the provider, p95', partOf(overheads, 'firstWord', 0.95), 30, note],
    ['speech left to upload at stop, p95', partOf(turns, 'leftMs', 0.95) + frameMs, 100, ''],
  ] as const;
  for (const [name, value, limit, more] of limits)
    report({ name: `voice: ${name}`, value, unit: 'ms', limit, note: more });
}

/** Speaking at once, each for so long; then at once again without a pause. */
const many = { ms: 2_500, count: 50 } as const;

async function measureMany(world: World): Promise<void> {
  const { clients, server } = world;
  await clients.ask('open', { ...server.door, count: many.count - 1 });
  await talk(world, { ...many, rounds: 1 });
  const { overheads, note } = await talk(world, { ...many, rounds: 4 });
  report({
    name: 'voice: overhead at 50 sessions, p95',
    value: partOf(overheads, 'firstWord', 0.95),
    unit: 'ms',
    limit: 25,
    note: `p50 ${partOf(overheads, 'firstWord', 0.5).toFixed(1)}, ${note}`,
  });
  await clients.ask('open', { ...server.door, count: 500 });
  await server.metrics();
  const { note: busy } = await talk(world, { ...many, rounds: 6 });
  const { rssMb, lagP99Ms } = await server.metrics();
  report({ name: 'voice: memory, 500 idle and 50 talking', value: rssMb, unit: 'MB', limit: 400 });
  report({
    name: 'voice: event loop, 500 idle and 50 talking, p99',
    value: lagP99Ms,
    unit: 'ms',
    limit: 50,
    note: busy,
  });
}

/** The longest recording as a list of numbers: reading it must not keep others waiting. */
async function measureLargeMessage({ clients, server }: World): Promise<void> {
  const noise = new Int16Array(rate * 59).map((_, at) => (at * 7_919) % 20_000);
  const data = [...writeWav({ sampleRate: rate, samples: noise })];
  await server.metrics();
  await clients.ask('refused', JSON.stringify({ type: 'audio', data, sourceLanguage: 'zh-CN', targetLanguage: 'en' }));
  const { lagP99Ms } = await server.metrics();
  report({ name: 'voice: event loop during a 59 s number list, p99', value: lagP99Ms, unit: 'ms', limit: 20 });
}

/** Whether cancelling reaches the service. */
async function measureCancel({ provider, clients }: World): Promise<void> {
  const cancelled = await clients.ask('cancel', 10);
  const { calls } = await provider.ask('calls');
  const times = cancelled.map((time, round) => (calls[`cancel ${round}`]?.translation?.left ?? Infinity) - time);
  report({
    name: 'voice: cancelling reaches the service, worst of 10',
    value: Math.max(...times),
    unit: 'ms',
    limit: 50,
  });
}

/** A conversation on a scripted service, as one session and as many. */
export async function measureVoice(): Promise<void> {
  const provider = await startPart<Provider>('voice-provider');
  const clients = await startPart<Clients>('voice-clients');
  const server = await startVoiceServer(await provider.ask('open'));
  const world = { provider, clients, server };
  try {
    await clients.ask('open', { ...server.door, count: 1 });
    await measureOne(world);
    await measureCancel(world);
    await measureLargeMessage(world);
    await measureMany(world);
    await clients.ask('close');
  } finally {
    await clients.stop();
    await server.stop();
    await provider.stop();
  }
}
