/**
 * Every limit and fixed figure of the product. Units are in the names: Ms milliseconds, Bytes, Px CSS pixels.
 * "spec" marks the specification's numbers; the others are ours, with their reason.
 */
export const limits = {
  ui: {
    /** spec part 1, 9 */
    mobileBreakpointPx: 768,
    /** spec part 1, 9 */
    sidebarWidePx: 220,
    /** spec part 1, 9 */
    sidebarNarrowPx: 50,
    /** spec part 1, 9 */
    logoClicksToLogin: 3,
    /** spec part 1, 9 */
    adLoadTimeoutMs: 5_000,
    /** Work that takes longer shows progress and can be cancelled. */
    progressAfterMs: 300,
    /** Results appear while typing up to this size; above it an action runs them. */
    liveInputCharacters: 100_000,
    /** Pause in typing before a live run. */
    liveDelayMs: 150,
  },
  files: {
    /** Largest file a tool opens: what 24 GiB machines and 4 GB browser tabs both stand. */
    openBytes: 256 * 1024 * 1024,
  },
  regex: {
    /** Longest run of a pattern before it is stopped. */
    timeLimitMs: 1_000,
    /** spec part 2: every tab re-runs this long after a change */
    rerunDelayMs: 500,
  },
  uuid: {
    /** spec: quantity is clamped to 1..100 */
    maxQuantity: 100,
    /** Largest explicit bulk download. */
    maxBulk: 1_000_000,
  },
} as const;
