import { calls } from '@toolbench/contracts/routes.ts';
import { crowdedClose, signedOutClose, voiceProtocol } from '@toolbench/contracts/voice.ts';
import { madeVoice } from '@toolbench/lab/voice/sound/made-sounds.ts';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test-support/fakes.ts';
import { openVoice } from '../../test-support/lab/open-voice.ts';
import { openClient } from '../../test-support/lab/voice-client.ts';
import { createSessions } from './sessions.ts';

/** Often enough to be waited for, and longer than this process may be busy with something else. */
const pingMs = 300;

const direction = { sourceLanguage: 'en', targetLanguage: 'de' } as const;

describe('[VOICE-03] the handshake', () => {
  it('needs a token, in the header or as a subprotocol beside the name of the protocol', async () => {
    const { url, authorization } = await openVoice();
    const token = authorization.replace('Bearer ', '');
    await expect(openClient(url)).rejects.toThrow('401');
    for (const protocols of [[voiceProtocol], [voiceProtocol, 'bearer.wrong'], [voiceProtocol, `bearer.${token}x`]]) {
      await expect(openClient(url, {}, protocols)).rejects.toThrow('401');
    }
    await expect(openClient(url, { headers: { authorization: `${authorization}x` } })).rejects.toThrow('401');
    const client = await openClient(url, {}, [voiceProtocol, `bearer.${token}`]);
    expect(client.socket.protocol).toBe(voiceProtocol);
    expect((await openClient(url, { headers: { authorization } })).socket.protocol).toBe('');
  });

  it('[AUTH-07] takes no token from a subprotocol on any other route', async () => {
    const { opened, authorization } = await openVoice();
    const headers = { 'sec-websocket-protocol': authorization.replace('Bearer ', 'bearer.') };
    expect((await opened.app.inject({ url: calls.voicePhrases, headers })).statusCode).toBe(401);
  });

  it('refuses pages of other origins, whoever they bring', async () => {
    const { url, connect } = await openVoice({ publicUrl: 'https://tools.example.org' });
    const { host } = new URL(url);
    const foreign = ['https://evil.example', 'null', `http://${host}.evil.example`, `http://evil.example@${host}:1`];
    for (const origin of foreign) await expect(connect({ origin }), origin).rejects.toThrow('403');
    await connect({ origin: `http://${host}` });
    await connect({ origin: 'https://tools.example.org' });
  });

  it('is asked for by a request that is none', async () => {
    const { opened, authorization } = await openVoice();
    const response = await opened.app.inject({ url: calls.voiceSocket, headers: { authorization } });
    expect(response.statusCode).toBe(426);
    expect(response.json()).toMatchObject({ code: 'upgrade-required' });
  });

  it('[VOICE-05] is told which limit it met where too many are open, and closed', async () => {
    const { connect } = await openVoice({ settings: { socketsPerUser: 2 } });
    const first = await connect();
    await connect();
    const third = await connect();
    expect(await third.next('error')).toMatchObject({ message: expect.stringMatching(/2/) as string });
    expect(await third.closed).toEqual({ code: crowdedClose });
    first.socket.close();
    await first.closed;
    await connect();
  });
});

describe('[VOICE-03] an open socket', () => {
  it('is closed when its token is signed out: at the next turn, or when it is looked at', async () => {
    const { connect, greet, opened, authorization } = await openVoice({ ports: [], settings: { pingMs } });
    const [speaking, silent] = [await greet(), await connect()];
    await opened.app.inject({ method: 'POST', url: calls.logout, headers: { authorization } });
    speaking.send({ type: 'text', turn: 'turn-0001', text: 'Hello.', ...direction });
    expect(await speaking.closed).toEqual({ code: signedOutClose });
    expect(await silent.closed).toEqual({ code: signedOutClose });
    expect(speaking.received.filter(({ type }) => type !== 'ready')).toEqual([]);
  });

  it('does not keep a session alive by being open, but by being used', async () => {
    const { greet, clock } = await openVoice({ ports: [], settings: { pingMs } });
    const client = await greet();
    clock.advance(29 * 60_000);
    client.send({ type: 'text', turn: 'turn-0001', text: 'Hello.', ...direction });
    await client.next('done');
    clock.advance(29 * 60_000);
    client.send({ type: 'text', turn: 'turn-0002', text: 'Hello.', ...direction });
    await client.next('done', ({ turn }) => turn === 'turn-0002');
    clock.advance(30 * 60_000);
    expect(await client.closed).toEqual({ code: signedOutClose });
  });

  it('is ended when the other end gives no sign of life', async () => {
    const { connect } = await openVoice({ ports: [], settings: { pingMs } });
    const [alive, gone] = [await connect({ autoPong: true }), await connect({ autoPong: false })];
    expect(await gone.closed).toEqual({ code: 1006 });
    expect(alive.socket.readyState).toBe(alive.socket.OPEN);
  });

  it('answers a page that asks whether it is there, once it has said hello', async () => {
    const { connect, greet } = await openVoice({ ports: [] });
    const [plain, greeted] = [await connect(), await greet()];
    greeted.send({ type: 'ping' });
    expect(await greeted.next('pong')).toEqual({ type: 'pong' });
    plain.send({ type: 'ping' });
    await plain.next('error');
    expect(plain.received.map(({ type }) => type)).toEqual(['error']);
  });

  it('takes so many turns of a user in a minute, and says when the next', async () => {
    const { greet, clock } = await openVoice({ settings: { turnsPerMinute: 2 } });
    const client = await greet();
    for (const turn of ['turn-0001', 'turn-0002']) {
      client.send({ type: 'text', turn, text: 'Hello.', ...direction });
      await client.next('done', (done) => done.turn === turn);
    }
    const other = await greet();
    other.send({ type: 'text', turn: 'turn-0003', text: 'Hello.', ...direction });
    expect(await other.next('error')).toMatchObject({
      code: 'too-many-turns',
      retryAfterMs: 60_000,
      limit: { name: 'turns-per-minute' },
    });
    clock.advance(59_000);
    clock.advance(1_000);
    other.send({ type: 'text', turn: 'turn-0004', text: 'Hello.', ...direction });
    await other.next('done');
  });

  it('reads no further while much of what was sent waits, and goes on afterwards', async () => {
    const { voice } = await openVoice();
    const [steps, sent]: [string[], string[]] = [[], []];
    const nothing = () => undefined;
    const connection = voice.connect(
      {
        send: (text) => void sent.push(text),
        unsentBytes: () => 0,
        terminate: nothing,
        close: nothing,
        pause: () => void steps.push('pause'),
        resume: () => void steps.push('resume'),
      },
      { owner: 'admin', language: 'en', keepsSignedIn: async () => true },
    );
    const flood = Array.from({ length: 100 }, () => connection.receive(Buffer.alloc(2_000, 'a'), false));
    expect(steps).toEqual(['pause']);
    await Promise.all(flood);
    expect(steps).toEqual(['pause', 'resume']);
    expect(sent).toHaveLength(100);
  });

  it('is ended when its client does not take what it is sent, and its turn with it', async () => {
    const { voice, greet } = await openVoice({ script: { tokenMs: 1, translation: () => 'It goes on. '.repeat(100) } });
    const sent: string[] = [];
    const ended = new Promise<void>((resolve) => {
      const nothing = () => undefined;
      const connection = voice.connect(
        {
          send: (text) => void sent.push(text),
          unsentBytes: () => sent.length * 1024 * 1024,
          terminate: resolve,
          close: nothing,
          pause: nothing,
          resume: nothing,
        },
        { owner: 'admin', language: 'en', keepsSignedIn: async () => true },
      );
      const say = (message: object) => void connection.receive(Buffer.from(JSON.stringify(message)), false);
      say({ type: 'hello', version: 1 });
      say({ type: 'text', turn: 'turn-0001', text: 'Hello.', ...direction });
    });
    await ended;
    expect(sent).toHaveLength(5);
    const { session } = JSON.parse(sent[0] ?? '') as { session: string };
    const again = await greet(session);
    expect(await again.next('error')).toMatchObject({ code: 'lost', turn: 'turn-0001' });
    expect(again.received.map(({ type }) => type)).toEqual(['ready', 'error']);
  });

  it('is closed for a message far beyond the limit, and told in words about one just above it', async () => {
    const { connect } = await openVoice();
    const client = await connect();
    client.send(`{"type":"audio","data":[${' '.repeat(8 * 1024 * 1024)}1]}`);
    expect((await client.next('error')).message).toContain('at most 60 s');
    client.send(' '.repeat(17 * 1024 * 1024));
    expect(await client.closed).toEqual({ code: 1009 });
  });

  it('ends with the server, and its turns with it', async () => {
    const { greet, opened, service, results } = await openVoice({ script: { firstTokenMs: 60_000 } });
    const client = await greet();
    client.send({ type: 'text', turn: 'turn-0001', text: 'Hello.', ...direction });
    await expect.poll(() => service.asked.length, { interval: 2 }).toBe(1);
    const left = service.nextLeft();
    await opened.app.close();
    await left;
    expect(await client.closed).toEqual({ code: 1001 });
    expect(results).toEqual(['cancelled']);
  });
});

describe('[VOICE-02] a lost session', () => {
  it('belongs to its owner', () => {
    const limits = { resumeMs: 60_000, keptCharacters: 1_000, turnsKept: 20, turnSamples: 960_000, sampleRate: 16_000 };
    const sessions = createSessions({ clock: fakeClock(), random: (length) => new Uint8Array(length), ...limits });
    const session = sessions.open('alice', 'en');
    sessions.lose(session);
    expect(sessions.resume(session.id, 'mallory')).toBeUndefined();
    expect(sessions.resume(session.id, 'alice')).toBe(session);
  });
});

it('[VOICE-05] what was spoken is neither logged nor written anywhere', async () => {
  const { greet, opened } = await openVoice({ script: { transcript: () => 'A very secret sentence.' } });
  const client = await greet();
  const voice = madeVoice(600);
  client.send({ type: 'start', turn: 'turn-0001', ...direction });
  client.sendFrames(voice);
  client.send({ type: 'stop', turn: 'turn-0001', samples: voice.length });
  await client.next('done');
  expect(opened.log.join('')).not.toContain('secret');
});
