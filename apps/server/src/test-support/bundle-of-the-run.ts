import { rmSync } from 'node:fs';
import { folderOfRun } from '../../../../scripts/built-once.mjs';

/** Programs that tests run as processes are built by the first that needs them; when all is over they are removed. */
export default function setup(): () => void {
  return () => rmSync(folderOfRun(process.pid), { recursive: true, force: true });
}
