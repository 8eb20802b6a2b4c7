import { askedFor, type AskedFor } from './answer-type.ts';
import { boundTest } from './bounds.ts';
import type { Candidate } from './candidates.ts';
import { numbersOf, questionWords } from './question-words.ts';
import type { WeighedTerm } from './rank.ts';
import { isMostlyChinese } from '../read/scripts.ts';
import { termsOf } from '../index/terms.ts';

/** A question with all that its sentences are compared by. */
export interface ReadQuestion {
  readonly language: 'zh' | 'en';
  readonly terms: readonly WeighedTerm[];
  readonly asked: AskedFor | undefined;
  /** Its words that name something, each by its terms. */
  readonly words: readonly (readonly string[])[];
  readonly numbers: ReadonlySet<string>;
  /** Those of its figures that a text sets bounds around. */
  readonly boundedIn: (text: string) => ReadonlySet<string>;
}

/** Reads a question whose terms were weighed in the document that is asked. */
export function readQuestion(text: string, terms: readonly WeighedTerm[]): ReadQuestion {
  return {
    language: isMostlyChinese(text) ? 'zh' : 'en',
    terms,
    asked: askedFor(text),
    words: questionWords(text, terms),
    numbers: numbersOf(text),
    boundedIn: boundTest(text),
  };
}

type Place = 'inSentence' | 'related' | 'inColumns' | 'inHeading' | 'before' | 'inPassage' | 'elsewhere' | 'unknown';

const leastKin = 5;

/** Whether two words begin alike for most of their length, as forms do that no rule joins: analysis, analyst. */
export function isKin(a: string, b: string): boolean {
  const length = Math.max(leastKin, Math.ceil(Math.min(a.length, b.length) * 0.75));
  return a.length >= length && b.length >= length && a.slice(0, length) === b.slice(0, length);
}

const isWord = (term: string) => /^[a-z]{5,}$/.test(term);

function placeOf({ term, related, isKnown }: WeighedTerm, candidate: Candidate, bounded: ReadonlySet<string>): Place {
  if (candidate.terms.has(term) || bounded.has(term)) return 'inSentence';
  if (related.some((other) => candidate.terms.has(other))) return 'related';
  if (isWord(term) && [...candidate.terms].some((other) => isWord(other) && isKin(term, other))) return 'related';
  if (candidate.columns.has(term)) return 'inColumns';
  if (candidate.heading.has(term)) return 'inHeading';
  if (candidate.before.has(term)) return 'before';
  if (candidate.passage.has(term)) return 'inPassage';
  return isKnown ? 'elsewhere' : 'unknown';
}

const shareIn = (terms: readonly WeighedTerm[], is: (term: WeighedTerm) => boolean): number => {
  const all = terms.reduce((sum, { share }) => sum + share, 0);
  return all > 0 ? terms.filter(is).reduce((sum, { share }) => sum + share, 0) / all : 0;
};

/** The share of a question that stands in a piece of a sentence, related words included. */
function shareWithin(terms: readonly WeighedTerm[], piece: string): number {
  const here = new Set(termsOf(piece).map(({ term }) => term));
  return shareIn(terms, ({ term, related }) => here.has(term) || related.some((other) => here.has(other)));
}

/** Characters on either side of a thing asked for that say what it is of. */
const reach = { zh: 14, en: 40 };

/** The largest share of the question that stands close to a thing of the kind asked for. */
function nearShare({ terms, asked, language }: ReadQuestion, { text }: Candidate): number {
  const around = (asked?.placesIn(text) ?? []).map((place) =>
    text.slice(Math.max(0, place - reach[language]), place + reach[language]),
  );
  return Math.max(0, ...[...new Set(around)].map((piece) => shareWithin(terms, piece)));
}

/** A word near the beginning that stands for what was named before. */
const pointsBack =
  /^.{0,60}\b(?:it|they|them|this|these|those|he|she|its|their|his|her)\b|^[^，。]{0,12}[它他她其这此该]/iu;

/** Whether a number of the question stands neither in the sentence nor around it: another year's, another model's figure. */
function missesNumber({ numbers, boundedIn }: ReadQuestion, { text, columns, passage }: Candidate): boolean {
  if (numbers.size === 0) return false;
  const here = new Set([...numbersOf(text), ...boundedIn(text)]);
  return [...numbers].some(
    (number) => !here.has(number) && !termsOf(number).every(({ term }) => columns.has(term) || passage.has(term)),
  );
}

/** Whether a sentence is about what is asked for: it begins with a word of the question. */
function beginsAsked({ terms }: ReadQuestion, { text }: Candidate): boolean {
  const [first] = termsOf(text.slice(0, 80));
  return first !== undefined && terms.some(({ term }) => term === first.term);
}

const isNumber = (term: string) => /^[\d.]+$/u.test(term);

/**
 * How far a question and the heading that a sentence stands under mean the same: the share of the question that the heading
 * holds, times that of the heading's words, its number left out, that the question holds.
 */
function headingMeant({ terms }: ReadQuestion, { heading }: Candidate): number {
  const words = [...heading].filter((term) => !isNumber(term));
  const asked = new Set(terms.map(({ term }) => term));
  const held = words.filter((term) => asked.has(term)).length / Math.max(words.length, 1);
  return held * shareIn(terms, ({ term }) => heading.has(term));
}

/** The share of the first cell of a row that the question holds: what a table is looked up by. */
function rowMeant({ terms }: ReadQuestion, { label }: Candidate): number {
  const asked = new Set(terms.map(({ term }) => term));
  return [...label].filter((term) => asked.has(term)).length / Math.max(label.size, 1);
}

/** What is counted of a candidate: where the terms and the words of the question stand. */
interface Seen {
  readonly question: ReadQuestion;
  readonly candidate: Candidate;
  /** Whether it holds a thing of the kind asked for. */
  readonly holds: boolean;
  /** The share of the terms that stands in a place, but for words that the thing asked for itself answers. */
  readonly share: (place: Place) => number;
  /** The share of words of which at least half of the terms stand in one of the places, but for those answered themselves. */
  readonly wordShare: (...places: readonly Place[]) => number;
}

function lookAt(question: ReadQuestion, candidate: Candidate): Seen {
  const { terms, asked, words } = question;
  const bounded = question.boundedIn(candidate.text);
  const placeOfTerm = new Map(terms.map((term) => [term.term, placeOf(term, candidate, bounded)]));
  const stands = (term: string, places: readonly Place[]) => places.some((place) => placeOfTerm.get(term) === place);
  const holds = asked?.holds(candidate.text) === true;
  const isAnswered = (term: string) => holds && asked.terms.has(term) && !stands(term, ['inSentence', 'related']);
  return {
    question,
    candidate,
    holds,
    share: (place) => shareIn(terms, ({ term }) => !isAnswered(term) && stands(term, [place])),
    wordShare(...places) {
      const open = words.filter((word) => !word.every(isAnswered));
      const there = open.filter((word) => word.filter((term) => stands(term, places)).length * 2 >= word.length);
      return open.length === 0 ? 0 : there.length / open.length;
    },
  };
}

/**
 * What speaks for a sentence as the answer to a question, and against it. Shares are of the question's weight, 0 to 1;
 * what is either true or not is 1 or 0. Each was kept because answers are lost without it on documents left out of the fit.
 */
const readings = {
  inSentence: ({ share }) => share('inSentence'),
  related: ({ share }) => share('related'),
  inColumns: ({ share }) => share('inColumns'),
  inHeading: ({ share }) => share('inHeading'),
  rowMeant: ({ question, candidate }) => rowMeant(question, candidate),
  headingMeant: ({ question, candidate }) => headingMeant(question, candidate),
  inPassage: ({ share }) => share('inPassage'),
  unknown: ({ share }) => share('unknown'),
  wordsHere: ({ wordShare }) => wordShare('inSentence', 'related', 'inColumns', 'inHeading'),
  wordsUnknown: ({ wordShare }) => wordShare('unknown'),
  near: ({ question, candidate }) => nearShare(question, candidate),
  meantBefore: ({ candidate, share }) => (pointsBack.test(candidate.text) ? share('before') : 0),
  holdsKind: ({ holds }) => holds,
  lacksKind: ({ question, holds }) => question.asked?.kind.isStrict === true && !holds,
  lacksAny: ({ question, holds }) => question.asked?.kind.isStrict === false && !holds,
  countsOthers: ({ question, candidate }) => question.asked?.counts?.(candidate.text) === false,
  numberMissing: ({ question, candidate }) => missesNumber(question, candidate),
  beginsAsked: ({ question, candidate }) => beginsAsked(question, candidate),
  rank: ({ candidate }) => candidate.rank,
  fewTerms: ({ question }) => 1 / Math.max(question.terms.length, 1),
} satisfies Readonly<Record<string, (seen: Seen) => number | boolean>>;

export type Signal = keyof typeof readings;
export type Signals = Readonly<Record<Signal, number>>;

export const signalNames = Object.keys(readings) as readonly Signal[];

/** What speaks for a candidate as the answer to a question, and against it. */
export function signalsOf(question: ReadQuestion, candidate: Candidate): Signals {
  const seen = lookAt(question, candidate);
  return Object.fromEntries(signalNames.map((name) => [name, Number(readings[name](seen))])) as Record<Signal, number>;
}
