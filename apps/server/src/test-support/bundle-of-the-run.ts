import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Where the run of this process keeps its server: inside the project, so that the bundle finds its packages. */
export const bundleFolderOf = (run: number): string => join(root, '.cache', `server-of-run-${run}`);

/** The server that tests run as a process is bundled by the first that needs it; when all is over it is removed. */
export default function setup(): () => void {
  return () => rmSync(bundleFolderOf(process.pid), { recursive: true, force: true });
}
