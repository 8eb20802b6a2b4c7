import { askedFor, type AskedFor } from './answer-type.ts';
import type { Candidate } from './candidates.ts';
import { focusOf } from './focus.ts';
import { numbersOf, questionWords } from './question-words.ts';
import { questionTerms } from './question.ts';
import type { WeighedTerm } from './rank.ts';
import { isMostlyChinese } from './scripts.ts';
import { termsOf } from './terms.ts';

/**
 * What speaks for a sentence as the answer to a question, and against it. Shares are of the question's weight, 0 to 1;
 * what is either true or not is 1 or 0.
 */
export const signalNames = [
  'inSentence',
  'related',
  'inColumns',
  'inHeading',
  'before',
  'after',
  'inPassage',
  'unknown',
  'unknownGeneral',
  'wordsHere',
  'wordsUnknown',
  'meantBefore',
  'elsewhereSpecial',
  'clause',
  'holdsKind',
  'lacksKind',
  'lacksAny',
  'countsThem',
  'countsOthers',
  'countsOthersNear',
  'focusHere',
  'focusRelated',
  'focusElsewhere',
  'focusUnknown',
  'namedElsewhere',
  'namedUnknown',
  'numberMissing',
  'rowLabel',
  'rank',
  'isHead',
  'fewTerms',
] as const;

export type Signal = (typeof signalNames)[number];
export type Signals = Readonly<Record<Signal, number>>;

/** A question with all that its sentences are compared by. */
export interface ReadQuestion {
  readonly language: 'zh' | 'en';
  readonly terms: readonly WeighedTerm[];
  readonly asked: AskedFor | undefined;
  /** The terms of the word that says what is wanted. */
  readonly focus: readonly WeighedTerm[];
  /** The terms that can have no other word: names, numbers, codes. */
  readonly named: ReadonlySet<string>;
  /** Its words that name something, each by its terms. */
  readonly words: readonly (readonly string[])[];
  readonly numbers: ReadonlySet<string>;
}

/** Numbers, codes, and English names; the first word of a question is written large in any case. */
function namedTerms(question: string): ReadonlySet<string> {
  const [first = ''] = /\p{L}+/u.exec(question) ?? [];
  const names = question.match(/\p{Lu}[\p{L}\d-]*|[\p{Script=Latin}\d.,-]*\d[\p{Script=Latin}\d.,-]*/gu) ?? [];
  return new Set(names.filter((name) => name !== first).flatMap((name) => termsOf(name).map(({ term }) => term)));
}

/** Reads a question whose terms were weighed in the document that is asked. */
export function readQuestion(text: string, terms: readonly WeighedTerm[]): ReadQuestion {
  const focus = focusOf(text);
  const wanted = new Set(focus === undefined ? [] : questionTerms(focus).map(({ term }) => term));
  return {
    language: isMostlyChinese(text) ? 'zh' : 'en',
    terms,
    asked: askedFor(text),
    focus: terms.filter(({ term }) => wanted.has(term)),
    named: namedTerms(text),
    words: questionWords(text, terms),
    numbers: numbersOf(text),
  };
}

type Place =
  'inSentence' | 'related' | 'inColumns' | 'inHeading' | 'before' | 'after' | 'inPassage' | 'elsewhere' | 'unknown';

const leastKin = 5;

/** Whether two words begin alike for most of their length, as forms do that no rule joins: analysis, analyst. */
function isKin(a: string, b: string): boolean {
  const length = Math.max(leastKin, Math.ceil(Math.min(a.length, b.length) * 0.75));
  return a.length >= length && b.length >= length && a.slice(0, length) === b.slice(0, length);
}

const isWord = (term: string) => /^[a-z]{5,}$/.test(term);

function placeOf({ term, related, isKnown }: WeighedTerm, candidate: Candidate): Place {
  if (candidate.terms.has(term)) return 'inSentence';
  if (related.some((other) => candidate.terms.has(other))) return 'related';
  if (isWord(term) && [...candidate.terms].some((other) => isWord(other) && isKin(term, other))) return 'related';
  if (candidate.columns.has(term)) return 'inColumns';
  if (candidate.heading.has(term)) return 'inHeading';
  if (candidate.before.has(term)) return 'before';
  if (candidate.after.has(term)) return 'after';
  if (candidate.passage.has(term)) return 'inPassage';
  return isKnown ? 'elsewhere' : 'unknown';
}

const shareIn = (terms: readonly WeighedTerm[], is: (term: WeighedTerm) => boolean): number => {
  const all = terms.reduce((sum, { share }) => sum + share, 0);
  return all > 0 ? terms.filter(is).reduce((sum, { share }) => sum + share, 0) / all : 0;
};

/** The largest share of the question that stands in one clause with a thing of the kind asked for. */
function clauseShare({ terms, asked }: ReadQuestion, candidate: Candidate): number {
  const clauses = candidate.text.split(/[,;:，；：\t]/u);
  return Math.max(
    ...clauses.map((clause) => {
      if (asked && !asked.holds(clause)) return 0;
      const here = new Set(termsOf(clause).map(({ term }) => term));
      return shareIn(terms, ({ term, related }) => here.has(term) || related.some((other) => here.has(other)));
    }),
  );
}

/** A word near the beginning that stands for what was named before. */
const pointsBack =
  /^.{0,60}\b(?:it|they|them|this|these|those|he|she|its|their|his|her)\b|^[^，。]{0,12}[它他她其这此该]/iu;

/** Whether a number of the question stands neither in the sentence nor around it: another year's, another model's figure. */
function missesNumber({ numbers }: ReadQuestion, { text, columns, heading, before }: Candidate): boolean {
  const here = numbersOf(text);
  return [...numbers].some(
    (number) =>
      !here.has(number) &&
      !termsOf(number).every(({ term }) => columns.has(term) || heading.has(term) || before.has(term)),
  );
}

/** How much of the first cell of a table's row the question names. */
function labelShare({ terms }: ReadQuestion, { text }: Candidate): number {
  const [label = '', ...cells] = text.split('\t');
  const wanted = new Set(terms.map(({ term }) => term));
  const found = cells.length === 0 ? [] : termsOf(label);
  return found.length === 0 ? 0 : found.filter(({ term }) => wanted.has(term)).length / found.length;
}

export function signalsOf(question: ReadQuestion, candidate: Candidate): Signals {
  const { terms, asked, focus, named, words } = question;
  const places = new Map(terms.map((term) => [term.term, placeOf(term, candidate)]));
  const holds = asked?.holds(candidate.text) === true;
  const counts = asked?.counts?.(candidate.text);
  const isAnswered = ({ term }: WeighedTerm) =>
    holds && asked.terms.has(term) && places.get(term) !== 'inSentence' && places.get(term) !== 'related';
  const share = (of: readonly WeighedTerm[], ...wanted: readonly Place[]) =>
    shareIn(of, (term) => !isAnswered(term) && wanted.some((place) => places.get(term.term) === place));
  const hasNamed = (...wanted: readonly Place[]) =>
    terms.some(({ term }) => named.has(term) && wanted.some((place) => places.get(term) === place)) ? 1 : 0;
  /** The share of words of which at least half of the terms stand in a place. */
  const wordShare = (...wanted: readonly Place[]) => {
    const isThere = (term: string) => wanted.some((place) => places.get(term) === place);
    const there = words.filter((word) => word.filter(isThere).length * 2 >= word.length);
    return words.length === 0 ? 0 : there.length / words.length;
  };
  return {
    inSentence: share(terms, 'inSentence'),
    related: share(terms, 'related'),
    inColumns: share(terms, 'inColumns'),
    inHeading: share(terms, 'inHeading'),
    before: share(terms, 'before'),
    after: share(terms, 'after'),
    inPassage: share(terms, 'inPassage'),
    unknown: share(terms, 'unknown'),
    unknownGeneral: share(
      terms.filter(({ isSpecial }) => !isSpecial),
      'unknown',
    ),
    wordsHere: wordShare('inSentence', 'related', 'inColumns', 'inHeading'),
    wordsUnknown: wordShare('unknown'),
    meantBefore: pointsBack.test(candidate.text) ? share(terms, 'before') : 0,
    elsewhereSpecial: shareIn(
      terms,
      (term) => term.isSpecial && (places.get(term.term) === 'elsewhere' || places.get(term.term) === 'inPassage'),
    ),
    clause: clauseShare(question, candidate),
    holdsKind: holds ? 1 : 0,
    lacksKind: asked?.kind.isStrict === true && !holds ? 1 : 0,
    lacksAny: asked?.kind.isStrict === false && !holds ? 1 : 0,
    countsThem: counts === true ? 1 : 0,
    countsOthers: counts === false ? 1 : 0,
    countsOthersNear: counts === false ? share(terms, 'inSentence', 'related') : 0,
    focusHere: share(focus, 'inSentence', 'inColumns', 'inHeading'),
    focusRelated: share(focus, 'related'),
    focusElsewhere: share(focus, 'inPassage', 'elsewhere'),
    focusUnknown: share(focus, 'unknown'),
    namedElsewhere: hasNamed('inPassage', 'elsewhere'),
    namedUnknown: hasNamed('unknown'),
    numberMissing: missesNumber(question, candidate) ? 1 : 0,
    rowLabel: labelShare(question, candidate),
    rank: candidate.rank,
    isHead: candidate.isHead ? 1 : 0,
    fewTerms: 1 / Math.max(terms.length, 1),
  };
}
