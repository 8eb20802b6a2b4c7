import { questionTerms } from './question.ts';
import { answerKinds, count, measureWords, type AnswerKind } from './tables/answer-kinds.ts';
import { termsOf } from './terms.ts';

/** What a question asks for, as far as its words tell. */
export interface AskedFor {
  readonly kind: AnswerKind;
  /** The terms of the words that ask: "price" is answered by an amount of money, whether or not the word stands there. */
  readonly terms: ReadonlySet<string>;
}

export function askedFor(question: string): AskedFor | undefined {
  for (const kind of answerKinds) {
    const [words] = kind.asks.exec(question) ?? [];
    if (words !== undefined) return { kind, terms: new Set(termsOf(words).map(({ term }) => term)) };
  }
  return undefined;
}

const howMany = /\bhow many (\p{L}+)/iu;
const measured = new RegExp(`(?:多少|几)\\s?([${measureWords}])`, 'u');
const behindNumber = new RegExp(`(?:${count})((?:\\W+[\\p{L}\\d-]+){1,4})`, 'giu');
const persons = '[名位人]';

const numbers = /\d[\d.,]*\d|\d/g;
const names = /\p{Lu}\p{Ll}+/gu;

/** A sentence without the numbers and names that the question says itself. */
function fresh(sentence: string, question: string): string {
  const asked = new Set([...(question.match(numbers) ?? []), ...(question.match(names) ?? [])]);
  const without = (text: string) => (asked.has(text) ? ' ' : text);
  return sentence.replace(numbers, without).replace(names, without);
}

/** Whether a sentence holds something of the kind asked for that the question does not say itself. */
export function holdsKind({ holds }: AnswerKind, sentence: string, question: string): boolean {
  return holds.test(fresh(sentence, question));
}

/**
 * Whether a sentence counts what a question wants counted: "how many people" is answered by a number with people close
 * behind it, in Chinese by a number with the measure word of the question. Nothing where no such thing is asked.
 */
export function countsThem(sentence: string, question: string): boolean | undefined {
  const [, measure] = measured.exec(question) ?? [];
  if (measure !== undefined) {
    const word = persons.includes(measure) ? persons : measure;
    return new RegExp(`${count}\\s*[余多几来万亿个周]*\\s*${word}`, 'u').test(fresh(sentence, question));
  }
  const [, noun] = howMany.exec(question) ?? [];
  if (noun === undefined) return undefined;
  const wanted = new Set(questionTerms(noun).flatMap(({ term, related }) => [term, ...related]));
  if (wanted.size === 0) return undefined;
  return [...fresh(sentence, question).matchAll(behindNumber)].some(([, after = '']) =>
    termsOf(after).some(({ term }) => wanted.has(term)),
  );
}
