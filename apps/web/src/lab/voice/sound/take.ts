import { limits } from '@toolbench/contracts/limits.ts';
import { joinPcm, msOf, samplesIn } from './pcm.ts';
import type { SpeechEar } from './speech-ear.ts';
import { createSpeechDetector } from './speech-detector.ts';

const { frameMs, leadMs, shortestMs, turnMs, waitForSpeechMs } = limits.voice;

/** Why a recording ends by itself. */
export type TakeEnd = 'end-of-speech' | 'too-long' | 'nothing-said';

interface TakeStep {
  /** dB relative to full scale. */
  readonly level: number;
  /** To be sent now: speech, from a little before it was noticed. Null while there is nothing to send. */
  readonly send: Int16Array<ArrayBuffer> | null;
  readonly end: TakeEnd | null;
}

/** What a recording turned out to be. */
type Taken =
  | { readonly kind: 'spoken'; readonly samples: Int16Array<ArrayBuffer> }
  | { readonly kind: 'too-short' | 'no-speech' };

interface Take {
  /** The next frame, `limits.voice.frameMs` long. */
  readonly hear: (frame: Int16Array) => TakeStep;
  /** While the button is held, a pause does not end the recording. */
  readonly hold: (isHeld: boolean) => void;
  readonly finish: () => Taken;
}

const leadFrames = leadMs / frameMs;

/**
 * One recording as it grows. Nothing is sent before speech is heard, so that silence, noise and clips that are too short
 * never leave the page; then it is sent frame by frame, from shortly before its first sound on.
 */
export function createTake(ear: SpeechEar | null = null): Take {
  const detect = createSpeechDetector(ear);
  const waiting: Int16Array[] = [];
  const sent: Int16Array[] = [];
  let heardFrames = 0;
  let sentSamples = 0;
  let isHeld = false;
  let heardSpeech = false;

  const toSend = (frame: Int16Array, speechFrom: number | null): Int16Array<ArrayBuffer> | null => {
    waiting.push(frame);
    if (speechFrom === null) return null;
    heardSpeech = true;
    const isFirst = sent.length === 0;
    // A held button was pressed because speech begins: all of it counts.
    const lead = isFirst && !isHeld ? Math.max(0, speechFrom - leadFrames) : 0;
    const pieces = waiting.slice(lead);
    const samples = joinPcm(pieces);
    if (isFirst && samples.length < samplesIn(shortestMs)) return null;
    waiting.length = 0;
    sent.push(samples);
    sentSamples += samples.length;
    return samples;
  };

  const endOf = (isOver: boolean): TakeEnd | null => {
    const heardMs = heardFrames * frameMs;
    if (msOf(sentSamples) >= turnMs) return 'too-long';
    if (isHeld) return heardMs >= turnMs ? 'too-long' : null;
    if (isOver) return 'end-of-speech';
    return !heardSpeech && heardMs >= waitForSpeechMs ? 'nothing-said' : null;
  };

  return {
    hear(frame) {
      heardFrames += 1;
      const { level, speechFrom, isOver } = detect(frame);
      return { level, send: toSend(frame, speechFrom), end: endOf(isOver) };
    },
    hold(next) {
      isHeld = next;
    },
    finish() {
      if (sentSamples > 0) return { kind: 'spoken', samples: joinPcm(sent) };
      return { kind: heardFrames * frameMs < shortestMs || heardSpeech ? 'too-short' : 'no-speech' };
    },
  };
}
