import { writeFileSync } from 'node:fs';

/**
 * Writes what the JSON reporter of Vitest leaves out: errors that belong to no test, each with the file that ran when it came
 * up. Where to, STRAY_ERRORS says.
 */
export default class StrayErrorsReporter {
  onTestRunEnd(_modules, errors) {
    const strays = errors.map(({ VITEST_TEST_PATH: name, stack, message }) => ({ name, message: stack ?? message }));
    writeFileSync(process.env.STRAY_ERRORS, JSON.stringify(strays));
  }
}
