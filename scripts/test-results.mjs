import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * What a run of tests showed, read from the JSON reports of Vitest and Playwright, and the verdict over a run and a second run
 * of what failed in it. A result is { id, file, title, status, why, seconds }: `status` is passed, failed or skipped, and `why`
 * the first lines of the failure. A file that could not be read at all is a failed result without a title.
 */

/** More tests than this that fail in one run are no accident of a busy machine: the run is red without a second look. */
export const maxUnsteady = 5;

function briefly(text = '') {
  return stripVTControlCharacters(text).trim().split('\n').slice(0, 12).join('\n    ');
}

const statusOf = { passed: 'passed', failed: 'failed' };

/** The results in a report of Vitest; `root` is the folder that files are named from. */
export function unitResults(report, root) {
  const seen = new Map();
  return (report?.testResults ?? []).flatMap(({ name, message, status: fileStatus, assertionResults }) => {
    const file = relative(root, name);
    if (fileStatus === 'failed' && !assertionResults.some((test) => test.status === 'failed')) {
      return [{ id: file, file, title: '', status: 'failed', why: briefly(message), seconds: 0 }];
    }
    return assertionResults.map((test) => {
      const title = test.fullName;
      const before = seen.get(`${file} ${title}`) ?? 0;
      seen.set(`${file} ${title}`, before + 1);
      const why = briefly(test.failureMessages?.[0]);
      const status = statusOf[test.status] ?? 'skipped';
      return { id: `${file} ${title} ${before}`, file, title, status, why, seconds: (test.duration ?? 0) / 1000 };
    });
  });
}

/**
 * Errors that belong to no test, as failed results of the files that ran when they came up; an error of no file is one of
 * the whole run. The same error again and again is one: it is of what the first file began, whatever ran later.
 */
export function strayResults(strays, root) {
  const firsts = new Map((strays ?? []).toReversed().map((stray) => [stray.message, stray]));
  return [...firsts.values()].toReversed().map(({ name, message }, index) => {
    const file = name === undefined ? 'the whole run' : relative(root, name);
    return { id: `stray ${index} ${file}`, file, title: '', status: 'failed', why: briefly(message), seconds: 0 };
  });
}

/** The results in a report of Playwright, those of suites within suites included. */
export function browserResults(report) {
  const within = (suites = []) =>
    suites.flatMap(({ file, specs = [], suites: inner }) => [
      ...specs.flatMap(({ id, title, tests }) =>
        tests.map(({ status, results }) => ({
          id,
          file,
          title,
          status: { expected: 'passed', skipped: 'skipped' }[status] ?? 'failed',
          why: briefly(results.find((result) => result.error)?.error.message),
          seconds: results.reduce((sum, { duration = 0 }) => sum + duration / 1000, 0),
        })),
      ),
      ...within(inner),
    ]);
  return within(report?.suites);
}

/**
 * The results after a second run of what failed: a second result stands in place of the first, and what failed first and
 * passed then is unsteady. What failed and was not run again has failed.
 *
 * @returns {{results: object[], unsteady: object[]}}
 */
export function afterSecondRun(first, second) {
  const again = new Map(second.map((result) => [result.id, result]));
  const filesAgain = new Set(second.map(({ file }) => file));
  const isReadNow = ({ id, file, title }) => title === '' && filesAgain.has(file) && !again.has(id);
  const unsteady = first.filter(
    (result) => result.status === 'failed' && (again.get(result.id)?.status === 'passed' || isReadNow(result)),
  );
  const known = new Set(first.map(({ id }) => id));
  const results = [
    ...first.filter((result) => !isReadNow(result)).map((result) => again.get(result.id) ?? result),
    ...second.filter(({ id }) => !known.has(id)),
  ];
  return { results, unsteady };
}

/** How many of the results have each status. */
export function count(results) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status } of results) counts[status] += 1;
  return counts;
}

/** The files whose tests took longest in all, each as { file, seconds }, the longest first. */
export function slowestFiles(results, most) {
  const byFile = new Map();
  for (const { file, seconds } of results) byFile.set(file, (byFile.get(file) ?? 0) + seconds);
  return [...byFile]
    .map(([file, seconds]) => ({ file, seconds }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most);
}
