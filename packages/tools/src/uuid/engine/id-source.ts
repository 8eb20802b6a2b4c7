/** Writes one identifier after another as ASCII characters. */
export interface IdSource {
  /** Characters, and so bytes, of every identifier. */
  readonly width: number;
  write(target: Uint8Array, at: number): void;
}
