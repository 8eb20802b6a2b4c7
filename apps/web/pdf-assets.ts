import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

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
export function pdfAssets(): Plugin {
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
