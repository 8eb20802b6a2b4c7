import { askedFor, isYesNo, type AskedFor } from './answer-type.ts';
import type { Candidate } from './candidates.ts';
import { focusOf } from './focus.ts';
import { numbersOf, questionWords } from './question-words.ts';
import { questionTerms } from './question.ts';
import type { WeighedTerm } from './rank.ts';
import { isMostlyChinese } from './scripts.ts';
import { termsOf } from './terms.ts';

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
  /** Whether yes or no answers it. */
  readonly isYesNo: boolean;
  /** Whether it asks for a quality that its focus names. */
  readonly asksForAttribute: boolean;
}

/** One of a row of things that are told apart by their number or sign: 丁号, 三类, 第二期. */
const ordered = /第?[甲乙丙丁戊己庚辛一二两三四五六七八九十]+[号类级等期组副型]/gu;

/** Numbers, codes, signs, and English names; the first word of an English question is written large in any case. */
function namedTerms(question: string): ReadonlySet<string> {
  const [first = ''] = isMostlyChinese(question) ? [] : (/\p{L}+/u.exec(question) ?? []);
  const names =
    question.match(/\p{Lu}(?:(?!\p{Script=Han})[\p{L}\d-])*|[\p{Script=Latin}\d.,-]*\d[\p{Script=Latin}\d.,-]*/gu) ??
    [];
  // Of 第十二期 the pair 二期 is enough; single characters would be found everywhere.
  const signs = (question.match(ordered) ?? []).map((sign) => sign.slice(-2));
  const named = [...names.filter((name) => name !== first), ...signs].flatMap((name) => termsOf(name));
  return new Set(named.map(({ term }) => term).filter((term) => !/^\p{Script=Han}$/u.test(term)));
}

/** "What is the length of …", 桥的长度是多少: of one thing a quality is asked for, which the focus names. */
const attribute =
  /^\W*(?:what|who)\s+(?:is|are|was|were)\s|的[^的？，]{1,8}(?:是|有|叫|为|在)?(?:多少|什么|谁|哪|几|多)/iu;

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
    isYesNo: isYesNo(text),
    asksForAttribute: attribute.test(text),
  };
}

type Place =
  | 'inSentence'
  | 'related'
  | 'inColumns'
  | 'inHeading'
  | 'inTitle'
  | 'before'
  | 'after'
  | 'inPassage'
  | 'elsewhere'
  | 'unknown';

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
  if (candidate.title.has(term)) return 'inTitle';
  if (candidate.before.has(term)) return 'before';
  if (candidate.after.has(term)) return 'after';
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

/** The largest share of the question that stands in one clause with a thing of the kind asked for. */
function clauseShare({ terms, asked }: ReadQuestion, candidate: Candidate): number {
  const clauses = candidate.text.split(/[,;:，；：\t]/u);
  return Math.max(...clauses.map((clause) => (asked && !asked.holds(clause) ? 0 : shareWithin(terms, clause))));
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
function missesNumber({ numbers }: ReadQuestion, { text, columns, heading, title, before }: Candidate): boolean {
  if (numbers.size === 0) return false;
  const here = numbersOf(text);
  return [...numbers].some(
    (number) =>
      !here.has(number) &&
      !termsOf(number).every(({ term }) => [columns, heading, title, before].some((place) => place.has(term))),
  );
}

/** How much of the first cell of a table's row the question names. */
function labelShare({ terms }: ReadQuestion, { text }: Candidate): number {
  const [label = '', ...cells] = text.split('\t');
  const wanted = new Set(terms.map(({ term }) => term));
  const found = cells.length === 0 ? [] : termsOf(label);
  return found.length === 0 ? 0 : found.filter(({ term }) => wanted.has(term)).length / found.length;
}

/** Whether a sentence is about what is asked for: it begins with a word of the question. */
function beginsAsked({ terms }: ReadQuestion, { text }: Candidate): boolean {
  const [first] = termsOf(text.slice(0, 80));
  return first !== undefined && terms.some(({ term }) => term === first.term);
}

/** What is counted of a candidate: where the terms and the words of the question stand. */
interface Seen {
  readonly question: ReadQuestion;
  readonly candidate: Candidate;
  /** Whether it holds a thing of the kind asked for. */
  readonly holds: boolean;
  /** Whether the sentence that names what it is about does so instead. */
  readonly isMeant: boolean;
  /** Whether it counts the things asked for, or others; undefined where it counts nothing. */
  readonly counts: boolean | undefined;
  /** The share of some terms that stands in one of the places, but for words that the thing asked for itself answers. */
  readonly share: (terms: readonly WeighedTerm[], ...places: readonly Place[]) => number;
  /** The share of special terms in one of the places. */
  readonly specialShare: (...places: readonly Place[]) => number;
  /** The share of words of which at least half of the terms stand in one of the places, but for those answered themselves. */
  readonly wordShare: (...places: readonly Place[]) => number;
  /** Whether a term that can have no other word stands in one of the places. */
  readonly hasNamed: (...places: readonly Place[]) => boolean;
}

function lookAt(question: ReadQuestion, candidate: Candidate): Seen {
  const { terms, asked, named, words } = question;
  const placeOfTerm = new Map(terms.map((term) => [term.term, placeOf(term, candidate)]));
  const stands = (term: string, places: readonly Place[]) => places.some((place) => placeOfTerm.get(term) === place);
  const holds = asked?.holds(candidate.text) === true;
  const isAnswered = (term: string) => holds && asked.terms.has(term) && !stands(term, ['inSentence', 'related']);
  return {
    question,
    candidate,
    holds,
    isMeant: !holds && candidate.meant !== undefined && asked?.holds(candidate.meant) === true,
    counts: asked?.counts?.(candidate.text),
    share: (of, ...places) => shareIn(of, (term) => !isAnswered(term.term) && stands(term.term, places)),
    specialShare: (...places) => shareIn(terms, ({ term, isSpecial }) => isSpecial && stands(term, places)),
    wordShare(...places) {
      const open = words.filter((word) => !word.every(isAnswered));
      const there = open.filter((word) => word.filter((term) => stands(term, places)).length * 2 >= word.length);
      return open.length === 0 ? 0 : there.length / open.length;
    },
    hasNamed: (...places) => terms.some(({ term }) => named.has(term) && stands(term, places)),
  };
}

/** The logarithm of the characters of a long sentence: what is longer holds more, and its length is not to be a share above 1. */
const longText = Math.log(400);

const general = (terms: readonly WeighedTerm[]) => terms.filter(({ isSpecial }) => !isSpecial);

/**
 * What speaks for a sentence as the answer to a question, and against it. Shares are of the question's weight, 0 to 1;
 * what is either true or not is 1 or 0.
 */
const readings = {
  inSentence: ({ question, share }) => share(question.terms, 'inSentence'),
  related: ({ question, share }) => share(question.terms, 'related'),
  inColumns: ({ question, share }) => share(question.terms, 'inColumns'),
  inHeading: ({ question, share }) => share(question.terms, 'inHeading'),
  inTitle: ({ question, share }) => share(question.terms, 'inTitle'),
  before: ({ question, share }) => share(question.terms, 'before'),
  after: ({ question, share }) => share(question.terms, 'after'),
  inPassage: ({ question, share }) => share(question.terms, 'inPassage'),
  unknown: ({ question, share }) => share(question.terms, 'unknown'),
  unknownGeneral: ({ question, share }) => share(general(question.terms), 'unknown'),
  wordsHere: ({ wordShare }) => wordShare('inSentence', 'related', 'inColumns', 'inHeading'),
  yesNoMissing: ({ question, wordShare }) =>
    question.isYesNo ? 1 - wordShare('inSentence', 'related', 'inColumns', 'inHeading', 'inTitle') : 0,
  isYesNo: ({ question }) => question.isYesNo,
  attributeMissing: ({ question, share }) =>
    question.asksForAttribute ? share(question.focus, 'inTitle', 'before', 'after', 'inPassage', 'elsewhere') : 0,
  attributeUnknown: ({ question, share }) => (question.asksForAttribute ? share(question.focus, 'unknown') : 0),
  near: ({ question, candidate }) => nearShare(question, candidate),
  wordsUnknown: ({ wordShare }) => wordShare('unknown'),
  meantBefore: ({ question, candidate, share }) =>
    pointsBack.test(candidate.text) ? share(question.terms, 'before') : 0,
  elsewhereSpecial: ({ specialShare }) => specialShare('elsewhere', 'inPassage'),
  clause: ({ question, candidate }) => clauseShare(question, candidate),
  holdsKind: ({ holds }) => holds,
  lacksKind: ({ question, holds, isMeant }) => question.asked?.kind.isStrict === true && !holds && !isMeant,
  kindMeant: ({ isMeant }) => isMeant,
  lacksAny: ({ question, holds }) => question.asked?.kind.isStrict === false && !holds,
  countsThem: ({ counts }) => counts === true,
  countsOthers: ({ counts }) => counts === false,
  countsOthersNear: ({ question, counts, share }) =>
    counts === false ? share(question.terms, 'inSentence', 'related') : 0,
  focusHere: ({ question, share }) => share(question.focus, 'inSentence', 'inColumns', 'inHeading'),
  focusRelated: ({ question, share }) => share(question.focus, 'related'),
  focusElsewhere: ({ question, share }) => share(question.focus, 'inPassage', 'elsewhere'),
  focusUnknown: ({ question, share }) => share(question.focus, 'unknown'),
  namedElsewhere: ({ hasNamed }) => hasNamed('inPassage', 'elsewhere'),
  namedUnknown: ({ hasNamed }) => hasNamed('unknown'),
  numberMissing: ({ question, candidate }) => missesNumber(question, candidate),
  rowLabel: ({ question, candidate }) => labelShare(question, candidate),
  beginsAsked: ({ question, candidate }) => beginsAsked(question, candidate),
  rank: ({ candidate }) => candidate.rank,
  isHead: ({ candidate }) => candidate.isHead,
  length: ({ candidate }) => Math.log(candidate.text.length) / longText,
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
