import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const server = process.env.TOOLBENCH_SERVER ?? 'http://127.0.0.1:3000';
const backend = { target: server, changeOrigin: false };

const resolve = createRequire(import.meta.url).resolve;

/** What PDF.js loads while it runs, by the address it is served under. */
function filesOfPdfJs(): Map<string, string> {
  const library = dirname(resolve('pdfjs-dist/package.json'));
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { version: string };
  // The version in the folder's name makes its files as unchanging as those with a hash in theirs.
  const folder = `assets/pdfjs-${version}`;
  const files = new Map([[`${folder}/pdf.worker.js`, join(library, 'build/pdf.worker.min.mjs')]]);
  for (const part of ['cmaps', 'standard_fonts', 'wasm']) {
    for (const name of readdirSync(join(library, part)))
      files.set(`${folder}/${part}/${name}`, join(library, part, name));
  }
  return files;
}

/** Serves PDF.js' worker, character maps, fonts and decoders as files of our own: the page loads nothing from elsewhere. */
function pdfAssets(): Plugin {
  const files = filesOfPdfJs();
  return {
    name: 'pdf-assets',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = files.get(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1));
        if (path === undefined) return next();
        if (path.endsWith('js')) response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(path));
      });
    },
    generateBundle() {
      for (const [fileName, path] of files) this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
    },
  };
}

const definition = /packages\/tools\/src\/([\w-]+)\/tool\.ts$/;

/** Writes down which tools are in the build, for the server: it refuses a setting that names another. */
function toolKeys(): Plugin {
  return {
    name: 'tool-keys',
    generateBundle() {
      const keys = [...this.getModuleIds()].flatMap((id) => definition.exec(id.replaceAll('\\', '/'))?.[1] ?? []);
      this.emitFile({ type: 'asset', fileName: 'tool-keys.json', source: JSON.stringify(keys.sort()) });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  // Addresses from where a file is: the product may lie below a path that only the server knows.
  base: './',
  plugins: [react(), pdfAssets(), toolKeys()],
  define: { __BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)) },
  worker: {
    format: 'es',
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false },
      // What every engine starts with is one file: else seven, most of a few hundred bytes.
      output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
    },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The largest are the word lists by which the strength of passwords is told, loaded when one is looked at.
    chunkSizeWarningLimit: 1_100,
    rolldownOptions: {
      // The texts of tools are loaded by their names, and a pattern of names matches some that are loaded anyway.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          // One file for what the first page needs, one for what most tool pages share: left to itself the bundler makes
          // thirty of the latter, some smaller than the headers they come with.
          groups: [
            { name: 'pdfjs', test: /node_modules\/pdfjs-dist\// },
            { name: 'base', tags: ['$initial'] },
            {
              name: 'tool-page',
              test: /node_modules\/(@mantine|lucide-react)\/|packages\/ui\/src\//,
              minShareCount: 8,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(['/auth', '/api', '/bin', '/rag', '/health', '/ready'].map((path) => [path, backend])),
      '/ws': { ...backend, ws: true },
    },
  },
});
