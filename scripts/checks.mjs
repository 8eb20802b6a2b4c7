import { command, projects, root, runNode } from './project.mjs';
import { join } from 'node:path';

/**
 * The checks that need no browser, each a name and the commands it runs one after the other. Several threads of the compiler
 * find out the same types each for itself: one takes half the work, and the checks beside it take the other core. Those that
 * use all cores by themselves come last.
 */
const checks = [
  ['types', projects.map((project) => [command('typescript-native', 'tsc'), '--singleThreaded', '-p', project])],
  [
    'boundaries',
    [
      [
        command('dependency-cruiser', 'depcruise'),
        '--config',
        '.dependency-cruiser.cjs',
        'packages',
        'apps',
        'e2e',
        'bench',
      ],
    ],
  ],
  ['dead code', [[command('knip'), '--no-progress']]],
  ['project rules', [[join(root, 'scripts/project-rules.mjs')]]],
  ['format', [[command('oxfmt'), '--check']]],
  ['lint', [[command('oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives']]],
];

/**
 * Compilers make much that is soon forgotten. With this much room for it, in megabytes, those in JavaScript spend a tenth less
 * time on clearing up, and so do those in Go that clear up when there is this much more, in percent.
 */
const roomForNew = '--max-semi-space-size=128';
const environment = { GOGC: '400' };

async function runCheck([name, commands]) {
  const started = performance.now();
  for (const args of commands) {
    const { code, output } = await runNode([roomForNew, ...args], { quiet: true, environment });
    if (code !== 0) {
      console.log(`✗ ${name}\n${output}`);
      return false;
    }
  }
  console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return true;
}

/** Runs all checks, two at a time. True when every one passes. */
export async function runChecks() {
  const waiting = [...checks];
  const results = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await runCheck(next));
  };
  await Promise.all([worker(), worker()]);
  return results.every(Boolean);
}
