import { fieldPhrases } from '../../words/field-lexicon.ts';
import { nounPhrases } from '../../words/noun-lexicon.ts';
import { splitList } from './split-list.ts';

/**
 * Choices that a sentence tells beside their field are put into brackets behind it, which is how lists of fields are read:
 * 状态分为待办和完成 becomes 状态(待办、完成), “three columns: to do, doing, done” becomes “status (to do, doing, done)”.
 */
const rewrites: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
  [
    /(\p{Script=Han}{2,6}?)(?:分为|分成|可选值?为?|可以选择?)([^,。;()]{2,60}?)(?=[,。;!\n]|$)/gu,
    (field = '', list = '') => `,${field}(${list.replace(/(?:[两三四五六几\d]+[种类个级]|等)$/, '')})`,
  ],
  [
    /((?:[\p{Script=Han}A-Za-z]{1,8}[、/]){1,6}(?:和)?[\p{Script=Han}A-Za-z]{1,8}?)\s*(?:这|共)?[两三四五六2-6]\s*(?:列|栏|种状态|个状态|个阶段|个泳道)/gu,
    (list = '') => `,包含状态(${list})`,
  ],
  [
    /\b(?:with )?(?:(?:two|three|four|five|\d) )?columns?\s*(?::|named|called|for|of)?\s+((?:[a-z][a-z -]{0,20},\s*)+(?:and |& )?[a-z]+(?:\s[a-z]+)?)(?=[.;!\n]|$|\s+(?:with|that))/giu,
    (list = '') => `, fields: title, status (${list})`,
  ],
  [
    /\b(status|stage|priority|category|type|level|severity|genre)\s+(?:can be|is one of|being|one of|is either|either|of(?!\s+(?:the|an?|my|our|each|every)\b))\s+((?:[a-z][a-z -]{0,20}(?:,\s*|\s+or\s+|\/))+[a-z][a-z -]{0,20}?)(?=[.;!\n]|$|,\s+(?:and\s)?(?:a|an|the)\s|\s+and\s+(?:a|an)\s)/giu,
    (field = '', list = '') => `${field} (${list})`,
  ],
  [
    /(?<=(?:,|\b(?:and|with|plus|has|have))\s+(?:(?:an?|the|its|one)\s+)?(?:[a-z]+\s)?)\b(status|stage|state|priority|category|type|kind|level|severity|genre|size|condition|mode|grade|shift|rank|colou?r)\s*:\s*((?:[a-z\d][\w '’-]{0,20},\s*)+(?:(?:and|or)\s+)?[a-z\d][\w '’-]{0,20}?)(?=[.;!\n]|$)/giu,
    (field = '', list = '') => `${field} (${list})`,
  ],
];

const choice = String.raw`[\p{L}\d][\p{L}\d'’-]{0,20}(?: [\p{L}\d'’-]{1,20}){0,2}`;
/** So much of a sentence is looked at before a name. */
const longestBefore = 300;
const listEnd = String.raw`(?=\s*(?:[.;!:)\n。；]|$))`;
/** A name within a list, a colon, and short words up to the end of the list, or parted by “or” at their end. */
const colonChoices = [
  new RegExp(
    String.raw`(?<=[,、(] ?(?:(?:and|its|the|an?) )?)(?<name>\p{Script=Han}{2,6}|[a-z]+(?: [a-z]+)?)\s*:\s*(?<list>${choice}(?:[,、] ?${choice}){0,12},? ?(?:\bor\b|或者?|和) ?${choice})(?=\s*(?:[,.;!:)\n。；、]|$))`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=[,、(] ?(?:(?:and|its|the|an?) )?)(?<name>\p{Script=Han}{2,6}|[a-z]+(?: [a-z]+)?)\s*:\s*(?<list>${choice}(?:[,、] ?${choice}){1,12})${listEnd}`,
    'giu',
  ),
];

/** Words before a list of fields. */
const listing =
  /(?:字段|属性|表头|栏目|内容|信息|包括|包含|记录|登记|如下|是|有|\b(?:fields?|columns?|items?|details|includes?|including|following))$/iu;
/** What stands before a name within a list that has begun. */
const withinList =
  /(?:[,、:(]|\b(?:with|has|have)\b|[有记录填])\s?[^,、:(.;。\n]{1,40}[,、] ?(?:(?:and|its|the|an?) )?$|\( ?$/iu;

/** “condition: good, fair, poor” at the end of a list: what is no field are the choices of one. */
export const withColonChoices = (text: string): string =>
  colonChoices.reduce(
    (left, pattern) =>
      left.replace(pattern, (whole, name: string, list: string, at: number) => {
        const items = splitList(list, () => false);
        const known = items.filter((item) => fieldPhrases.findAtEnd(item) !== undefined).length;
        const isOfFields = known * 2 > items.length || listing.test(name) || nounPhrases.get(name) !== undefined;
        const before = left.slice(Math.max(0, at - longestBefore), at);
        const isBracketed = /\([^()]*$/u.test(before);
        return isOfFields || !withinList.test(before)
          ? whole
          : isBracketed
            ? `${name}: ${items.join('/')}`
            : `${name} (${items.join(', ')})`;
      }),
    text,
  );

const bracketed = /(?<before>[\p{L}\d -]{2,40})\((?<inside>[^()]+(?:[,、][^()]+){2,})\)/gu;

/** Fields in brackets behind a thing are its list: “readings (sensor, value, unit)”. Behind a field they are its choices. */
function rewriteFields(text: string): string {
  return text.replace(bracketed, (whole, before: string, inside: string) => {
    const isThing = nounPhrases.findAtEnd(before) !== undefined && fieldPhrases.findAtEnd(before) === undefined;
    return isThing ? `${before}: ${inside}. ` : whole;
  });
}

/** 口味、卫生、服务打分: each of them is rated. */
const rated = /(?<!\p{Script=Han})\p{Script=Han}{2,4}(?:、\p{Script=Han}{2,4})+(?:打分|评分)(?=[,。;]|$)/gu;

const sharedEnd =
  /(?<first>\p{Script=Han}{2})(?:和|与|及|、)(?<second>\p{Script=Han}{2})(?<end>时间|日期|地点|金额|电话)|\b(?<one>start|begin|check-in|pick-?up|arrival|opening|home)(?: and |\/)(?<other>end|finish|check-out|drop-?off|departure|closing|work) (?<last>dates?|times?|address)\b/giu;

/** 开始和结束时间, “start and end date”: the end belongs to both, where that is a name. */
function withOwnEnds(whole: string, ...groups: unknown[]): string {
  const { first, second, end, one, other, last } = groups.at(-1) as Record<string, string | undefined>;
  if (one !== undefined) return `${one} ${last ?? ''}, ${other ?? ''} ${last ?? ''}`;
  return fieldPhrases.get(`${first ?? ''}${end ?? ''}`) === undefined || nounPhrases.get(first ?? '') !== undefined
    ? whole
    : `${first ?? ''}${end ?? ''}、${second ?? ''}${end ?? ''}`;
}

/** See above. Dashes before a list count as colons; everything else stays as it was. */
export function rewriteChoices(text: string): string {
  const plain = text
    .replace(/\s*(?:—+|–|\s-)\s+|——/g, ': ')
    .replace(/\bw\/\s*/gi, 'with ')
    .replace(/\b(?:yes ?\/ ?no|true ?\/ ?false|yes or no) (questions?)\b/gi, 'closed $1')
    .replace(/\s\(?(?:yes ?\/ ?no|y\/n|true ?\/ ?false|yes or no)\)?/gi, ' (boolean)')
    .replace(/\bor not(?=[,.;)]|$)/gi, '(boolean)')
    .replace(
      /(?<=\b(?:ratings?|score|stars?|grade|level|mood))\s+(?:from\s+)?(\d{1,3})\s*(?:to|-)\s*(\d{1,3})/gi,
      ' ($1-$2)',
    )
    .replace(/(?<=\b(?:ratings?|score|stars?|grade))\s+out of\s+(\d{1,3})/gi, ' (1-$1)')
    .replace(
      /(?<=[,:]\s*(?:[a-z]+\s){0,2}[a-z]+)\s+(?:from\s+)?([01])\s*(?:to|-)\s*(\d{1,3})(?=\s*(?:[,.;]|$))/gi,
      ' ($1-$2)',
    )
    .replace(/\bfrom when,? (?:till|til|until|to) when\b/gi, 'start time, end time')
    .replace(/(?:从)?(?:几点|什么时候)到(?:几点|什么时候)/gu, '开始时间、结束时间')
    .replace(/(?:从)?(?:几号|哪天|哪一天)(?:住?到)(?:几号|哪天|哪一天)/gu, '开始日期、结束日期')
    .replace(rated, (list) =>
      list
        .replace(/(?:打分|评分)$/u, '')
        .split('、')
        .map((name) => `${name}评分`)
        .join('、'),
    )
    .replace(sharedEnd, withOwnEnds)
    .replace(
      /(\p{Script=Han}{2,4}?)分(?![为成类享期别钟数组]|\d)(\p{Script=Han}{2,4}(?:、\p{Script=Han}{2,4})*(?:和|与|、)\p{Script=Han}{2,4})(?=[,。;]|$)/gu,
      (_, thing: string, list: string) =>
        `${fieldPhrases.get(thing) === undefined || nounPhrases.get(thing) !== undefined ? `${thing},包含分类` : `,${thing}`}(${list.replace(/和|与/gu, '、')})`,
    );
  const written = rewrites.reduce(
    (left, [pattern, write]) => left.replace(pattern, (_, ...groups: string[]) => write(...groups.map(String))),
    withColonChoices(plain),
  );
  return rewriteFields(written);
}
