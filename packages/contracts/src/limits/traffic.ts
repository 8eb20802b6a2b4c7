const mebibyte = 1024 * 1024;

/**
 * What callers may have under way at once. One address is an IPv4 address or an IPv6 /64 network; behind a trusted proxy
 * it is the client's. With these figures the server stays within 512 MiB, whatever is sent or left unread.
 */
export const trafficLimits = {
  /** Open connections of all callers, and those that the system may keep waiting to be accepted. */
  connections: 4_000,
  connectionsPerAddress: 1_024,
  /**
   * New connections of one address in a second, after as many at once as it may have open. Each costs more than
   * the requests of one that is kept, so that callers who come back as soon as they are refused would take all the time.
   */
  connectionsPerSecond: 200,
  /** Requests of one address that are not answered yet, event streams included. */
  requestsPerAddress: 512,
  /** Bodies that are being received or wait to be stored, in memory. */
  receivedBytes: 64 * mebibyte,
  receivedBytesPerAddress: 16 * mebibyte,
  /** Answers that are being sent: what has been read from the store for them. */
  sentBytes: 48 * mebibyte,
  sentBytesPerAddress: 16 * mebibyte,
  /** What is read from the store at once for one answer; the next when the caller has taken it. */
  answerPieceBytes: 256 * 1024,
  /** Each piece of a body is counted as this much more, so that many tiny ones are not free. */
  pieceOverheadBytes: 256,
  /**
   * Pieces that a chunked body may come in: so many, and one more for each so many bytes. Each costs the same to take apart,
   * however small it is, so that a few megabytes of one-byte pieces would keep the server busy for minutes.
   */
  pieces: 1_024,
  bytesPerPiece: 16,
  /** A body of which nothing comes for this long is given up. */
  stalledMs: 10_000,
  /** A connection that takes nothing of its answer for this long is closed. */
  unreadMs: 15_000,
  /** How often connections are looked at for that. */
  lookEveryMs: 1_000,
  /** When a caller who was refused for any of these may try again. */
  retryAfterMs: 1_000,
} as const;
