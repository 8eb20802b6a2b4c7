import { join } from 'node:path';
import { aliases, root } from './project.mjs';

const source = (path) => join(root, 'apps/server/src', path);

/** What the processes and worker threads of the server run, by the names it has when built: each a file that stands alone. */
export const besideServer = {
  'read-document': source('adapters/documents/read-document.child.ts'),
  'copy-app-data': source('adapters/app-databases/copy-app-data.child.ts'),
  'sandbox-relay': source('adapters/sandbox/relay.child.ts'),
  'sandbox-check-syntax': source('adapters/sandbox/build/check-syntax.child.ts'),
  'database-thread': source('compose/database-thread.ts'),
  'code-worker': source('adapters/worker-threads/code-worker.ts'),
  'sentence-worker': source('adapters/sentences/sentence-worker.ts'),
};

/** How all of it is made; packages stay where they are installed. */
export const serverSources = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  alias: aliases('contracts', 'kit', 'lab', 'runner', 'tools'),
};

/** Packages with native code or other files of their own: they cannot be in a bundle, and load when they are needed. */
const withFiles = [
  '@node-rs/argon2',
  '@vue/compiler-sfc',
  'esbuild',
  'libsql',
  'mysql2',
  'pdfjs-dist',
  'pg-native',
  'ssh2',
  'web-tree-sitter',
];

/**
 * What libraries load at their start for what the server never asks of them, by who loads it: a quarter of what each start
 * would read. Zod keeps its English, in which it writes what the server's own words replace.
 */
const neverAsked = [
  { by: '@fastify/static', names: /^glob$/ },
  { by: '@fastify/swagger', names: /^yaml$/ },
  { by: 'fastify', names: /^(light-my-request|@fastify\/(ajv|fast-json-stringify)-compiler)$/ },
  { by: 'zod', names: /^\.\.\/locales\/index\.js$/, instead: "export { default as en } from './en.js';" },
];

/** Whoever asks for it after all is told by name. */
const refusing = (name) => `module.exports = new Proxy(function () {}, {
  get: () => module.exports,
  apply() { throw new Error('${name} is left out of the bundle: scripts/server-bundle.mjs'); },
});`;

const leaveOut = {
  name: 'leave-out',
  setup({ onLoad, onResolve }) {
    for (const { by, names, instead } of neverAsked) {
      onResolve({ filter: names }, ({ path, importer, resolveDir }) =>
        importer.includes(`/node_modules/${by}/`)
          ? { path, namespace: `left-out-of-${by}`, pluginData: join(resolveDir, path, '..') }
          : undefined,
      );
      onLoad({ filter: names, namespace: `left-out-of-${by}` }, ({ path, pluginData }) => ({
        contents: instead ?? refusing(path),
        resolveDir: pluginData,
      }));
    }
  },
};

/** With the packages in the bundle: where the built server runs, only those of `withFiles` are installed. */
const withPackages = {
  ...serverSources,
  packages: 'bundle',
  // What ws would take from a native package if it were installed.
  alias: { ...serverSources.alias, bufferutil: source('adapters/sockets/bufferutil.ts') },
  external: withFiles,
  plugins: [leaveOut],
  // For packages in the old format.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
};

/** The files beside the server, each with all it needs. */
export const besideBundle = { ...withPackages, entryPoints: besideServer };

/**
 * The server with its packages in the bundle, since finding and reading their seven hundred files took a third of each
 * start. What is imported when it is needed is a file of its own.
 */
export const serverBundle = { ...withPackages, entryPoints: { server: source('server.ts') }, splitting: true };
