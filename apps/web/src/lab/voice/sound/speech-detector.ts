import { limits } from '@toolbench/contracts/limits.ts';
import { createWhisperEar } from '@toolbench/lab/voice/sound/hear-whisper.ts';
import type { SpeechEar } from './speech-ear.ts';
import { levelOf, periodicity, silenceDb } from './frame-features.ts';

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
