import { writeFile } from 'node:fs/promises';
import { candidatesOf, type Candidate } from '@toolbench/lab/documents/rank/candidates.ts';
import { questionTerms } from '@toolbench/lab/documents/rank/question.ts';
import { rank, weigh } from '@toolbench/lab/documents/rank/rank.ts';
import { isMostlyChinese } from '@toolbench/lab/documents/read/scripts.ts';
import { readQuestion, signalNames, signalsOf } from '@toolbench/lab/documents/rank/signals.ts';
import { chanceOf, fitLogistic, type Example } from './logistic.ts';
import { casesOf, cellsOf, indexMarkdown, markdownOf, without, type OfflineDocument } from './offline.ts';
import { squeezed, type Case } from './questions.ts';
import { documentSets } from './sets.ts';

/** Questions that a document does not answer: close to what it says, with their passage taken out, of other documents. */
type Refused = 'close' | 'takenOut' | 'ofOthers';

/** Made from the documents themselves: a heading asked as a question, answered by its section; a cell, answered by its row. */
type Made = 'heading' | 'cell';

type Kind = 'answerable' | Made | Refused;

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
/** Shares that set the verdicts: of the questions without an answer that are called found, of the others called not found. */
const goal = { foundWrongly: 0.04, notFoundWrongly: 0.005 };

function see(document: string, kind: Kind, { chunks, index }: OfflineDocument, one: Case): Asked {
  const { question, answer } = one;
  const evidence = kind === 'answerable' ? one.evidence : '';
  const isRowAsked = (text: string) => kind === 'cell' && text === answer;
  const isBelow = ({ section }: Candidate) => kind === 'heading' && section.at(-1) === question;
  const terms = weigh(questionTerms(question), index);
  const hits = rank(terms, index, searched);
  const read = readQuestion(question, terms);
  const sentences = hits.flatMap((ranked) => {
    const chunk = chunks[ranked.chunk];
    const holdsEvidence = evidence !== '' && squeezed(chunk.content).includes(squeezed(evidence));
    return candidatesOf({ ...chunk, ranked }, ranked.chunk, hits[0].score).map((candidate) => {
      const signals = signalsOf(read, candidate);
      const isRight =
        isBelow(candidate) ||
        isRowAsked(candidate.text) ||
        (holdsEvidence && squeezed(candidate.text).includes(squeezed(answer)));
      const weight = kind === 'close' ? misleading : 1;
      return { values: [1, ...signalNames.map((name) => signals[name])], isRight, weight };
    });
  });
  return { document, kind, sentences };
}

/** A question for a cell of every row of a table, the columns in turn. */
function cellCases(markdown: string): Case[] {
  const tables = markdown.split(/\n{2,}/u).filter((block) => block.startsWith('|'));
  return tables.flatMap((table) => {
    const [head = [], ...rows] = table.trim().split('\n').map(cellsOf);
    return rows.map((cells, index): Case => {
      const [label = '', column = ''] = [cells[0], head[1 + (index % Math.max(cells.length - 1, 1))]];
      const question = isMostlyChinese(markdown)
        ? `${label}的${column}是什么？`
        : `What is the ${column} for ${label}?`;
      return { question, answer: cells.join('\t'), evidence: '' };
    });
  });
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
    for (const [, question] of markdown.matchAll(/^##+ (.*)$/gmu))
      asked.push(see(document, 'heading', whole, { question, answer: '', evidence: '' }));
    asked.push(...cellCases(markdown).map((one) => see(document, 'cell', whole, one)));
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

/** The best chance of each question of a kind, ascending, by weights fitted without its document. */
function chancesLeftOut(asked: readonly Asked[], documents: readonly string[]): Record<Kind, number[]> {
  const chances: Record<Kind, number[]> = {
    answerable: [],
    heading: [],
    cell: [],
    close: [],
    takenOut: [],
    ofOthers: [],
  };
  for (const document of documents) {
    const weights = fit(asked.filter((one) => one.document !== document));
    for (const one of asked) if (one.document === document) chances[one.kind].push(bestOf(weights, one));
  }
  for (const all of Object.values(chances)) all.sort((a, b) => a - b);
  return chances;
}

const percent = (all: readonly number[], is: (chance: number) => boolean) =>
  `${((100 * all.filter(is).length) / all.length).toFixed(0)} %`;

const rounded = (value: number) => Number(value.toFixed(2));

async function fitted(language: 'zh' | 'en') {
  const documents = documentSets[`${language} tune`];
  const asked = await askAll(documents);
  const [bias, ...weights] = fit(asked);
  const chances = chancesLeftOut(asked, documents);
  const without = [...chances.close, ...chances.takenOut].sort((a, b) => a - b);
  const found = without[Math.floor(without.length * (1 - goal.foundWrongly))];
  const perhaps = chances.answerable[Math.floor(chances.answerable.length * goal.notFoundWrongly)];
  for (const [kind, all] of Object.entries(chances))
    process.stdout.write(
      `${language} ${kind}: found ${percent(all, (one) => one >= found)}, not found ${percent(all, (one) => one < perhaps)}\n`,
    );
  const named = Object.fromEntries(signalNames.map((name, index) => [name, rounded(weights[index])]));
  return { bias: rounded(bias), weights: named, found: rounded(found), perhaps: Number(perhaps.toFixed(4)) };
}

/** A value as the formatter writes it. */
function written(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([name, one]) => `${inner}${name}: ${written(one, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

const table = written({ zh: await fitted('zh'), en: await fitted('en') }, '');
const text = `import type { Signal } from '../rank/signals.ts';

interface AnswerWeights {
  readonly bias: number;
  readonly weights: Readonly<Record<Signal, number>>;
  /** From these chances on an answer is called found, or perhaps one; below, the document is said not to hold it. */
  readonly found: number;
  readonly perhaps: number;
}

/**
 * Weights of the logistic model that says how probably a sentence answers a question. Made by \`npm run fit:answers\` from
 * the tuning documents of bench/documents and nothing else; not to be changed by hand. On documents that were left out of
 * the fit one after the other 4 of 100 questions without an answer are called found (half of them close to what the
 * document says, half with their passage taken out), and 1 of 200 others is called not found: strangers ask in words
 * that are farther from the document's than those of the fit.
 */
export const answerWeights: Readonly<Record<'zh' | 'en', AnswerWeights>> = ${table};
`;
await writeFile(process.argv[2], text);
