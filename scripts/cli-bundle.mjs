import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aliases, root } from './project.mjs';

const { resolve } = createRequire(join(root, 'packages/runner/package.json'));

/** WebAssembly that the bundle reads from beside itself. */
const wasmFiles = [
  'zxing-wasm/reader/zxing_reader.wasm',
  '@jsquash/webp/codec/dec/webp_dec.wasm',
  '@resvg/resvg-wasm/index_bg.wasm',
];

const licenceFiles = ['LICENSE', 'THIRD-PARTY-NOTICES.md'];

/** The command line and the file of its worker threads, with every package in it: an installed copy needs nothing else. */
const cliBundle = {
  entryPoints: {
    toolbench: join(root, 'apps/cli/src/main.ts'),
    'engine-worker': join(root, 'packages/runner/src/engine-worker.ts'),
  },
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Packages that come in the new format, too, are taken in it: esbuild cannot tell the names that the old one exports.
  mainFields: ['module', 'main'],
  alias: aliases('contracts', 'kit', 'tools', 'runner'),
  banner: {
    // For packages in the old format.
    js: "#!/usr/bin/env node\nimport { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
};

const copyWasm = (folder) =>
  wasmFiles.forEach((path) => copyFileSync(resolve(path), join(folder, path.split('/').at(-1))));

/** The file of the engines' worker threads alone, with its parts: for a server that offers tools. */
export async function buildEngineWorker(folder) {
  const { build } = await import('esbuild');
  const { 'engine-worker': entryPoint } = cliBundle.entryPoints;
  await build({ ...cliBundle, entryPoints: [entryPoint], outdir: folder });
  copyWasm(folder);
}

/** Builds the command line into a folder: the program, its WebAssembly, what a package has beside them, and other entry points. */
export async function buildCli(folder = join(root, 'apps/cli/dist'), besides = {}) {
  const { build } = await import('esbuild');
  rmSync(folder, { recursive: true, force: true });
  await build({ ...cliBundle, entryPoints: { ...cliBundle.entryPoints, ...besides }, outdir: folder });
  copyWasm(folder);
  // What others wrote is in the bundle, and their licences ask for their text to go along.
  licenceFiles.forEach((name) => copyFileSync(join(root, name), join(folder, name)));
  await writePackageFiles(build, folder);
}

/** Completions, manual page and skill, made from the registry by a program that is needed no longer afterwards. */
async function writePackageFiles(build, folder) {
  const outdir = join(folder, 'making');
  const entryPoints = { files: join(root, 'apps/cli/src/package-files.ts') };
  await build({ ...cliBundle, entryPoints, outdir });
  const { packageFiles } = await import(pathToFileURL(join(outdir, 'files.js')).href);
  for (const [name, text] of Object.entries(await packageFiles())) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  rmSync(outdir, { recursive: true });
}

if (process.argv[1] === join(root, 'scripts/cli-bundle.mjs')) await buildCli();
