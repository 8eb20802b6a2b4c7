import { build } from 'esbuild';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serverSources } from '../../../../scripts/server-bundle.mjs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
let script: Promise<URL> | undefined;

/** The process that reads documents, built as the product builds it. */
export function builtReadingScript(): Promise<URL> {
  script ??= bundle();
  return script;
}

async function bundle(): Promise<URL> {
  const outfile = `${root}.cache/test-read-document-${process.pid}.mjs`;
  await build({
    entryPoints: [`${root}apps/server/src/adapters/documents/read-document.child.ts`],
    outfile,
    ...serverSources,
    logLevel: 'warning',
  });
  return pathToFileURL(outfile);
}
