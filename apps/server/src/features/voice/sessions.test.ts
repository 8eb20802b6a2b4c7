import type { ServerMessage } from '@toolbench/contracts/voice.ts';
import { madeVoice, seeded } from '@toolbench/lab/voice/sound/made-sounds.ts';
import { describe, expect, it } from 'vitest';
import { openVoice } from '../../test-support/lab/open-voice.ts';
import type { VoiceClient } from '../../test-support/lab/voice-client.ts';

const direction = { sourceLanguage: 'en', targetLanguage: 'de' } as const;
const turn = 'turn-0001';
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const drop = async (client: VoiceClient) => {
  client.socket.terminate();
  await client.closed;
  // The server notices with the next turns of the loop.
  await nextTurn();
  await nextTurn();
};

describe('[VOICE-02] a session whose connection is lost', () => {
  it('goes on where it was: what is held need not be sent again', async () => {
    const { greet } = await openVoice();
    const voice = madeVoice(900);
    const first = await greet();
    const { session } = await first.next('ready');
    first.send({ type: 'start', turn, ...direction });
    first.sendFrames(voice.subarray(0, 8_000));
    await first.next('received', ({ samples }) => samples === 8_000);
    await drop(first);
    const second = await greet(session);
    expect(await second.next('ready')).toMatchObject({ session, resumed: true });
    expect(await second.next('received')).toMatchObject({ turn, samples: 8_000 });
    second.send({ type: 'start', turn, ...direction });
    second.sendFrames(voice, 8_000);
    second.send({ type: 'stop', turn, samples: voice.length });
    await second.next('done');
    expect(await second.next('transcription')).toMatchObject({ text: 'I heard 14400 samples.' });
  });

  it('finishes its turns meanwhile, and tells all of them once to the next connection, until they are taken', async () => {
    const { greet, service, results } = await openVoice({ script: { recognitionMs: 20 } });
    const voice = madeVoice(600);
    const first = await greet();
    const { session } = await first.next('ready');
    first.send({ type: 'start', turn, ...direction });
    first.sendFrames(voice);
    first.send({ type: 'stop', turn, samples: voice.length });
    await first.next('status');
    await drop(first);
    await expect.poll(() => results).toEqual(['done']);
    const second = await greet(session);
    await second.next('done');
    expect(second.received.map(({ type }) => type)).toEqual([
      ...['ready', 'status', 'transcription', 'status', 'translation', 'status', 'speech', 'done'],
    ]);
    second.send({ type: 'taken', turn });
    second.send({ type: 'text', turn, text: 'again', ...direction });
    second.send({ type: 'text', turn: 'turn-0002', text: 'Other.', ...direction });
    await second.next('done', (done) => done.turn === 'turn-0002');
    await drop(second);
    const third = await greet(session);
    await third.next('done');
    expect(new Set(third.received.map((message) => message.turn))).toEqual(new Set([undefined, 'turn-0002']));
    expect(service.asked.filter(({ path }) => path.endsWith('transcriptions'))).toHaveLength(1);
  });

  it('is over after its time, for others, and when its client says goodbye', async () => {
    const { greet, clock, opened } = await openVoice();
    const first = await greet();
    const { session } = await first.next('ready');
    await drop(first);
    clock.advance(60_000);
    const second = await greet(session);
    const ready = await second.next('ready');
    expect(ready.resumed).toBe(false);
    expect(ready.session).not.toBe(session);
    second.send({ type: 'stop', turn, samples: 16_000 });
    expect(await second.next('error')).toMatchObject({ code: 'lost', turn });
    second.socket.close(1000);
    await second.closed;
    const third = await greet(ready.session);
    expect(await third.next('ready')).toMatchObject({ resumed: false });
    expect(opened.log.join('')).not.toContain(ready.session);
  });

  it('is taken over by the newer of two connections', async () => {
    const { greet } = await openVoice();
    const first = await greet();
    const { session } = await first.next('ready');
    const second = await greet(session);
    expect(await second.next('ready')).toMatchObject({ session, resumed: true });
    await first.closed;
    second.send({ type: 'text', turn, text: 'Still here.', ...direction });
    await second.next('done');
  });
});

it('[VOICE-02] of two connections that ask for one session at once, the later has it, and keeps it when the other ends', async () => {
  const { voice } = await openVoice();
  const nothing = () => undefined;
  const connect = () => {
    const sent: string[] = [];
    const socket = { send: (text: string) => void sent.push(text), unsentBytes: () => 0, pause: nothing };
    const connection = voice.connect(
      { ...socket, resume: nothing, close: nothing, terminate: nothing },
      { owner: 'admin', language: 'en', keepsSignedIn: async () => true },
    );
    const say = (message: object) => connection.receive(Buffer.from(JSON.stringify(message)), false);
    return { sent, connection, say };
  };
  const lost = connect();
  await lost.say({ type: 'hello', version: 1 });
  const { session } = JSON.parse(lost.sent[0] ?? '') as { session: string };
  lost.connection.closed(1006);
  const [one, other] = [connect(), connect()];
  await Promise.all([one, other].map(({ say }) => say({ type: 'hello', version: 1, session })));
  one.connection.closed(1006);
  await other.say({ type: 'start', turn: 'turn-0009', ...direction });
  await other.say({ type: 'stop', turn: 'turn-0009', samples: 1 });
  expect(other.sent.at(-1)).toContain('too-short');
});

/** Everything final that a client came to know of its turns, each thing once, however often it was told. */
function learn(known: Map<string, Map<string, string>>, messages: readonly ServerMessage[]): string[] {
  const changed: string[] = [];
  for (const message of messages) {
    if (!('turn' in message) || message.turn === undefined) continue;
    if (!['transcription', 'translation', 'speech', 'done'].includes(message.type)) continue;
    const ofTurn = known.get(message.turn) ?? new Map<string, string>();
    known.set(message.turn, ofTurn);
    const name = message.type === 'speech' ? `speech ${message.part}` : message.type;
    const text = JSON.stringify(message);
    if (ofTurn.has(name) && ofTurn.get(name) !== text) changed.push(`${message.turn} ${name}`);
    ofTurn.set(name, text);
  }
  return changed;
}

it('[VOICE-02] loses and doubles no turn over a hundred drops at random moments', async () => {
  const { greet, service, results } = await openVoice({
    script: { recognitionMs: 3, tokenMs: 1, translation: (said) => `${said} Two.` },
  });
  const random = seeded(42);
  const known = new Map<string, Map<string, string>>();
  let client = await greet();
  const { session } = await client.next('ready');
  let seen = 0;
  const reconnect = async () => {
    expect(learn(known, client.received)).toEqual([]);
    await drop(client);
    client = await greet(session);
    expect(await client.next('ready')).toMatchObject({ session, resumed: true });
    seen += 1;
  };
  /** Does one thing after the other; before each the connection may break, and then all of it is said again. */
  const turns = 40;
  for (let at = 0; at < turns; at += 1) {
    const id = `turn-${String(at).padStart(4, '0')}`;
    const voice = madeVoice(500 + at * 5, at + 1);
    const pieces = [0, 0.3, 0.7, 1].map((part) => Math.round(voice.length * part));
    const steps = [
      () => client.send({ type: 'start', turn: id, ...direction }),
      ...pieces.slice(1).map((end, piece) => () => client.sendFrames(voice.subarray(0, end), pieces[piece])),
      () => client.send({ type: 'stop', turn: id, samples: voice.length }),
    ];
    for (let step = 0; step < steps.length; step += 1) {
      steps[step]?.();
      if (seen >= 100 || random() > 0.5) continue;
      for (let waits = Math.floor(random() * 6); waits > 0; waits -= 1) await nextTurn();
      await reconnect();
      // A client that does not know what arrived says all of it again.
      for (let before = 0; before <= step; before += 1) steps[before]?.();
    }
    for (;;) {
      await client.next('done', (done) => done.turn === id);
      if (seen >= 100 || random() > 0.3) break;
      await reconnect();
    }
    expect(learn(known, client.received)).toEqual([]);
    if (random() > 0.3) client.send({ type: 'taken', turn: id });
  }
  expect(seen).toBe(100);
  expect(known.size).toBe(turns);
  for (const ofTurn of known.values()) {
    expect([...ofTurn.keys()].sort()).toEqual(['done', 'speech 0', 'speech 1', 'transcription', 'translation']);
  }
  expect(results).toEqual(Array.from({ length: turns }, () => 'done'));
  const heard = service.asked.filter(({ path }) => path.endsWith('transcriptions'));
  expect(heard).toHaveLength(turns);
  expect(new Set(heard.map(({ file }) => file?.bytes.length)).size).toBe(turns);
});
