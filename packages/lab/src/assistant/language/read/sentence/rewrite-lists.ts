import { isLikely } from './mark-items.ts';
import { fieldPhrases } from '../../words/field-lexicon.ts';
import { nounPhrases } from '../../words/noun-lexicon.ts';
import { tokenise } from '../../words/tokens.ts';

/** The longest name of a thing or a field that a text begins with. */
function nameAtStart(text: string): string | undefined {
  const tokens = tokenise(text.slice(0, 24));
  const ends = [nounPhrases, fieldPhrases].flatMap((book) =>
    book.find(tokens).flatMap(({ first, start, end }) => (first === 0 && end - start > 1 ? [end] : [])),
  );
  return ends.length === 0 ? undefined : text.slice(0, Math.max(...ends));
}

/** 队员每次跑多少、有没有伤: who it is and when belong to every record. */
const everyTime = /(?<=^|[,。;])\s*(?<who>\p{Script=Han}{0,6}?)每次(?!有|的)(?<list>[^,。;:]*、[^,。;:]*)/gu;

function withDate(_whole: string, ...groups: unknown[]): string {
  const { who = '', list = '' } = groups.at(-1) as Record<string, string | undefined>;
  return `包含${nameAtStart(who) === who && who !== '' ? `${who}、` : ''}日期、${list}`;
}

/** 每次考试的平均分、最高分, 每只猫的花色、绝育没: what the items are of. */
const ofEachEvent = /每次(?<event>\p{Script=Han}{2,4}?)的(?=[^,。;:]*、)/gu;
const ofEachThing = /每(?<measure>[个只位本家条台辆间])(?<thing>\p{Script=Han}{1,4}?)的(?=[^,。;:]*、)/gu;

/** “lab notebook; experiment, result”, “who has my books? title, friend”: the mark before a list. */
const headMark = /^(?<head>[^,;:?]{3,40})[;?]\s*(?![a-z ]{1,40}\b(?:has|have)\b)(?=[a-z][a-z -]{1,40},)/iu;

/** “note down plant, date and amount”: what follows the verb is the list. */
const noted =
  /^(?:i (?:want to |need to )?)?(?:note|jot|write)(?: down)?(?: the| my)? (?=[a-z]+(?: [a-z]+)?(?:, [a-z]+(?: [a-z]+)?)+,? and [a-z]+)/iu;

/** 名录(公司 联系人 电话): all of a sentence, with its fields in brackets. */
const inBrackets = /^(?<head>[^,。;:()]{2,14})\((?<list>\p{Script=Han}{1,8}(?: \p{Script=Han}{1,8}){2,})\)$/u;

/** 剪、烫、染三种: what one can choose between. */
const kinds =
  /(?<=^|[,。;:])(?<list>\p{Script=Han}{1,4}(?:、\p{Script=Han}{1,4}){1,6})(?:这|共)?[两三四五六2-6]种(?:服务|类型|项目)?(?=[,。;]|$)/gu;

/** 客户家里几口人: the thing that the items belong to stands before the first of them, unless both are one name. */
function withOwner(list: string): string {
  if (list.startsWith('每次')) return `包含日期、${list.slice(2)}`;
  const owner = nameAtStart(list);
  const [first = ''] = list.split('、');
  const isName = owner === undefined || owner === first || fieldPhrases.get(first) !== undefined;
  const isThing =
    owner !== undefined && nounPhrases.get(owner) !== undefined && fieldPhrases.findAtEnd(owner) === undefined;
  return isName || !isThing ? `包含${list}` : `每个${owner}有${list.slice(owner.length).replace(/^的/u, '')}`;
}

const letters = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${prefix}${from + at}`);

/** 优先级P0到P3, “priority P0 to P3”: every step from the first to the last. */
const steps = /(?<name>[\p{L} ]{2,20}?)\s*(?<prefix>[A-Z])(?<from>\d)\s*(?:到|至|-|to)\s*\k<prefix>(?<to>\d)/gu;

function withSteps(whole: string, ...groups: unknown[]): string {
  const { name = '', prefix = '', from, to } = groups.at(-1) as Record<string, string | undefined>;
  const [first, last] = [Number(from), Number(to)];
  return last > first ? `${name}(${letters(prefix, first, last).join('、')})` : whole;
}

/** Whether a list has begun before a place: two items, after a colon or a dash. */
function isInList(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - longestList), at);
  const begin = Math.max(before.lastIndexOf(':'), before.lastIndexOf(' - '));
  return begin >= 0 && before.slice(begin).split(',').length > 1;
}

const longestList = 400;

/** 母乳还是奶粉, “business or private”: one of two, among the items of a list. */
const eitherChinese = /(?<=[,、:\s])(?<one>\p{Script=Han}{1,6})还是(?<other>\p{Script=Han}{1,6})(?=[,、。;\s]|$)/gu;
const eitherEnglish = /(?<=,\s{0,2})(?<one>[a-z]{2,20}) or (?<other>[a-z]{2,20})(?=\s{0,2}(?:[,.;]|$))/giu;

function withBoth(whole: string, ...groups: unknown[]): string {
  const { one = '', other = '' } = groups.at(-1) as Record<string, string | undefined>;
  const [at, text] = [Number(groups.at(-3)), String(groups.at(-2))];
  const isChinese = /\p{Script=Han}/u.test(one);
  const areFields = fieldPhrases.get(one) !== undefined && fieldPhrases.get(other) !== undefined;
  return areFields || other === 'not' || (!isChinese && !isInList(text, at)) ? whole : `${whole}(${one}、${other})`;
}

/** 各门店每天营业额、客流: what the figures are of, and the day they are of, are fields, too. */
const figuresOf = /(?<=^|[,:。;、\s])(?:各个?|每[家位名间台])(?<rest>\p{Script=Han}{2,12})(?=、)/gu;

function withWhose(whole: string, rest: string): string {
  const owner = nameAtStart(rest) ?? /^\p{Script=Han}{2,4}(?=每[天日周月])/u.exec(rest)?.[0];
  if (owner === undefined || owner === rest) return whole;
  const figure = rest.slice(owner.length).replace(/^的/u, '');
  if (/^(?:有|要|带|都|能|可|包|需|属|得)/u.test(figure)) return whole;
  const bare = figure.replace(/^每[天日周月年季]度?的?/u, '');
  return [owner, ...(bare === figure ? [] : ['日期']), bare].join('、');
}

/** “attendance and score of every player after each training”. */
const ofEvery =
  /(?<=^\s{0,40}|[:,]\s?)(?<list>[a-z][a-z ]{2,24}?(?:, [a-z ]{2,24}?){0,6}(?: and|,) [a-z][a-z ]{2,24}?) (?:of|for) (?:every|each) (?!(?:day|week|month|night|morning|evening|year|time)\b)(?<thing>[a-z]+)(?: (?:after|before|at|during|on|in) (?:each|every) (?:[a-z]+))?(?=\s*(?:[,.;]|$))/giu;

function withThing(whole: string, ...groups: unknown[]): string {
  const { list = '', thing = '' } = groups.at(-1) as Record<string, string | undefined>;
  const isTimed = /(?:each|every) [a-z]+$/iu.test(whole.replace(/(?:of|for) (?:every|each) [a-z]+/iu, ''));
  return `fields: ${thing}, ${isTimed ? 'date, ' : ''}${list}. `;
}

/** “calls, wait, csat by agent”: what the figures of a list are split by. */
const splitBy =
  /(?<=,\s?)(?<last>[a-z]{2,20}(?: [a-z]{2,20})?) (?:by|per) (?:the )?(?<by>[a-z]{2,20})(?=\s?(?:[.;]|$))/giu;
const fewestFigures = 3;
const doneBy = /(?:ed|en|wn|id|sort|order|group|filter|search|made|held|left|sold|taught)$/i;

/** “for each day mood, bedtime”: what is noted of a time has its date. */
const eachTime = /\b(?:for|on) (?:each|every) (?:day|night|morning|evening|date)\s*:?\s*(?=[a-z]+(?: [a-z]+){0,3},)/giu;

/** 体重、血压都要写,嘱咐也记一下: the list stands before the word that asks for it. */
const listed =
  /\s*(?:想|要|得)?(?:把|将)?(?<list>[^,。;:、!?\n]{1,16}(?:、[^,。;:、!?\n]{1,16})+?)(?:都|也|全)(?:要|得|想)?(?:能)?(?:记|写|填|登记|留)(?:下来?|住|清楚|上|一下|一记|全|着)?(?=[,。;]|$)/gu;
const listedToo =
  /(?<=都(?:要|得)?(?:记|写|填|登记|留)[^,。;]{0,3}),(?<item>[^,。;:、]{2,14}?)也(?:都)?(?:要|得)?(?:记|写|填|登记|留)(?:下来?|住|清楚|上|一下|一记)?(?=[,。;]|$)/u;

const withTooListed = (text: string) => {
  const item = listedToo.exec(text);
  if (item === null) return text;
  const verb = /都(?:要|得)?(?:记|写|填|登记|留)[^,。;]{0,3}$/u.exec(text.slice(0, item.index))?.[0] ?? '';
  const before = text.slice(0, item.index - verb.length);
  return `${before}、${item.groups?.item ?? ''}${verb}${text.slice(item.index + item[0].length)}`;
};

/** 语文 数学 英语,0到100分: what the numbers of the items before may be. */
const rangeOf =
  /(?<=[,:])(?<list>[^,:。;]{2,40}),\s*(?:都是|满分|各)?(?<from>\d{1,4})\s*(?:到|至|-|~)\s*(?<to>\d{1,4})分?(?=[,。;]|$)/gu;

function withRange(_whole: string, ...groups: unknown[]): string {
  const { list = '', from = '', to = '' } = groups.at(-1) as Record<string, string | undefined>;
  return list
    .trim()
    .split(/[、\s]+/u)
    .map((name) => `${name}(${from}-${to})`)
    .join('、');
}

/** “table of orders”: how they are shown, which would else be taken for a table to sit at. */
const tableOf = /\b(?:tables?|spreadsheets?|grids?) of (?=(?:(?:my|our|all|the) )*[a-z]+(?: [a-z]+)?s\b)/giu;

const gaps = /(?<=[\p{Script=Han})]) +(?=[\p{L}\d])|(?<=[\p{L}\d]) +(?=\p{Script=Han})/gu;
const isWish = /[做要帮想写搞建弄给]/u;
const fewestGaps = 3;

const mostly = (items: readonly string[]) => items.filter(isLikely).length * 2 > items.length;

/** 喂养记录 几点喂的 喂了多少 拉没拉: where nothing else parts the words, spaces do. */
function withMarks(text: string): string {
  if (/[,、:。;]/u.test(text.replace(/\([^()]*\)/gu, ''))) return text;
  const parts = text.split(gaps);
  const first = parts.findIndex((part, at) => at > 0 && isLikely(part));
  const from = mostly(parts.slice(first)) ? Math.max(first, 1) : 1;
  const [head, items] = [parts.slice(0, from), parts.slice(from)];
  const wished = mostly(items) ? items : parts;
  if (items.length < fewestGaps || wished.some((part) => isWish.test(part))) return text;
  return `${head.join(' ')},${items.join('、')}`;
}

/** How lists are told in free sentences, written as lists that are read everywhere else. */
export function rewriteLists(text: string): string {
  const bare = text.replace(inBrackets, (_, head: string, list: string) => `${head},${list.replace(/ /g, '、')}`);
  return withTooListed(withMarks(bare))
    .replace(tableOf, 'list of ')
    .replace(listed, (...groups) => `,${withOwner((groups.at(-1) as Record<string, string>).list ?? '')}`)
    .replace(noted, 'fields: ')
    .replace(headMark, '$<head>: ')
    .replace(kinds, '包含类型($<list>)')
    .replace(ofEachEvent, ',包含$<event>、日期、')
    .replace(ofEachThing, '每$<measure>$<thing>有')
    .replace(everyTime, withDate)
    .replace(rangeOf, withRange)
    .replace(steps, withSteps)
    .replace(eitherChinese, withBoth)
    .replace(eitherEnglish, withBoth)
    .replace(figuresOf, withWhose)
    .replace(ofEvery, withThing)
    .replace(splitBy, (whole, last: string, by: string, at: number, all: string) =>
      doneBy.test(last) || all.slice(Math.max(0, at - longestList), at).split(',').length < fewestFigures
        ? whole
        : `${last}, ${by}`,
    )
    .replace(eachTime, ': date, ');
}
