import { limits } from '@toolbench/contracts/limits.ts';
import { createWhisperEar } from '@toolbench/lab/voice/sound/hear-whisper.ts';
import type { SpeechEar } from './speech-ear.ts';
import { joinPcm } from './pcm.ts';

const { frameMs, endOfSpeechMs } = limits.voice;

/** The quietest frame of this long is the noise of the room. */
const floorFrames = 3_000 / frameMs;
/** Speech is this much above the noise; once begun it goes on down to the lower one. */
const [onsetDb, staysDb] = [9, 6];
/** What lies below is rounding; how softly someone speaks is measured by the room alone. */
const quietestSpeechDb = -75;
/** Loud frames, and frames with the pitch of a voice among them, that make speech of a sound. */
const [loudNeeded, voicedNeeded] = [8, 4];
const voicedFrom = 0.5;
/** A pause this long makes what was heard before it a sound of its own: a cough, a door. */
const apartFrames = 300 / frameMs;

interface Heard {
  /** dB relative to full scale. */
  readonly level: number;
  /** Above the noise of the room. */
  readonly isLoud: boolean;
  /** Speech was heard: since when, as the number of its first loud frame. Null until then. */
  readonly speechFrom: number | null;
  /** Speech was heard, and then nothing for as long as ends a turn. */
  readonly isOver: boolean;
}

/** Levels are decibels below full scale; nothing is quieter than this. */
const silenceDb = -100;

/** Loudness of a frame, without its constant part: dB relative to full scale. */
function levelOf(frame: Int16Array): number {
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
function periodicity(before: Int16Array, frame: Int16Array): number {
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

/**
 * Tells speech from silence and noise, frame by frame: loud against the noise of the room, which is learnt all the time,
 * and at the pitch of a voice for a moment at least, or with the timbre of a whisper. A hum is no speech because it does
 * not change, a hiss because it has no pitch and its timbre stays, a knock because it is short. What is alike a voice by
 * all of these, music above all, is left to `ear`, where there is one.
 */
export function createSpeechDetector(ear: SpeechEar | null = null): (frame: Int16Array) => Heard {
  const recent: number[] = [];
  let before = new Int16Array(0);
  let count = 0;
  let firstLoud: number | null = null;
  let lastLoud = 0;
  let [loud, voiced] = [0, 0];
  let speechFrom: number | null = null;
  const whisper = createWhisperEar();

  return (frame) => {
    ear?.hear(frame);
    const agrees = ear?.agrees() ?? true;
    const number = count;
    count += 1;
    const level = levelOf(frame);
    recent.push(level);
    if (recent.length > floorFrames) recent.shift();
    const floor = recent.reduce((quietest, one) => Math.min(quietest, one), 0);
    const margin = speechFrom === null ? onsetDb : staysDb;
    const isLoud = level > Math.max(floor + margin, quietestSpeechDb);
    if (isLoud) {
      if (speechFrom === null && firstLoud !== null && number - lastLoud > apartFrames) firstLoud = null;
      if (firstLoud === null) [firstLoud, loud, voiced] = [number, 0, 0];
      lastLoud = number;
      loud += 1;
      if (speechFrom === null && level > silenceDb && voiced < voicedNeeded && periodicity(before, frame) > voicedFrom)
        voiced += 1;
    }
    if (agrees && loud >= loudNeeded && voiced >= voicedNeeded) speechFrom ??= firstLoud;
    if (speechFrom === null) {
      const heard = whisper.push(frame);
      if (heard && agrees) [speechFrom, lastLoud] = [Math.max(0, count - heard.since), number];
    }
    before = Int16Array.from(frame);
    const isOver = speechFrom !== null && (number - lastLoud) * frameMs >= endOfSpeechMs;
    return { level, isLoud, speechFrom, isOver };
  };
}
