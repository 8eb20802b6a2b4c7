import { gain, lengthNorm, okapi, rarity } from '@toolbench/kit/bm25.ts';
import { editDistance } from '@toolbench/kit/edit-distance.ts';
import { tellingWords } from '@toolbench/kit/words.ts';
import { actionsOutside, describeActionOutside, type ActionOutside } from '@toolbench/tools/outside/catalogue.ts';

/** Actions that are named for a query at most. */
const mostFound = 8;
/** So much of a query is read. */
const queryCharacters = 1_000;

export interface FoundAction {
  readonly name: string;
  readonly about: string;
}

/** What is said of an action as counted words, those of its name weighing more. */
interface Described extends FoundAction {
  /** The key of its tool. */
  readonly tool: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
  /** What its tool is about. */
  readonly subject: ReadonlySet<string>;
  /** Its name and its labels, in the order of their words. */
  readonly title: readonly (readonly string[])[];
}

/** How often a word counts that stands in the action's own names, in what is said of it, in its options, in its tool's words. */
const weights = { own: 4, about: 2, options: 1, tool: 1 } as const;

/** The words of a text in the form in which they are compared: small letters, names such as sortKeys taken apart, without endings. */
function wordsOf(text: string): string[] {
  const apart = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/_/g, ' ');
  return tellingWords(apart).map(stemOf);
}

/** An English word without the endings of number, tense and person: enough for a few thousand words of definitions. */
function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const stem = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/(\w{3})(?:ing|ed)$/, '$1')
    .replace(/(\w{4})y$/, '$1');
  return stem.replace(/([bdgmnprt])\1$/, '$1').replace(/(\w{3})e$/, '$1');
}

/** Running several actions in a row belongs to no tool. */
const recipes = {
  name: 'run_recipe',
  titles: ['run recipe', '运行配方', '多步流水线'],
  about: 'Runs several tools in a row as one recipe (pipeline, chain of steps), each on what the last one gave.',
};

async function describe(one: ActionOutside): Promise<Described> {
  const { id, tool, action } = one;
  const { about } = await describeActionOutside(one);
  const title = [id.replaceAll('_', ' '), action.label.zh, action.label.en];
  const options = action.options.flatMap((name) => {
    const option = tool.options[name];
    const values = option.kind === 'choice' ? option.values.map(String) : [];
    return [name, option.label.zh, option.label.en, ...values];
  });
  const names = [tool.name.zh, tool.name.en];
  const keywords = [tool.keywords.zh, tool.keywords.en];
  return countWords(
    { name: id, tool: tool.key, about: about.en },
    title,
    [tool.key, ...names, ...keywords],
    [
      [[...title, ...names], weights.own],
      [[about.zh, about.en], weights.about],
      [options, weights.options],
      [[tool.summary.zh, tool.summary.en, ...keywords], weights.tool],
    ],
  );
}

function countWords(
  found: FoundAction & { readonly tool: string },
  title: readonly string[],
  subject: readonly string[],
  parts: readonly (readonly [texts: readonly string[], weight: number])[],
): Described {
  const counts = new Map<string, number>();
  for (const [texts, weight] of parts) {
    for (const word of new Set(texts.flatMap(wordsOf))) counts.set(word, (counts.get(word) ?? 0) + weight);
  }
  const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...found,
    counts,
    length,
    subject: new Set(subject.flatMap(wordsOf)),
    title: title.map((text) => wordsOf(forwards(text))),
  };
}

/** What is made “from” something names first what comes last. */
const forwards = (text: string) => text.replace(/^(.*)[\s_]from[\s_](.*)$/is, '$2 $1');

let described: Promise<readonly Described[]> | undefined;

/** A word of a query, and how far it is one that is said of an action: less than 1 where it is only like it. */
interface Asked {
  readonly word: string;
  readonly likeness: number;
}

/** The word of the definitions that an unknown one is most like: the same first letter and nearly the same others, as gunzip and gzip have. */
function knownAs(word: string, known: ReadonlySet<string>): Asked {
  const farthest = Math.floor(word.length / 3);
  if (known.has(word) || !/^[a-z]{5,}$/.test(word)) return { word, likeness: 1 };
  const [near] = [...known]

    .filter((one) => one[0] === word[0] && one.length >= 4 && Math.abs(one.length - word.length) <= farthest)
    .map((one) => ({ word: one, far: editDistance(word, one) }))
    .sort((one, other) => one.far - other.far);
  return near && near.far <= farthest
    ? { word: near.word, likeness: 1 - near.far / word.length }
    : { word, likeness: 1 };
}

/**
 * The actions that the words of a query fit best, by BM25 over what is said of them: the fewer tools a word fits, the
 * more it says. Two words in the order of an action's own name say more than both alone: what leads from one format to
 * another is not what leads back. Nothing is found where all that fits is less than half of what the words say, and none
 * of what its tool is about; and nothing that fits less than half of what the best does.
 */
export async function findActions(query: string): Promise<readonly FoundAction[]> {
  described ??= Promise.all(actionsOutside.map(describe));
  const { titles, ...recipe } = recipes;
  const all = [
    ...(await described),
    countWords({ ...recipe, tool: recipe.name }, titles, titles, [
      [titles, weights.own],
      [[recipe.about], weights.about],
    ]),
  ];
  const known = new Set(all.flatMap(({ counts }) => [...counts.keys()]));
  const asked = wordsOf(forwards(query.slice(0, queryCharacters))).map((word) => knownAs(word, known));
  const words = [...new Map(asked.map((one) => [one.word, one])).values()];
  const meanLength = all.reduce((sum, { length }) => sum + length, 0) / all.length;
  const toolsOf = (some: readonly Described[]) => new Set(some.map(({ tool }) => tool)).size;
  const rarities = words.map(({ word }) => rarity(toolsOf(all), toolsOf(all.filter(({ counts }) => counts.has(word)))));
  const said = rarities.reduce((sum, rare) => sum + rare, 0);
  const order = asked.map(({ word }) => word);
  const scored = all.map((each) => {
    const { counts, length, subject } = each;
    const norm = lengthNorm(okapi, length / meanLength);
    let score = 0;
    let fits = 0;
    for (const [at, { word, likeness }] of words.entries()) {
      const count = counts.get(word);
      if (count === undefined) continue;
      const says = rarities[at] * likeness;
      fits += says;
      score += gain(okapi, says, count, norm);
    }
    const isMeant = fits * 2 >= said || words.some(({ word, likeness }) => likeness === 1 && subject.has(word));
    return { ...each, isMeant, fits, score: score * (1 + inOrder(order, each)) };
  });
  const best = Math.max(...scored.map(({ fits }) => fits));
  if (!scored.some(({ isMeant }) => isMeant)) return [];
  return scored
    .filter(({ fits }) => fits > 0 && fits * 2 >= best)
    .sort((first, second) => second.score - first.score)
    .slice(0, mostFound)
    .map(({ name, about }) => ({ name, about }));
}

/** The share of an action's title that stands in a query in the same order, less what stands the other way round. */
function inOrder(asked: readonly string[], { title }: Described): number {
  const shares = title.map((words) => {
    let kept = 0;
    let turned = 0;
    words.forEach((word, at) => {
      for (const next of words.slice(at + 1)) {
        const [first, second] = [asked.indexOf(word), asked.indexOf(next)];
        if (first < 0 || second < 0 || word === next) continue;
        if (first < second) kept += 1;
        else turned += 1;
      }
    });
    return (kept - turned) / Math.max(1, (words.length * (words.length - 1)) / 2);
  });
  return Math.max(...shares) / 2;
}
