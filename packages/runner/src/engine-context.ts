import { webcrypto } from 'node:crypto';
import type { BarcodePort } from '@toolbench/kit/barcodes.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { unbrotli } from './node-brotli.ts';
import './web-text-decoder.ts';

const randomAtMost = 65_536;

/** Decoders of pictures are loaded with the first picture: most commands never see one, and their start would wait. */
const barcodes: BarcodePort = {
  open: async (...given) => (await import('./node-barcodes.ts')).nodeBarcodes.open(...given),
  read: async (...given) => (await import('./node-barcodes.ts')).nodeBarcodes.read(...given),
};

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
  barcodes,
  unbrotli,
};
