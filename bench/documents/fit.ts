import { writeFile } from 'node:fs/promises';
import { candidatesOf } from '@toolbench/lab/documents/candidates.ts';
import { questionTerms } from '@toolbench/lab/documents/question.ts';
import { rank, weigh } from '@toolbench/lab/documents/rank.ts';
import { readQuestion, signalNames, signalsOf } from '@toolbench/lab/documents/signals.ts';
import { chanceOf, fitLogistic, type Example } from './logistic.ts';
import { casesOf, indexMarkdown, markdownOf, without, type OfflineDocument } from './offline.ts';
import { squeezed, type Case } from './questions.ts';
import { documentSets } from './sets.ts';

/** Questions that a document does not answer: close to what it says, with their passage taken out, of other documents. */
const refusedKinds = ['close', 'takenOut', 'ofOthers'] as const;

type Kind = 'answerable' | (typeof refusedKinds)[number];

/** A question of the tuning set with every sentence that might be shown for it. */
interface Asked {
  readonly document: string;
  readonly kind: Kind;
  readonly sentences: readonly Example[];
}

/** Passages that are looked through, as in the product. */
const searched = 20;
const ridge = 0.5;
/** What a sentence counts that seems to answer what its document does not: those are what a refusal has to know. */
const misleading = 3;
/** Questions of each other document that are asked. */
const ofEach = 5;
/** What the product is to do: refuse so many of the questions without an answer, all kinds alike, and no more of the others. */
const goal = { rightly: 0.9, wrongly: 0.05 };
const shares = [0.03, 0.05, 0.07, 0.09, 0.1, 0.11, 0.12, 0.13, 0.14, 0.15, 0.16, 0.17, 0.18, 0.19, 0.2];

function see(document: string, kind: Kind, { chunks, index }: OfflineDocument, one: Case): Asked {
  const { question, answer } = one;
  const evidence = kind === 'answerable' ? one.evidence : '';
  const terms = weigh(questionTerms(question), index);
  const hits = rank(terms, index, searched);
  const read = readQuestion(question, terms);
  const sentences = hits.flatMap((ranked) => {
    const chunk = chunks[ranked.chunk];
    const holdsEvidence = evidence !== '' && squeezed(chunk.content).includes(squeezed(evidence));
    return candidatesOf({ ...chunk, ranked }, ranked.chunk, hits[0].score).map((candidate) => {
      const signals = signalsOf(read, candidate);
      const isRight = holdsEvidence && squeezed(candidate.text).includes(squeezed(answer));
      const weight = kind === 'close' ? misleading : 1;
      return { values: [1, ...signalNames.map((name) => signals[name])], isRight, weight };
    });
  });
  return { document, kind, sentences };
}

const isAnswerable = ({ evidence }: Case) => evidence !== '';

/** Each document alone, and all of a language as one, where more lies between question and answer. */
async function askAll(documents: readonly string[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  const whole = indexMarkdown(await Promise.all(documents.map(markdownOf)));
  for (const document of documents) {
    const markdown = await markdownOf(document);
    const alone = indexMarkdown([markdown]);
    const cases = await casesOf(document);
    for (const index of [alone, whole])
      asked.push(...cases.map((one) => see(document, isAnswerable(one) ? 'answerable' : 'close', index, one)));
    for (const one of cases.filter(isAnswerable))
      asked.push(see(document, 'takenOut', indexMarkdown([without(markdown, one.evidence)]), one));
    const others = await Promise.all(documents.filter((other) => other !== document).map(casesOf));
    const theirs = others.flatMap((cases) => cases.filter(isAnswerable).slice(0, ofEach));
    asked.push(...theirs.map((one) => see(document, 'ofOthers', alone, one)));
  }
  return asked;
}

/** What other documents are asked is easy to tell: it only counts for the threshold. */
const fit = (asked: readonly Asked[]) =>
  fitLogistic(
    asked.flatMap(({ kind, sentences }) => (kind === 'ofOthers' ? [] : sentences)),
    ridge,
  );

const bestOf = (weights: readonly number[], { sentences }: Asked) =>
  Math.max(0, ...sentences.map(({ values }) => chanceOf(weights, values)));

/** A threshold, set on documents that were left out of the fit one after the other, and what it does there. */
interface Threshold {
  readonly least: number;
  /** Shares of the questions with an answer, and of those without one, that it refuses. */
  readonly wrongly: number;
  readonly rightly: number;
  readonly byKind: readonly number[];
}

/** Thresholds by the share of the answerable questions that they refuse. */
function thresholds(asked: readonly Asked[], documents: readonly string[]): Threshold[] {
  const seen = documents.flatMap((document) => {
    const weights = fit(asked.filter((one) => one.document !== document));
    return asked
      .filter((one) => one.document === document)
      .map((one) => ({ kind: one.kind, best: bestOf(weights, one) }));
  });
  const ofKind = (wanted: Kind) => seen.flatMap(({ kind, best }) => (kind === wanted ? [best] : []));
  const right = ofKind('answerable').sort((a, b) => a - b);
  const others = refusedKinds.map(ofKind);
  return shares.map((wrongly) => {
    const least = right[Math.floor(right.length * wrongly)];
    const byKind = others.map((all) => all.filter((best) => best < least).length / all.length);
    return { least, wrongly, byKind, rightly: byKind.reduce((sum, share) => sum + share, 0) / byKind.length };
  });
}

/** How unevenly a threshold misses the two goals. */
const unevenness = ({ rightly, wrongly }: Threshold) => Math.abs(goal.rightly - rightly - (wrongly - goal.wrongly));

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;

const rounded = (value: number) => Number(value.toFixed(2));

async function fitted(language: 'zh' | 'en') {
  const documents = documentSets[`${language} tune`];
  const asked = await askAll(documents);
  const [bias, ...weights] = fit(asked);
  const curve = thresholds(asked, documents);
  const [chosen] = [...curve].sort((a, b) => unevenness(a) - unevenness(b));
  const steps = curve.map(({ wrongly, byKind }) => `${byKind.map(percent).join(', ')} where ${percent(wrongly)}`);
  process.stdout.write(
    `${language}, by documents left out: of unanswerable questions (${refusedKinds.join(', ')}) it refuses\n  ${steps.join('\n  ')} of the others\n`,
  );
  const named = Object.fromEntries(signalNames.map((name, index) => [name, rounded(weights[index])]));
  return { bias: rounded(bias), weights: named, least: Number(chosen.least.toFixed(3)) };
}

/** A value as the formatter writes it. */
function written(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([name, one]) => `${inner}${name}: ${written(one, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

const table = written({ zh: await fitted('zh'), en: await fitted('en') }, '');
const text = `import type { Signal } from '../signals.ts';

interface AnswerWeights {
  readonly bias: number;
  readonly weights: Readonly<Record<Signal, number>>;
  /** Below this chance the document is said not to hold the answer. */
  readonly least: number;
}

/**
 * Weights of the logistic model that says how probably a sentence answers a question. Made by \`npm run fit:answers\` from
 * the tuning documents of bench/documents and nothing else; not to be changed by hand. On documents that were left out of
 * the fit one after the other \`least\` misses both goals by as much: 90 of 100 questions without an answer refused (a third
 * close to what the document says, a third with their passage taken out, a third of other documents), 5 of 100 others.
 */
export const answerWeights: Readonly<Record<'zh' | 'en', AnswerWeights>> = ${table};
`;
await writeFile(process.argv[2], text);
