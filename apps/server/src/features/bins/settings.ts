/** The limits that an operator may set; limits.bins holds what they are unless one does. */
export interface BinSettings {
  /** An origin for bins alone, on a host of its own; absent: they are on the product's. */
  readonly origin?: string | undefined;
  readonly bodyBytes: number;
  readonly requestsKept: number;
  readonly bytesKept: number;
  readonly bytesInAll: number;
  readonly lifetimeMs: number;
  readonly createdPerHour: number;
  readonly capturesPerSecond: number;
  readonly captureBurst: number;
}
