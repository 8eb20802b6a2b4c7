/** Deployments elsewhere. */
export const deployLimits = {
  /** How long a call waits for its deployment, which goes on afterwards. */
  waitMs: 25_000,
} as const;
