import { lifetimeMs } from './lifetime.ts';

/** Previews and local deployments: what an app that someone made may use. */
export const previewsLimits = {
  memoryMiB: 256,
  /** Of one processor. */
  cpuPercent: 50,
  processes: 64,
  openFiles: 256,
  /** What an app may write. */
  diskMiB: 64,
  fileMiB: 32,
  /** Newest output that is kept. */
  logBytes: 256 * 1024,
  logLineCharacters: 2_000,
  /** Of output that is read in a second; an app that writes more waits. */
  logBytesPerSecond: 256 * 1024,
  /** Until it answers the first time, when there is most to do. */
  startCpuPercent: 200,
  /** What compiling may use. */
  build: { memoryMiB: 1024, cpuPercent: 200, processes: 256, openFiles: 1024, fileMiB: 64, diskMiB: 128 },
  /** From start to the first answer. */
  startMs: 15_000,
  buildMs: 60_000,
  /** For copying an app's data so that each database is whole; past it they are copied as they are found. */
  copyMs: 60_000,
  /** Requests of one preview under way at once; more wait their turn or are refused. */
  connections: 64,
  /** Of those, of one address: others always get a place. */
  connectionsPerAddress: 32,
  /** Of each preview; a version that takes over makes them wait. */
  connectionsWaiting: 512,
  connectionsWaitingPerAddress: 256,
  requestMs: 30_000,
  /** A WebSocket on which nothing happens is closed. */
  webSocketIdleMs: 10 * 60_000,
  /** Open connections of all previews together, and of each that has a port of its own. */
  openConnections: 2_000,
  /** Of one address; a proxy that is trusted carries those of many. */
  openConnectionsPerAddress: 512,
  requestBodyBytes: 2 * 1024 * 1024,
  answerBodyBytes: 32 * 1024 * 1024,
  /** An app that nobody asks for sleeps; the next request wakes it. */
  idleMs: 5 * 60_000,
  /** The page renews its lease while it is open; without it a preview is stopped. */
  leaseMs: 90_000,
  lifetimeMs,
  /** Previews of the server; a session has one, which follows its newest version. */
  previews: 100,
  /** Apps that are being built or started at once. */
  startsAtOnce: 2,
  startsWaiting: 20,
  /** Lasting local deployments. */
  deployments: 20,
  /** Restarts of an app that ends by itself, within ten minutes. */
  restarts: 5,
  restartsWithinMs: 10 * 60_000,
  /** Before the first restart; it doubles with each. */
  restartDelayMs: 500,
  /** DEPLOY-03: how often the processes are measured. */
  measureEveryMs: 5_000,
  /** How long requests under way on an old version may take after the new one has taken over. */
  drainMs: 10_000,
  /** Versions of a deployment that a roll back can go to. */
  earlierVersions: 5,
} as const;
