import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { createFraming, frameMessage, joinPcm, toPcm } from './pcm.ts';
import { createResampler } from './resample.ts';
import { randomFrom } from './signals.test-support.ts';

const { sampleRate } = limits.voice;

const sine = (hertz: number, rate: number, count: number) =>
  Float32Array.from({ length: count }, (_, index) => Math.sin((2 * Math.PI * hertz * index) / rate));
const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

/** Resamples in blocks of changing lengths, as they come from a microphone. */
function resampled(samples: Float32Array, from: number): Float32Array {
  const resample = createResampler(from, sampleRate);
  const random = randomFrom(1);
  const output: number[] = [];
  for (let at = 0; at < samples.length;) {
    const length = 1 + Math.floor(random() * 900);
    output.push(...resample(samples.subarray(at, at + length)));
    at += length;
  }
  return Float32Array.from(output);
}

describe('audio', () => {
  it.each([8_000, 22_050, 44_100, 48_000, 96_000])(
    '[VOICE-04] speech at %d Hz becomes 16 kHz without a seam',
    (rate) => {
      const output = resampled(sine(1_000, rate, rate / 2), rate);
      expect(Math.abs(output.length - sampleRate / 2)).toBeLessThan(60);
      const middle = output.subarray(200, -200);
      expect(loudness(middle)).toBeCloseTo(Math.SQRT1_2, 2);
      const steepest = middle
        .subarray(1)
        .reduce((most, value, index) => Math.max(most, Math.abs(value - middle[index])), 0);
      // A sine of 1 kHz changes by at most 2π/16 from one sample to the next.
      expect(steepest).toBeLessThan(0.42);
    },
  );

  it('[VOICE-04] what 16 kHz cannot hold is filtered out instead of folded back', () => {
    expect(loudness(resampled(sine(11_000, 48_000, 24_000), 48_000).subarray(200, -200))).toBeLessThan(0.003);
  });

  it('[VOICE-04] a rate that is right already passes untouched', () => {
    const block = sine(440, sampleRate, 128);
    expect(createResampler(sampleRate, sampleRate)(block)).toBe(block);
  });

  it('[VOICE-04] samples become 16-bit integers, and louder ones are clipped', () => {
    expect([...toPcm(Float32Array.of(0, 1, -1, 2, -3, 0.5))]).toEqual([0, 32767, -32767, 32767, -32767, 16384]);
  });

  it('[VOICE-03] a frame carries the number of its first sample, then samples, little-endian', () => {
    expect([...new Uint8Array(frameMessage(0x01020304, Int16Array.of(1, -1)))]).toEqual([4, 3, 2, 1, 1, 0, 255, 255]);
  });

  it('[VOICE-03] whatever the blocks, the frames are the same samples in the same order', () => {
    const random = randomFrom(7);
    const samples = Int16Array.from({ length: 5_000 }, (_, index) => index);
    const cut = createFraming(320);
    const frames: Int16Array[] = [];
    for (let at = 0; at < samples.length;) {
      const length = Math.floor(random() * 700);
      frames.push(...cut(samples.subarray(at, at + length)));
      at += length;
    }
    expect(frames.every(({ length }) => length === 320)).toBe(true);
    expect([...joinPcm(frames)]).toEqual([...samples.subarray(0, 4_800)]);
  });
});
