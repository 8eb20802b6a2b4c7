import { describe, expect, it } from 'vitest';
import { hearVoice, type Heard } from './hear-voice.ts';
import { madeNoises, madeVoice } from './made-sounds.ts';

function heard(samples: Int16Array, sampleRate = 16_000): Heard {
  const steps = hearVoice({ sampleRate, samples });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const mix = (left: Int16Array, right: Int16Array, gain: number) =>
  left.map((sample, at) => Math.max(-32_768, Math.min(32_767, sample + gain * (right[at % right.length] ?? 0))));

describe('[VOICE-05] listening for a voice', () => {
  it.each(madeNoises(50).map(({ name, samples }) => [name, samples] as const))('hears none in %s', (_name, samples) => {
    expect(heard(samples).hasVoice).toBe(false);
  });

  it('hears voices of many pitches, also softly and over noise', () => {
    const white = madeNoises(3)[2]?.samples ?? new Int16Array();
    for (let seed = 1; seed <= 20; seed += 1) {
      const voice = madeVoice(900, seed);
      expect(heard(voice).hasVoice).toBe(true);
      for (const softer of [20, 200]) expect(heard(voice.map((sample) => sample / softer)).hasVoice).toBe(true);
      expect(heard(mix(voice, white, 0.1)).hasVoice).toBe(true);
    }
  });

  it('hears it at other rates, and within silence', () => {
    const voice = madeVoice(900);
    const doubled = Int16Array.from({ length: voice.length * 3 }, (_, at) => voice[Math.floor(at / 3)] ?? 0);
    expect(heard(doubled, 48_000).hasVoice).toBe(true);
    const long = new Int16Array(160_000);
    long.set(voice, 80_000);
    expect(heard(long).hasVoice).toBe(true);
    expect(heard(long).voicedMs).toBeLessThan(900);
  });

  it('hears none in what is too short to tell', () => {
    for (const length of [0, 1, 100, 639]) expect(heard(new Int16Array(length)).hasVoice).toBe(false);
  });
});
