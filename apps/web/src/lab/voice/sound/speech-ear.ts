import { joinPcm, samplesIn } from './pcm.ts';

/** Tells how probable it is, 0 to 1, that a window is speech; it remembers the ones before. Rejects where it cannot. */
export type JudgeWindow = (samples: Float32Array) => Promise<number>;

/** Listens beside the page's own detector, which it keeps from taking music, slams and dishes for speech. */
export interface SpeechEar {
  /** The next frame; its verdict comes a little later. */
  readonly hear: (frame: Int16Array) => void;
  /** Whether there was speech lately. Where the model fails or does not keep up it has no say, and always agrees. */
  readonly agrees: () => boolean;
}

/** Samples that the model judges at once: 32 ms. */
export const windowSamples = 512;
/** From here on a window is speech; the model's own threshold in its library. */
const speechFrom = 0.3;
/** So many windows of the last second: a fifth of a second, as long as a short word. */
const [windowsNeeded, windowsLately] = [6, 31];
/** A model that is this far behind is too slow for this device. */
const mostWaiting = samplesIn(1_000);

export function createSpeechEar(judge: JudgeWindow): SpeechEar {
  const lately: boolean[] = [];
  let waiting = new Int16Array(0);
  let isJudging = false;
  let hasFailed = false;

  const work = async () => {
    isJudging = true;
    while (waiting.length >= windowSamples && !hasFailed) {
      const window = Float32Array.from(waiting.subarray(0, windowSamples), (sample) => sample / 0x8000);
      waiting = waiting.slice(windowSamples);
      lately.push((await judge(window)) >= speechFrom);
      if (lately.length > windowsLately) lately.shift();
    }
    isJudging = false;
  };

  return {
    hear(frame) {
      if (hasFailed) return;
      waiting = joinPcm([waiting, frame]);
      if (waiting.length > mostWaiting) hasFailed = true;
      else if (!isJudging) work().catch(() => (hasFailed = true));
    },
    agrees: () => hasFailed || lately.filter(Boolean).length >= windowsNeeded,
  };
}
