import { command, root, runNode } from './project.mjs';
import { join } from 'node:path';

const typeProjects = [
  'packages/contracts/tsconfig.json',
  'packages/lab/tsconfig.json',
  'packages/tools/tsconfig.json',
  'packages/tools/tsconfig.pages.json',
  'packages/ui/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/web/src/workers/tsconfig.json',
  'apps/web/src/offline/tsconfig.json',
  'apps/server/tsconfig.json',
  'apps/cli/tsconfig.json',
  'tsconfig.json',
];

/** The checks that need no browser, each a name and the commands it runs one after the other. */
const checks = [
  ['format', [[command('prettier'), '--check', '--log-level', 'warn', '.']]],
  ['lint', [[command('eslint'), '--cache', '--cache-location', '.cache/eslint', '--max-warnings', '0', '.']]],
  ['types', typeProjects.map((project) => [command('typescript', 'tsc'), '-p', project])],
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

async function runCheck([name, commands]) {
  const started = performance.now();
  for (const args of commands) {
    const { code, output } = await runNode(args, { quiet: true });
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
