import { expect, it } from 'vitest';
import { initialValues } from '../kit/options.ts';
import { testContext } from '../kit/test-context.ts';
import { engine } from './engine.ts';
import { options } from './tool.ts';

const context = testContext();
const seeds = Array.from({ length: 300 }, (_, seed) => seed + 1);

/** Mulberry32: small and repeatable. */
function createRandom(seed: number) {
  let state = seed * 0x9e3779b9;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: <Item>(items: readonly Item[]) => items[below(items.length)] };
}
type Random = ReturnType<typeof createRandom>;

const atoms = ['a', 'b', '.', '[ab]', '[^a]', '\\s', '\\w', '\\b', '^', '$', '😀', '\\n', '(?=a)', '(?!b)', '(?<=a)'];
const quantifiers = ['', '', '', '?', '*', '+?', '{1,2}', '{2}'];

function randomPattern(random: Random, depth = 2): string {
  const pieces = Array.from({ length: 1 + random.below(3) }, () => {
    if (depth === 0 || random.below(3) > 0) return atom(random);
    return random.pick(['(?:', '(', '(']) + randomPattern(random, depth - 1) + ')' + random.pick(['', '?', '*', '{2}']);
  });
  return random.below(4) === 0 ? `${pieces.join('')}|${randomPattern(random, 0)}` : pieces.join('');
}

function atom(random: Random): string {
  const chosen = random.pick(atoms);
  return /^(?:\\b|\^|\$|\(.*)$/.test(chosen) ? chosen : chosen + random.pick(quantifiers);
}

function randomCase(seed: number) {
  const random = createRandom(seed);
  const letters = ['a', 'b', ' ', '\n', '\r\n', '😀', 'é', '-'];
  return {
    pattern: randomPattern(random),
    flags: random.pick(['g', 'g', '', 'gi', 'gm', 'gs', 'gu', 'gy', 'y', 'gv']),
    text: Array.from({ length: random.below(14) }, () => random.pick(letters)).join(''),
    replacement: random.pick(['', 'x', '[$&]', '$1-$2', "$$$'", '$`', '$<n>', '$0$10$01']),
  };
}

it('[REGEX-04] finds what String.prototype.matchAll finds, for 300 random patterns', async () => {
  for (const seed of seeds) {
    const { pattern, flags, text } = randomCase(seed);
    const regex = new RegExp(pattern, flags);
    const expected = regex.global
      ? [...text.matchAll(regex)]
      : [regex.exec(text) ?? []].filter((found) => found.length);
    const result = await engine.match(text, { pattern, flags }, context);
    expect(result.ok && result.value.matches.map(({ match, index, groups }) => [match, index, ...groups])).toEqual(
      (expected as RegExpExecArray[]).map((found) => [
        found[0],
        found.index,
        ...found.slice(1).map((group: string | undefined) => group ?? null),
      ]),
    );
  }
});

it('[REGEX-01] replaces as String.prototype.replace does, for 300 random patterns', async () => {
  for (const seed of seeds) {
    const { pattern, flags, text, replacement } = randomCase(seed);
    const result = await engine.replace(text, { ...initialValues(options), pattern, flags, replacement }, context);
    expect(result.ok && result.value.text).toBe(text.replace(new RegExp(pattern, flags), replacement));
  }
});

it('[REGEX-03] splits as String.prototype.split does, for 300 random patterns', async () => {
  for (const seed of seeds) {
    const { pattern, flags, text } = randomCase(seed);
    const result = await engine.split(text, { pattern, flags }, context);
    const expected = text.split(new RegExp(pattern, flags)) as (string | undefined)[];
    expect(result.ok && result.value.parts).toEqual(expected.map((part) => part ?? null));
  }
});

it('the template $& lists exactly the matches, for 300 random patterns', async () => {
  for (const seed of seeds) {
    const { pattern, flags, text } = randomCase(seed);
    const matched = await engine.match(text, { pattern, flags }, context);
    const listed = await engine.extract(text, { ...initialValues(options), pattern, flags }, context);
    if (!matched.ok || !listed.ok) throw new Error(`seed ${seed} failed`);
    expect(listed.value.count).toBe(matched.value.count);
    expect(listed.value.text).toBe(matched.value.matches.map(({ match }) => match).join('\n'));
  }
});
