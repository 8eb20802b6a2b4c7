/** Builds the file of the engines' worker threads into a folder. */
export function buildEngineWorker(folder: string): Promise<void>;
/** Builds the command line into a folder. */
export function buildCli(folder?: string): Promise<void>;
