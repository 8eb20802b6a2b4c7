import { fieldWordNamed, type FieldWord } from './field-lexicon.ts';

/** What people ask instead of naming a field: “where it is”, 哪天买的, by the field that answers it. */
const questions: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:when|what day) (?:it|he|she|they|we|i)?\s*(?:began|begins?|starts?|started)\b|^(?:哪一?天|什么时候|几号)(?:开始|开工|动工)/i,
    'startDate',
  ],
  [
    /^(?:when|what day) (?:it|he|she|they|we|i)?\s*(?:ends?|ended|finish(?:es|ed)?|is over)\b|^(?:哪一?天|什么时候|几号)(?:结束|完工|完成|截止)/i,
    'endDate',
  ],
  [
    /^who (?:is responsible|is in charge|does it|is doing it|takes care)|^(?:谁|由谁|哪个人)(?:来)?(?:负责|做|干)$/i,
    'assignee',
  ],
  [
    /^who (?:has |have )?(?:borrowed|took|checked out)|lent (?:it |them )?to (?:whom|who)|^(?:谁|被谁)(?:借|拿|领)|借给(?:了)?谁/i,
    'borrower',
  ],
  [
    /^when (?:it['’]?s|it is|they['’]?re|they are|is it)?\s*(?:due|back)\b|^(?:啥时候|什么时候|哪天|几号)(?:到期|该还|要交)/i,
    'dueDate',
  ],
  [/^how far (?:along|i am|we are)|^(?:做|进行|学|读)到(?:哪|什么程度)/i, 'progress'],
  [/^几点/u, 'time'],
  [/^到什么时候$|(?:租期|合同|保险|有效期|会员)到(?:什么时候|哪天|几号)$/u, 'endDate'],
  [/^(?:when|what time|(?:which|what) (?:day|date))\b|^(?:哪一?天|什么时候|何时|几号|什么日子|几月几号)/i, 'date'],
  [/^where\b|(?:在|去|放|到)哪里?儿?$|^(?:哪里|在哪|什么地方)|^放?在哪[个只层排]/i, 'location'],
  [/^how much\b|多少钱|^(?:花|付|收|用)了?多少$/i, 'amount'],
  [
    /^how many(?: left)?$|^(?:还剩|剩下?|买了?|要|有)?(?:几|多少)[个份瓶件只本张盒包斤袋箱台套]|^(?:还[有剩]|剩下?)多少$/i,
    'quantity',
  ],
  [/^how (?:long|many (?:hours|minutes))\b|^(?:多久|多长时间|几分钟|几个?小时)/i, 'duration'],
  [/^how often\b|^多久一次|^几天一次/i, 'frequency'],
  [/^why\b|^为什么|^为啥|^什么原因/i, 'reason'],
  [/^(?:who|whom|which person)\b|^谁|由谁$/i, 'person'],
  [/^what\b|^(?:买|做|吃|干|学|看)了?(?:什么|啥)$|^什么/i, 'name'],
];

/** The field that a question in place of a name asks for. */
export function fieldAskedFor(words: string): FieldWord | undefined {
  const key = questions.find(([pattern]) => pattern.test(words.trim()))?.[1];
  return key === undefined ? undefined : fieldWordNamed(key);
}
