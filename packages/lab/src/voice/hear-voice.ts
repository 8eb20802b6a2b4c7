import type { Sound } from './wav.ts';

/** How much of a sound is voice. */
export interface Heard {
  /** False for silence, noise, clicks, hum and steady tones. */
  readonly hasVoice: boolean;
  /** Milliseconds of voiced speech, in steps of a frame. */
  readonly voicedMs: number;
}

/**
 * A voice is loud enough, and repeats itself 70 to 400 times a second: noise is loud but does not repeat, hum and tones
 * repeat but never change. So speech needs periodic frames in a row whose level or pitch moves. Whispering is not heard.
 */
const rate = 4_000;
const frameMs = 20;
const hop = (rate * frameMs) / 1_000;
const windowLength = 2 * hop;
const [shortestLag, longestLag] = [Math.floor(rate / 400), Math.ceil(rate / 70)];
/** RMS of 0.003 of full scale: softer than any voice near a microphone. */
const leastLevel = -50;
/** What lies so far below the loudest frame is background. */
const range = 30;
const leastPeriodicity = 0.5;
/** Between two peaks of a voice the waveform differs; a rumble just stays similar to itself. */
const dipBelow = 0.2;
const leastRun = 4;
const leastFrames = 6;
/** Level (dB) and pitch (lags) move at least this much in speech. */
const [leastSpread, leastPitchSpread] = [3, 2];

/** Mean of each stretch of samples: a low pass that is good enough for pitch. High pass against rumble. */
function toPitchRate({ sampleRate, samples }: Sound): Float32Array {
  const factor = Math.max(1, Math.round(sampleRate / rate));
  const low = new Float32Array(Math.floor(samples.length / factor));
  let [before, kept] = [0, 0];
  for (let at = 0; at < low.length; at += 1) {
    let sum = 0;
    for (let offset = 0; offset < factor; offset += 1) sum += samples[at * factor + offset] ?? 0;
    const value = sum / factor / 32_768;
    kept = 0.85 * (kept + value - before);
    before = value;
    low[at] = kept;
  }
  return low;
}

function levels(low: Float32Array): Float32Array {
  const found = new Float32Array(Math.max(0, Math.floor((low.length - windowLength) / hop) + 1));
  for (let frame = 0; frame < found.length; frame += 1) {
    let sum = 0;
    for (let at = frame * hop; at < frame * hop + windowLength; at += 1) sum += (low[at] ?? 0) ** 2;
    found[frame] = 10 * Math.log10(sum / windowLength + 1e-12);
  }
  return found;
}

/** The lag at which a frame repeats itself; 0 where it does not. */
function periodOf(low: Float32Array, begin: number): number {
  let dipped = false;
  let [best, bestLag] = [leastPeriodicity, 0];
  for (let lag = 2; lag <= longestLag; lag += 1) {
    let [product, left, right] = [0, 0, 0];
    for (let at = begin; at < begin + windowLength - lag; at += 1) {
      const [a = 0, b = 0] = [low[at], low[at + lag]];
      product += a * b;
      left += a * a;
      right += b * b;
    }
    const similarity = product / (Math.sqrt(left * right) + 1e-9);
    dipped ||= similarity < dipBelow;
    if (dipped && lag >= shortestLag && similarity > best) [best, bestLag] = [similarity, lag];
  }
  return bestLag;
}

function spreadOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, z) => a - z);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return at(0.9) - at(0.1);
}

interface Run {
  readonly level: number;
  readonly lag: number;
}

function verdict(voiced: readonly Run[]): Heard {
  const moves =
    spreadOf(voiced.map(({ level }) => level)) >= leastSpread ||
    spreadOf(voiced.map(({ lag }) => lag)) >= leastPitchSpread;
  return { hasVoice: voiced.length >= leastFrames && moves, voicedMs: voiced.length * frameMs };
}

/** Listens in steps of less than a millisecond. */
export function* hearVoice(sound: Sound): Generator<undefined, Heard> {
  const low = toPitchRate(sound);
  yield;
  const loudness = levels(low);
  yield;
  let loudest = -Infinity;
  for (const level of loudness) loudest = Math.max(loudest, level);
  const voiced: Run[] = [];
  let run: Run[] = [];
  for (let frame = 0; frame <= loudness.length; frame += 1) {
    const level = loudness[frame] ?? -Infinity;
    const lag = level > leastLevel && level > loudest - range ? periodOf(low, frame * hop) : 0;
    if (lag > 0) run.push({ level, lag });
    else {
      if (run.length >= leastRun) voiced.push(...run);
      run = [];
    }
    if (frame % 32 === 31) yield;
  }
  return verdict(voiced);
}
