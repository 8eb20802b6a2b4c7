import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { madeWhisper } from '@toolbench/lab/voice/sound/made-sounds.ts';
import { joinPcm, msOf, samplesIn } from './pcm.ts';
import { framesOf, joined, mix, noise, quiet, randomFrom, tone, voice } from './signals.test-support.ts';
import { createTake, type TakeEnd } from './take.ts';

const { frameMs, endOfSpeechMs, shortestMs, waitForSpeechMs } = limits.voice;

interface Result {
  readonly sent: Int16Array;
  readonly end: TakeEnd | null;
  /** When it ended, or when the sound was over. */
  readonly endMs: number;
  readonly taken: ReturnType<ReturnType<typeof createTake>['finish']>;
}

/** Lets a recording hear a sound, until it ends by itself. */
function record(sound: Int16Array, isHeld = false): Result {
  const take = createTake();
  take.hold(isHeld);
  const pieces: Int16Array[] = [];
  let end: TakeEnd | null = null;
  let heard = 0;
  for (const frame of framesOf(sound)) {
    const step = take.hear(frame);
    heard += 1;
    if (step.send) pieces.push(step.send);
    end = step.end;
    if (end) break;
  }
  return { sent: joinPcm(pieces), end, endMs: heard * frameMs, taken: take.finish() };
}

const room = (ms: number, db = -60, seed = 1) => noise(ms, db, randomFrom(seed));

describe('a recording', () => {
  it.each([-60, -50, -40])('[VOICE-06] ends by itself at most 700 ms after the last word in a room at %d dB', (db) => {
    const spoken = mix(joined(quiet(1_000), voice(2_000, -14), quiet(3_000)), room(6_000, db));
    const { end, endMs, taken } = record(spoken);
    expect(end).toBe('end-of-speech');
    expect(endMs - 3_000).toBeLessThanOrEqual(700);
    expect(endMs - 3_000).toBeGreaterThan(endOfSpeechMs - 200);
    expect(taken.kind).toBe('spoken');
  });

  it('[VOICE-06] keeps the first sound whole: sends from at least 200 ms before it on', () => {
    const { sent, endMs } = record(mix(joined(quiet(1_000), voice(1_500, -20), quiet(2_000)), room(4_500)));
    const startMs = endMs - msOf(sent.length);
    expect(startMs).toBeLessThanOrEqual(1_000 - 200 + frameMs);
    expect(startMs).toBeGreaterThan(500);
  });

  it('[VOICE-06] a pause within a sentence does not end it', () => {
    const { end, endMs } = record(
      mix(joined(voice(1_000, -16), quiet(450), voice(1_000, -16), quiet(2_000)), room(4_450, -55)),
    );
    expect(end).toBe('end-of-speech');
    expect(endMs).toBeGreaterThan(2_450);
  });

  it('[VOICE-06] while the button is held nothing is cut off, neither the start nor a long pause', () => {
    const spoken = mix(joined(voice(700, -18), quiet(2_000), voice(700, -18), quiet(400)), room(3_800));
    const { end, sent } = record(spoken, true);
    expect(end).toBeNull();
    expect(sent.length).toBe(spoken.length);
  });

  it('[VOICE-06] what is sent is what was heard, without a gap', () => {
    const spoken = mix(joined(quiet(800), voice(1_600, -14), quiet(300)), room(2_700));
    const { sent, taken } = record(spoken);
    expect(taken.kind === 'spoken' && [...taken.samples]).toEqual([...sent]);
    expect([...sent]).toEqual([...spoken.slice(spoken.length - sent.length)]);
  });

  it('[VOICE-05] [VOICE-06] nothing of 50 clips of silence and noise is sent, all of 50 clips of speech are', () => {
    const random = randomFrom(20);
    const clips = [
      (db: number) => room(1_600, db, random() * 1e6),
      (db: number) => noise(1_600, db, random, 0.5 + random() * 3),
      (db: number) => mix(tone(1_600, db - 10, 100 + random() * 300), room(1_600, -60)),
      (db: number) => mix(joined(quiet(1_200), noise(60 + random() * 80, db, random), quiet(1_000)), room(2_300, -60)),
      () => quiet(1_600),
    ];
    const phantoms = Array.from({ length: 50 }, (_, index) => record(clips[index % 5](-45 + random() * 35)));
    expect(phantoms.filter(({ sent }) => sent.length > 0)).toHaveLength(0);
    expect(phantoms.every(({ taken }) => taken.kind === 'no-speech')).toBe(true);
    const spoken = Array.from({ length: 50 }, () =>
      record(
        mix(
          joined(
            quiet(random() * 900),
            voice(500 + random() * 900, -30 + random() * 20, 90 + random() * 180),
            quiet(900),
          ),
          room(1_500, -58, random() * 1e6),
        ),
      ),
    );
    expect(spoken.filter(({ taken }) => taken.kind === 'spoken')).toHaveLength(50);
  });

  it('[VOICE-06] someone who speaks softly, or whispers, is heard where the room is quieter still', () => {
    const said = [voice(900, -52), voice(900, -60, 220), madeWhisper(1_500, 0.1), madeWhisper(1_500, 0.02, 2)];
    for (const sound of said) {
      const spoken = mix(joined(quiet(800), sound, quiet(1_500)), room(4_000, -76));
      const { end, taken, sent } = record(spoken);
      expect([end, taken.kind]).toEqual(['end-of-speech', 'spoken']);
      expect(msOf(sent.length)).toBeGreaterThan(msOf(sound.length));
    }
  });

  it('[VOICE-06] a clip shorter than a word is told from silence', () => {
    expect(record(quiet(shortestMs - 2 * frameMs), true).taken.kind).toBe('too-short');
    expect(record(mix(voice(200, -12), room(200)), true)).toMatchObject({
      sent: { length: 0 },
      taken: { kind: 'too-short' },
    });
    expect(record(room(2_000), true).taken.kind).toBe('no-speech');
  });

  it('[VOICE-06] a recording in which nobody speaks ends', () => {
    expect(record(room(waitForSpeechMs + 1_000))).toMatchObject({ end: 'nothing-said', endMs: waitForSpeechMs });
  });

  it('[VOICE-05] a recording ends at the longest turn', () => {
    const take = createTake();
    take.hold(true);
    const frames = framesOf(mix(voice(2_000, -14), room(2_000)));
    let [count, end]: [number, TakeEnd | null] = [0, null];
    while (end === null && count < 4_000) {
      end = take.hear(frames[count % frames.length]).end;
      count += 1;
    }
    expect(end).toBe('too-long');
    expect(count * samplesIn(frameMs)).toBe(samplesIn(limits.voice.turnMs));
  });
});
