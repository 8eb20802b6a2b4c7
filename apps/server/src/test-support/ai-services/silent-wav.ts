import { writeWav } from '@toolbench/lab/voice/sound/wav.ts';

const sampleRate = 16_000;

/** A wav of silence, this many seconds long. */
export const silentWav = (seconds: number): Uint8Array =>
  writeWav({ sampleRate, samples: new Int16Array(seconds * sampleRate) });
