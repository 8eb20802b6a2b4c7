/**
 * Tells those who watch a bin, on any server, that something about it changed: look again. A message may be lost while
 * a connection breaks, so watchers also look now and then by themselves.
 */
export interface BinEvents {
  readonly publish: (binIds: readonly string[]) => void;
  /** Returns the function that ends it. */
  readonly subscribe: (binId: string, listener: () => void) => () => void;
}
