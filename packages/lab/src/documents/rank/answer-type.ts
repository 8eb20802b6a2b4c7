import { questionTerms } from './question.ts';
import { answerKinds, count, measureWords, ownedAmounts, persons, type AnswerKind } from '../tables/answer-kinds.ts';
import { dates } from '../tables/dates.ts';
import { termsOf } from '../index/terms.ts';
import { wordsOf } from '../index/words.ts';

/** What a question asks for, as far as its words tell. */
export interface AskedFor {
  readonly kind: AnswerKind;
  /** The terms of the words that ask: "price" is answered by an amount of money, whether or not the word stands there. */
  readonly terms: ReadonlySet<string>;
  /** Whether a text holds something of the kind that the question does not say itself. */
  readonly holds: (text: string) => boolean;
  /** Where such things begin in a text. */
  readonly placesIn: (text: string) => readonly number[];
  /**
   * Whether a text counts what is to be counted: "how many people" is answered by a number with people close behind it,
   * in Chinese by a number with the measure word of the question, or with what that measures. Absent where nothing is to be counted.
   */
  readonly counts?: (text: string) => boolean;
}

const howMany = /\bhow many (\p{L}+)/iu;
const measured = new RegExp(`(?:多少|几)\\s?(个人|[${measureWords}])`, 'u');
const behindNumber = new RegExp(`(?<![\\d.,])(?:${count})(?=((?:[^\\p{L}\\d,;:]+[\\p{L}\\d-]+){1,4}))`, 'giu');
/** "118 of them" counts what was named before. */
const ofThem =
  /^\W+(?:of (?:them|these|those|whom|which)|pieces|items|in all|altogether|in total|(?:a|an|per) (?:day|hour|week|month|year))\b/iu;
const measuredPersons = '[名位人]';
const people = new RegExp(`\\b(?:people|persons?|men|women|children|riders|${persons})s?\\b`, 'iu');

/** What is to be counted, as a test of texts without the question's own numbers. */
function counter(question: string): ((fresh: string) => boolean) | undefined {
  const asked = measured.exec(question);
  if (asked) {
    const [{ length }, measure = ''] = asked;
    const word = measure === '个人' || measuredPersons.includes(measure) ? measuredPersons : measure;
    // Without the measure word: 8 字符.
    const [noun = ''] = wordsOf(question.slice(asked.index + length));
    const things = /^\p{Script=Han}{2,}$/u.test(noun) ? `(?:${word}|${noun})` : word;
    const counted = new RegExp(`${count}\\s*[余多几来万亿个周摄氏]*\\s*${things}`, 'u');
    return (fresh) => counted.test(fresh);
  }
  const [, noun] = howMany.exec(question) ?? [];
  const wanted = new Set(questionTerms(noun ?? '').flatMap(({ term, related }) => [term, ...related]));
  if (wanted.size === 0) return undefined;
  const arePeople = people.test(noun ?? '');
  const isCounted = (after: string) =>
    ofThem.test(after) || (arePeople && people.test(after)) || termsOf(after).some(({ term }) => wanted.has(term));
  return (fresh) => [...fresh.matchAll(behindNumber)].some(([, after = '']) => isCounted(after));
}

const numbers = /\d[\d.,]*\d|\d/g;
const names = /\p{Lu}\p{Ll}+/gu;

/** Spaces in place of a text, so that what stands behind it keeps its place. */
const blank = (text: string) => ' '.repeat(text.length);

/** An English clause of time, up to where it ends. */
const timeClauses = /\b(?:when|after|before|until|once)\b([^,.;:!?]{1,80})/giu;
/** What makes a Chinese word a time: 到期后. */
const timeOfWord = '(?:的?时候?|期间|之日|[之以]?[前后])';

/**
 * Takes out of texts the times that only say again what a question asks the time of: "when the contract ends" does not
 * tell when it ends.
 */
function withoutOwnTimes(question: string): (text: string) => string {
  const words = wordsOf(question).filter((word) => /^\p{Script=Han}{2,}$/u.test(word));
  const ofWords = words.length === 0 ? undefined : new RegExp(`(?:${words.join('|')})${timeOfWord}`, 'gu');
  const asked = new Set(questionTerms(question).flatMap(({ term, related }) => [term, ...related]));
  const unlessMore = (clause: string, after: string) =>
    termsOf(after).every(({ term }) => asked.has(term)) ? blank(clause) : clause;
  return (text) => (ofWords === undefined ? text : text.replace(ofWords, blank)).replace(timeClauses, unlessMore);
}

/**
 * Takes out of texts what cannot answer: the numbers, names and times that a question says itself, and dates if none is
 * asked for.
 */
function freshener(question: string, kind: AnswerKind): (text: string) => string {
  const asked = new Set([...(question.match(numbers) ?? []), ...(question.match(names) ?? [])]);
  const without = (text: string) => (asked.has(text) ? blank(text) : text);
  const timed = kind.isOfTime === true ? withoutOwnTimes(question) : (text: string) => text.replace(dates, blank);
  return (text) => {
    const fresh = timed(text);
    return asked.size === 0 ? fresh : fresh.replace(numbers, without).replace(names, without);
  };
}

/** "large" of "How large is the deposit?": the answer says a number in its place. */
const howWords = (question: string) => /\bhow ((?!many|much|long|often|come)\p{L}+)/iu.exec(question)?.[1] ?? '';

const asking = /\b(?:what|which|who|whom|whose|when|where|why|how)\b|什么|多少|多久|多长|几|哪|谁|怎|如何|为何|何时/iu;
const leavesOpen = /[吗么]\s*[？?]?\s*$|是否|有没有|(\p{Script=Han})不\1/u;

const asks = /\b(?:what|which|whose|whom?|when|where|why|how)\b/giu;
const polite =
  /^\W*(?:(?:can|could|would|will) (?:you|i|we)|(?:do|does) (?:you|anybody|anyone)|i (?:want|need|would like)) (?:please )?(?:to )?(?:tell|know|say|explain|show|find out|learn|see)(?: (?:me|us))?\b/iu;
const beginsWithVerb =
  /^\W*(?:is|are|was|were|am|do|does|did|can|could|may|might|must|has|have|had|will|would|shall|should)\b/iu;
/** "Is it known when …" asks when. */
const passesOn =
  /\b(?:known|clear|say|says|said|state|states|stated|mention|mentions|mentioned|specified|given|rule|limit)\W*(?:\p{L}+\W+)?$/iu;

/**
 * An English question without what only tells more about it: "Was it damaged when it fell?" does not ask when, and "Which
 * lamp shows how much oil is left?" not how much. Questions in other languages are left as they are.
 */
function mainClause(question: string): string {
  const bare = question.replace(polite, '');
  const places = [...bare.matchAll(asks)].map(({ index }) => index);
  const at = beginsWithVerb.test(bare) ? places[0] : places[1];
  const main = at === undefined ? bare : bare.slice(0, at);
  return at === undefined || passesOn.test(main) || !/\p{L}{2,}\W+\p{L}{2,}/u.test(main) ? bare : main;
}

/** Whether a question is answered by yes or no: it begins with a verb and has no word that asks. */
export function isYesNo(question: string): boolean {
  const main = mainClause(question);
  return !asking.test(main) && (beginsWithVerb.test(main) || leavesOpen.test(main));
}

/** What opens or ends a question that goes on with the one before it. */
const goingOn =
  /^\W*(?:and|or|but|so|then|what about|how about)\b|^(?:那么?(?![里儿个些边样])|还有)|呢(?=\s*[？?]?\s*$)/iu;

/** Whether a question only names something else to ask the one before it of: "And with four years?", 四年的呢？ */
export function goesOn(question: string): boolean {
  const rest = question.replace(goingOn, ' ');
  return rest !== question && !asking.test(rest) && !beginsWithVerb.test(rest) && !leavesOpen.test(rest);
}

/** What a question asks for; nothing where its words do not tell. */
export function askedFor(question: string): AskedFor | undefined {
  if (isYesNo(question)) return undefined;
  const main = mainClause(question);
  for (const kind of answerKinds) {
    const [words] = kind.asks.exec(main) ?? [];
    if (words === undefined) continue;
    const fresh = freshener(question, kind);
    const counts = counter(main);
    const asking = [words.replace(ownedAmounts, ' '), howWords(main)];
    const everywhere = new RegExp(kind.holds, `${kind.holds.flags}g`);
    return {
      kind,
      terms: new Set(asking.flatMap((text) => termsOf(text)).map(({ term }) => term)),
      holds: (text) => kind.holds.test(fresh(text)),
      placesIn: (text) => [...fresh(text).matchAll(everywhere)].map(({ index }) => index),
      ...(counts && { counts: (text: string) => counts(fresh(text)) }),
    };
  }
  return undefined;
}
