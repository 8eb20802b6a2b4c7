import { describe, expect, it } from 'vitest';
import { textToString } from '@toolbench/kit/text.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { perform, type Job } from './perform.ts';
import { canFollow, parseRecipe, readRecipe } from './read-recipe.ts';
import { carriedOn, runRecipe } from './run-recipe.ts';

const step = (tool: string, action: string, options = {}, more = {}) => ({ tool, action, options, ...more });
const recipe = (...steps: unknown[]) => ({ version: 1, title: 'test', steps });

async function run(given: unknown, input: string, language: 'zh' | 'en' = 'en') {
  const read = readRecipe(given, language);
  if (!read.ok) return { message: read.message, seen: [] };
  const seen: number[] = [];
  const outcome = await runRecipe(read.value, input, {
    run: (job) => perform(job, testContext()),
    language,
    onStep: (number) => seen.push(number),
  });
  if (!outcome.ok) return { message: outcome.message, seen };
  const { output } = read.value.steps.at(-1)?.called.action ?? { output: 'text' };
  return { text: textToString(carriedOn(outcome.value, output)), seen };
}

describe('a recipe', () => {
  it('[SHELL-21] runs each action on what the one before gave', async () => {
    const rows = recipe(
      step('csv', 'csv-to-json'),
      step('json', 'query', { path: '$[?@.id > 1]' }),
      step('csv', 'json-to-csv'),
    );
    expect(await run(rows, 'id,name\n1,Ada\n2,Grace\n')).toMatchObject({
      text: expect.stringMatching(/^id,name\r?\n2,Grace/),
      seen: [1, 2, 3],
    });
  });

  it('[SHELL-21] compares with its input or with an earlier step', async () => {
    const compared = (compareWith?: number) =>
      run(
        recipe(
          step('json', 'unescape'),
          step('json', 'format', { sortKeys: true }),
          step('diff', 'json', {}, { compareWith }),
        ),
        '{\\"b\\":1,\\"a\\":2}',
      );
    expect((await compared(1)).text).toContain('"same": true');
    expect((await compared()).message).toContain('Step 3 (Compare as JSON)');
  });

  it('[SHELL-21] tells what each step warns of, with the step, also where a later one fails', async () => {
    const warn = (...steps: unknown[]) => {
      const read = readRecipe(recipe(...steps), 'en');
      if (!read.ok) throw new Error(read.message);
      const job = { run: (one: Job) => perform(one, testContext()), language: 'en' } as const;
      return runRecipe(read.value, 'Name;Stadt\nMüller;Köln;1\n', job);
    };
    const rows = step('csv', 'csv-to-json');
    const warned = await warn(rows, step('json', 'query', { path: '$[?@.Stadt=="Köln"]' }));
    expect(warned).toMatchObject({ ok: true, value: { count: 0, warnings: expect.any(Array) } });
    const { warnings } = (warned as { value: { warnings: readonly string[] } }).value;
    expect(warnings).toContainEqual(expect.stringMatching(/^Step 1 \(CSV to JSON\): .*semicolon/i));
    const failing = await warn(rows, step('csv', 'json-to-csv'), step('json', 'format'));
    expect(failing).toMatchObject({ ok: false, warnings });
  });

  it('[SHELL-21] carries a file’s bytes on as they are', async () => {
    const bytes = recipe(step('base64', 'decode'), step('base64', 'encode-bytes', { alphabet: 'url-safe' }));
    expect((await run(bytes, '/+8=')).text).toBe('_-8=');
  });

  it('[SHELL-21] opens compressed JSON inside Base64', async () => {
    const opened = recipe(step('base64', 'decode'), step('base64', 'decompress'), step('json', 'compress'));
    expect(
      (await run(opened, 'H4sIAAAAAAACA6tWyi9KSS1SsjIx0lHKLEnNLVayiq5WykxRsjKs1YEwjGpjawHgEuGUKAAAAA==')).text,
    ).toBe('{"order":42,"items":[{"id":1},{"id":2}]}');
  });

  it('[SHELL-21] says in which step it failed, and does not go on', async () => {
    const failing = recipe(step('json', 'unescape'), step('json', 'format'), step('json', 'compress'));
    expect(await run(failing, '{')).toMatchObject({
      message: expect.stringMatching(/^Step 2 \(Format\): line 1/),
      seen: [1, 2],
    });
    expect((await run(failing, '{', 'zh')).message).toMatch(/^第 2 步（格式化）：第 1 行/);
  });

  it.each([
    [{ version: 2, title: '', steps: [step('json', 'format')] }, 'wrong at version'],
    [{ ...recipe(step('json', 'format')), script: 'alert(1)' }, 'The recipe is wrong'],
    [recipe(), 'wrong at steps'],
    [recipe(step('json', 'format', { indent: 3 })), 'Step 1: The argument indent cannot be 3'],
    [recipe(step('json', 'query')), 'Step 1: The argument path is missing'],
    [recipe(step('json', 'constructor')), 'There is no action named json constructor'],
    [recipe(step('csv', 'csv_to_json')), 'There is no action named csv csv_to_json'],
    [recipe(step('api', 'send')), 'There is no action named api send'],
    [recipe(step('json', 'format'), step('uuid', 'bulk')), 'Step 2: '],
    [recipe(step('qrcode', 'generate'), step('json', 'format')), 'cannot work on what the step before gives'],
    [recipe(step('json', 'format'), step('diff', 'compare', {}, { compareWith: 2 })), 'nothing to compare with'],
    [recipe(step('json', 'format', {}, { compareWith: 0 })), 'nothing to compare with'],
  ])('[SHELL-21] is refused before anything runs: %j', async (given, said) => {
    const { message, seen } = await run(given, '{}');
    expect(message).toContain(said);
    expect(seen).toEqual([]);
  });

  it('[SHELL-21] is refused where its file is no JSON or too long', () => {
    expect(parseRecipe('{', 'en')).toMatchObject({ ok: false, code: 'recipe-not-json' });
    expect(parseRecipe(' '.repeat(200_001), 'zh')).toMatchObject({ ok: false, code: 'recipe-too-long' });
    expect(parseRecipe(JSON.stringify(recipe(step('json', 'format'))), 'en').ok).toBe(true);
  });

  it('[SHELL-21] lets only actions follow that take what is given', () => {
    expect(canFollow('text', 'text')).toBe(true);
    expect(canFollow('picture', 'bytes')).toBe(true);
    expect(canFollow('picture', 'text')).toBe(false);
    expect(canFollow('text', 'none')).toBe(false);
    expect(canFollow('text', 'picture')).toBe(false);
  });
});
