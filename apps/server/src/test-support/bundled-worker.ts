import { buildSync } from 'esbuild';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serverSources } from '../../../../scripts/server-bundle.mjs';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const bundled = new Map<string, URL>();

/**
 * The bundle of a file that worker threads run, made once for each process, inside the project, where packages are found.
 * @param source below apps/server/src
 */
export function bundledWorker(source: string): URL {
  const known = bundled.get(source);
  if (known !== undefined) return known;
  const folder = join(root, '.cache', 'test-workers');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${source.replaceAll('/', '-')}-${process.pid}.mjs`);
  buildSync({
    entryPoints: [join(root, 'apps/server/src', source)],
    outfile: file,
    ...serverSources,
    logLevel: 'warning',
  });
  process.once('exit', () => rmSync(file, { force: true }));
  const url = pathToFileURL(file);
  bundled.set(source, url);
  return url;
}
