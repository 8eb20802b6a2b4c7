import { build as bundle } from 'esbuild';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from './find-browser.mjs';
import { ensureDependencies, isBuildStale, root } from './project.mjs';

ensureDependencies();
process.env.CHROME_PATH = await findBrowser();
if (isBuildStale()) await (await import('./build.mjs')).build();

const bundled = join(root, '.cache', 'bench.mjs');
await bundle({
  entryPoints: [join(root, 'bench/main.ts')],
  outfile: bundled,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  alias: Object.fromEntries(
    ['contracts', 'kit', 'lab', 'tools', 'ui'].map((name) => [
      `@toolbench/${name}`,
      join(root, 'packages', name, 'src'),
    ]),
  ),
  logLevel: 'warning',
});
process.env.BENCH_FLOORS = join(root, '.cache', 'bench-floors.js');
await bundle({
  entryPoints: [join(root, 'bench/floors.ts')],
  outfile: process.env.BENCH_FLOORS,
  bundle: true,
  format: 'iife',
  target: 'es2023',
});
await import(pathToFileURL(bundled).href);
