/** What services need of the world around them, given as arguments so that tests can choose it. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Bytes from a cryptographically strong source. */
export type RandomBytes = (length: number) => Uint8Array;
