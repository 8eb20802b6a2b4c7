import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ClientMessage } from '@toolbench/contracts/voice.ts';
import { madeVoice } from '@toolbench/lab/voice/sound/made-sounds.ts';
import { servePart } from './part.ts';
import { nowMs, watchLag } from './shared-clock.ts';

const [rate, frameMs] = [16_000, 20];
const frameSamples = (rate * frameMs) / 1_000;
const direction = { sourceLanguage: 'zh-CN', targetLanguage: 'en' } as const;
const longest = madeVoice(6_000);
const bytes = Buffer.from(longest.buffer);
const until = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time - nowMs()));

/** A turn as its speaker met it, by the machine's clock. */
export interface SpokenTurn {
  /** Each turn has another number of samples, by which it is known. */
  readonly samples: number;
  readonly stopped: number;
  readonly firstWord: number;
  readonly firstSound: number;
  /** Of speech that was not on its way yet at the stop. */
  readonly leftMs: number;
}

interface Client {
  readonly socket: WebSocket;
  readonly send: (message: ClientMessage) => void;
  /** When a message came that holds this; notes the time before anything else is done. */
  readonly met: (part: string) => Promise<number>;
}

/** What a page would show of each turn now, and how often it had to take something back. */
const shown = new Map<string, string>();
let retractions = 0;

interface ShownText {
  readonly type: string;
  readonly of?: string;
  readonly turn: string;
  readonly text: string;
}

/** A text that does not begin with what was shown takes some of it back. */
function show(message: Buffer): void {
  if (!/^\{"type":"(?:partial|transcription|translation)"/.test(message.toString('latin1', 0, 40))) return;
  const { type, of = type, turn, text } = JSON.parse(message.toString('utf8')) as ShownText;
  const place = `${turn} ${of}`;
  if (!text.startsWith(shown.get(place) ?? '')) retractions += 1;
  if (of === type) shown.delete(place);
  else shown.set(place, text);
}

async function greet(url: string, authorization: string): Promise<Client> {
  const socket = new WebSocket(url, { perMessageDeflate: false, headers: { authorization } });
  const waiting = new Map<string, (time: number) => void>();
  socket.on('message', (message: Buffer) => {
    const time = nowMs();
    for (const [part, resolve] of waiting) {
      if (!message.subarray(0, 80).includes(part)) continue;
      waiting.delete(part);
      resolve(time);
    }
    show(message);
  });
  await once(socket, 'open');
  const send = (message: ClientMessage) => socket.send(JSON.stringify(message));
  const met = (part: string) => new Promise<number>((resolve) => void waiting.set(part, resolve));
  const ready = met('"ready"');
  send({ type: 'hello', version: 1 });
  await ready;
  return { socket, send, met };
}

let turns = 0;

/** Speaks as fast as a person does, each frame on its way when it was spoken. */
async function speak({ socket, send, met }: Client, ms: number): Promise<SpokenTurn> {
  turns += 1;
  const turn = `turn-${String(turns).padStart(8, '0')}`;
  const samples = (rate * ms) / 1_000 + turns;
  send({ type: 'start', turn, ...direction });
  const began = nowMs();
  for (let first = 0; first < samples; first += frameSamples) {
    const end = Math.min(samples, first + frameSamples);
    await until(began + (end * 1_000) / rate);
    const header = Buffer.alloc(4);
    header.writeUInt32LE(first);
    socket.send(Buffer.concat([header, bytes.subarray(first * 2, end * 2)]));
  }
  const leftMs = (socket.bufferedAmount / 2 / rate) * 1_000;
  const [word, sound, done] = [met('"of":"translation"'), met('"speech","audio_data"'), met('"done"')];
  const stopped = nowMs();
  send({ type: 'stop', turn, samples });
  const spoken = { samples, stopped, firstWord: await word, firstSound: await sound, leftMs };
  await done;
  send({ type: 'taken', turn });
  return spoken;
}

interface Talk {
  /** Milliseconds that each turn is spoken. */
  readonly ms: number;
  readonly rounds: number;
}

const clients: Client[] = [];
const lag = watchLag();

const served = {
  async open({ url, authorization, count }: { url: string; authorization: string; count: number }): Promise<void> {
    for (let at = 0; at < count; at += 1) clients.push(await greet(url, authorization));
  },

  /** The first `count` talk at once, one turn after the other, each having begun at another moment. */
  async talk({ ms, rounds, count }: Talk & { count: number }) {
    const began = nowMs();
    const spoken = await Promise.all(
      clients.slice(0, count).map(async (client, at) => {
        await until(began + (at * (ms + 1_300)) / count);
        const own: SpokenTurn[] = [];
        for (let round = 0; round < rounds; round += 1) own.push(await speak(client, ms));
        return own;
      }),
    );
    const taken = retractions;
    retractions = 0;
    return { turns: spoken.flat(), lagMs: lag(), retractions: taken };
  },

  /** Cancels so many typed turns while they are translated; gives the times at which it did. */
  async cancel(rounds: number): Promise<number[]> {
    const [client] = clients;
    const times: number[] = [];
    for (let round = 0; client !== undefined && round < rounds; round += 1) {
      const turn = `turn-cancel-${round}`;
      client.send({ type: 'text', turn, text: `cancel ${round}`, ...direction });
      await until(nowMs() + 100);
      times.push(nowMs());
      client.send({ type: 'cancel', turn });
    }
    await until(nowMs() + 200);
    return times;
  },

  /** Sends a message as it is; resolves with the refusal. */
  async refused(message: string): Promise<void> {
    const [client] = clients;
    const refusal = client?.met('"error"');
    client?.socket.send(message);
    await refusal;
  },

  close(): void {
    for (const { socket } of clients.splice(0)) socket.terminate();
  },
};

export type Clients = typeof served;
servePart(served);
