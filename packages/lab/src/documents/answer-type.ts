/** What kind of thing a question asks for, as far as its words tell. */
export type AnswerType = 'number' | 'date' | 'name' | 'reason' | 'any';

const asksFor: readonly (readonly [AnswerType, RegExp])[] = [
  ['date', /\b(?:when|what (?:year|date|day|month|time)|which (?:year|date|day|month)|until what time)\b/iu],
  ['date', /什么时候|什么时间|何时|哪[一]?[年天日月]|几[点月号]|星期几|周几|多会儿/u],
  ['number', /\bhow (?:many|much|long|far|heavy|tall|old|often|high|big|large|wide|deep|fast|loud|hot)\b/iu],
  [
    'number',
    /\b(?:what|which) (?:percent\w*|share|number|price|cost|temperature|capacity|size|weight|distance|frequency)\b/iu,
  ],
  ['number', /多少|多[长久大高重远快深宽贵]|几[个天次年档层人台种岁名位家只米条路户]|百分之几|第几/u],
  ['reason', /\bwhy\b|\bwhat (?:is|was) the (?:reason|cause)\b/iu],
  ['reason', /为什么|为何|什么原因|原因是/u],
  ['name', /\bwho(?:se|m)?\b/iu],
  ['name', /谁|哪位|什么名字|什么人/u],
];

/** The first kind whose words stand in the question. */
export function answerTypeOf(question: string): AnswerType {
  return asksFor.find(([, words]) => words.test(question))?.[0] ?? 'any';
}

const numberWords =
  /\d+(?:[.,]\d+)*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|half|once|twice|every)\b|[一二两三四五六七八九十百千万亿半每]+/giu;
const dateWords =
  /\d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|[年月日]|[周星期][一二三四五六日天]|[早晚上下]午?[一二三四五六七八九十\d]/iu;
const reasonWords =
  /\bbecause|\bsince\b|\bso that\b|\bdue to\b|\bas\b|\bfor\b|\btherefore|\bmade\b|\bcause|因为|由于|因此|所以|以免|否则|使得?|避免|防止|会|导致|原因|为了/iu;
const nameWords = /\p{Lu}\p{Ll}+|\p{Script=Han}{2,}/u;

/** Whether a sentence holds something of the kind that the question does not say itself. */
export function holdsType(type: AnswerType, sentence: string, question: string): boolean {
  if (type === 'any') return true;
  if (type === 'date') return dateWords.test(sentence);
  if (type === 'reason') return reasonWords.test(sentence);
  if (type === 'name') return nameWords.test(sentence);
  const asked = new Set(question.toLowerCase().match(numberWords) ?? []);
  return (sentence.toLowerCase().match(numberWords) ?? []).some((number) => !asked.has(number));
}
