import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ensureDependencies, root, stampBuild } from './project.mjs';

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

/** Builds the page and the server. */
export async function build() {
  const { build: buildPage } = await import('vite');
  const { build: bundle } = await import('esbuild');
  await Promise.all([
    buildPage({ configFile: join(root, 'apps/web/vite.config.ts'), logLevel: 'warn' }),
    bundle({
      entryPoints: [join(root, 'apps/server/src/server.ts')],
      outfile: join(root, 'apps/server/dist/server.js'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      alias: { '@toolbench/contracts': join(root, 'packages/contracts/src') },
      sourcemap: true,
      logLevel: 'warning',
    }),
  ]);
  precompress(join(root, 'apps/web/dist'));
  stampBuild();
}

if (process.argv[1] === join(root, 'scripts/build.mjs')) {
  ensureDependencies();
  await build();
}
