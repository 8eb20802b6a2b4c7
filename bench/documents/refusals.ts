import { scoreSentences, verdictOf } from '@toolbench/lab/documents/rank/find-answer.ts';
import { questionTerms } from '@toolbench/lab/documents/rank/question.ts';
import { rank, weigh } from '@toolbench/lab/documents/rank/rank.ts';
import { readQuestion } from '@toolbench/lab/documents/rank/signals.ts';
import { reportShare } from '../report.ts';
import { casesOf, indexMarkdown, markdownOf, without, type OfflineDocument } from './offline.ts';
import type { Case } from './questions.ts';
import { documentSets } from './sets.ts';

/** What became of a question. */
interface Outcome {
  readonly isRefused: boolean;
  /** The share of the question that the first passage by terms holds: what a plain rule would go by. */
  readonly similarity: number;
}

/** Passages that are looked through, as in the product. */
const searched = 20;

function ask({ chunks, index }: OfflineDocument, question: string): Outcome {
  const terms = weigh(questionTerms(question), index);
  const hits = rank(terms, index, searched);
  const read = readQuestion(question, terms);
  const passages = hits.map((ranked) => ({ ...chunks[ranked.chunk], ranked }));
  const verdict = verdictOf(read.language, scoreSentences(read, passages));
  return { isRefused: verdict === 'not-found', similarity: hits[0]?.similarity ?? 0 };
}

/** Questions of one document by what it holds of them. */
interface Refusals {
  readonly answerable: Outcome[];
  readonly close: Outcome[];
  readonly takenOut: Outcome[];
  readonly ofOthers: Outcome[];
}

async function outcomesOf(name: string, others: readonly Case[]): Promise<Refusals> {
  const markdown = await markdownOf(name);
  const document = indexMarkdown([markdown]);
  const cases = await casesOf(name);
  const answerable = cases.filter(({ evidence }) => evidence !== '');
  const close = cases.filter(({ evidence }) => evidence === '');
  const askAll = (asked: readonly Case[]) => asked.map(({ question }) => ask(document, question));
  return {
    answerable: askAll(answerable),
    close: askAll(close),
    takenOut: answerable.map(({ question, evidence }) => ask(indexMarkdown([without(markdown, evidence)]), question)),
    ofOthers: askAll(others),
  };
}

const refused = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ isRefused }) => isRefused).length / outcomes.length;

/** What a threshold on the similarity alone would refuse where it refuses as many answerable questions as the engine. */
function refusedPlainly(outcomes: readonly Outcome[], answerable: readonly Outcome[]): number {
  const similarities = answerable.map(({ similarity }) => similarity).sort((a, b) => a - b);
  const least = similarities[answerable.filter(({ isRefused }) => isRefused).length] ?? 1;
  return outcomes.filter(({ similarity }) => similarity < least).length / outcomes.length;
}

const kinds = [
  ['ofOthers', 'of another document'],
  ['takenOut', 'whose passage is taken out'],
  ['close', 'close to what the document says'],
] as const;

/**
 * Which questions without an answer are refused, by their kind, in the documents that the engine was not fitted on: most
 * of the set's own are close to what the document says, which readers' questions need not be.
 */
export async function measureRefusals(): Promise<void> {
  for (const language of ['en', 'zh'] as const) {
    const names = [...documentSets[`${language} last`], ...documentSets[`${language} held`]];
    const seen: Refusals = { answerable: [], close: [], takenOut: [], ofOthers: [] };
    for (const name of names) {
      const others = (await Promise.all(names.filter((one) => one !== name).map(casesOf))).flat();
      const outcomes = await outcomesOf(
        name,
        others.filter(({ evidence }) => evidence !== ''),
      );
      for (const kind of ['answerable', 'close', 'takenOut', 'ofOthers'] as const) seen[kind].push(...outcomes[kind]);
    }
    for (const [kind, words] of kinds) {
      const plain = Math.round(100 * refusedPlainly(seen[kind], seen.answerable));
      reportShare({
        name: `${language}: questions ${words} not answered`,
        value: refused(seen[kind]),
        note: `${seen[kind].length} questions; ${plain} % by similarity alone`,
      });
    }
    reportShare({ name: `${language}: wrongly not answered`, value: refused(seen.answerable), atMost: 0.05 });
  }
}
