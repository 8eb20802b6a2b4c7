/** Where a run of tests, by the id of its process, keeps what is built for it. */
export function folderOfRun(run: number): string;
/** Has something built once for all files of a run; answers the folder it was built into. */
export function builtOnce(name: string, build: (folder: string) => Promise<void>): Promise<string>;
/** The built command line, with the file of its worker threads beside it; answers their folder. */
export function builtCli(): Promise<string>;
