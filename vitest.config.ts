import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of programs that run as processes of their own, beside those of the server. */
const processTests = ['apps/cli/src/main.test.ts'];

/** Only a test that hangs takes this long, in milliseconds, however busy the machine is. */
const testTimeout = 120_000;

/** Files that wait for builds and for other processes, the longest first: the last to start would run on alone. */
const longest = [
  'previews/generated-projects',
  'code/service',
  'src/server',
  'bins/crash',
  'sandbox/escapes',
  'sandbox/bubblewrap',
  'assistant/crash',
].map((name) => `${name}.test.ts`);

/** Where a file stands among the longest; behind all of them if it is none. */
function rank({ moduleId }: TestSpecification): number {
  const index = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
  return index < 0 ? longest.length : index;
}

/** Vitest's order, by earlier durations or by size, with the longest files before all others. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'apps/cli/src/**/*.test.ts'],
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
