import { containerOf } from './container.ts';
import { readWav } from './wav.ts';

/** Kilobits of a second by the index in a frame's header (ISO/IEC 11172-3, 13818-3: layer III). */
const bitrates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const sampleRates = [44_100, 48_000, 32_000];
/** What cannot be measured is taken for as long as speech of so few bits would be. */
const fewestBytesOfMs = 4;

interface Frame {
  readonly bytes: number;
  readonly ms: number;
}

function frameAt(bytes: Uint8Array, at: number): Frame | undefined {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  const isLayerThree = sync === 0xff && (kind & 0xe6) === 0xe2;
  const version = (kind >> 3) & 3;
  const isOne = version === 3;
  const kilobits = bitrates[isOne ? 'one' : 'two'][rates >> 4] ?? 0;
  const fullRate = sampleRates[(rates >> 2) & 3];
  if (!isLayerThree || version === 1 || kilobits === 0 || fullRate === undefined) return undefined;
  const sampleRate = fullRate / { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3];
  const samples = isOne ? 1_152 : 576;
  const padding = (rates >> 1) & 1;
  return {
    bytes: Math.floor((samples * kilobits * 125) / sampleRate) + padding,
    ms: (samples * 1_000) / sampleRate,
  };
}

/** Milliseconds that a file of mp3 or wav plays; a generous guess where its structure is none that is known. */
export function speechMs(bytes: Uint8Array): number {
  const sound = containerOf(bytes) === 'wav' ? readWav(bytes) : 'unreadable';
  if (typeof sound === 'object') return (sound.samples.length * 1_000) / sound.sampleRate;
  let ms = 0;
  for (let at = 0; at < bytes.length;) {
    const frame = frameAt(bytes, at);
    ms += frame?.ms ?? 0;
    at += frame?.bytes ?? 1;
  }
  return ms > 0 ? ms : bytes.length / fewestBytesOfMs;
}
