import { defineConfig } from 'vitest/config';

/** Tests of programs that run as processes of their own, beside those of the server. */
const processTests = ['apps/cli/src/main.test.ts'];

/** Only a test that hangs takes this long, in milliseconds, however busy the machine is. */
const testTimeout = 120_000;

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
            'apps/web/src/**/*.test.ts',
            'apps/cli/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: processTests,
          environment: 'node',
          // Pure functions share a process: starting one for each file would take longer than all tests.
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          testTimeout,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'server',
          sequence: { groupOrder: 1 },
          globalSetup: ['apps/server/src/test-support/postgres-of-the-run.ts'],
          // Nearly all of them read the same modules, which takes longer than most of the tests.
          isolate: false,
          maxWorkers: 3,
          include: ['apps/server/src/**/*.test.ts', ...processTests],
          environment: 'node',
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
