import { nounPhrases } from '../../words/noun-lexicon.ts';
import { tokenise } from '../../words/tokens.ts';
import { blank } from '../sentence/normalise.ts';

/** Each `child` points to one `parent`; both as they were written. */
export interface Relation {
  readonly child: string;
  readonly parent: string;
}

const measure = '[个条本位只张篇件间台辆次家部名首份门项场款支套笔]';
const manyWords = `(?:多${measure}|很多|许多|若干${measure}?|多)`;
const childFirst = [
  /(?:都)?(?:需?要)?(?:只能|必须|可以)?(?:属于|归属于?|隶属于?|关联到?|对应(?:到)?|指派给|分配给|挂在|(?:能|可以)?(?:标记)?(?:借|租|卖|送|发|交)给)(?:[某一哪][个条本位只张篇件间台辆家部名首份门项场])?/u,
  /\s+(?:can be |should be |must be |is |are |gets? )?(?:belongs? to|part of|assigned to|linked to|related to|connected to|associated with|owned by|written by|taught by|placed by|made by|lent to|rented to|sold to|given to|borrowed by)\s+(?:exactly |only )?(?:a |an |one |the |their |some |multiple )?/iu,
];
const parentFirst = [
  new RegExp(`(?:可以|能|会|里|下|下面|中)?(?:有|包含|拥有|对应|创建|下)(?:着|了)?${manyWords}`, 'u'),
  /\s+(?:can |may |will )?(?:has|have|contains?|owns?|includes?)\s+(?:many|multiple|several|lots of|a number of|zero or more)\s+/iu,
];

/** The thing named at the end of a text: one that is known, else its last word or the characters after 每个. */
function thingAtEnd(text: string): string | undefined {
  const clause = /[^,。;:.!?\n]*$/u.exec(text)?.[0] ?? '';
  const noun = nounPhrases.findAtEnd(clause);
  if (noun !== undefined) return clause.slice(noun.start, noun.end);
  const chinese = new RegExp(`(?:每一?|一|各)${measure}([\\p{Script=Han}]{1,6})$`, 'u').exec(clause.trim())?.[1];
  return chinese ?? /[A-Za-z][\w-]*$/.exec(clause.trim())?.[0] ?? /^\p{Script=Han}{1,6}$/u.exec(clause.trim())?.[0];
}

function thingAtStart(text: string): { words: string; length: number } | undefined {
  const clause = /^[^,。;:.!?\n和]*/u.exec(text)?.[0] ?? '';
  const noun = nounPhrases.find(tokenise(clause)).find(({ first }) => first === 0);
  if (noun !== undefined) return { words: clause.slice(noun.start, noun.end), length: noun.end };
  const words = /^(?:\p{Script=Han}{1,6}$|[A-Za-z][\w-]*)/u.exec(clause.trim())?.[0];
  return words === undefined ? undefined : { words, length: words.length };
}

/** Finds “tasks belong to projects”, “一个客户有多个订单”; the text comes back without the words that told of them. */
export function findRelations(text: string): { relations: Relation[]; rest: string } {
  const relations: Relation[] = [];
  let rest = text;
  for (const [patterns, isChildFirst] of [
    [childFirst, true],
    [parentFirst, false],
  ] as const) {
    for (const pattern of patterns) {
      for (const match of text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))) {
        const begin = match.index + match[0].length;
        const before = thingAtEnd(text.slice(0, match.index));
        const after = thingAtStart(text.slice(begin));
        if (before === undefined || after === undefined || /^(?:it|they|that|which|who|i)$/i.test(before)) continue;
        relations.push(isChildFirst ? { child: before, parent: after.words } : { child: after.words, parent: before });
        rest = blank(rest, match.index - before.length, begin + after.length);
      }
    }
  }
  return { relations, rest };
}
