import { describe, expect, it } from 'vitest';
import { readAudioMessage, type ReadAudioMessage } from './audio-message.ts';
import { createChannel } from '../channel.ts';
import { madeVoice, seeded } from './made-sounds.ts';
import { createRecording, readFrame } from './recording.ts';
import { createVoiceSession, isComplete } from '../session.ts';

const numbered = (length: number) => Int16Array.from({ length }, (_, at) => at % 30_000);

describe('[VOICE-02] frames of a turn', () => {
  it('become the same recording however they come again, overlap or wait for a gap', () => {
    const whole = numbered(5_000);
    const random = seeded(3);
    for (let round = 0; round < 50; round += 1) {
      const recording = createRecording(10_000, 16_000);
      while (recording.held() < whole.length) {
        const first = Math.max(0, Math.floor(recording.held() - 300 + random() * 600));
        const held = recording.held();
        const outcome = recording.add(first, whole.subarray(first, first + Math.floor(random() * 700)));
        if (first > held) expect(outcome).toBe('gap');
        expect(recording.held()).toBeGreaterThanOrEqual(held);
      }
      expect(recording.samples()).toEqual(whole);
    }
  });

  it('end where a turn is too long, and keep what was held', () => {
    const recording = createRecording(1_000, 16_000);
    expect(recording.add(0, numbered(990))).toBe('kept');
    expect(recording.add(990, numbered(20))).toBe('full');
    expect(recording.held()).toBe(990);
    expect(recording.add(0, numbered(100))).toBe('known');
  });

  it('[VOICE-05] keep no memory once they are a file, and stay counted', () => {
    const recording = createRecording(10_000, 16_000);
    recording.add(0, numbered(5_000));
    recording.release();
    expect([recording.held(), recording.samples().buffer.byteLength]).toEqual([5_000, 0]);
  });

  it('are listened to while they come, each sample once', () => {
    const voice = madeVoice(900);
    const recording = createRecording(20_000, 16_000);
    for (let at = 0; at < voice.length; at += 320) {
      recording.add(at, voice.subarray(at, at + 320));
      recording.add(Math.max(0, at - 640), voice.subarray(Math.max(0, at - 640), at));
    }
    const once = createRecording(20_000, 16_000);
    once.add(0, voice);
    expect(recording.heard()).toEqual(once.heard());
    expect(recording.heard().hasVoice).toBe(true);
  });

  it('are read from their bytes, and nothing else is', () => {
    expect(readFrame(Uint8Array.of(1, 1, 0, 0, 0xff, 0xff, 2, 0))).toEqual({
      first: 257,
      samples: Int16Array.of(-1, 2),
    });
    for (const length of [0, 1, 4, 5, 7, 32_006]) expect(readFrame(new Uint8Array(length))).toBeUndefined();
  });
});

describe('[VOICE-02] the turns of a session', () => {
  const open = () => createVoiceSession({ turnsKept: 3, keptCharacters: 100, turnSamples: 1_000, sampleRate: 16_000 });
  const start = (turn: string) => ({
    type: 'start' as const,
    turn,
    sourceLanguage: 'en' as const,
    targetLanguage: 'de' as const,
  });

  it('[VOICE-05] keep so much speech, the newest', () => {
    const session = open();
    for (const id of ['turn-0001', 'turn-0002', 'turn-0003']) {
      const begun = session.begin(start(id));
      if (begun.kind === 'over') throw new Error(id);
      begun.turn.phase = 'ended';
      begun.turn.told.push({ type: 'speech', audio_data: 'a'.repeat(80), turn: id });
    }
    expect(session.turns().map(({ id }) => id)).toEqual(['turn-0002', 'turn-0003']);
  });

  it('begin once', () => {
    const session = open();
    const first = session.begin(start('turn-0001'));
    expect(first.kind).toBe('new');
    expect(session.begin(start('turn-0001'))).toEqual({ ...first, kind: 'known' });
    session.forget('turn-0001');
    expect(session.begin(start('turn-0001'))).toEqual({ kind: 'over' });
    expect(session.isOver('turn-0001')).toBe(true);
    expect(session.isOver('turn-0002')).toBe(false);
  });

  it('are told again in order, those that are spoken by what is held of them', () => {
    const session = open();
    for (const id of ['turn-0001', 'turn-0002']) session.begin(start(id));
    const [ended, spoken] = session.turns();
    ended?.told.push({ type: 'transcription', text: 'a', turn: 'turn-0001' });
    if (ended) ended.phase = 'ended';
    spoken?.recording.add(0, numbered(100));
    expect(session.spoken()?.id).toBe('turn-0002');
    expect(session.backlog()).toEqual([
      { type: 'transcription', text: 'a', turn: 'turn-0001' },
      { type: 'received', turn: 'turn-0002', samples: 100 },
    ]);
  });

  it('are complete when all that was declared is held', () => {
    const session = open();
    const begun = session.begin(start('turn-0001'));
    if (begun.kind === 'over') throw new Error('over');
    expect(isComplete(begun.turn)).toBe(false);
    begun.turn.declared = 100;
    begun.turn.recording.add(0, numbered(99));
    expect(isComplete(begun.turn)).toBe(false);
    begun.turn.recording.add(99, numbered(5));
    expect(isComplete(begun.turn)).toBe(true);
  });

  it('are kept in a limited number, the oldest ended ones going first', () => {
    const session = open();
    for (let at = 1; at <= 6; at += 1) {
      const begun = session.begin(start(`turn-000${at}`));
      if (begun.kind !== 'over' && at !== 1) begun.turn.phase = 'ended';
    }
    expect(session.turns().map(({ id }) => id)).toEqual(['turn-0001', 'turn-0005', 'turn-0006']);
    expect(session.isOver('turn-0002')).toBe(true);
  });
});

function read(text: string, most = 1_000_000): ReadAudioMessage & { readonly steps?: number } {
  const steps = readAudioMessage(new TextEncoder().encode(text), most);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('[VOICE-03] a recording as a list of numbers', () => {
  it.each([
    '{"type":"audio","data":[1,2,255],"sourceLanguage":"en"}',
    '{ "a" : {"data":[7]} , "data" :\n[ 1 ,\t2 , 255 ] }',
    '{"text":"\\"data\\":[9]","data":[1,2,255]}',
    '{"data":[1,2,255],"data2":[3]}',
  ])('is read as JSON reads it: %s', (text) => {
    const found = read(text);
    if (typeof found === 'string') throw new Error(found);
    expect([...found.data]).toEqual([1, 2, 255]);
    expect(JSON.parse(found.rest)).toEqual({ ...(JSON.parse(text) as object), data: [] });
  });

  it.each([
    ...['', '{}', '[1,2]', '{"data":1}', '{"data":[256]}', '{"data":[-1]}', '{"data":[1.5]}', '{"data":[01]}'],
    ...[
      '{"data":[1,]}',
      '{"data":[,1]}',
      '{"data":[1',
      '{"data":[1 2]}',
      '{"data":["1"]}',
      '{"data":[1e1]}',
      '{"a":[{"data":[1]}]}',
    ],
  ])('is nothing else: %s', (text) => expect(read(text)).toBe('bad-message'));

  it('has a limit, and is read in steps', () => {
    const text = JSON.stringify({ data: Array.from({ length: 500_000 }, (_, at) => at % 256) });
    expect(read(text, 499_999)).toBe('too-long');
    const steps = readAudioMessage(new TextEncoder().encode(text), 500_000);
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) count += 1;
    expect(count).toBeGreaterThan(20);
    expect(typeof step.value === 'string' ? step.value : step.value.data.length).toBe(500_000);
    const empty = read('{"data":[ ]}');
    expect(typeof empty === 'string' ? empty : empty.data.length).toBe(0);
  });
});

it('[VOICE-05] a channel hands over all values in order, whether they are waited for or wait', async () => {
  const channel = createChannel<number>();
  const taken: number[] = [];
  channel.push(1);
  channel.push(2);
  const taking = (async () => {
    for await (const value of channel) taken.push(value);
  })();
  await Promise.resolve();
  channel.push(3);
  await Promise.resolve();
  channel.push(4);
  channel.end();
  await taking;
  expect(taken).toEqual([1, 2, 3, 4]);
});
