import { describe, expect, it } from 'vitest';
import { hearWhisper } from './hear-whisper.ts';
import { madeNoises, madeWhisper } from './made-sounds.ts';

function heard(samples: Int16Array, sampleRate = 16_000): boolean {
  const steps = hearWhisper({ sampleRate, samples });
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value > 0;
  }
}

/** With silence before and behind it, as it is recorded. */
function within(samples: Int16Array, room: Int16Array): Int16Array {
  const whole = Int16Array.from({ length: samples.length + 12_000 }, (_, at) => room[at % room.length] ?? 0);
  samples.forEach((sample, at) => (whole[6_000 + at] = (whole[6_000 + at] ?? 0) + sample));
  return whole;
}

describe('[VOICE-05] listening for a whisper', () => {
  it.each(madeNoises(50).map(({ name, samples }) => [name, samples] as const))('hears none in %s', (_name, samples) => {
    expect(heard(samples)).toBe(false);
    expect(heard(samples.map((sample) => sample / 30))).toBe(false);
  });

  it('[VOICE-06] hears one close by and far away, in a quiet room', () => {
    const hiss = madeNoises(2)[1]?.samples ?? new Int16Array();
    for (let seed = 1; seed <= 10; seed += 1) {
      for (const peak of [0.2, 0.02]) expect(heard(within(madeWhisper(1_500, peak, seed), hiss)), `${peak}`).toBe(true);
    }
  });

  it('hears it at other rates', () => {
    const whisper = madeWhisper(1_500, 0.1);
    const tripled = Int16Array.from({ length: whisper.length * 3 }, (_, at) => whisper[Math.floor(at / 3)] ?? 0);
    expect(heard(tripled, 48_000)).toBe(true);
  });

  it('hears none in what is too short to tell', () => {
    const whisper = madeWhisper(1_000, 0.2);
    for (const length of [0, 1, 319, 320, 3_000]) expect(heard(whisper.subarray(0, length))).toBe(false);
  });
});
