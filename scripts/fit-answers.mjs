import { build as bundle } from 'esbuild';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies, root } from './project.mjs';

ensureDependencies();

/** Fits the weights of answers on the tuning documents of bench/documents and writes them where the engine has them. */
const bundled = join(root, '.cache', 'fit-answers.mjs');
await bundle({
  entryPoints: [join(root, 'bench/documents/fit.ts')],
  outfile: bundled,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  alias: Object.fromEntries(
    ['contracts', 'kit', 'lab'].map((name) => [`@toolbench/${name}`, join(root, `packages/${name}/src`)]),
  ),
  logLevel: 'warning',
});
process.argv[2] = join(root, 'packages/lab/src/documents/tables/answer-weights.ts');
await import(pathToFileURL(bundled).href);
