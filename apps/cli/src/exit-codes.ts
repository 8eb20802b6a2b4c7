/** What a finished command tells its caller. */
export const exitCodes = { done: 0, badInput: 1, usage: 2 } as const;
