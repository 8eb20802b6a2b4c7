/** Deployments elsewhere. */
export const deployLimits = {
  /** How long a call waits for its deployment, which goes on afterwards. */
  waitMs: 25_000,
  /** How long the end of the server waits for one. */
  closeMs: 5_000,
  /** Calls of providers: before the first retry, doubling; and between looks at what is not ready. */
  pace: { waitMs: 3_000, tries: 4 },
  /** Looks at a machine or a build until it counts as failed. */
  looks: 200,
} as const;
