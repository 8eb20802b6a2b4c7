import { limits } from '@toolbench/contracts/limits.ts';
import { createEar, type Heard } from './hear-voice.ts';

/** What became of a frame. `gap`: sound before it is missing, so it was not kept; `full`: the turn is too long. */
export type FrameOutcome = 'kept' | 'known' | 'gap' | 'full';

/** One turn's sound while it is spoken, put together from frames that know where they belong. */
export interface Recording {
  readonly add: (first: number, frame: Int16Array) => FrameOutcome;
  /** Samples held from the beginning without a gap. */
  readonly held: () => number;
  readonly samples: () => Int16Array;
  /** How much of what is held is voice; it was listened to while it came. */
  readonly heard: () => Heard;
  /** The samples are needed no more; how many there were stays known. */
  readonly release: () => void;
}

const firstCapacity = 16_000;

/** Keeps at most so many samples. Frames may come again, or overlap; each sample is kept once. */
export function createRecording(most: number, sampleRate: number): Recording {
  const ear = createEar(sampleRate);
  let kept = new Int16Array(Math.min(firstCapacity, most));
  let length = 0;
  const grow = (needed: number) => {
    if (needed <= kept.length) return;
    const larger = new Int16Array(Math.min(most, Math.max(needed, kept.length * 2)));
    larger.set(kept.subarray(0, length));
    kept = larger;
  };
  return {
    add(first, frame) {
      if (first > length) return 'gap';
      const end = first + frame.length;
      if (end <= length) return 'known';
      if (end > most) return 'full';
      grow(end);
      const added = frame.subarray(length - first);
      kept.set(added, length);
      ear.push(added);
      length = end;
      return 'kept';
    },
    held: () => length,
    samples: () => kept.subarray(0, length),
    heard: ear.heard,
    release: () => (kept = new Int16Array(0)),
  };
}

const headerBytes = 4;
const longestBytes = headerBytes + (2 * limits.voice.sampleRate * limits.voice.longestFrameMs) / 1_000;

/** A binary frame of the socket: the number of its first sample, then samples; nothing where it is none. */
export function readFrame(bytes: Uint8Array): { readonly first: number; readonly samples: Int16Array } | undefined {
  if (bytes.length < headerBytes + 2 || bytes.length > longestBytes || bytes.length % 2 !== 0) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Int16Array((bytes.length - headerBytes) / 2);
  // Little-endian, as all that this runs on keeps numbers.
  new Uint8Array(samples.buffer).set(bytes.subarray(headerBytes));
  return { first: view.getUint32(0, true), samples };
}
