import { reportShare } from '../report.ts';
import type { Lab } from './lab.ts';

/** A question; answer and evidence are empty where the document does not answer it. */
export interface Case {
  readonly question: string;
  /** Stands word for word in a right answer. */
  readonly answer: string;
  /** Stands in the passage that holds the answer, and nowhere else. */
  readonly evidence: string;
}

interface Seen {
  readonly isAnswerable: boolean;
  /** Of the first passage with the evidence; 0: not within ten. */
  readonly rank: number;
  readonly holdsAnswer: boolean;
  /** The engine's own word on its answer (docs/decisions/0029). */
  readonly verdict: 'found' | 'perhaps' | 'not-found' | undefined;
  readonly isVerified: boolean;
}

/** A text without what printing and reading may change: spaces, case, compatible forms. */
export const squeezed = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();

async function see(lab: Lab, id: string, { question, answer, evidence }: Case): Promise<Seen> {
  const passages = await lab.search(id, question, 10);
  const shown = await lab.ask(id, question);
  const text = squeezed(shown.passages?.[0]?.text ?? '');
  return {
    isAnswerable: evidence !== '',
    rank: passages.findIndex(({ content }) => squeezed(content).includes(squeezed(evidence))) + 1,
    holdsAnswer: text.includes(squeezed(answer)),
    verdict: shown.verdict,
    isVerified: shown.sentences.every(({ support }) => support === 'verified'),
  };
}

const share = (all: readonly Seen[], is: (seen: Seen) => boolean) => all.filter(is).length / all.length;

/** Asks all questions and reports how often the product was right, against the goals of the specification. */
export async function measureQuestions(
  lab: Lab,
  name: string,
  documents: readonly { readonly id: string; readonly cases: readonly Case[] }[],
): Promise<void> {
  const seen: Seen[] = [];
  for (const { id, cases } of documents) for (const one of cases) seen.push(await see(lab, id, one));
  const answerable = seen.filter(({ isAnswerable }) => isAnswerable);
  const others = seen.filter(({ isAnswerable }) => !isAnswerable);
  const given = answerable.filter(({ verdict }) => verdict !== 'not-found');
  const isEnglish = name.startsWith('en');
  const within = (most: number) => share(answerable, ({ rank }) => rank > 0 && rank <= most);
  const mrr = answerable.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / answerable.length;
  const note = `${answerable.length} answerable, ${others.length} not`;
  reportShare({ name: `${name}: recall@1`, value: within(1), note });
  reportShare({ name: `${name}: recall@3`, value: within(3), atLeast: 0.98 });
  reportShare({ name: `${name}: recall@5`, value: within(5) });
  reportShare({ name: `${name}: MRR@10`, value: mrr, atLeast: isEnglish ? 0.93 : 0.97 });
  reportShare({
    name: `${name}: shown passage holds the answer`,
    value: share(answerable, ({ holdsAnswer }) => holdsAnswer),
    atLeast: isEnglish ? 0.85 : 0.8,
    note: `${(100 * share(given, ({ holdsAnswer }) => holdsAnswer)).toFixed(0)} % of those answered`,
  });
  reportShare({
    name: `${name}: unanswerable told as found`,
    value: share(others, ({ verdict }) => verdict === 'found'),
    atMost: 0.1,
    note: `${(100 * share(answerable, ({ verdict }) => verdict === 'found')).toFixed(0)} % of the answerable`,
  });
  reportShare({
    name: `${name}: answerable told as not found`,
    value: share(answerable, ({ verdict }) => verdict === 'not-found'),
    atMost: 0.05,
  });
  reportShare({
    name: `${name}: citations found on their page`,
    value: share(seen, ({ isVerified }) => isVerified),
    atLeast: 1,
  });
}
