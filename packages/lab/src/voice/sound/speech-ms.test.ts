import { expect, it } from 'vitest';
import { speechMs } from './speech-ms.ts';
import { writeWav } from './wav.ts';

/** Layer III at 48 kbit/s and 24 kHz: 144 bytes of 24 ms each. */
function mp3(frames: number): Uint8Array {
  const bytes = new Uint8Array(frames * 144);
  for (let at = 0; at < bytes.length; at += 144) bytes.set([0xff, 0xf3, 0x64, 0xc4], at);
  return bytes;
}

it('[VOICE-03] knows how long a sentence is heard, by the frames of mp3 or the samples of wav', () => {
  expect(speechMs(mp3(50))).toBe(1_200);
  expect(speechMs(Uint8Array.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 3, 9, 9, 9, ...mp3(10)]))).toBe(240);
  expect(speechMs(writeWav({ sampleRate: 16_000, samples: new Int16Array(8_000) }))).toBe(500);
});

it('[VOICE-03] takes what it cannot read for longer than it is', () => {
  expect(speechMs(new Uint8Array(4_000))).toBe(1_000);
  expect(speechMs(new Uint8Array(0))).toBe(0);
});
