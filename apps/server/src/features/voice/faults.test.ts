import { limits } from '@toolbench/contracts/limits.ts';
import { madeNoises, madeVoice, madeWhisper } from '@toolbench/lab/voice/sound/made-sounds.ts';
import { writeWav } from '@toolbench/lab/voice/sound/wav.ts';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Handler } from '../../test-support/ai-services/double.ts';
import { sendJson } from '../../test-support/ai-services/send.ts';
import { spokenAs, type SpeechCall } from '../../test-support/ai-services/speech-service.ts';
import { openVoice, type VoiceTest } from '../../test-support/lab/open-voice.ts';
import type { VoiceClient } from '../../test-support/lab/voice-client.ts';

const direction = { sourceLanguage: 'en', targetLanguage: 'de' } as const;
const voice = madeVoice(600);
const wav = (samples = voice) => writeWav({ sampleRate: 16_000, samples });

let turns = 0;
const newTurn = () => `turn-${String((turns += 1)).padStart(6, '0')}`;

function speakTurn(client: VoiceClient, samples = voice): string {
  const turn = newTurn();
  client.send({ type: 'start', turn, ...direction });
  client.sendFrames(samples);
  client.send({ type: 'stop', turn, samples: samples.length });
  return turn;
}

/** The next good turn works. */
async function expectWorks(client: VoiceClient): Promise<void> {
  const turn = speakTurn(client);
  await client.next('done', (done) => done.turn === turn);
  client.clear();
}

const refuse =
  (status: number, body: object, headers = {}): Handler =>
  (_asked, response) =>
    sendJson(response, status, body, headers);
const html: Handler = (_asked, response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>');
const cut: Handler = ({ path }, response) => {
  const isSpeech = path.endsWith('/speech');
  response.writeHead(200, { 'content-type': isSpeech ? 'audio/mpeg' : 'text/event-stream' });
  response.write(isSpeech ? spokenAs('half a') : 'data: {"type":"transcript.text.delta","del', () =>
    response.destroy(),
  );
};
const stall: Handler = (_asked, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
const many = (handler: Handler) => [handler, handler, handler];
const key = 'sk-live-0123456789abcdefghij';

type Fault = readonly [name: string, handlers: readonly Handler[], code: string, words: RegExp];
const stalled: Fault = ['a stall', [stall], 'timeout', /did not answer in time/];
const faults: readonly Fault[] = [
  ['401', [refuse(401, { error: { message: `Wrong key ${key}` } })], 'engine-refused', /check the key/],
  ['429', many(refuse(429, {}, { 'retry-after': '30' })), 'engine-refused', /try again in 30 s/],
  ['500', many(refuse(500, { error: 'boom' })), 'engine-failed', /HTTP 500/],
  ['HTML', [html], 'engine-failed', /cannot be used/],
  ['a cut', [cut], 'engine-failed', /connection broke/],
];

/** One message says what to do, and the next turn works. */
async function expectOneMessage({ greet, service }: VoiceTest, call: SpeechCall, met: readonly Fault[]): Promise<void> {
  const client = await greet();
  for (const [name, handlers, code, words] of met) {
    service.script.instead[call].push(...handlers);
    const turn = speakTurn(client);
    const error = await client.next('error');
    expect(error, name).toMatchObject({ code, turn, message: expect.stringMatching(words) });
    expect(error.message).toMatch(
      { recognition: /^Speech recognition/, translation: /^Translation/, speech: /^Speech/ }[call],
    );
    expect(error.message).not.toContain(key);
    service.script.instead[call].length = 0;
    expect(client.received.some(({ type }) => type === 'translation')).toBe(call === 'speech');
    expect(client.received.filter(({ type }) => type === 'error' || type === 'done')).toHaveLength(1);
    client.clear();
    await expectWorks(client);
  }
}

describe('[VOICE-05] a service that fails', () => {
  describe.each(['recognition', 'translation', 'speech'] as const)('at %s', (call: SpeechCall) => {
    it('ends the turn with one message that says what to do, and the next turn works', async () => {
      await expectOneMessage(await openVoice(), call, faults);
    });

    it('by saying nothing is waited for as long as that call may take', async () => {
      const stageMs = { recognition: 10_000, translation: 10_000, speech: 10_000, turn: 20_000, [call]: 1_500 };
      await expectOneMessage(await openVoice({ settings: { stageMs } }), call, [stalled]);
    });
  });

  it('is told in Chinese to whom asks for it', async () => {
    const { connect, service } = await openVoice();
    service.script.instead.recognition.push(html);
    const client = await connect({ headers: { 'accept-language': 'en' } });
    client.send({ type: 'hello', version: 1, language: 'zh' });
    speakTurn(client);
    expect((await client.next('error')).message).toMatch(/^语音识别没有成功：模型服务的回应无法使用/);
  });

  it('invents nothing: an empty transcript, a phantom or an empty translation is none', async () => {
    const { greet, service } = await openVoice();
    const client = await greet();
    const whisper = Int16Array.from([...new Int16Array(4_000), ...madeWhisper(1_500, 0.05), ...new Int16Array(4_000)]);
    const nothing = ['', ' . ', '[BLANK_AUDIO]'].map((text) => [text, voice] as const);
    const phantoms = ['Thanks for watching!', '字幕由 Amara.org 社区提供', 'ご視聴ありがとうございました'].map(
      (text) => [text, whisper] as const,
    );
    for (const [text, samples] of [...nothing, ...phantoms]) {
      service.script.transcript = () => text;
      speakTurn(client, samples);
      expect(await client.next('error'), text).toMatchObject({ code: 'no-speech' });
      expect(client.received.some(({ type }) => type === 'partial' || type === 'transcription')).toBe(false);
      client.clear();
    }
    service.script.transcript = () => 'Good morning.';
    service.script.translation = () => '   ';
    speakTurn(client);
    expect(await client.next('error')).toMatchObject({ code: 'engine-failed' });
  });
});

it('[VOICE-08] what was said with a voice is translated, however it begins', async () => {
  const { greet, service } = await openVoice();
  const client = await greet();
  for (const text of ['Thank you for watching my children last night.', '谢谢观看我们的演出。', 'Please subscribe']) {
    service.script.transcript = () => text;
    speakTurn(client);
    expect((await client.next('transcription')).text).toBe(text);
    await client.next('done');
    client.clear();
  }
});

describe('[VOICE-05] silence and noise', () => {
  it('make no turn in fifty clips, and nothing is asked of any service', async () => {
    const { greet, service } = await openVoice();
    const client = await greet();
    for (const { name, samples } of madeNoises(50)) {
      const turn = speakTurn(client, samples);
      expect(await client.next('error', (error) => error.turn === turn), name).toMatchObject({ code: 'no-speech' });
    }
    expect(service.asked).toEqual([]);
    await expectWorks(client);
  });
});

const ascii = (text: string) => new TextEncoder().encode(text);
const join = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const box = (name: string, content: Uint8Array | readonly number[]) =>
  join([0, 0, (content.length + 8) >> 8, (content.length + 8) & 255], ascii(name), content);
const page = (flags: number, content: readonly number[]) =>
  join(ascii('OggS'), [0, flags], new Uint8Array(20), [1, content.length], content);
const sound = Array.from({ length: 100 }, (_, at) => at);

const containers: Readonly<Record<string, Uint8Array>> = {
  webm: join([0x1a, 0x45, 0xdf, 0xa3, 0x80], [0x18, 0x53, 0x80, 0x67, 0xff], [0x1f, 0x43, 0xb6, 0x75, 0xff], sound),
  ogg: join(page(2, sound), page(4, sound)),
  mp4: join(box('ftyp', ascii('M4A ')), box('moov', sound), box('mdat', sound)),
};

const messages: readonly (readonly [string, unknown, string])[] = [
  ['empty', [], 'record it again'],
  ['a truncated WAV', [...wav().subarray(0, 10_000)], 'record it again'],
  ['a WAV without sound', [...wav(new Int16Array(0))], 'record it again'],
  ['a text', [...ascii('this is no sound at all, whatever it is called')], 'record it again'],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...sound], 'record it again'],
  ['a truncated MP4', [...(containers.mp4 ?? []).slice(0, -20)], 'record it again'],
  ['a truncated Ogg', [...(containers.ogg ?? []).slice(0, -20)], 'record it again'],
  ['a WebM without sound', [...(containers.webm ?? []).slice(0, 12)], 'record it again'],
  ['too short', [...wav(voice.subarray(0, 3_000))], 'too short'],
  ['too long', [...wav(new Int16Array(961_000))], 'at most 60 s'],
  ['silence', [...wav(new Int16Array(16_000))], 'No speech'],
  ['a number too large', [82, 256], 'not as it should be'],
  ['a negative number', [82, -1], 'not as it should be'],
  ['fractions', [82, 1.5], 'not as it should be'],
  ['texts', ['82', '73'], 'not as it should be'],
  ['base64', Buffer.from(wav()).toString('base64'), 'not as it should be'],
  ['an object', { 0: 82 }, 'not as it should be'],
  ['lists in lists', Array.from({ length: 5_000 }, () => [1]), 'not as it should be'],
  ['more than is taken', Array.from({ length: limits.voice.recordingBytes + 1 }, () => 1), 'at most 60 s'],
];

describe('[VOICE-05] what is not as it should be', () => {
  it('as a recording is refused in words, and the next good one works', async () => {
    const { connect, service } = await openVoice();
    const client = await connect();
    for (const [name, data, words] of messages) {
      client.send({ type: 'audio', data, ...direction });
      expect((await client.next('error')).message, name).toContain(words);
      expect(client.received, name).toHaveLength(1);
      client.clear();
    }
    expect(service.asked).toEqual([]);
    client.send({ type: 'audio', data: [...wav()], ...direction });
    await client.next('speech');
  });

  it('is taken for what it is, whatever it is called', async () => {
    const { connect, service } = await openVoice();
    const client = await connect();
    for (const [container, bytes] of Object.entries(containers)) {
      client.clear();
      client.send({ type: 'audio', data: [...bytes], contentType: 'audio/wav', ...direction });
      await client.next('speech');
      const asked = service.asked.filter(({ file }) => file !== undefined).at(-1);
      expect(asked?.file?.name).toBe(`speech.${container}`);
    }
  });

  it.each([
    ['no JSON', '{"type":'],
    ['no object', '42'],
    ['null', 'null'],
    ['an unknown type', { type: 'shutdown' }],
    ['an unknown language', { type: 'text', turn: 'turn-xxxx', text: 'a', sourceLanguage: 'xx', targetLanguage: 'en' }],
    ['another version', { type: 'hello', version: 2 }],
    ['a turn without name', { type: 'start', turn: '', ...direction }],
    ['a name of another kind', { type: 'cancel', turn: { toString: 1 } }],
    [
      'an endless glossary',
      {
        type: 'start',
        turn: 'turn-xxxx',
        ...direction,
        glossary: Array.from({ length: 101 }, () => ({ source: 'a', target: 'b' })),
      },
    ],
    ['a glossary of nothing', `{"type":"text","text":"a","glossary":[${'0,'.repeat(60_000)}0]}`],
    ['a recording with more beside it', `{"type":"audio","data":[1],"data":[${'0,'.repeat(1_000_000)}0]}`],
    ['numbers that are no bytes', `{"type":"audio","data":[${'-1,'.repeat(80_000)}0]}`],
    ['a negative length', { type: 'stop', turn: 'turn-xxxx', samples: -1 }],
    ['deep nesting', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ])('as a message is complained about: %s', async (_name, message) => {
    const { greet } = await openVoice();
    const client = await greet();
    client.send(message);
    expect(await client.next('error')).toMatchObject({ code: 'bad-message' });
    client.clear();
    await expectWorks(client);
  });

  it('as frames is complained about once', async () => {
    const { greet } = await openVoice();
    const client = await greet();
    for (const bytes of [Buffer.alloc(644), Buffer.alloc(0), Buffer.alloc(3), Buffer.alloc(645), Buffer.alloc(32_006)])
      client.socket.send(bytes);
    expect(await client.next('error')).toMatchObject({ code: 'bad-message' });
    await expectWorks(client);
    expect(client.received).toEqual([]);
  });

  it('as a turn ends only that turn', async () => {
    const { greet } = await openVoice();
    const client = await greet();
    const short = newTurn();
    client.send({ type: 'start', turn: short, ...direction });
    client.sendFrames(voice.subarray(0, 4_000));
    client.send({ type: 'stop', turn: short, samples: 4_000 });
    expect(await client.next('error')).toMatchObject({ code: 'too-short', turn: short });
    client.clear();
    const long = newTurn();
    client.send({ type: 'start', turn: long, ...direction });
    const minute = new Int16Array(60 * 16_000 + 320);
    client.sendFrames(minute);
    expect(await client.next('error')).toMatchObject({ code: 'too-long', turn: long });
    client.clear();
    const same = newTurn();
    client.send({ type: 'text', turn: same, text: 'a', sourceLanguage: 'en', targetLanguage: 'en' });
    expect(await client.next('error')).toMatchObject({ code: 'same-language', turn: same });
    client.clear();
    client.send({ type: 'text', turn: newTurn(), text: 'a'.repeat(limits.voice.textCharacters + 1), ...direction });
    expect(await client.next('error')).toMatchObject({ code: 'too-long' });
    client.clear();
    await expectWorks(client);
  });
});
