import { joinPcm } from './pcm.ts';

/** Levels are decibels below full scale; nothing is quieter than this. */
export const silenceDb = -100;

/** Loudness of a frame, without its constant part: dB relative to full scale. */
export function levelOf(frame: Int16Array): number {
  let sum = 0;
  let squares = 0;
  for (const sample of frame) {
    sum += sample;
    squares += sample * sample;
  }
  const variance = squares / frame.length - (sum / frame.length) ** 2;
  return variance <= 0 ? silenceDb : Math.max(silenceDb, 10 * Math.log10(variance / 0x8000 ** 2));
}

/** Pitches of a voice, 80 to 400 Hz, as lags at half the rate: half of the samples tell as much. */
const [shortestLag, longestLag] = [20, 100];

function halved(frames: readonly Int16Array[]): Float64Array {
  const samples = joinPcm(frames);
  return Float64Array.from({ length: samples.length / 2 }, (_, at) => samples[2 * at] + samples[2 * at + 1]);
}

/**
 * How much two frames in a row repeat themselves at the pitch of a voice: near 1 for a vowel, near 0 for noise.
 * The largest normalised autocorrelation over the lags of a voice.
 */
export function periodicity(before: Int16Array, frame: Int16Array): number {
  const window = halved([before, frame]);
  const length = window.length - longestLag;
  if (length <= 0) return 0;
  /** Energy of the first samples, so that any stretch's is a difference. */
  const energies = new Float64Array(window.length + 1);
  for (let at = 0; at < window.length; at += 1) energies[at + 1] = energies[at] + window[at] ** 2;
  let best = 0;
  for (let lag = shortestLag; lag <= longestLag; lag += 1) {
    let product = 0;
    for (let at = 0; at < length; at += 1) product += window[at] * window[at + lag];
    const scale = Math.sqrt(energies[length] * (energies[length + lag] - energies[lag]));
    if (scale > 0) best = Math.max(best, product / scale);
  }
  return best;
}
