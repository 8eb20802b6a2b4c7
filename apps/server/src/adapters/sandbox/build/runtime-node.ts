import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { readNodeErrors } from './build-errors.ts';
import { inside, type Mount } from '../job.ts';
import { isWithin, projectOf, type RuntimeSupport } from './runtime-support.ts';

/** Of the objects of an app; with what lies outside them it stays below the limit of a sandbox, and is collected before. */
const heapMiB = 128;
const syntaxScript = `${inside.scripts}/check-syntax.mjs`;

/** Whether Node reads a file as a module, by its ending or the nearest package.json. */
function isModule(project: string, path: string): boolean {
  const ending = extname(path);
  if (ending !== '.js') return ending === '.mjs';
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const file = join(project, folder, 'package.json');
    if (existsSync(file)) {
      try {
        return (JSON.parse(readFileSync(file, 'utf8')) as { type?: unknown } | null)?.type === 'module';
      } catch {
        return false;
      }
    }
    if (folder === '.') return false;
  }
}

/** The node that runs the server, wherever it is installed. */
export function nodeMount(): Mount {
  return { from: realpathSync(process.execPath), to: inside.node };
}

/**
 * JavaScript, on the node that runs the server.
 * @param modules gives the folder of the packages that apps may import; modules find it at the root of the file system
 */
export function nodeRuntime(modules: () => string): RuntimeSupport {
  return {
    runtime: 'node',
    missing: async () => undefined,
    mounts: () => [{ from: modules(), to: '/node_modules' }],
    build(app, files) {
      const scripts = files
        .filter((path) => isWithin(app.plan.folder, path) && /\.[cm]?js$/.test(path) && !path.includes('node_modules/'))
        .map((path) => `${isModule(projectOf(app), path) ? 'module' : 'script'}:${inside.project}/${path}`);
      if (scripts.length === 0) return undefined;
      return { command: [inside.node, '--no-warnings', '--experimental-vm-modules', syntaxScript, ...scripts] };
    },
    readErrors: readNodeErrors,
    start: ({ plan }) => ({
      command: [inside.node, `--max-old-space-size=${heapMiB}`, plan.entry],
      environment: { NODE_ENV: 'production' },
    }),
  };
}
