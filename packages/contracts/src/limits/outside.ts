/** Running the tools' actions outside their pages: on the command line, for agents, for programs. */
export const outsideLimits = {
  /** Inputs up to this size of actions that are known to be linear need no worker: they are done before one has started. */
  inProcessBytes: 64 * 1024,
  /** Worker threads at once; fewer where there are fewer processors. */
  workers: 4,
  /** A call that has been at work for so long is slow: its worker no longer counts among those above. */
  slowMs: 100,
  /** So many slow ones at once; beyond them a slow one counts again, so that what comes cannot start workers without end. */
  slowWorkers: 4,
  /** Calls that may wait for a worker; more are refused. */
  waiting: 2_000,
  /** Memory of one worker for what is not bytes. */
  workerHeapMiB: 2_048,
  /** One message of an agent (Model Context Protocol): room for a file of 32 MiB as Base64. Longer ones are refused. */
  messageBytes: 64 * 1024 * 1024,
  /**
   * Largest result that an agent gets in one message, as JSON. The protocol's own client library ends the connection, and
   * with it the server, at a message of 10 MiB.
   */
  resultBytes: 9 * 1024 * 1024,
  /** `toolbench forward`: what a bin catches, sent on to the user's own machine. */
  forward: {
    /** How long the local program may take to answer one request. */
    answerMs: 30_000,
    /** So much of an answer is read behind its status, of which nothing is used: what goes on is cut off. */
    answerBytes: 1024 * 1024,
    /** Characters of a path and of a method that a line shows: strangers choose them. */
    shownCharacters: 200,
    /** A stream of the bin that is silent for this long is taken for dead: three signs of life are missing. */
    silenceMs: 45_000,
    /** Between two tries to reach either side; doubled after each, up to the longest. */
    firstPauseMs: 500,
    longestPauseMs: 15_000,
  },
} as const;
