import { readWav, writeWav } from '@toolbench/lab/voice/sound/wav.ts';
import { expect, it } from 'vitest';
import { joinSpeech } from './join-speech.ts';

const wav = (...samples: number[]) => writeWav({ sampleRate: 24_000, samples: Int16Array.from(samples) });
const mp3 = (...bytes: number[]) => Uint8Array.from([0x49, 0x44, 0x33, ...bytes]);

it('[VOICE-05] sentences that come as wav are heard to the last when they are played again', () => {
  expect(readWav(joinSpeech([wav(1, 2), new Uint8Array(), wav(3)]))).toEqual({
    sampleRate: 24_000,
    samples: Int16Array.of(1, 2, 3),
  });
});

it('[VOICE-05] sentences that come as mp3 follow each other as they are', () => {
  expect(joinSpeech([mp3(1), mp3(2)])).toEqual(Uint8Array.from([...mp3(1), ...mp3(2)]));
  expect(joinSpeech([])).toEqual(new Uint8Array());
});
