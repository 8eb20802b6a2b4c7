/** Several servers on one database, behind one proxy. */
export const clusterLimits = {
  /** How often a server writes down that it is alive. */
  beatMs: 1_500,
  /** A server that has not done so for this long counts as dead; others may take over what it held. */
  leaseMs: 9_000,
  /** A server that could not for this long ends what only one may run: before others start it. */
  fenceMs: 5_000,
  /** How often a server looks for what nobody runs any more. */
  lookMs: 1_500,
  /** How long a call waits for the server that can answer it: a lease, a look and the start of an app. */
  passMs: 30_000,
  /** How long a list of all servers waits for each of the others. */
  askMs: 3_000,
  /** Between two looks for that server. */
  retryMs: 250,
  /** What one server says to another is believed for this long. */
  markMs: 60_000,
  /** How long a stopping server goes on answering, so that the proxy sees that it is not ready; alone it stops at once. */
  drainMs: 6_000,
  /** How long requests under way may take to end before their app is ended, or handed over. */
  finishMs: 8_000,
  /** The most that the configuration may ask for. */
  mostDrainMs: 60_000,
  /** Host names whose place on another server is remembered for a moment. */
  placesKept: 1_000,
  placeFreshMs: 1_000,
} as const;
