import { expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from './index.ts';
import { createRandom, randomPattern } from './random-patterns.ts';
import { options } from '../options.ts';

const context = testContext();
const seeds = Array.from({ length: 150 }, (_, seed) => seed + 1);

const atoms = ['a', 'b', '.', '[ab]', '[^a]', '\\s', '\\w', '\\b', '^', '$', '😀', '\\n', '(?=a)', '(?!b)', '(?<=a)'];

function randomCase(seed: number) {
  const random = createRandom(seed);
  const letters = ['a', 'b', ' ', '\n', '\r\n', '😀', 'é', '-'];
  return {
    pattern: randomPattern(random, atoms),
    flags: random.pick(['g', 'g', '', 'gi', 'gm', 'gs', 'gu', 'gy', 'y', 'gv']),
    text: Array.from({ length: random.below(14) }, () => random.pick(letters)).join(''),
    replacement: random.pick(['', 'x', '[$&]', '$1-$2', "$$$'", '$`', '$<n>', '$0$10$01']),
  };
}

it('[REGEX-04] finds what String.prototype.matchAll finds, for 150 random patterns', async () => {
  const differing: unknown[] = [];
  for (const seed of seeds) {
    const { pattern, flags, text } = randomCase(seed);
    const regex = new RegExp(pattern, flags);
    const expected = regex.global ? [...text.matchAll(regex)] : [regex.exec(text)].filter((found) => found !== null);
    const result = await engine.match(text, { pattern, flags }, context);
    const found = result.ok && result.value.matches.map(({ match, index, groups }) => [index, match, ...groups]);
    if (JSON.stringify(found) !== JSON.stringify(expected.map((one) => [one.index, ...one]))) {
      differing.push({ pattern, flags, text });
    }
  }
  expect(differing).toEqual([]);
});

it('[REGEX-01] replaces as String.prototype.replace does, for 150 random patterns', async () => {
  const differing: unknown[] = [];
  for (const seed of seeds) {
    const { pattern, flags, text, replacement } = randomCase(seed);
    const result = await engine.replace(text, { ...initialValues(options), pattern, flags, replacement }, context);
    const isSame = result.ok && result.value.text === text.replace(new RegExp(pattern, flags), replacement);
    if (!isSame) differing.push({ pattern, flags, text, replacement });
  }
  expect(differing).toEqual([]);
});

it('[REGEX-03] splits as String.prototype.split does, for 150 random patterns', async () => {
  const differing: unknown[] = [];
  for (const seed of seeds) {
    const { pattern, flags, text } = randomCase(seed);
    const result = await engine.split(text, { pattern, flags }, context);
    const expected = text.split(new RegExp(pattern, flags));
    if (JSON.stringify(result.ok && result.value.parts) !== JSON.stringify(expected)) {
      differing.push({ pattern, flags, text });
    }
  }
  expect(differing).toEqual([]);
});

it('the template $& lists exactly the matches, for 150 random patterns', async () => {
  const differing: unknown[] = [];
  for (const seed of seeds) {
    const { pattern, flags, text } = randomCase(seed);
    const matched = await engine.match(text, { pattern, flags }, context);
    const listed = await engine.extract(text, { ...initialValues(options), pattern, flags }, context);
    if (!matched.ok || !listed.ok) throw new Error(`seed ${seed} failed`);
    const listing = matched.value.matches.map(({ match }) => match).join('\n');
    if (listed.value.count !== matched.value.count || listed.value.text !== listing)
      differing.push({ pattern, flags, text });
  }
  expect(differing).toEqual([]);
});
