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
 * repeat but never change, a knock only fades. So speech needs periodic frames in a row whose level moves, and whose
 * pitch or timbre moves. A whisper repeats nothing: see hear-whisper.ts.
 */
const rate = 4_000;
const frameMs = 10;
const hop = (rate * frameMs) / 1_000;
const windowLength = 136;
const [shortestLag, longestLag] = [rate / 400, Math.floor(rate / 70)];
/**
 * In dB of full scale: what lies below is rounding. How soft a voice is says nothing of what it is, so there is no other
 * absolute limit; how far away it is, and how a device sets its microphone, may make it 30 dB softer than it was.
 */
const leastLevel = -72;
/** What lies so far below the loudest frame is background. */
const range = 30;
const leastPeriodicity = 0.5;
/** Between two peaks of a voice the waveform differs; a rumble just stays similar to itself. */
const dipBelow = 0.2;
const leastRun = 5;
const leastFrames = 6;
/** Within speech the level moves at least so many dB, the pitch or the zero crossings by such a part of themselves. */
const [leastLevelSpread, leastPitchSpread, leastTimbreSpread] = [5, 0.07, 0.5];

/** One stretch of sound; `lag` is its period, 0 where it does not repeat itself. */
interface Frame {
  readonly level: number;
  readonly lag: number;
  readonly crossings: number;
}

function energyOf(window: Float32Array): number {
  let sum = 0;
  for (const value of window) sum += value * value;
  return sum;
}

function crossingsOf(window: Float32Array): number {
  let count = 0;
  for (let at = 1; at < window.length; at += 1) if ((window[at - 1] ?? 0) < 0 !== (window[at] ?? 0) < 0) count += 1;
  return count;
}

/** The lag at which a stretch is most like itself, by normalised autocorrelation. */
function periodOf(window: Float32Array, energy: number): number {
  let dipped = false;
  let [best, bestLag] = [leastPeriodicity, 0];
  let [left, right] = [energy, energy];
  for (let lag = 1; lag <= longestLag; lag += 1) {
    left -= (window[windowLength - lag] ?? 0) ** 2;
    right -= (window[lag - 1] ?? 0) ** 2;
    let product = 0;
    for (let at = lag; at < windowLength; at += 1) product += (window[at] ?? 0) * (window[at - lag] ?? 0);
    const similarity = product / (Math.sqrt(Math.max(0, left * right)) + 1e-9);
    dipped ||= similarity < dipBelow;
    if (dipped && lag >= shortestLag && similarity > best) [best, bestLag] = [similarity, lag];
  }
  return bestLag;
}

function frameOf(window: Float32Array): Frame {
  const energy = energyOf(window);
  const level = 10 * Math.log10(energy / windowLength + 1e-12);
  if (level <= leastLevel) return { level, lag: 0, crossings: 0 };
  return { level, lag: periodOf(window, energy), crossings: crossingsOf(window) };
}

function percentiles(values: readonly number[]) {
  const sorted = Float64Array.from(values).sort();
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { spread: at(0.9) - at(0.1), median: at(0.5) };
}

function voicedFrames(frames: readonly Frame[]): readonly Frame[] {
  let loudest = -Infinity;
  for (const { level } of frames) loudest = Math.max(loudest, level);
  const voiced: Frame[] = [];
  let run: Frame[] = [];
  const endRun = () => {
    if (run.length >= leastRun) voiced.push(...run);
    run = [];
  };
  for (const frame of frames) {
    if (frame.lag > 0 && frame.level > loudest - range) run.push(frame);
    else endRun();
  }
  endRun();
  return voiced;
}

function verdict(frames: readonly Frame[]): Heard {
  const voiced = voicedFrames(frames);
  const level = percentiles(voiced.map((frame) => frame.level));
  const pitch = percentiles(voiced.map((frame) => frame.lag));
  const timbre = percentiles(voiced.map((frame) => frame.crossings));
  const moves =
    level.spread >= leastLevelSpread &&
    (pitch.spread >= leastPitchSpread * pitch.median || timbre.spread >= leastTimbreSpread * timbre.median);
  return { hasVoice: voiced.length >= leastFrames && moves, voicedMs: voiced.length * frameMs };
}

/** Listens while sound comes; each call costs a few microseconds for each 10 ms of it. */
export interface Ear {
  readonly push: (samples: Int16Array) => void;
  readonly heard: () => Heard;
}

export function createEar(sampleRate: number): Ear {
  const factor = Math.max(1, Math.round(sampleRate / rate));
  const frames: Frame[] = [];
  const window = new Float32Array(windowLength);
  let filled = 0;
  let [sum, summed] = [0, 0];
  let [before, kept] = [0, 0];
  const take = (value: number) => {
    // A high pass against rumble.
    kept = 0.85 * (kept + value - before);
    before = value;
    window[filled] = kept;
    filled += 1;
    if (filled < windowLength) return;
    frames.push(frameOf(window));
    window.copyWithin(0, hop);
    filled -= hop;
  };
  return {
    push(samples) {
      for (const sample of samples) {
        // The mean of a few samples: a low pass that is good enough for pitch.
        sum += sample;
        summed += 1;
        if (summed < factor) continue;
        take(sum / factor / 32_768);
        [sum, summed] = [0, 0];
      }
    },
    heard: () => verdict(frames),
  };
}

/** Listens to a whole sound in steps of about a millisecond. */
export function* hearVoice({ sampleRate, samples }: Sound): Generator<undefined, Heard> {
  const ear = createEar(sampleRate);
  const step = Math.ceil(sampleRate / 2);
  for (let at = 0; at < samples.length; at += step) {
    ear.push(samples.subarray(at, at + step));
    yield;
  }
  return ear.heard();
}
