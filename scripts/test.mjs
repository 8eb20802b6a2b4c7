import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { command, ensureDependencies, isBuildStale, root, runNode } from './project.mjs';

ensureDependencies();
await findBrowser();
const { runChecks } = await import('./checks.mjs');
const { build } = await import('./build.mjs');

const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

const clean = await runChecks();
// The server's tests wait for other processes much of their time: the build fits in between.
const [unit] = await Promise.all([
  runNode([command('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`]),
  isBuildStale() ? build() : undefined,
]);
const inBrowser = await runNode([command('@playwright/test', 'playwright'), 'test', '--reporter=list,json'], {
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
});

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

const units = read(unitReport);
const { stats } = read(browserReport) ?? {};
const passed = (units?.numPassedTests ?? 0) + (stats?.expected ?? 0);
const failed = (units?.numFailedTests ?? 0) + (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
const skipped = (units?.numPendingTests ?? 0) + (stats?.skipped ?? 0);
console.log(`\nchecks ${clean ? 'passed' : 'failed'}`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(clean && unit.code === 0 && inBrowser.code === 0 ? 0 : 1);
