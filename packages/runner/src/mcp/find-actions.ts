import type { Localized } from '@toolbench/kit/localized.ts';
import { actionsOutside, describeActionOutside, type ActionOutside } from '@toolbench/tools/outside/catalogue.ts';

/** Actions that are named for a query at most. */
const mostFound = 8;
/** So much of a query is read. */
const queryCharacters = 1_000;

/** Chinese is written without spaces, alone and beside names of formats. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

export interface FoundAction {
  readonly name: string;
  readonly about: string;
}

/**
 * The actions that words fit best: in their own name and description, then in what is said of their tool. The fewer
 * actions a word fits, the more it says.
 */
export async function findActions(query: string): Promise<readonly FoundAction[]> {
  const segments = [...segmenter.segment(query.slice(0, queryCharacters).toLowerCase())];
  const words = new Set(segments.flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])));
  const described = await Promise.all(
    actionsOutside.map(async (one) => ({ one, about: (await describeActionOutside(one)).about })),
  );
  const scores = described.map(() => 0);
  for (const word of words) {
    const fits = described.map(({ one, about }) => fitOf(one, about, word));
    const fitting = fits.filter((fit) => fit > 0).length;
    fits.forEach((fit, at) => (scores[at] += fit > 0 ? fit * Math.log(1 + described.length / fitting) : 0));
  }
  return described
    .map(({ one, about }, at) => ({ name: one.id, about: about.en, score: scores[at] }))
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score)
    .slice(0, mostFound)
    .map(({ name, about }) => ({ name, about }));
}

function fitOf({ id, tool, action }: ActionOutside, about: Localized, word: string): number {
  const own = [id.replaceAll('_', ' '), ...Object.values(tool.name), ...Object.values(action.label)]
    .join(' ')
    .toLowerCase();
  const said = `${about.en} ${about.zh}`.toLowerCase();
  const general = [tool.summary.en, tool.summary.zh, ...tool.keywords.en, ...tool.keywords.zh].join(' ').toLowerCase();
  return (own.includes(word) ? 4 : 0) + (said.includes(word) ? 2 : 0) + (general.includes(word) ? 1 : 0);
}
