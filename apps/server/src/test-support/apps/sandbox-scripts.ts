import { build } from 'esbuild';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SandboxScripts } from '../../adapters/sandbox/create-sandbox.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
let scripts: Promise<SandboxScripts> | undefined;

/** The folder of the server's package, whose dependencies apps get. */
export const serverPackage = `${root}apps/server`;

/** What runs inside sandboxes, built as the product builds it. */
export function builtSandboxScripts(): Promise<SandboxScripts> {
  scripts ??= bundle();
  return scripts;
}

async function bundle(): Promise<SandboxScripts> {
  const outdir = `${root}.cache/test-sandbox-${process.pid}`;
  await build({
    entryPoints: ['relay', 'build/check-syntax'].map(
      (name) => `${root}apps/server/src/adapters/sandbox/${name}.child.ts`,
    ),
    outdir,
    outExtension: { '.js': '.mjs' },
    entryNames: '[name]',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  return {
    'relay.mjs': pathToFileURL(`${outdir}/relay.child.mjs`),
    'check-syntax.mjs': pathToFileURL(`${outdir}/check-syntax.child.mjs`),
  };
}
