import { defineConfig } from 'vitest/config';

/** Tests of programs that run as processes of their own, beside those of the server. */
const processTests = ['apps/cli/src/{main,option-files,package,forward}.test.ts', 'packages/runner/src/**/*.test.ts'];

/** A test of three servers, a proxy, a database and apps, which other tests of servers would starve; browser tests step back. */
const clusterTest = 'apps/server/src/cluster.test.ts';
const globalSetup = [
  'apps/server/src/test-support/postgres-of-the-run.ts',
  'apps/server/src/test-support/bundle-of-the-run.ts',
];

const equalBytes = 'scripts/equal-bytes.mjs';

/** Only a test that hangs takes this long, in milliseconds, however busy the machine is. */
const testTimeout = 120_000;
const poll = { timeout: 60_000 };

/**
 * Tests of every language on every database, of the whole lab over every service, and of a server killed at every moment:
 * `npm run test:long` runs all of each file, of which a whole run takes one of each kind.
 */
const withLongTests = [
  'apps/server/src/features/previews/findings/{downloads,generated-*,templates}.test.ts',
  'apps/server/src/adapters/ai/lab-over-services.test.ts',
  'apps/server/src/adapters/sandbox/bubblewrap/bubblewrap.test.ts',
  'apps/server/src/features/{assistant,bins/capture}/crash.test.ts',
];

export default defineConfig({
  test: {
    // Modules are compiled again only where they changed: a second run of the engine tests starts two seconds sooner.
    // Where every run is the first one, writing them down would only cost time.
    experimental: { fsModuleCache: process.env.CI === undefined, fsModuleCachePath: '.cache/modules' },
    projects: [
      {
        test: {
          name: 'packages',
          include: [
            'packages/*/src/**/*.test.ts',
            'bench/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'apps/cli/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: processTests,
          environment: 'node',
          // Texts are read as in a browser and on the command line, which is not how Node reads them by itself.
          setupFiles: [equalBytes, 'packages/runner/src/web-text-decoder.ts'],
          // Pure functions share a process: starting one for each file would take longer than all tests.
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'server',
          sequence: { groupOrder: 1 },
          globalSetup,
          setupFiles: [equalBytes],
          // Nearly all of them read the same modules, which takes longer than most of the tests.
          isolate: false,
          maxWorkers: 3,
          include: ['apps/server/src/**/*.test.ts', ...processTests],
          exclude: [clusterTest],
          environment: 'node',
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'cluster',
          sequence: { groupOrder: 2 },
          globalSetup,
          include: [clusterTest],
          environment: 'node',
          hookTimeout: testTimeout,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'long',
          sequence: { groupOrder: 3 },
          globalSetup,
          maxWorkers: 2,
          include: withLongTests,
          environment: 'node',
          env: { TOOLBENCH_LONG: '1' },
          testTimeout: 600_000,
        },
      },
    ],
  },
});
