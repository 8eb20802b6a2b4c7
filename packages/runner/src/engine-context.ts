import { webcrypto } from 'node:crypto';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { nodeBarcodes } from './node-barcodes.ts';
import { unbrotli } from './node-brotli.ts';

const randomAtMost = 65_536;

/** The clock, randomness and cryptography of this machine, for engines outside the browser. */
export const engineContext: EngineContext = {
  report: () => undefined,
  now: () => Date.now(),
  random(length) {
    const bytes = new Uint8Array(length);
    for (let start = 0; start < length; start += randomAtMost) {
      webcrypto.getRandomValues(bytes.subarray(start, start + randomAtMost));
    }
    return bytes;
  },
  subtle: webcrypto.subtle as unknown as Subtle,
  barcodes: nodeBarcodes,
  unbrotli,
};
