/** What comes piece by piece and says no size beforehand, as a pipe does. Reading it may reject. */
export interface Streamed {
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** A file that is read piece by piece, as a browser's Blob is. A piece that cannot be read rejects. */
export interface Sliceable {
  /** Bytes. */
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}
