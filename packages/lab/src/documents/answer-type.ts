import { questionTerms } from './question.ts';
import { answerKinds, type AnswerKind } from './tables/answer-kinds.ts';
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

/** "How many people" is answered by a number of people: the noun, or the Chinese measure word, stands close behind. */
const howMany = /\bhow many (\p{L}+)/iu;
const measured = /(?:多少|几)\s?([个名位种只条户笔台次篇座层档家辆项张枚册幅卷件起趟头所本块株棵匹间栋亩度级轮根节吨斤岁倍遍页门集届组支艘架套步])/u;
const behindNumber =
  /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|thousand)\b)((?:\W+[\p{L}\d-]+){1,4})/giu;
const persons = '[名位人]';

function holdsCounted(sentence: string, question: string): boolean {
  const [, measure] = measured.exec(question) ?? [];
  if (measure !== undefined) {
    const word = persons.includes(measure) ? persons : measure;
    return new RegExp(`[\\d一二两三四五六七八九十百千万亿余多几]\\s*${word}`, 'u').test(sentence);
  }
  const [, noun] = howMany.exec(question) ?? [];
  if (noun === undefined) return true;
  const wanted = new Set(questionTerms(noun).flatMap(({ term, related }) => [term, ...related]));
  if (wanted.size === 0) return true;
  return [...sentence.matchAll(behindNumber)].some(([, after = '']) =>
    termsOf(after).some(({ term }) => wanted.has(term)),
  );
}

const numbers = /\d[\d.,]*\d|\d/g;

const names = /\p{Lu}\p{Ll}+/gu;

/** Whether a sentence holds something of the kind asked for that the question does not say itself. */
export function holdsKind({ holds }: AnswerKind, sentence: string, question: string): boolean {
  const asked = new Set([...(question.match(numbers) ?? []), ...(question.match(names) ?? [])]);
  const without = (text: string) => (asked.has(text) ? ' ' : text);
  const fresh = sentence.replace(numbers, without).replace(names, without);
  return holds.test(fresh) && holdsCounted(fresh, question);
}
