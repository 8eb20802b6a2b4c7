import { expect, it } from 'vitest';
import { readWav, writeWav } from './wav.ts';

it('[VOICE-04] a recording is a wav file: RIFF, PCM, one channel, 16 kHz, 16 bits', () => {
  const file = writeWav({ sampleRate: 16_000, samples: Int16Array.of(1, -2, 300) });
  const view = new DataView(file.buffer);
  const name = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  expect([name(0), name(8), name(12), name(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect([view.getUint32(4, true), view.getUint32(16, true), view.getUint32(40, true)]).toEqual([42, 16, 6]);
  expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 1, 2, 16]);
  expect([view.getUint32(24, true), view.getUint32(28, true)]).toEqual([16_000, 32_000]);
  expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([1, -2, 300]);
  expect(writeWav({ sampleRate: 16_000, samples: new Int16Array(0) })).toHaveLength(44);
});

it.each([0, 7])('[VOICE-05] a wav that says its samples have %i bits is damaged, and is not sent on', (bits) => {
  const file = writeWav({ sampleRate: 16_000, samples: Int16Array.of(1, -2, 300) });
  new DataView(file.buffer).setUint16(34, bits, true);
  expect(readWav(file)).toBe('damaged');
});
