import type { EngineContext } from './context.ts';
import type { Subtle } from './subtle.ts';

const fixedNow = Date.UTC(2026, 0, 1);

const refused = () => Promise.reject(new Error('this test gave the engine no cryptography'));

const noSubtle: Subtle = {
  digest: refused,
  generateKey: refused,
  exportKey: refused,
  importKey: refused,
  deriveBits: refused,
  sign: refused,
  verify: refused,
};

/** A context with a fixed clock and counted bytes for randomness, so that engine tests repeat exactly. */
export function testContext(overrides: Partial<EngineContext> = {}): EngineContext {
  let next = 0;
  return {
    report: () => undefined,
    now: () => fixedNow,
    random: (length) => Uint8Array.from({ length }, () => (next++ * 101 + 7) & 0xff),
    subtle: noSubtle,
    barcodes: { open: refused, read: refused },
    unbrotli: refused,
    ...overrides,
  };
}
