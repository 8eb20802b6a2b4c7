import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { servePart } from './part.ts';
import { nowMs, watchLag } from './shared-clock.ts';
import { script, translationOf, type CallTimes, type TurnCalls } from './voice-script.ts';

let calls: Record<string, TurnCalls> = {};

const until = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time - nowMs()));

function note(turn: string, call: keyof TurnCalls, response: ServerResponse, arrived: number): CallTimes {
  const times: CallTimes = { arrived, answered: [] };
  const turnCalls = (calls[turn] ??= {});
  turnCalls[call] ??= times;
  response.on('close', () => {
    if (!response.writableFinished) times.left = nowMs();
  });
  return times;
}

/**
 * Puts a part of an answer together, and notes when all of it was ready to leave, which it may do next: what this process
 * takes for it is none of the server's.
 */
function makeReady(times: CallTimes, { socket }: ServerResponse, write: () => void): void {
  socket?.cork();
  write();
  times.answered.push(nowMs());
}

type Answer = (body: Buffer, response: ServerResponse, arrived: number) => Promise<void>;

/** Hears how many samples there were. */
const recognise: Answer = async (body, response, arrived) => {
  const samples = body.readUInt32LE(body.indexOf('RIFF') + 40) / 2;
  const text = `turn ${samples}`;
  const times = note(text, 'recognition', response, arrived);
  const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
  const usage = { type: 'duration', seconds: samples / 16_000 };
  const delta = event({ type: 'transcript.text.delta', delta: text });
  const done = event({ type: 'transcript.text.done', text, usage });
  await until(arrived + script.recognition);
  makeReady(times, response, () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(delta);
    response.write(done);
  });
  response.end();
};

const translate: Answer = async (body, response, arrived) => {
  const subject = /(?:turn|cancel) \d+/.exec(body.toString('utf8'))?.[0] ?? '';
  const times = note(subject, 'translation', response, arrived);
  const chunk = (choices: object[], more: object = {}) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices, ...more })}\n\n`;
  const tokens = translationOf(subject).match(/\s*\S+/g) ?? [];
  const events = tokens.map((content) => chunk([{ index: 0, delta: { content }, finish_reason: null }]));
  for (const [at, event] of events.entries()) {
    await until(arrived + script.firstToken + at * script.token);
    if (response.destroyed) return;
    makeReady(times, response, () => {
      if (at === 0) response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event);
    });
    response.socket?.uncork();
  }
  response.write(chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]));
  response.write(chunk([], { usage: { prompt_tokens: 100, completion_tokens: 14, total_tokens: 114 } }));
  response.end('data: [DONE]\n\n');
};

/** Three seconds of mp3 at 48 kbit/s, as far as anybody looks. */
const mp3 = Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4]), Buffer.alloc(18_000, 7)]);

const speak: Answer = async (body, response, arrived) => {
  const number = /train (\d+)/.exec(body.toString('utf8'))?.[1];
  const times = note(`turn ${number}`, 'speech', response, arrived);
  await until(arrived + script.speech);
  makeReady(times, response, () => response.writeHead(200, { 'content-type': 'audio/mpeg' }).write(mp3));
  response.end();
};

const answers: Readonly<Record<string, Answer>> = {
  '/v1/audio/transcriptions': recognise,
  '/v1/chat/completions': translate,
  '/v1/audio/speech': speak,
};

function take(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  let arrived = nowMs();
  request.on('data', (chunk: Buffer) => {
    arrived = nowMs();
    chunks.push(chunk);
  });
  request.on('end', () => {
    const answer = answers[request.url ?? ''];
    if (answer) void answer(Buffer.concat(chunks), response, arrived);
    else response.writeHead(404).end();
  });
}

const lag = watchLag();
const served = {
  async open(): Promise<string> {
    const server = createServer(take).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`;
  },
  /** What was called since the last time. */
  calls(): { readonly calls: Readonly<Record<string, TurnCalls>>; readonly lagMs: number } {
    const taken = calls;
    calls = {};
    return { calls: taken, lagMs: lag() };
  },
};

export type Provider = typeof served;
servePart(served);
