import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { command, ensureDependencies, isBuildStale, root, runNode } from './project.mjs';
import {
  afterSecondRun,
  browserResults,
  count,
  maxUnsteady,
  slowestFiles,
  strayResults,
  unitResults,
} from './test-results.mjs';

ensureDependencies();
await findBrowser();
const { runChecks } = await import('./checks.mjs');
const { build } = await import('./build.mjs');

const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

async function runUnits(name, ...args) {
  const report = join(reports, name);
  const strays = join(reports, `stray-${name}`);
  const reporters = ['dot', 'json', './scripts/stray-errors-reporter.mjs'].map((reporter) => `--reporter=${reporter}`);
  const { code, output } = await runNode(
    [command('vitest'), 'run', '--project=!long', ...reporters, `--outputFile.json=${report}`, ...args],
    { quiet: true, environment: { STRAY_ERRORS: strays } },
  );
  // Told in one piece: the browser tests write their lines meanwhile.
  console.log(output);
  return { code, results: [...unitResults(read(report), root), ...strayResults(read(strays), root)] };
}

/**
 * How far the browser tests step back behind the others: those measure times and wait for other processes much of theirs,
 * which these take, who compute nearly all of theirs.
 */
const niceness = 2;

async function runBrowser(name, ...args) {
  const report = join(reports, name);
  const { code } = await runNode([command('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...args], {
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    niceness,
  });
  return { code, results: browserResults(read(report)) };
}

const failures = ({ results }) => results.filter(({ status }) => status === 'failed');

/** What a second run by `again` makes of a run; a run without failures needs none. */
async function settle(run, again) {
  const failed = failures(run);
  if (failed.length === 0) return { ...run, unsteady: [] };
  const second = await again(failed);
  return { code: second.code, ...afterSecondRun(run.results, second.results) };
}

/** How long each part of the run took, in seconds. */
const took = {};
async function timed(part, work) {
  const started = performance.now();
  const result = await work;
  took[part] = Math.round((performance.now() - started) / 1000);
  return result;
}

if (!(await timed('checks', runChecks()))) {
  // They are mended first anyway, and the tests take ten times as long.
  console.log('\nchecks failed: no test was run');
  process.exit(1);
}
/** One after the other they leave cores idle: tests of servers wait for other processes half of their time. */
async function buildAndBrowse() {
  if (isBuildStale()) await timed('build', build());
  return timed('browser tests', runBrowser('browser.json'));
}
const [units, browser] = await Promise.all([timed('unit and server tests', runUnits('unit.json')), buildAndBrowse()]);

let runs = [units, browser];
const failedFirst = runs.flatMap(failures);
if (failedFirst.length > 0 && failedFirst.length <= maxUnsteady) {
  console.log(`\n${failedFirst.length} failed and are run again, alone`);
  runs = [
    await settle(units, (failed) =>
      runUnits('unit-again.json', '--no-file-parallelism', ...new Set(failed.map(({ file }) => file))),
    ),
    await settle(browser, () => runBrowser('browser-again.json', '--last-failed', '--workers=1')),
  ];
}

const results = runs.flatMap((run) => run.results);
const { passed, failed, skipped } = count(results);
const ended = runs.every(({ code }) => code === 0);
// Thousands of lines lie between a failure and the end of the output: it is told again where people look first.
for (const { file, title, why } of runs.flatMap(failures)) console.log(`\nfailed: ${file} ${title}\n    ${why}`);
if (!ended && failed === 0) console.log('\nfailed: a run of tests ended with an error that belongs to none of them');
if (failedFirst.length > maxUnsteady) {
  console.log(`\n${failedFirst.length} failed at first: over ${maxUnsteady}, none is run again`);
}
for (const { file, title, why } of runs.flatMap(({ unsteady = [] }) => unsteady)) {
  console.log(`unsteady: ${file} ${title}: ${why.split('\n', 1)[0]}`);
}
for (const { results: shown } of [units, browser]) {
  const files = slowestFiles(shown, 10).map(({ file, seconds }) => `${file} ${Math.round(seconds)}`);
  console.log(`\nlongest, in seconds: ${files.join(', ')}`);
}
const parts = Object.entries(took).map(([part, seconds]) => `${part} ${seconds} s`);
console.log(`\n${parts.join(', ')}; all together, some beside others, ${Math.round(performance.now() / 1000)} s`);
console.log('checks passed');
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(ended && failed === 0 ? 0 : 1);
