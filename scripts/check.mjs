import { command, ensureDependencies, runNode } from './project.mjs';

ensureDependencies();
const { runChecks } = await import('./checks.mjs');
const clean = await runChecks();
const { code } = await runNode([command('vitest'), 'run', '--reporter=dot', '--project', 'packages']);
process.exit(clean && code === 0 ? 0 : 1);
