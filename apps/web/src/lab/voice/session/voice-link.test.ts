import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { signedOutClose, type ClientMessage, type ServerMessage } from '@toolbench/contracts/voice.ts';
import { reconnectDelay } from './reconnect-delay.ts';
import { randomFrom } from '../sound/signals.test-support.ts';
import { createVoiceLink, type LinkState, type SocketEvents } from './voice-link.ts';
import { fakeTimers } from './timers.test-support.ts';

const noEngines = { recognition: null, translation: null, speech: null };
const ready = (resumed = false): ServerMessage => ({
  type: 'ready',
  version: 1,
  session: 'session-1',
  resumed,
  engines: noEngines,
});
const start = (turn: string) => ({ type: 'start', turn, sourceLanguage: 'zh-CN', targetLanguage: 'en' }) as const;

function linkWithServer(random: () => number = () => 1) {
  const timers = fakeTimers();
  const sockets: {
    readonly events: SocketEvents;
    readonly sent: (ClientMessage | ArrayBuffer)[];
    isClosed: boolean;
  }[] = [];
  const states: LinkState[] = [];
  const heard: ServerMessage[] = [];
  const link = createVoiceLink({
    openSocket: (events) => {
      const socket = { events, sent: [] as (ClientMessage | ArrayBuffer)[], isClosed: false };
      sockets.push(socket);
      return {
        send: (data) => socket.sent.push(typeof data === 'string' ? (JSON.parse(data) as ClientMessage) : data),
        close: () => (socket.isClosed = true),
      };
    },
    after: timers.after,
    random,
    language: () => 'zh',
    onState: (state) => states.push(state),
    onEngines: () => undefined,
    onMessage: (message) => heard.push(message),
  });
  link.open();
  const last = () => sockets[sockets.length - 1];
  const say = (message: unknown) => last().events.onText(JSON.stringify(message));
  const accept = (resumed = false) => {
    last().events.onOpen();
    say(ready(resumed));
  };
  return { link, timers, sockets, states, heard, last, say, accept };
}

describe('the connection', () => {
  it('[VOICE-02] [VOICE-03] says hello in the language of the page, and nothing else before the answer', () => {
    const { link, last, say, states } = linkWithServer();
    link.begin(start('turn-0001'));
    expect(link.say({ type: 'tts', text: 'hi', language: 'en', voice: 'alloy' })).toBe(false);
    last().events.onOpen();
    expect(last().sent).toEqual([{ type: 'hello', version: 1, language: 'zh' }]);
    say(ready());
    expect(states).toEqual(['connected']);
    expect(last().sent.slice(1)).toEqual([start('turn-0001')]);
  });

  it('[VOICE-02] tries again within 300 ms, then after waits that grow up to 5 s, with full jitter', () => {
    for (const random of [0, 0.3, 1]) {
      expect(reconnectDelay(0, random)).toBeLessThanOrEqual(300);
      for (let attempt = 0; attempt < 40; attempt += 1) {
        expect(reconnectDelay(attempt, random)).toBeLessThanOrEqual(limits.voice.reconnectMs.longest * random);
      }
    }
    expect(reconnectDelay(30, 1)).toBe(5_000);
    const { timers, sockets, last, accept, states } = linkWithServer();
    accept();
    last().events.onClose(1006);
    expect(states).toEqual(['connected', 'lost']);
    timers.pass(300);
    expect(sockets).toHaveLength(2);
    accept(true);
    expect(last().sent[0]).toMatchObject({ type: 'hello', session: 'session-1' });
    expect(states).toEqual(['connected', 'lost', 'connected']);
  });

  it('[VOICE-02] a server that does not answer hello is tried again, and what an old socket says is not heard', () => {
    const { timers, sockets, heard, last } = linkWithServer();
    last().events.onOpen();
    timers.pass(limits.voice.helloMs + limits.voice.reconnectMs.first);
    expect(sockets).toHaveLength(2);
    expect(sockets[0].isClosed).toBe(true);
    sockets[0].events.onText(JSON.stringify({ type: 'error', message: 'late' }));
    sockets[0].events.onClose(1006);
    expect(heard).toEqual([]);
    expect(sockets).toHaveLength(2);
  });

  it('[VOICE-02] a connection that answers when it is asked is kept', () => {
    const { link, timers, sockets, last, say, accept } = linkWithServer();
    accept();
    const { idle, busy, answer } = limits.voice.heartbeatMs;
    const isAsked = (ms: number) => {
      const before = last().sent.length;
      timers.pass(ms - 1);
      expect(last().sent).toHaveLength(before);
      timers.pass(1);
      expect(last().sent.slice(before)).toEqual([{ type: 'ping' }]);
      timers.pass(answer - 1);
      say({ type: 'pong' });
    };
    isAsked(idle);
    isAsked(idle);
    link.begin(start('turn-0001'));
    isAsked(busy);
    isAsked(busy);
    link.open();
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    say({ type: 'pong' });
    expect(sockets).toHaveLength(1);
  });

  it('[VOICE-02] [VOICE-03] a connection that died without a word is noticed, and the turn goes on over the next', () => {
    const { link, timers, sockets, states, last, say, accept } = linkWithServer();
    accept();
    link.begin(start('turn-0001'));
    link.frame('turn-0001', new Int16Array(320));
    say({ type: 'received', turn: 'turn-0001', samples: 320 });
    const { busy, answer } = limits.voice.heartbeatMs;
    // Whoever speaks on sends on; that nothing comes back is what tells.
    for (let passed = 0; passed < busy + answer; passed += 20) {
      link.frame('turn-0001', new Int16Array(320));
      timers.pass(20);
    }
    link.stop('turn-0001');
    expect(states).toEqual(['connected', 'lost']);
    timers.pass(limits.voice.reconnectMs.first);
    expect(sockets).toHaveLength(2);
    accept(true);
    const frames = last().sent.filter((data) => data instanceof ArrayBuffer);
    expect(frames).toHaveLength((busy + answer) / 20);
    expect(last().sent.at(-1)).toMatchObject({ type: 'stop', samples: 320 * (1 + frames.length) });
  });

  it('[VOICE-02] one that dies while nobody speaks is noticed as well', () => {
    const { timers, sockets, accept } = linkWithServer();
    accept();
    const { idle, answer } = limits.voice.heartbeatMs;
    timers.pass(idle + answer + limits.voice.reconnectMs.first);
    expect(sockets).toHaveLength(2);
  });

  it('[VOICE-02] a token that has ended is not tried again until someone asks', () => {
    const { link, timers, sockets, last, accept, states } = linkWithServer();
    accept();
    last().events.onClose(signedOutClose);
    timers.pass(60_000);
    expect(states).toEqual(['connected', 'signed-out']);
    expect(sockets).toHaveLength(1);
    link.open();
    expect(sockets).toHaveLength(2);
    link.close();
    timers.pass(60_000);
    expect(sockets).toHaveLength(2);
    expect(last().isClosed).toBe(true);
  });

  it('[VOICE-03] what cannot be read, and kinds that are not known, are passed over', () => {
    const { heard, last, say, accept } = linkWithServer();
    accept();
    for (const text of ['', '{', 'null', '[]', '{"type":"party"}', '{"type":"transcription"}'])
      last().events.onText(text);
    say({ type: 'translation', text: 'later', turn: 'unknown-turn' });
    expect(heard).toEqual([]);
    say({ type: 'translation', text: 'now' });
    expect(heard).toEqual([{ type: 'translation', text: 'now' }]);
  });

  it('[VOICE-03] after a loss only what the server does not hold is sent again', () => {
    const { link, timers, last, say, accept } = linkWithServer();
    accept();
    link.begin(start('turn-0001'));
    for (let count = 0; count < 4; count += 1) link.frame('turn-0001', new Int16Array(320));
    say({ type: 'received', turn: 'turn-0001', samples: 640 });
    last().events.onClose(1006);
    link.frame('turn-0001', new Int16Array(320));
    link.stop('turn-0001');
    link.cancel('turn-none');
    timers.pass(300);
    accept(true);
    const firsts = last().sent.filter((data) => data instanceof ArrayBuffer);
    expect(firsts.map((data) => new DataView(data as ArrayBuffer).getUint32(0, true))).toEqual([640, 960, 1280]);
    expect(last().sent.at(-1)).toEqual({ type: 'stop', turn: 'turn-0001', samples: 1_600 });
  });

  it('[VOICE-05] a turn cancelled while nobody listens is cancelled when the server is back', () => {
    const { link, timers, last, say, accept } = linkWithServer();
    accept();
    link.begin(start('turn-0001'));
    last().events.onClose(1006);
    link.cancel('turn-0001');
    timers.pass(300);
    accept(true);
    expect(last().sent.slice(1)).toEqual([{ type: 'cancel', turn: 'turn-0001' }]);
    say({ type: 'error', message: 'gone', turn: 'turn-0001' });
    expect(last().sent.at(-1)).toEqual({ type: 'taken', turn: 'turn-0001' });
  });

  it('[VOICE-02] [VOICE-03] over 100 losses at random moments no turn is lost or doubled', () => {
    const random = randomFrom(3);
    const { link, timers, heard, last, say, accept } = linkWithServer(random);
    /** Turns that the server holds: samples without a gap, and whether they were stopped. */
    const held = new Map<string, { samples: number[]; isDone: boolean }>();
    let readFrom = 0;
    let drops = 0;
    const serve = () => {
      for (const data of last().sent.slice(readFrom)) {
        if (data instanceof ArrayBuffer) {
          const turn = [...held.values()].find(({ isDone }) => !isDone);
          const view = new DataView(data);
          const first = view.getUint32(0, true);
          const values = Array.from({ length: (data.byteLength - 4) / 2 }, (_, at) => view.getInt16(4 + at * 2, true));
          if (turn && first <= turn.samples.length) turn.samples.push(...values.slice(turn.samples.length - first));
        } else if (data.type === 'start') {
          if (!held.has(data.turn)) held.set(data.turn, { samples: [], isDone: false });
        } else if (data.type === 'stop') {
          const turn = held.get(data.turn);
          if (turn && turn.samples.length === data.samples) turn.isDone = true;
          if (turn?.isDone) say({ type: 'translation', text: String(turn.samples.length), turn: data.turn });
        }
      }
      readFrom = last().sent.length;
    };
    const drop = () => {
      if (random() < 0.5) serve();
      drops += 1;
      last().events.onClose(1006);
      timers.pass(limits.voice.reconnectMs.longest);
      readFrom = 0;
      accept(random() < 0.7);
    };
    accept();
    let turns = 0;
    for (; drops < 100; turns += 1) {
      const turn = `turn-${1_000 + turns}`;
      link.begin(start(turn));
      for (let frame = 0; frame < 20; frame += 1) {
        link.frame(turn, Int16Array.of(frame * 2, frame * 2 + 1));
        if (random() < 0.1) drop();
        if (random() < 0.3) serve();
      }
      link.stop(turn);
      if (random() < 0.3) drop();
      serve();
      link.settle(turn);
    }
    const complete = Array.from({ length: 40 }, (_, index) => index);
    expect(held.size).toBe(turns);
    for (const { samples } of held.values()) expect(samples).toEqual(complete);
    expect(new Set(heard.map((message) => 'turn' in message && message.turn)).size).toBe(turns);
  });
});
