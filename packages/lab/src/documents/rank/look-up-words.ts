import { askedFor } from './answer-type.ts';
import { questionTerms } from './question.ts';
import { isKin } from './signals.ts';
import { irregularWords } from '../../irregular-words.ts';
import { measureWords } from '../tables/answer-kinds.ts';
import { lightWords } from '../tables/light-words.ts';
import { chineseStopPattern } from '../tables/stop-words.ts';
import { termsOf, type Term } from '../index/terms.ts';
import { wordsOf } from '../index/words.ts';

/** What the answer is called: "which lesson", 什么课. */
const called = /\b(?:what|which)\s+(\p{L}+)|(?:什么|哪[个位种门间些]?)(\p{Script=Han}+)/iu;
/** A Chinese word of one character, no number: what is only done with a thing, where it is not part of its name. */
export const isVerb = /^(?![〇零二两三四五六七八九十百千万亿])\p{Script=Han}$/u;
/** What stands before where something is: 放 of 放在哪个货位. */
const placedWhere = /(\p{Script=Han}+[在于到])(?:什么|哪)/u;
/** Chinese words of one character that name nothing. */
const particles = new Set(`由上下里中内外用给让叫第每按跟同来去做一${measureWords}`);

/** A word of a question; one that is light carries it and names no subject, but may stand above a column. */
interface Word {
  readonly key: string;
  readonly terms: readonly Term[];
  readonly isLight: boolean;
}

export type Words = ReadonlySet<string>;

export const termSet = (text: string): Words => new Set(termsOf(text).map(({ term }) => term));
export const isWithin = (inner: Words, outer: Words) => [...inner].every((one) => outer.has(one));
export const union = (sets: readonly Words[]): Words => new Set(sets.flatMap((set) => [...set]));

/** What a single character may be that is part of a name: none that stands for nothing, denies, counts or is known to carry. */
const isPartOfName = (word: string) =>
  isVerb.test(word) && !/[不没未别]/u.test(word) && !particles.has(word) && word.replace(chineseStopPattern, '') !== '';

/** Characters side by side that the dictionary has alone only are a name that it has not: 胃镜, 出诊. */
function joinNames(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const word of words) {
    const isPart = isPartOfName(word);
    if (isPart && isOpen) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    isOpen = isPart;
  }
  return joined;
}

/** The Chinese words of a question that name something, each by its pairs; those of one character by that. */
function chineseWords(question: string): Word[] {
  const words = joinNames(wordsOf(question).map((word) => word.replace(/(?<=.)的$/u, ''))).filter(
    (word) => /^\p{Script=Han}+$/u.test(word) && ![...word].every((one) => particles.has(one)),
  );
  return words
    .filter((word) => lightWords.has(word) || word.replace(chineseStopPattern, '') !== '')
    .map((word) => {
      const terms = termsOf(word).filter(({ term }) => word.length === 1 || term.length > 1);
      return { key: word, terms, isLight: lightWords.has(word) };
    });
}

/** What is known of a question before a table is looked at. */
export function readLookUp(question: string) {
  const others = questionTerms(question).filter(({ term }) => !/\p{Script=Han}/u.test(term));
  const related = new Map(others.map((term) => [term.term, term.related]));
  const inOrder = joinNames(wordsOf(question));
  const words: Word[] = [
    ...others.map((term) => ({ key: term.term, terms: [term], isLight: term.isLight })),
    ...chineseWords(question),
  ];
  const [, english, chinese] = called.exec(question) ?? [];
  const [first = '', ...behind] = wordsOf(chinese ?? '');
  const [, before = ''] = placedWhere.exec(question) ?? [];
  /** The words that a test of terms finds; of a Chinese word it has to find a share of the pairs. */
  const find = (has: (term: Term) => boolean, share = 1): Words =>
    new Set(words.filter(({ terms }) => terms.filter(has).length >= terms.length * share).map(({ key }) => key));
  const wordsIn = (text: string) => {
    const here = termSet(text);
    return find(({ term }) => here.has(term));
  };
  const pairs = [...termSet(question)].filter((term) => /^\p{Script=Han}{2}$/u.test(term));
  const isPast = ({ form }: Term) => /^[a-z]{2,}(?:ed|ing)$/u.test(form) || irregularWords.has(form);
  const all: Words = new Set(words.flatMap(({ key, isLight }) => (isLight ? [] : [key])));
  return {
    question,
    /** Its words, one after the other. */
    inOrder,
    all,
    light: new Set(words.flatMap(({ key, isLight }) => (isLight ? [key] : []))),
    asked: askedFor(question),
    terms: termSet(question),
    called: wordsIn(english ?? first),
    /** What is said of the thing that is called so: where it is "kept", 放在, 上课. */
    saidOfCalled: union([
      wordsIn([...behind, ...wordsOf(before).slice(-2)].join(' ')),
      ...(english === undefined ? [] : [find(isPast)]),
    ]),
    find,
    wordsIn,
    /** The same with related words and other forms: a supplier is who supplies. */
    wordsLike(text: string, isWhole: boolean): Words {
      const here = termSet(text);
      const forms = termsOf(text).map(({ form }) => form);
      // A single character says what a column is of where its head begins with it, or has it beside the same one: 教 of 教师,
      // both of 出诊 of 出诊时间, and no 分 of 百分比.
      const isBeside = (one: string) => pairs.some((pair) => pair.includes(one) && here.has(pair));
      const isLike = ({ term, form }: Term) =>
        isVerb.test(term)
          ? text.startsWith(term) || isBeside(term)
          : here.has(term) || related.get(term)?.some((one) => here.has(one)) || forms.some((one) => isKin(one, form));
      return find((term) => isLike(term) === true, isWhole ? 0.5 : 1);
    },
  };
}

export type LookUp = ReturnType<typeof readLookUp>;
