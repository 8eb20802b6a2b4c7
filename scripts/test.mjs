import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

/** The first lines of a failure, without the colours of a terminal. */
function briefly(text = '') {
  return stripVTControlCharacters(text).split('\n').slice(0, 12).join('\n    ');
}

/** What failed among the unit tests: files that could not be read count as well. */
function failedUnits(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${relative(root, name)}\n    ${briefly(message)}`];
    return failed.map((test) => `${relative(root, name)}: ${test.fullName}\n    ${briefly(test.failureMessages[0])}`);
  });
}

/** What failed in the browser, the tests of suites within suites included. */
function failedInBrowser(suites = []) {
  return suites.flatMap(({ file, specs = [], suites: within }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => {
        const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
        return `${file}: ${title}\n    ${briefly(error?.message)}`;
      }),
    ...failedInBrowser(within),
  ]);
}

const units = read(unitReport);
const browser = read(browserReport);
const { stats } = browser ?? {};
const passed = (units?.numPassedTests ?? 0) + (stats?.expected ?? 0);
const failed = (units?.numFailedTests ?? 0) + (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
const skipped = (units?.numPendingTests ?? 0) + (stats?.skipped ?? 0);
// Thousands of lines lie between a failure and the end of the output: it is told again where people look first.
for (const failure of [...failedUnits(units), ...failedInBrowser(browser?.suites)]) console.log(`\nfailed: ${failure}`);
console.log(`\nchecks ${clean ? 'passed' : 'failed'}`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(clean && unit.code === 0 && inBrowser.code === 0 ? 0 : 1);
