import type { EngineContext } from '@toolbench/kit/context.ts';

const blockSize = 16_384;

/** Fills `target` from `start` up to `end` with random bytes. */
export type FillRandom = (target: Uint8Array, start: number, end: number) => void;

/** Random bytes drawn from the context a block at a time: one call serves a thousand identifiers. */
export function randomBytes(context: EngineContext): FillRandom {
  let block = new Uint8Array(0);
  let used = 0;
  return (target, start, end) => {
    for (let at = start; at < end; at += 1) {
      if (used === block.length) {
        block = context.random(blockSize);
        used = 0;
      }
      target[at] = block[used];
      used += 1;
    }
  };
}
