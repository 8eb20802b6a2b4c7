import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { findActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import { readArguments } from '@toolbench/tools/outside/arguments.ts';
import { findTool } from '@toolbench/tools/registry.ts';
import type { Language } from '@toolbench/kit/localized.ts';
import { builtCli } from '../../../scripts/built-once.mjs';
import { createRunner, type Runner, type RunSettings } from './runner.ts';

const worker = { file: '' };
let runner: Runner;

beforeAll(async () => {
  worker.file = join(await builtCli(), 'engine-worker.js');
  runner = createRunner({ ...worker, workers: 2 });
});
afterAll(() => runner.close());

function run(id: string, given: Record<string, unknown>, settings?: RunSettings, language: Language = 'en') {
  const called = findActionOutside(id);
  if (!called) throw new Error(`no action ${id}`);
  const read = readArguments(called, given, language);
  if (!read.ok) return Promise.resolve(read);
  const { input, options } = read;
  return runner.run({ tool: called.tool.key, action: called.name, input, options, language }, settings);
}

const endless = { text: `${'a'.repeat(40)}!`, pattern: '^(a+)+$' };

describe('the runner', () => {
  it('[AGENT-01] carries an action out and says what is wrong in the language of the call', async () => {
    expect(await run('base64_encode', { text: '工具台' })).toMatchObject({ ok: true });
    expect(await run('base64_decode', { text: 'ab*' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('line 1, column 3: Decoding failed') as string,
    });
    expect(await run('base64_decode', { text: 'ab*' }, {}, 'zh')).toMatchObject({
      message: expect.stringContaining('第 1 行，第 3 列：解码失败') as string,
    });
  });

  it('[AGENT-01] stops a pattern that never ends, and JSONPath and XPath queries like it, while others go on', async () => {
    const stopped = [
      run('regex_match', endless),
      run('json_query', { text: JSON.stringify([endless.text]), path: "$[?search(@, '^(a+)+$')]" }),
    ];
    expect(await run('json_format', { text: '[1]' })).toMatchObject({ ok: true });
    for (const outcome of await Promise.all(stopped)) {
      expect(outcome).toMatchObject({ ok: false, code: 'time-limit' });
    }
    expect((await stopped[0]) as object).toMatchObject({ message: expect.stringContaining('1 s') as string });
  });

  it('[AGENT-02] says that an input needs too much memory, and tells whoever runs it of nothing', async () => {
    const crashes: unknown[] = [];
    const onCrash = (_job: unknown, error: unknown) => void crashes.push(error);
    const small = createRunner({ ...worker, workers: 1, workerHeapMiB: 24, onCrash });
    onTestFinished(() => small.close());
    const job = { tool: 'json', action: 'format', input: '['.repeat(1_500_000), language: 'en' as const };
    const options = initialValues(findTool('json')?.options ?? {});
    expect(await small.run({ ...job, options })).toMatchObject({
      code: 'out-of-memory',
      message: expect.stringContaining('24 MiB') as string,
    });
    expect(crashes).toEqual([]);
    const broken = await small.run({ ...job, input: '[1]', options: undefined as unknown as typeof options });
    expect(broken).toMatchObject({ code: 'crashed' });
    expect(crashes).toMatchObject([{ name: 'TypeError' }]);
  });

  it('[AGENT-02] names the limit of whoever runs it where that is the shorter one, not the tool’s own', async () => {
    const hurried = createRunner({ ...worker, workers: 1, runMs: 100 });
    onTestFinished(() => hurried.close());
    const job = { tool: 'regex', action: 'match', input: endless.text, language: 'en' as const };
    const options = { ...initialValues(findTool('regex')?.options ?? {}), pattern: endless.pattern };
    expect(await hurried.run({ ...job, options })).toMatchObject({
      code: 'time-limit',
      message: 'Stopped after 0.1 s, the time limit',
    });
  });

  it('[AGENT-02] cancels what is under way and what waits', async () => {
    const controllers = Array.from({ length: 4 }, () => new AbortController());
    const calls = controllers.map(({ signal }) => run('regex_match', endless, { signal }));
    for (const controller of controllers) controller.abort();
    for (const outcome of await Promise.all(calls)) expect(outcome).toMatchObject({ ok: false, code: 'cancelled' });
    expect(await run('json_format', { text: '[1]' })).toMatchObject({ ok: true });
  });

  it.each([
    [
      'another action',
      (index: number) => `^(a+)+${'$'.repeat(index + 1)}`,
      ['json_query', { text: '[1]', path: '$[0]' }],
    ],
    ['the same action', () => endless.pattern, ['regex_match', { text: 'a', pattern: 'a' }]],
  ] as const)(
    '[AGENT-01] does not let what is easy wait for six calls of %s that hang',
    async (_which, pattern, easy: readonly [string, Record<string, unknown>]) => {
      const hung = Array.from({ length: 6 }, (_, index) => run('regex_match', { ...endless, pattern: pattern(index) }));
      // On a busy machine the first of them may have ended before a worker has started for what is easy.
      const all = Promise.all(hung).then(() => 'waited for all six');
      expect(await Promise.race([run(...easy).then(({ ok }) => ok), all])).toBe(true);
      for (const outcome of await Promise.all(hung)) expect(outcome).toMatchObject({ code: 'time-limit' });
      // Workers that were started for what is slow are not kept.
      expect(await run(...easy)).toMatchObject({ ok: true });
    },
  );

  it('[AGENT-02] answers 500 calls at once', async () => {
    const calls = Array.from({ length: 500 }, (_, index) => run('json_compress', { text: `[ ${index} ]` }));
    const outcomes = await Promise.all(calls);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
  });
});
