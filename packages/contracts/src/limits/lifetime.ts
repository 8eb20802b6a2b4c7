/** DATA-01: nothing temporary is kept longer than a day; the sweep runs every five minutes, so ours end sooner. */
export const lifetimeMs = (24 * 60 - 10) * 60_000;
