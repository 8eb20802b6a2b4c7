import type { BarcodePort } from './barcodes.ts';
import type { Unbrotli } from './encodings/inflate.ts';
import type { Subtle } from './subtle.ts';

/** Everything an engine may know of the world around it. The worker gives the real one, tests a fixed one. */
export interface EngineContext {
  /** Tells how far the work is (0 to 1), with what has been found so far if that is useful after a time-out. */
  report(fraction: number, partial?: unknown): void;
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Cryptographically strong random bytes, any length. */
  random(length: number): Uint8Array<ArrayBuffer>;
  /** Key generation and digests (Web Cryptography API). */
  readonly subtle: Subtle;
  /** Reading pictures and the codes in them. */
  readonly barcodes: BarcodePort;
  readonly unbrotli: Unbrotli;
}
