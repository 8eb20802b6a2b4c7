import { command, projects, root, runNode } from './project.mjs';
import { join } from 'node:path';

/** The checks that need no browser, each a name and the commands it runs one after the other. */
const checks = [
  ['types', projects.map((project) => [command('typescript-native', 'tsc'), '-p', project])],
  ['lint', [[command('oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives']]],
  ['format', [[command('oxfmt'), '--check']]],
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
];

/** Compilers make much that is soon forgotten: with this much room for it, in megabytes, a tenth less time is spent on clearing up. */
const roomForNew = '--max-semi-space-size=128';

async function runCheck([name, commands]) {
  const started = performance.now();
  for (const args of commands) {
    const { code, output } = await runNode([roomForNew, ...args], { quiet: true });
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
