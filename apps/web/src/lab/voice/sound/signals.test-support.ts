import { limits } from '@toolbench/contracts/limits.ts';
import { joinPcm, samplesIn } from './pcm.ts';

const { sampleRate, frameMs } = limits.voice;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const amplitudeOf = (db: number) => 0x7fff * 10 ** (db / 20);

function signal(ms: number, valueAt: (second: number) => number): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(samplesIn(ms));
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = Math.max(-0x8000, Math.min(0x7fff, Math.round(valueAt(at / sampleRate))));
  }
  return samples;
}

export const quiet = (ms: number) => new Int16Array(samplesIn(ms));

/** A hiss; its peaks at a level. `fades`: how often in a second it swells and ebbs. */
export function noise(ms: number, db: number, random: () => number, fades = 0): Int16Array<ArrayBuffer> {
  const amplitude = amplitudeOf(db);
  const loudnessAt = (second: number) => (fades === 0 ? 1 : 0.5 - 0.5 * Math.cos(2 * Math.PI * fades * second));
  return signal(ms, (second) => (random() * 2 - 1) * amplitude * loudnessAt(second));
}

export const tone = (ms: number, db: number, hertz: number) =>
  signal(ms, (second) => amplitudeOf(db) * Math.sin(2 * Math.PI * hertz * second));

/** Like a voice: harmonics of a pitch that wanders, in syllables of a fifth of a second. */
export function voice(ms: number, db: number, hertz = 140): Int16Array<ArrayBuffer> {
  const amplitude = amplitudeOf(db) / 2;
  return signal(ms, (second) => {
    const syllable = Math.sin(Math.PI * ((second * 5) % 1)) ** 2;
    const phase = 2 * Math.PI * hertz * second + 2 * Math.sin(4 * second);
    return amplitude * syllable * (Math.sin(phase) + 0.6 * Math.sin(2 * phase) + 0.3 * Math.sin(5 * phase));
  });
}

export function mix(...parts: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const sum = new Int16Array(Math.max(...parts.map((part) => part.length)));
  for (const part of parts) for (let at = 0; at < part.length; at += 1) sum[at] += part[at];
  return sum;
}

export const joined = (...parts: readonly Int16Array[]) => joinPcm(parts);

/** A signal in the frames of a microphone. */
export function framesOf(samples: Int16Array): Int16Array<ArrayBuffer>[] {
  const length = samplesIn(frameMs);
  return Array.from({ length: Math.floor(samples.length / length) }, (_, index) =>
    samples.slice(index * length, (index + 1) * length),
  );
}
