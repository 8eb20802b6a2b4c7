const mebibyte = 1024 * 1024;

/**
 * The tools as calls to the server, for programs and agents. Strangers' machines send the work, so it gets less of
 * everything than on a page or a command line.
 */
export const toolsApiLimits = {
  tokensPerUser: 20,
  tokenNameCharacters: 60,
  /** Calls of one token in a minute and in a day (UTC); every request counts. An agent sends some hundred at once. */
  callsPerMinute: 600,
  callsPerDay: 10_000,
  bodyBytes: 8 * mebibyte,
  /** Largest result that is sent back, as JSON. */
  resultBytes: 8 * mebibyte,
  /** Larger pictures are refused: decoding one takes four bytes for each pixel. */
  picturePixels: 16_000_000,
  /** Longest run of any action, where its own limit is not shorter. */
  runMs: 10_000,
  workers: 2,
  workerHeapMiB: 128,
  /** Calls that may wait for a worker; more are answered 503. */
  waiting: 32,
  /** Bytes of input that may wait for a worker, of all calls together; more are answered 503. */
  waitingBytes: 32 * mebibyte,
  /** When a caller who was refused for want of a worker may try again. */
  retryAfterMs: 1_000,
} as const;
