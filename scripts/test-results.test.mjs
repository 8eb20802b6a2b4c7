import { expect, test } from 'vitest';
import { afterSecondRun, browserResults, count, slowestFiles, strayResults, unitResults } from './test-results.mjs';

const unitFile = (name, tests, message = '') => ({
  name: `/checkout/${name}`,
  message,
  status: message || tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
  assertionResults: tests.map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? ['\u001b[31mError: too late\u001b[0m\n    at a line'] : [],
  })),
});
const units = (...files) => unitResults({ testResults: files }, '/checkout');

test('a test that fails and passes alone is unsteady, counted as passed and named with its reason', () => {
  const first = units(
    unitFile('a.test.ts', [
      ['reads', 'passed'],
      ['waits', 'failed'],
    ]),
  );
  const second = units(
    unitFile('a.test.ts', [
      ['reads', 'passed'],
      ['waits', 'passed'],
    ]),
  );
  const { results, unsteady } = afterSecondRun(first, second);
  expect(count(results)).toEqual({ passed: 2, failed: 0, skipped: 0 });
  expect(unsteady).toMatchObject([{ file: 'a.test.ts', title: 'waits', why: 'Error: too late\n        at a line' }]);
});

test('a test that fails twice has failed, and so has one that only fails alone', () => {
  const first = units(
    unitFile('a.test.ts', [
      ['reads', 'passed'],
      ['waits', 'failed'],
    ]),
  );
  const second = units(
    unitFile('a.test.ts', [
      ['reads', 'failed'],
      ['waits', 'failed'],
    ]),
  );
  const { results, unsteady } = afterSecondRun(first, second);
  expect(count(results)).toEqual({ passed: 0, failed: 2, skipped: 0 });
  expect(unsteady).toEqual([]);
});

test('a file that could not be read fails by itself, and its tests count once it is read', () => {
  const first = units(unitFile('a.test.ts', [], 'no such module'), unitFile('b.test.ts', [['adds', 'passed']]));
  expect(count(first)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  const second = units(
    unitFile('a.test.ts', [
      ['reads', 'passed'],
      ['later', 'pending'],
    ]),
  );
  const { results, unsteady } = afterSecondRun(first, second);
  expect(count(results)).toEqual({ passed: 2, failed: 0, skipped: 1 });
  expect(unsteady).toMatchObject([{ file: 'a.test.ts', title: '', why: 'no such module' }]);
  expect(count(afterSecondRun(first, first).results)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('tests of one name in one file are counted one by one', () => {
  const first = units(
    unitFile('a.test.ts', [
      ['adds', 'passed'],
      ['adds', 'failed'],
    ]),
  );
  expect(count(afterSecondRun(first, []).results)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('tests of the browser are known by their id, in suites of any depth', () => {
  const spec = (id, status) => ({
    id,
    title: 'opens',
    tests: [{ status, results: status === 'unexpected' ? [{}, { error: { message: 'closed' } }] : [{}] }],
  });
  const report = (...specs) =>
    browserResults({ suites: [{ file: 'a.e2e.ts', suites: [{ file: 'a.e2e.ts', specs }] }] });
  const first = report(spec('1', 'expected'), spec('2', 'unexpected'), spec('3', 'skipped'));
  expect(count(first)).toEqual({ passed: 1, failed: 1, skipped: 1 });
  const { results, unsteady } = afterSecondRun(first, report(spec('2', 'expected')));
  expect(count(results)).toEqual({ passed: 2, failed: 0, skipped: 1 });
  expect(unsteady).toMatchObject([{ file: 'a.e2e.ts', title: 'opens', why: 'closed' }]);
  expect(count(afterSecondRun(first, []).results).failed).toBe(1);
});

test('a run that left no report shows nothing', () => {
  expect([...unitResults(null, '/checkout'), ...browserResults(null)]).toEqual([]);
});

test('the files that take longest are told first', () => {
  const results = [
    { file: 'a', seconds: 1 },
    { file: 'b', seconds: 3 },
    { file: 'a', seconds: 4 },
    { file: 'c', seconds: 2 },
  ];
  expect(slowestFiles(results, 2)).toEqual([
    { file: 'a', seconds: 5 },
    { file: 'b', seconds: 3 },
  ]);
});

test('an error that belongs to no test makes its file be run again, and is unsteady where it stays away', () => {
  const good = units(unitFile('a.test.ts', [['reads', 'passed']]));
  const strays = strayResults([{ name: '/checkout/a.test.ts', message: 'Error: write EPIPE' }], '/checkout');
  const first = [...good, ...strays];
  expect(count(first)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  const { results, unsteady } = afterSecondRun(first, good);
  expect(count(results)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(unsteady).toMatchObject([{ file: 'a.test.ts', title: '', why: 'Error: write EPIPE' }]);
  expect(count(afterSecondRun(first, [...good, ...strays]).results)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(count(afterSecondRun(strayResults([{ message: 'gone' }], '/checkout'), good).results).failed).toBe(1);
  const again = ['a', 'b', 'b'].map((name) => ({ name: `/checkout/${name}.test.ts`, message: 'Error: refused' }));
  expect(strayResults(again, '/checkout').map(({ file }) => file)).toEqual(['a.test.ts']);
});
