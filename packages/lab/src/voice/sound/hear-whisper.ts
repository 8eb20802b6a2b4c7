import type { Sound } from './wav.ts';

/**
 * A whisper has no pitch: it is noise, and differs from other noise by its timbre, which moves slowly from sound to sound
 * as the mouth does. Noise of one source keeps its timbre however its level swells; blows and clicks change it at once.
 */
const rate = 16_000;
const frameSamples = 320;
const frameMs = (frameSamples * 1_000) / rate;
/** Octaves from 4 to 8 kHz down to 500 Hz to 1 kHz; hum and rumble lie below. */
const bands = 4;
/** What is looked at together. */
const windowFrames = 3_000 / frameMs;
const lookEvery = 10;
/** The background is what the quietest tenth of the frames is not louder than; a whisper stands this much above it. */
const quietPart = 0.1;
const aboveDb = 8;
/** Below this, an energy of -80 dB, lies what rounding leaves of a sound that fades. */
const leastBackground = 1e-8;
/** Frames above the background, and so many of them in a row: 300 and 200 ms. */
const [leastLoud, leastRun] = [15, 10];
/** Spread of the bands' levels against each other, and of the whole level, in dB. */
const [leastMovement, leastLevelSpread] = [2.6, 5];
/** From one frame to the next the timbre changes by at most this part of its spread. */
const mostJump = 0.28;

/** Mean energy of each band; `level` of all of them, in dB. */
interface Frame {
  readonly energies: readonly number[];
  readonly level: number;
}

const decibels = (energy: number) => 10 * Math.log10(energy + 1e-12);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Halves the samples again and again into sums and differences (Haar): each difference is an octave. */
function frameOf(samples: Int16Array): Frame {
  let low: Int16Array | Float64Array = samples;
  const energies: number[] = [];
  for (let band = 0; band < bands; band += 1) {
    const half: Float64Array = new Float64Array(low.length >> 1);
    let energy = 0;
    for (let at = 0; at < half.length; at += 1) {
      const [left = 0, right = 0] = [low[2 * at], low[2 * at + 1]];
      half[at] = (left + right) / 2;
      energy += ((left - right) / 2) ** 2;
    }
    energies.push(energy / half.length / 0x8000 ** 2);
    low = half;
  }
  return { energies, level: decibels(sumOf(energies)) };
}

function percentiles(values: readonly number[], ...parts: readonly number[]): readonly number[] {
  const sorted = Float64Array.from(values).sort();
  return parts.map((part) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
}
function spreadOf(values: readonly number[]): number {
  const [low = 0, high = 0] = percentiles(values, 0.1, 0.9);
  return high - low;
}

/** Levels of the bands against each other, without the background; of two frames, so that chance counts less. */
function timbreOf(before: Frame, frame: Frame, background: readonly number[]): readonly number[] {
  const levels = frame.energies.map((energy, band) => {
    const noise = background[band] ?? 0;
    return decibels(Math.max((energy + (before.energies[band] ?? 0)) / 2 - 1.5 * noise, noise / 2));
  });
  const mean = sumOf(levels) / bands;
  return levels.map((level) => level - mean);
}

/** Whether timbres move as a mouth does. */
function movesSlowly(timbres: readonly (readonly number[])[]): boolean {
  const movement =
    sumOf(Array.from({ length: bands }, (_, band) => spreadOf(timbres.map((one) => one[band] ?? 0)))) / bands;
  let jumps = 0;
  for (let at = 1; at < timbres.length; at += 1) {
    const [before = [], now = []] = [timbres[at - 1], timbres[at]];
    jumps += sumOf(now.map((level, band) => Math.abs(level - (before[band] ?? 0)))) / bands;
  }
  return movement >= leastMovement && jumps / (timbres.length - 1) <= mostJump * movement;
}

/** The number of the first loud frame of a whisper among these, and how many there are; nothing where there is none. */
function findWhisper(frames: readonly Frame[]): { readonly first: number; readonly loud: number } | undefined {
  const background = Array.from({ length: bands }, (_, band) => {
    const energies = frames.map((frame) => frame.energies[band] ?? 0);
    return Math.max(leastBackground, ...percentiles(energies, quietPart));
  });
  const threshold = decibels(sumOf(background)) + aboveDb;
  const isLoud = frames.map(({ level }) => level > threshold);
  const loud = frames.filter((_, at) => isLoud[at]);
  let [run, longest] = [0, 0];
  for (const one of isLoud) {
    run = one ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  if (loud.length < leastLoud || longest < leastRun) return undefined;
  if (spreadOf(loud.map(({ level }) => level)) < leastLevelSpread) return undefined;
  const timbres = frames.flatMap((frame, at) => {
    const before = frames[at - 1];
    return before !== undefined && isLoud[at] && isLoud[at - 1] ? [timbreOf(before, frame, background)] : [];
  });
  return movesSlowly(timbres) ? { first: isLoud.indexOf(true), loud: loud.length } : undefined;
}

/** Listens for a whisper, in frames of 20 ms at 16 kHz. */
export function createWhisperEar() {
  const frames: Frame[] = [];
  let count = 0;
  return {
    /** How long ago a whisper began that goes on or ended lately, in frames with this one; nothing where none is heard. */
    push(samples: Int16Array): { readonly since: number; readonly loud: number } | undefined {
      frames.push(frameOf(samples));
      count += 1;
      if (frames.length > windowFrames) frames.shift();
      if (count % lookEvery !== 0) return undefined;
      const found = findWhisper(frames);
      return found && { since: frames.length - found.first, loud: found.loud };
    },
  };
}

/** Frames between two steps: about a millisecond of work. */
const framesPerStep = 50;

/**
 * Listens to a whole sound in steps. Gives the milliseconds of whispering in it, until it is certain that there is some; 0
 * where there is none.
 */
export function* hearWhisper({ sampleRate, samples }: Sound): Generator<undefined, number> {
  const factor = Math.max(1, Math.round(sampleRate / rate));
  const ear = createWhisperEar();
  const frame = new Int16Array(frameSamples);
  const span = frameSamples * factor;
  for (let count = 1; count * span <= samples.length; count += 1) {
    const from = (count - 1) * span;
    for (let to = 0; to < frameSamples; to += 1) {
      let sum = 0;
      for (let part = 0; part < factor; part += 1) sum += samples[from + to * factor + part] ?? 0;
      frame[to] = sum / factor;
    }
    const whisper = ear.push(frame);
    if (whisper !== undefined) return whisper.loud * frameMs;
    if (count % framesPerStep === 0) yield;
  }
  return 0;
}
