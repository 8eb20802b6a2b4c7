import { join } from 'node:path';
import { aliases, root } from './project.mjs';

const source = (path) => join(root, 'apps/server/src', path);

/** What the processes and worker threads of the server run, by the names it has when built: each a file that stands alone. */
export const besideServer = {
  'read-pdf': source('adapters/pdf/read-pdf.child.ts'),
  'sandbox-relay': source('adapters/sandbox/relay.child.ts'),
  'sandbox-check-syntax': source('adapters/sandbox/check-syntax.child.ts'),
  'database-thread': source('compose-database-thread.ts'),
  'code-worker': source('adapters/worker-threads/code-worker.ts'),
};

/** How all of it is made; packages stay where they are installed. */
export const serverSources = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  alias: aliases('contracts', 'lab'),
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
];

/**
 * The server with its packages in the bundle, since finding and reading their seven hundred files took a third of each
 * start. What is imported when it is needed is a file of its own.
 */
export const serverBundle = {
  ...serverSources,
  entryPoints: { server: source('server.ts') },
  splitting: true,
  packages: 'bundle',
  // What ws would take from a native package if it were installed.
  alias: { ...serverSources.alias, bufferutil: source('adapters/sockets/bufferutil.ts') },
  external: withFiles,
  // For packages in the old format.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
};
