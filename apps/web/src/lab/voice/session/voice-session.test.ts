import { describe, expect, it } from 'vitest';
import { framesOf, joined, mix, noise, quiet, randomFrom, voice } from '../sound/signals.test-support.ts';
import { allEngines, testSession } from './session.test-support.ts';

const room = (ms: number) => noise(ms, -60, randomFrom(5));
const sentence = framesOf(mix(joined(quiet(300), voice(900, -14), quiet(900)), room(2_100)));
const silentRoom = framesOf(room(9_000));
const base64 = (text: string) => btoa(text);
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A session whose server answers, and in which someone spoke a sentence. */
function spoken() {
  const world = testSession();
  world.server.connect();
  world.session.press('source');
  world.session.release('source');
  world.hear(sentence);
  return { ...world, turn: 'turn-1' };
}

const done = (turn: string) =>
  ({ type: 'done', turn, times: { total: 900 }, costUsd: 0.001, engines: allEngines }) as const;

describe('a conversation', () => {
  it('[VOICE-07] with one button belongs to whoever spoke, as the server tells', async () => {
    const { session, server, hear, sent, stored } = testSession({ isTwoWay: true, tellsApart: true });
    server.connect();
    session.press('source');
    session.release('source');
    hear(sentence);
    expect(sent[0]).toMatchObject({ kind: 'start', tellApart: true, sourceLanguage: 'zh-CN', targetLanguage: 'en' });
    const language = { type: 'language', turn: 'turn-1', language: 'en' } as const;
    server.say(language);
    // After a lost connection it comes once more.
    server.say(language);
    server.say({ type: 'transcription', text: 'Good morning', turn: 'turn-1' });
    server.say({ type: 'translation', text: '早上好', turn: 'turn-1' });
    server.say(done('turn-1'));
    await settle();
    expect([...stored.values()]).toMatchObject([
      { side: 'target', sourceLanguage: 'en', targetLanguage: 'zh-CN', inputLanguage: 'en', translated: '早上好' },
    ]);
  });

  it('[VOICE-07] takes along what was said before, as it was corrected', async () => {
    const { session, server, sent, turn } = spoken();
    server.say({ type: 'transcription', text: '小鱼来了', turn });
    server.say({ type: 'translation', text: 'The little fish has come', turn });
    server.say(done(turn));
    session.correct(turn, '小雨来了');
    const corrected = sent.findLast(({ kind }) => kind === 'text');
    expect(corrected).not.toHaveProperty('earlier');
    server.say({ type: 'translation', text: 'Xiaoyu has come', turn: corrected?.turn ?? '' });
    server.say(done(corrected?.turn ?? ''));
    session.sendText('她带了伞', 'source');
    expect(sent.findLast(({ kind }) => kind === 'text')).toMatchObject({
      earlier: [{ sourceLanguage: 'zh-CN', said: '小雨来了', translated: 'Xiaoyu has come' }],
    });
    await settle();
  });

  it('[VOICE-02] goes through the statuses of the specification', () => {
    const { session, server, hear } = testSession();
    const status = () => session.conversation.get().status;
    expect(status()).toBe('idle');
    server.connect();
    expect(status()).toBe('connected');
    session.press('source');
    expect(status()).toBe('recording');
    session.release('source');
    hear(sentence);
    expect(status()).toBe('processing');
    server.say({ type: 'status', stage: 'speech_recognition', turn: 'turn-1' });
    expect(status()).toBe('recognizing');
    server.say({ type: 'transcription', text: '你好', turn: 'turn-1' });
    server.say({ type: 'status', stage: 'translation', turn: 'turn-1' });
    expect(status()).toBe('translating');
    server.say({ type: 'translation', text: 'Hello', turn: 'turn-1' });
    server.say({ type: 'status', stage: 'speech', turn: 'turn-1' });
    expect(status()).toBe('completed');
    server.lose();
    expect(status()).toBe('disconnected');
    server.connect();
    server.say({ type: 'error', message: 'no', code: 'engine-failed' });
    expect(status()).toBe('error');
  });

  it('[VOICE-04] [VOICE-05] a turn becomes one entry of the specification with its sound, time and cost', async () => {
    const { session, server, sent, played, stored, audio, turn } = spoken();
    expect(sent.map(({ kind }) => kind).filter((kind, index, all) => kind !== all[index - 1])).toEqual([
      'start',
      'frame',
      'stop',
    ]);
    server.say({ type: 'partial', of: 'transcription', text: '你', turn });
    expect(session.conversation.get().turns[0].original).toEqual({ text: '你', isFinal: false });
    server.say({ type: 'transcription', text: '你好', turn });
    server.say({ type: 'translation', text: 'Hello', turn });
    server.say({ type: 'speech', audio_data: base64('He'), part: 0, last: false, turn });
    server.say({ type: 'speech', audio_data: base64('He'), part: 0, last: false, turn });
    server.say({ type: 'speech', audio_data: base64('llo'), part: 1, last: true, turn });
    server.say(done(turn));
    server.say({ type: 'translation', text: 'Hello again', turn });
    await settle();
    expect(session.conversation.get().turns).toEqual([]);
    expect([...stored.values()]).toMatchObject([
      {
        id: turn,
        originalText: '你好',
        translated: 'Hello',
        sourceLanguage: 'zh-CN',
        targetLanguage: 'en',
        inputLanguage: 'zh-CN',
        timestamp: '2026-11-21T08:00:00.000Z',
        times: { total: 900 },
        costUsd: 0.001,
        engines: { recognition: { model: 'm', host: 'h' } },
      },
    ]);
    expect(played).toEqual([`${turn}: He`, `${turn}: llo`]);
    expect(new TextDecoder().decode(audio.get(turn)?.speech)).toBe('Hello');
    expect(new TextDecoder().decode(audio.get(turn)?.recording?.slice(0, 4))).toBe('RIFF');
    expect(sent.at(-1)).toEqual({ kind: 'taken', turn });
  });

  it('[VOICE-06] an entry is heard again from what is kept, without a call', async () => {
    const { session, server, sent, played, turn } = spoken();
    server.say({ type: 'translation', text: 'Hello', turn });
    server.say({ type: 'speech', audio_data: base64('mp3'), turn });
    server.say(done(turn));
    const calls = sent.length;
    session.speak(turn);
    await settle();
    expect(played.at(-1)).toBe(`${turn}: mp3`);
    expect(sent).toHaveLength(calls);
  });

  it('[VOICE-06] silence and clips that are too short send nothing and say why', () => {
    const { session, server, sent, hear, open } = testSession();
    server.connect();
    session.press('source');
    session.release('source');
    hear(silentRoom);
    expect(session.conversation.get()).toMatchObject({ recording: null, problem: { code: 'no-speech' } });
    session.press('source');
    hear(sentence.slice(0, 5));
    session.press('source');
    expect(session.conversation.get().problem?.code).toBe('too-short');
    expect([sent, open.size]).toEqual([[], 0]);
  });

  it('[VOICE-01] a held button records until it is released, a tapped one until speech ends or it is tapped again', () => {
    const { session, server, hear, pass, sent } = testSession();
    server.connect();
    session.press('source');
    hear(sentence);
    hear(sentence);
    expect(session.conversation.get().recording).not.toBeNull();
    pass(3_000);
    session.release('source');
    expect(session.conversation.get().recording).toBeNull();
    session.press('source');
    pass(100);
    session.release('source');
    hear(sentence.slice(0, 45));
    session.press('source');
    session.release('source');
    expect(session.conversation.get().recording).toBeNull();
    expect(sent.filter(({ kind }) => kind === 'stop')).toHaveLength(2);
    // What was never heard is no hold, however long a busy device took to open the microphone.
    session.press('source');
    pass(3_000);
    session.release('source');
    hear(sentence);
    expect(sent.filter(({ kind }) => kind === 'stop')).toHaveLength(3);
  });

  it('[VOICE-01] in two-way mode the side that speaks locks the other, whose turn goes the other way', () => {
    const { session, server, hear, openedCount, sent } = testSession({ isTwoWay: true });
    server.connect();
    session.press('target');
    session.press('source');
    session.release('source');
    expect([openedCount(), session.conversation.get().recording?.side]).toEqual([1, 'target']);
    session.release('target');
    hear(sentence);
    expect(sent[0]).toMatchObject({ kind: 'start', sourceLanguage: 'en', targetLanguage: 'zh-CN' });
    session.press('source');
    expect(session.conversation.get().recording?.side).toBe('source');
  });

  it('[VOICE-01] a refused microphone sets the status to error, and the next press asks again', () => {
    const { session, server, open, openedCount } = testSession();
    server.connect();
    session.press('source');
    for (const microphone of open) microphone.onProblem('mic-refused');
    expect(session.conversation.get()).toMatchObject({
      status: 'error',
      recording: null,
      problem: { code: 'mic-refused' },
    });
    session.press('source');
    expect(openedCount()).toBe(2);
    session.press('source');
    expect(session.conversation.get()).toMatchObject({ recording: null, problem: null });
  });

  it('[VOICE-06] speaking stops what is heard, and nothing is played into a recording', () => {
    const { session, server, played, turn } = spoken();
    server.say({ type: 'translation', text: 'Hello', turn });
    server.say({ type: 'speech', audio_data: base64('one'), part: 0, last: false, turn });
    expect(session.playing.get()).toBe(turn);
    session.press('source');
    expect(session.playing.get()).toBeNull();
    server.say({ type: 'speech', audio_data: base64('two'), part: 1, last: true, turn });
    expect(played).toEqual([`${turn}: one`]);
  });

  it('[VOICE-05] a turn that failed says what the server said, and is tried again with what was spoken', () => {
    const { session, server, sent, turn } = spoken();
    server.say({ type: 'error', message: 'The service refused the key', code: 'engine-refused', turn });
    expect(session.conversation.get()).toMatchObject({
      status: 'error',
      turns: [{ stage: 'failed', problem: { code: 'engine-refused', message: 'The service refused the key' } }],
    });
    const first = sent.filter(({ kind }) => kind === 'frame').reduce((sum, { samples = 0 }) => sum + samples, 0);
    sent.length = 0;
    session.retry(turn);
    const again = sent.filter(({ kind }) => kind === 'frame').reduce((sum, { samples = 0 }) => sum + samples, 0);
    expect(again).toBe(first);
    expect(session.conversation.get().turns).toHaveLength(1);
    session.cancel('turn-2');
    expect(session.conversation.get()).toMatchObject({ status: 'connected', turns: [] });
  });

  it('[VOICE-06] a corrected text is translated again in its place', async () => {
    const { session, server, stored, audio, turn } = spoken();
    server.say({ type: 'transcription', text: '你号', turn });
    server.say({ type: 'translation', text: 'Your number', turn });
    server.say({ type: 'speech', audio_data: base64('old'), turn });
    server.say(done(turn));
    session.correct(turn, '  你好 ');
    const correction = session.conversation.get().turns[0];
    expect(correction).toMatchObject({ entryId: turn, original: { text: '你好' } });
    server.say({ type: 'translation', text: 'Hello', turn: correction.id });
    await settle();
    expect(audio.get(turn)?.speech).toBeUndefined();
    server.say(done(correction.id));
    expect([...stored.values()]).toMatchObject([
      { id: turn, originalText: '你好', translated: 'Hello', isCorrected: true, input: 'speech' },
    ]);
    expect(stored.get(turn)?.spokenMs).toBeGreaterThan(0);
  });

  it('[VOICE-06] typed text is a turn; blank text is neither sent nor spoken', async () => {
    const { session, server, sent, played } = testSession();
    server.connect();
    session.sendText('  ', 'source');
    expect(sent).toEqual([]);
    session.sendText(' 谢谢 ', 'source');
    expect(sent).toMatchObject([{ kind: 'text', text: '谢谢' }]);
    server.say({ type: 'translation', text: ' ', turn: 'turn-1' });
    server.say(done('turn-1'));
    session.speak('turn-1');
    await settle();
    expect(played).toEqual([]);
  });

  it('[VOICE-04] an entry without kept sound is spoken by the server, else by the browser', async () => {
    const { session, server, sent, played } = testSession();
    server.connect();
    session.sendText('谢谢', 'source');
    server.say({ type: 'translation', text: 'Thanks', turn: 'turn-1' });
    server.say(done('turn-1'));
    session.speak('turn-1');
    await settle();
    expect(sent.at(-1)).toEqual({ kind: 'tts' });
    server.say({ type: 'speech', audio_data: base64('aloud') });
    expect(played).toEqual(['turn-1: aloud']);
    server.connect({ ...allEngines, speech: null });
    session.sendText('再见', 'source');
    server.say({ type: 'translation', text: 'Goodbye', turn: 'turn-2' });
    server.say(done('turn-2'));
    await settle();
    expect(played.at(-1)).toBe('browser: Goodbye');
  });

  it('[VOICE-01] clearing ends what goes on, deletes the history, and can be undone', async () => {
    const { session, server, stored, sent, turn } = spoken();
    server.say({ type: 'translation', text: 'Hello', turn });
    server.say(done(turn));
    session.sendText('谢谢', 'source');
    session.clear();
    expect(sent.at(-1)).toEqual({ kind: 'cancel', turn: 'turn-2' });
    expect([stored.size, session.book.shelf.get()]).toEqual([0, { entries: [], canUndo: true }]);
    session.book.undo();
    await settle();
    expect([stored.size, session.book.shelf.get().entries.length]).toEqual([1, 1]);
    expect(await session.book.audio(turn)).toHaveProperty('recording');
  });

  it('[VOICE-06] the engines of the browser do a whole turn without the server', async () => {
    const { session, recognitions, sent, stored, browserAnswers, played } = testSession({ engine: 'browser' });
    session.press('source');
    recognitions[0].onStart();
    recognitions[0].onPartial('你');
    expect(session.conversation.get()).toMatchObject({
      recording: { listeningSince: expect.any(Number) as number },
      turns: [{ stage: 'recording' }],
    });
    recognitions[0].onEnd({ ok: true, text: '你好' });
    expect(session.conversation.get()).toMatchObject({ recording: null, status: 'translating' });
    await settle();
    expect([...stored.values()]).toMatchObject([
      { originalText: '你好', translated: 'by browser', engines: { recognition: { kind: 'browser' } } },
    ]);
    expect(played).toEqual(['browser: by browser']);
    browserAnswers.translation = { ok: false, problem: 'browser-translation' };
    session.sendText('再见', 'source');
    await settle();
    expect(session.conversation.get().turns).toMatchObject([
      { stage: 'failed', problem: { code: 'browser-translation' } },
    ]);
    session.press('source');
    recognitions[1].onEnd({ ok: false, problem: 'browser-recognition' });
    expect(session.conversation.get()).toMatchObject({ recording: null, problem: { code: 'browser-recognition' } });
    expect(sent).toEqual([]);
  });
});
