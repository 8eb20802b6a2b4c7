import { madeVoice } from '@toolbench/lab/voice/sound/made-sounds.ts';
import { writeWav } from '@toolbench/lab/voice/sound/wav.ts';
import { describe, expect, it } from 'vitest';
import { spokenAs } from '../../test-support/ai-services/speech-service.ts';
import { openVoice } from '../../test-support/lab/open-voice.ts';

/** What a client does that was written from the specification and knows nothing else. */
const recording = (ms = 900) => [...writeWav({ sampleRate: 16_000, samples: madeVoice(ms) })];
const audio = (data: unknown = recording()) => ({
  type: 'audio',
  data,
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
});

describe('[VOICE-03] a client that knows the specification alone', () => {
  it('sends a recording and gets the five messages, in order, with nothing in them that it does not know', async () => {
    const { connect, service } = await openVoice();
    const client = await connect();
    client.send(audio());
    const speech = await client.next('speech');
    expect(client.received).toEqual([
      { type: 'status', stage: 'speech_recognition' },
      { type: 'transcription', text: 'I heard' },
      { type: 'transcription', text: 'I heard 14400 sa' },
      { type: 'transcription', text: 'I heard 14400 samples.' },
      { type: 'status', stage: 'translation' },
      { type: 'translation', text: 'I heard 14400 samples, translated.' },
      { type: 'status', stage: 'speech' },
      { type: 'speech', audio_data: expect.any(String) },
    ]);
    expect(Buffer.from(speech.audio_data, 'base64')).toEqual(spokenAs('I heard 14400 samples, translated.'));
    const [recognition] = service.asked;
    expect(recognition?.json).toMatchObject({ language: 'zh', response_format: 'json' });
    expect(recognition?.file?.bytes).toEqual(Uint8Array.from(recording()));
  });

  it('[VOICE-05] reads what was heard as it is heard, and hears each sentence when the one before was played', async () => {
    const { connect, service } = await openVoice({ script: { tokenMs: 20 } });
    // The first answer of a model is given once it is whole: it might be a thought whose beginning is missing.
    const earlier = await connect();
    earlier.send(audio());
    await earlier.next('speech');
    service.script.translation = () => `First part. ${'And so it goes on '.repeat(12)}to the end.`;
    const client = await connect();
    client.send(audio());
    const first = await client.next('speech');
    expect(client.received.some(({ type }) => type === 'translation')).toBe(false);
    const began = performance.now();
    const firstMs = Buffer.from(first.audio_data, 'base64').length / 4;
    expect(first).toEqual({ type: 'speech', audio_data: spokenAs('First part.').toString('base64') });
    await client.next('translation');
    client.send({ type: 'tts', text: 'ahead', language: 'en', voice: 'alloy' });
    await client.next('speech', ({ audio_data: sound }) => Buffer.from(sound, 'base64').includes('to the end.'));
    expect(performance.now() - began).toBeGreaterThan(firstMs - 2);
    const texts = client.received.flatMap((message) => (message.type === 'transcription' ? [message.text] : []));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.at(-1)).toBe('I heard 14400 samples.');
    for (const [at, text] of texts.entries()) expect(texts[at + 1] ?? text).toMatch(text);
    expect(client.received.filter(({ type }) => type === 'translation')).toHaveLength(1);
  });

  it('has a text spoken', async () => {
    const { connect } = await openVoice();
    const client = await connect();
    client.send({ type: 'tts', text: 'Good morning. It is 3.50.', language: 'en', voice: 'alloy' });
    const speech = await client.next('speech');
    expect(speech).toEqual({ type: 'speech', audio_data: expect.any(String) });
    expect(Buffer.from(speech.audio_data, 'base64')).toEqual(spokenAs('Good morning. It is 3.50.'));
  });

  it('gets its answers one after the other, since they name nothing', async () => {
    const { connect } = await openVoice();
    const client = await connect();
    for (const ms of [800, 900, 1_000]) client.send(audio(recording(ms)));
    client.send({ type: 'tts', text: 'last', language: 'en', voice: 'alloy' });
    await client.next('speech', ({ audio_data: mp3 }) => Buffer.from(mp3, 'base64').equals(spokenAs('last')));
    const heard = client.received.flatMap((message) => (message.type === 'translation' ? [message.text] : []));
    expect(heard).toEqual([12_800, 14_400, 16_000].map((samples) => `I heard ${samples} samples, translated.`));
  });

  it('[VOICE-05] is told in words what went wrong, and goes on', async () => {
    const { connect } = await openVoice();
    const client = await connect();
    client.send(audio([]));
    expect(await client.next('error')).toEqual({ type: 'error', message: expect.stringContaining('record it again') });
    client.clear();
    client.send(audio());
    await client.next('speech');
  });

  it('[VOICE-05] cancels what runs by leaving', async () => {
    const { connect, service, results } = await openVoice({ script: { recognitionMs: 60_000 } });
    const client = await connect();
    client.send(audio());
    await client.next('status');
    const left = service.nextLeft();
    client.socket.close();
    await left;
    await client.closed;
    expect(results).toEqual(['cancelled']);
  });

  it('hears nothing of what is sent to clients that know more', async () => {
    const { connect } = await openVoice();
    const client = await connect();
    client.send({ type: 'start', turn: 'turn-0001', sourceLanguage: 'en', targetLanguage: 'de' });
    expect(await client.next('error')).toEqual({ type: 'error', message: expect.any(String) });
    client.clear();
    client.socket.send(Buffer.alloc(644));
    expect(await client.next('error')).toEqual({ type: 'error', message: expect.any(String) });
  });
});
