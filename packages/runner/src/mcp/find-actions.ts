import { gain, lengthNorm, okapi, rarity } from '@toolbench/kit/bm25.ts';
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
interface Described {
  readonly one: ActionOutside;
  readonly about: string;
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
    .replace(/(\w{3})(?:ing|ed)$/, '$1');
  return stem.replace(/([bdgmnprt])\1$/, '$1').replace(/(\w{3})e$/, '$1');
}

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
  const keywords = [...tool.keywords.zh, ...tool.keywords.en];
  const parts: readonly (readonly [texts: readonly string[], weight: number])[] = [
    [[...title, ...names], weights.own],
    [[about.zh, about.en], weights.about],
    [options, weights.options],
    [[tool.summary.zh, tool.summary.en, ...keywords], weights.tool],
  ];
  const counts = new Map<string, number>();
  for (const [texts, weight] of parts) {
    for (const word of new Set(texts.flatMap(wordsOf))) counts.set(word, (counts.get(word) ?? 0) + weight);
  }
  const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const subject = new Set([tool.key, ...names, ...keywords].flatMap(wordsOf));
  return { one, about: about.en, counts, length, subject, title: title.map((text) => wordsOf(forwards(text))) };
}

/** What is made “from” something names first what comes last. */
const forwards = (text: string) => text.replace(/^(.*)[\s_]from[\s_](.*)$/is, '$2 $1');

let described: Promise<readonly Described[]> | undefined;

/**
 * The actions that the words of a query fit best, by BM25 over what is said of them: the fewer actions a word fits, the
 * more it says. Two words in the order of an action's own name say more than both alone: what leads from one format to
 * another is not what leads back. What fits less than half of what the words say, and none of what its tool is about,
 * is not found.
 */
export async function findActions(query: string): Promise<readonly FoundAction[]> {
  described ??= Promise.all(actionsOutside.map(describe));
  const all = await described;
  const asked = wordsOf(forwards(query.slice(0, queryCharacters)));
  const words = [...new Set(asked)];
  const meanLength = all.reduce((sum, { length }) => sum + length, 0) / all.length;
  const rarities = words.map((word) => rarity(all.length, all.filter(({ counts }) => counts.has(word)).length));
  const said = rarities.reduce((sum, rare) => sum + rare, 0);
  return all
    .map((each) => {
      const { one, about, counts, length, subject } = each;
      const norm = lengthNorm(okapi, length / meanLength);
      let score = 0;
      let fits = 0;
      for (const [at, word] of words.entries()) {
        const count = counts.get(word);
        if (count === undefined) continue;
        fits += rarities[at];
        score += gain(okapi, rarities[at], count, norm);
      }
      const isMeant = fits * 2 >= said || words.some((word) => subject.has(word));
      return { name: one.id, about, score: isMeant ? score * (1 + inOrder(asked, each)) : 0 };
    })
    .filter(({ score }) => score > 0)
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
