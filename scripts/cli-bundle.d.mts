/** Builds the file of the engines' worker threads into a folder. */
export function buildEngineWorker(folder: string): Promise<void>;
/** Builds the command line into a folder, with other entry points by the names of their files. */
export function buildCli(folder?: string, besides?: Readonly<Record<string, string>>): Promise<void>;
