import { expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from './engine/index.ts';
import { examples } from './examples.ts';
import { modes } from './page/mode.ts';
import { options } from './options.ts';

const harmless = examples.slice(0, 5);

it('[REGEX-01] there is an example for every tab, and one that runs away', async () => {
  expect(harmless.map(({ mode }) => mode)).toEqual(modes);
  const [{ options: evil }] = examples.slice(-1);
  expect(await engine.explain(undefined, evil)).toMatchObject({ value: { danger: { kind: 'exponential' } } });
});

it.each(harmless.map((example) => [example.name.en, example] as const))(
  '[REGEX-01] the example “%s” shows something',
  async (_, { mode, input, options: chosen }) => {
    const result = await engine[mode](input, { ...initialValues(options), ...chosen }, testContext());
    if (!result.ok) throw new Error(result.code);
    const { value } = result;
    expect('totalCount' in value ? [value.validCount, value.totalCount] : value.count).toEqual(
      { match: 3, replace: 2, split: 6, extract: 3, validate: [2, 4] }[mode],
    );
  },
);
