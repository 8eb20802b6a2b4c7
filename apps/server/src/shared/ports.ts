/** What services need of the world around them, given as arguments so that tests can choose it. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Counts something for the operator's monitoring. Labels take values of a small closed set, and never anything secret. */
export interface Counter<Label extends string = never> {
  readonly add: (labels: Readonly<Record<Label, string>>, amount?: number) => void;
}

/** Bytes from a cryptographically strong source. */
export type RandomBytes = (length: number) => Uint8Array;
