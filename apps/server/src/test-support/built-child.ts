import { build } from 'esbuild';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { besideServer, serverSources } from '../../../../scripts/server-bundle.mjs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const scripts = new Map<string, Promise<URL>>();

/** What a process of the server runs, by its name beside the server, built as the product builds it when a test first needs it. */
export function builtChild(name: string): Promise<URL> {
  const script = scripts.get(name) ?? bundle(name);
  scripts.set(name, script);
  return script;
}

async function bundle(name: string): Promise<URL> {
  const entryPoint = besideServer[name];
  if (entryPoint === undefined) throw new Error(`nothing beside the server is called ${name}`);
  const outfile = `${root}.cache/test-${name}-${process.pid}.mjs`;
  await build({ entryPoints: [entryPoint], outfile, ...serverSources, logLevel: 'warning' });
  return pathToFileURL(outfile);
}
