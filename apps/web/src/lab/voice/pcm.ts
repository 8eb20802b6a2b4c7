import { limits } from '@toolbench/contracts/limits.ts';

const { sampleRate } = limits.voice;

/** Samples that a time holds. */
export const samplesIn = (ms: number) => Math.round((ms * sampleRate) / 1_000);

/** Milliseconds that samples last. */
export const msOf = (samples: number) => (samples * 1_000) / sampleRate;

/** Samples from -1 to 1 as 16-bit integers; louder ones are clipped. */
export function toPcm(samples: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 0x7fff));
}

/** One recording of its pieces. */
export function joinPcm(pieces: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const joined = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/**
 * Cuts a stream of samples into frames of one length; what does not fill a frame waits for more.
 */
export function createFraming(frameLength: number): (samples: Int16Array) => Int16Array<ArrayBuffer>[] {
  let rest = new Int16Array(0);
  return (samples) => {
    const all = joinPcm([rest, samples]);
    const count = Math.floor(all.length / frameLength);
    rest = all.slice(count * frameLength);
    return Array.from({ length: count }, (_, index) => all.slice(index * frameLength, (index + 1) * frameLength));
  };
}

/** A binary message of the socket: the number of the first sample, then the samples, all little-endian. */
export function frameMessage(firstSample: number, samples: Int16Array): ArrayBuffer {
  const message = new ArrayBuffer(4 + samples.length * 2);
  const view = new DataView(message);
  view.setUint32(0, firstSample, true);
  samples.forEach((sample, index) => view.setInt16(4 + index * 2, sample, true));
  return message;
}

const headerBytes = 44;

/** A RIFF/WAVE file: 16-bit PCM, mono. */
export function encodeWav(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const file = new ArrayBuffer(headerBytes + samples.length * 2);
  const view = new DataView(file);
  const write = (at: number, name: string) => {
    for (const [index, letter] of [...name].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, file.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // PCM, one channel.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => view.setInt16(headerBytes + index * 2, sample, true));
  return new Uint8Array(file);
}
