import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildCli, buildEngineWorker } from './cli-bundle.mjs';
import { ensureDependencies, root, stampBuild } from './project.mjs';
import { besideBundle, serverBundle, serverSources } from './server-bundle.mjs';

const compressible = /\.(js|css|svg|html|json|webmanifest|wasm)$/;

/** From this size on the last percents of compression would take longer than all the rest of a build. */
const largeBytes = 4 * 1024 * 1024;

const compress = { gz: promisify(gzip), br: promisify(brotliCompress) };

/**
 * Writes .br and .gz beside every built file, so that serving costs nothing; all at once, for the compressors work on
 * threads. The page itself carries a nonce and is not.
 */
async function precompress(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && compressible.test(entry.name) && entry.name !== 'index.html',
  );
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path);
      const quality = bytes.length > largeBytes ? 5 : 10;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(`${path}.gz`, await compress.gz(bytes, { level: 9 }));
      await writeFile(`${path}.br`, await compress.br(bytes, { params }));
    }),
  );
}

const ofTheLab = /^\/assets\/(?:pdfjs|ort-wasm|load-speech-model|silero_vad)/;

/** The worker that keeps every built file for offline use; its version is a digest of them all. */
async function buildServiceWorker(bundle, folder) {
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(map|gz|br)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const digest = createHash('sha256');
  for (const path of paths) digest.update(path).update(readFileSync(path));
  // PDF.js and the model of voice translation only serve the lab, which needs the server: their megabytes are not kept.
  const files = paths
    .map((path) => `/${relative(folder, path)}`)
    .filter((path) => path !== '/index.html' && path !== '/tool-keys.json' && !ofTheLab.test(path));
  await bundle({
    entryPoints: [join(root, 'apps/web/src/offline/service-worker.ts')],
    outfile: join(folder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { __FILES__: JSON.stringify(files), __VERSION__: JSON.stringify(digest.digest('hex').slice(0, 16)) },
    logLevel: 'warning',
  });
}

/** The grammars of the languages whose syntax is read, a sixth of their package, which is not installed where the server runs. */
async function copyGrammars(bundle, folder) {
  const languages = join(root, 'packages/lab/src/code/languages/languages.ts');
  const { outputFiles } = await bundle({
    ...serverSources,
    packages: 'bundle',
    entryPoints: [languages],
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { codeLanguages } = await import(`data:text/javascript;base64,${code}`);
  const { resolve } = createRequire(join(root, 'apps/server/package.json'));
  mkdirSync(folder, { recursive: true });
  for (const grammar of new Set(codeLanguages.map((language) => language.grammar))) {
    copyFileSync(resolve(`tree-sitter-wasm/${grammar}/tree-sitter-${grammar}.wasm`), join(folder, `${grammar}.wasm`));
  }
}

/** Vite's own warnings, without one that its stylesheet modules cause themselves: nobody here can act on it. */
function pageLogger(logger) {
  const isOfVite = (message) => message.includes('A PostCSS plugin did not pass the `from` option');
  return {
    ...logger,
    warn: (message, options) => isOfVite(message) || logger.warn(message, options),
    warnOnce: (message, options) => isOfVite(message) || logger.warnOnce(message, options),
  };
}

/** Builds the page and the server. */
export async function build() {
  const { build: buildPage, createLogger } = await import('vite');
  const { build: bundle } = await import('esbuild');
  const serverFolder = join(root, 'apps/server/dist');
  // Parts of an earlier build have other names.
  rmSync(serverFolder, { recursive: true, force: true });
  await Promise.all([
    buildPage({
      configFile: join(root, 'apps/web/vite.config.ts'),
      logLevel: 'warn',
      customLogger: pageLogger(createLogger('warn')),
    }),
    bundle({ ...serverBundle, outdir: serverFolder, sourcemap: true, logLevel: 'warning' }),
    bundle({ ...besideBundle, outdir: serverFolder, sourcemap: true, logLevel: 'warning' }),
    buildCli(),
    buildEngineWorker(join(serverFolder, 'tools')),
    copyGrammars(bundle, join(serverFolder, 'grammars')),
  ]);
  const pages = join(root, 'apps/web/dist');
  await buildServiceWorker(bundle, pages);
  await precompress(pages);
  stampBuild();
}

if (process.argv[1] === join(root, 'scripts/build.mjs')) {
  ensureDependencies();
  await build();
}
