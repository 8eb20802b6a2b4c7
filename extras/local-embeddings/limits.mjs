/** Every limit of this service. Times in milliseconds, sizes in bytes. */
export const limits = {
  /** Of one call. */
  bodyBytes: 8 * 1024 * 1024,
  texts: 2_048,
  /** Texts that the model reads at once: more take more memory, and those who leave are noticed later. */
  batch: 16,
  /** Calls that wait while another one is answered. */
  waiting: 32,
  /** Fetching a model: without a word from the other side for so long it is given up. */
  fetchIdleMs: 60_000,
};
