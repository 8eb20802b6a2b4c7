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
