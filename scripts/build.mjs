import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { aliases, ensureDependencies, root, stampBuild } from './project.mjs';
import { besideServer, serverBundle, serverSources } from './server-bundle.mjs';

const compressible = /\.(js|css|svg|html|json|webmanifest|wasm)$/;

/** Writes .br and .gz beside every built file, so that serving costs nothing. The page itself carries a nonce and is not. */
function precompress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !compressible.test(entry.name) || entry.name === 'index.html') continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  }
}

/** The worker that keeps every built file for offline use; its version is a digest of them all. */
async function buildServiceWorker(bundle, folder) {
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(map|gz|br)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const digest = createHash('sha256');
  for (const path of paths) digest.update(path).update(readFileSync(path));
  // PDF.js only serves the lab, which needs the server: its five megabytes are not kept.
  const files = paths
    .map((path) => `/${relative(folder, path)}`)
    .filter((path) => path !== '/index.html' && !path.startsWith('/assets/pdfjs-'));
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

/** Builds the page and the server. */
export async function build() {
  const { build: buildPage } = await import('vite');
  const { build: bundle } = await import('esbuild');
  const serverFolder = join(root, 'apps/server/dist');
  // Parts of an earlier build have other names.
  rmSync(serverFolder, { recursive: true, force: true });
  await Promise.all([
    buildPage({ configFile: join(root, 'apps/web/vite.config.ts'), logLevel: 'warn' }),
    bundle({ ...serverBundle, outdir: serverFolder, sourcemap: true, logLevel: 'warning' }),
    bundle({ ...serverSources, entryPoints: besideServer, outdir: serverFolder, sourcemap: true, logLevel: 'warning' }),
  ]);
  await bundle({
    entryPoints: { toolbench: join(root, 'apps/cli/src/main.ts') },
    outdir: join(root, 'apps/cli/dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: aliases('contracts', 'tools'),
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  });
  const pages = join(root, 'apps/web/dist');
  await buildServiceWorker(bundle, pages);
  precompress(pages);
  stampBuild();
}

if (process.argv[1] === join(root, 'scripts/build.mjs')) {
  ensureDependencies();
  await build();
}
