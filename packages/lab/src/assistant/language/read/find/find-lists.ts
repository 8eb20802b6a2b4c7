import { fieldPhrases } from '../../words/field-lexicon.ts';
import { nounPhrases } from '../../words/noun-lexicon.ts';
import { bareName, readField } from '../read-field.ts';
import { itemReader, type Item, type ItemReader } from '../read-item.ts';
import { isLikely } from '../sentence/mark-items.ts';
import { splitList } from '../sentence/split-list.ts';

/** A list in the sentence: what it belongs to and what it lists. */
export interface FoundList {
  /** The words of the thing that has what is listed; undefined where the list belongs to the app. */
  readonly owner: string | undefined;
  /** “Each … has”: the items are fields, whatever else their words may mean. */
  readonly isOfEach: boolean;
  readonly items: readonly Item[];
  readonly start: number;
  readonly end: number;
}

const strongChinese =
  '(?:字段|属性|表头|栏目|填写项)(?:分别)?(?:需要|要)?(?:有|是|为|包括|包含|如下)?\\s*:?|(?:信息|内容)(?:分别)?(?:有|是|为|包括|包含|如下)\\s*:?|(?:需要|要|可以|能|能够|应该|应|都|会|主要|分别|里面?|中)?(?:包含|包括|含有|记录下?(?!系统|应用|软件|工具|网站|本|表|的|app|页)|填写|填|收集|提交|上报|登记|显示|展示|录入|输入|接收|保存|具有|具备|写明|注明|标注|列出|(?<![所没拥只享])有(?![效没限关人机]|用(?!户)))(?:了|着|以下|如下)?(?:字段|信息|内容)?\\s*:?';
const weakChinese =
  '(?<!携)带有?|支持|(?:管理|统计)(?!系统|平台|后台|应用|软件|工具|网站|员|的|app|页)|选择(?!题)|(?<![候人当挑竞])选(?!人|择题|手|项)|写(?:上|下|清楚|明)?(?![一个作上下清明点些])|(?<![游日笔传登标书速手])记(?![录账事本忆账])|留(?![言意])|测(?!试|验|评)|要(?![求是能有做一开卖弄搞搭建个把给让])(?=[^,。;、]{1,6}、)|指定|设置|加上|外加|再加|另加|以及|和|还要|还有|跟踪|追踪';
const strongEnglish =
  '\\bfields?(?: are| for| like| such as| include| should be| named)?\\s*:?|\\bcolumns?(?: for)?\\s*:?|\\b(?:includ(?:e|es|ing)|ha(?:s|ve)|having|contain(?:s|ing)?|stor(?:e|es|ing)|records?|recording|display(?:s|ing)?|enters?|collect(?:s|ing)?|asks? (?:for|about|them|people)|ask (?:(?:the|my|our|all) )?\\w+(?: \\w+)?(?= (?:where|what|when|which|how|if|whether|who)\\b)(?![^.]*:)|asking (?:for|about)?|captur(?:e|es|ing)|(?:takes|accepts|receives)(?! (?:a|an|the|place|part|care)\\b)|fill in|specify|such as|leave their|giv(?:e|es|ing))\\b\\s*:?';
const weakEnglish =
  "\\b(?:with|tracks?|tracking|track of|shows?|showing|logs?|logging|lists?|listing(?! ha)|(?<!would |['’]d |i )like|save|saves|manages?|managing|adds?|provide|input|can see|where i put|picks?|chooses?|selects?)\\b";
const trigger = new RegExp(
  `(?<strong>${strongChinese}|${strongEnglish}|[:])|(?<weak>${weakChinese}|${weakEnglish})`,
  'giu',
);

/** Where a list is over although no sentence ends. */
const chineseEnd =
  /[,;]\s*(?:并且?|而且|同时|然后|另外|此外|需要|要求|要能?|可以?|能够?|支持|按|用来|用于|以便|方便|最好|让|使|当|如果|界面|风格|主色|颜色|主题|默认|首页|点击|不需要|不要|无需|还能|还可以|带|我|请|谢谢|整体|配色|用户可|客户可|[^,、;]{1,6}(?:属于|带有?|包括|包含)|\p{Script=Han}{1,4}(?<![所没拥只享还])有(?![没无效限关人机用])(?=[^,。;]{1,8}(?:、|[,。;]|$))|[^,、;]{1,4}(?:能|可以|要能)(?!否)|每[一个条本位])|的(?=[^,、;]{0,8}(?:系统|应用|网站|小程序|app|工具|软件|平台|页面|清单|管理|数据库|表格|程序|列表|接口|api))|(?<![去在到来住放买吃玩待])的(?=[^,、;]{0,8}地方)/iu;
const englishEnd =
  /,\s*(?:the |each |every |an? )?[a-z]+(?: [a-z]+)? (?:has|have|contains?|includes?|needs?)\b|,\s*(?:and\s)?(?:which|where|who)\b(?!(?:\s+[\w'’-]+){0,4}\s*(?:[,?]|$|\n))|\s(?<![,:]\s*(?:and\s)?|^\s*)(?:which|where|who)\b(?!\s*(?:[,?]|$))|(?:,|\s)\s*(?:with|including|having|containing|such as|filter(?:ed|able)? by|so (?:that|i|we|you|people|they)|that|then|but|sort(?:ed|able)? by|sorted|ordered|grouped|it(?:'s)? (?:should|must|needs|can|also|would)|should|must(?! be (?:unique|required|filled))(?: be)?|i(?:'d| want| need| can| would| also)|we (?:want|need|can)|(?:users?|people|customers|members|clients|students|visitors|guests|everyone) (?:can|should|must|could|may|will)|each \w+|every|please|make (?:it|sure)|using|use (?:react|vue|python)|for (?:my|our|each|the|every|a)|when(?!(?:\s+[\w'’-]+){0,4}\s*(?:[,?]|$|\n))|if (?!it)|because|in (?:a|the|blue|dark|green|red|chinese|english|my|one)|from(?!\s*,)|to (?:help|keep|manage|see|show|track)|per|and \w+ (?:can|should|may|must)|and (?:i|we|it|let|allow|show|sort|make|each|every|users?|people|then|can|should|be able|also|has|a way to|see|mark|get|keep|send)|theme|as well(?! as)|on (?:a|the)(?= (?:page|screen|map|list|home|calendar|board|phone|dashboard|website|top|side|front|left|right|main|first|first page)\b)|at the|into|across|whenever|no login|without|you can)\b|[.!?](?:\s|$)|:/iu;

/** The text with what stands in brackets hidden, so that no mark in them counts. Places stay. */
const hideBrackets = (text: string) => text.replace(/[([{][^)\]}]*[)\]}]/g, (inside) => '\u0001'.repeat(inside.length));

/** No list that somebody means is longer, in characters. */
const longestList = 600;

/** “due date and filter by …”: what joins the last item to what is no item. */
const leftOver = /\s+(?:and|or|plus|with|also|&)\s*$/iu;

function listAfter(text: string, from: number): { text: string; end: number } {
  const rest = text.slice(from, from + longestList);
  const hidden = hideBrackets(rest);
  const ends = [chineseEnd, englishEnd, /[。!\n]|\?(?!\s*,)/u]
    .map((pattern) => pattern.exec(hidden)?.index ?? hidden.length)
    .filter((index) => index >= 0);
  const length = Math.min(...ends, hidden.length);
  return { text: rest.slice(0, length).replace(leftOver, ''), end: from + length };
}

/** “courses: each course has a code”: the list comes after the verb, not after the colon. */
const beginsWithOwner = /^\s*(?:each |every |the )?[a-z]+(?: [a-z]+)? (?:has|have|includes?|contains?|needs?)\b/i;

const eachOne =
  /(?:每一?[个条本位只张篇件间台辆次家部名首份门项场顿款支套笔种棵]|\b(?:each|every)\s)\s*(?<thing>[^,。;:、]*)$/iu;
const beforeVerb =
  /\s*(?:should|must|can|will|may|would|needs? to|also|each|都|要|需要|应该|可以|得|的|里面?|中|表|实体)\s*$/iu;

/** “for a restaurant - name, phone”: what it is for is not what has the fields. */
const besides = /\b(?:for|at|in)\s+(?:an?|my|our|the)\s+(?:[\w-]+\s+)?$/i;

/** What stands further before a list is not of it. */
const longestOwner = 120;

function ownerOf(text: string, at: number): Pick<FoundList, 'owner' | 'isOfEach'> {
  const before = text.slice(Math.max(0, at - longestOwner), at);
  const clause = /[^,。;:!?\n]*$/u.exec(before)?.[0] ?? '';
  const bare = clause.replace(beforeVerb, '').replace(beforeVerb, '');
  const each = eachOne.exec(bare)?.groups?.thing?.trim();
  if (each === 'one') return { owner: undefined, isOfEach: true };
  if (each !== undefined && each !== '' && each.length <= 30 && !/^\p{Script=Han}.*\d/u.test(each))
    return { owner: each, isOfEach: true };
  const noun = nounPhrases.findAtEnd(bare);
  if (noun !== undefined && besides.test(bare.slice(0, noun.start))) return { owner: undefined, isOfEach: false };
  if (noun !== undefined) return { owner: bare.slice(noun.start, noun.end), isOfEach: false };
  const own = repeated(before) ?? (/^\s*ha(?:s|ve)\b/i.test(text.slice(at)) ? subject(bare) : undefined);
  return { owner: own, isOfEach: own !== undefined };
}

/** 管理门店,门店有…: what is said again right after it was named. */
const repeated = (before: string) =>
  /(?:管理|记录|登记|查询|返回)(?<thing>\p{Script=Han}{2,6}),\k<thing>$/u.exec(before)?.groups?.thing;

/** “readings have …”: a plural that is all of its clause. */
const subject = (clause: string) =>
  /^\s*(?!this|his|always|us|as|is|was)(?<thing>[a-z]{3,20}s)\s*$/i.exec(clause)?.groups?.thing;

/** 记一下家里的电器,牌子、照片: what stands before the comma is what the list is of. */
function ownerBefore(list: string): string | undefined {
  const [head = '', ...rest] = list.split(',');
  const isMixed =
    !head.includes('、') &&
    !/[有卖开做]/u.test(head + (rest[0] ?? '').slice(0, 4)) &&
    rest[0]?.includes('、') === true &&
    /\p{Script=Han}/u.test(head);
  const words = head
    .replace(/^\s*(?:一下|下|我|我们|自己|家里?|公司|店里?|学校|每[天周月次])?(?:家里|公司|店里)?的?/u, '')
    .trim();
  return isMixed && words !== '' && fieldPhrases.get(words) === undefined && words.length <= 8 ? words : undefined;
}

/** Words for how pages look are names of fields among so many of those: “batch, style, brew date”. */
const fewestBeside = 3;
const looks = /^(?:style|design|theme|layout|风格|款式|主题)$/i;

function withName(item: Item, part = ''): Item {
  const field = item.kind === 'ignored' && looks.test(part.trim()) ? readField(part) : undefined;
  return field === undefined ? item : { kind: 'unknown', field, isPlural: false };
}

/** 记录租客: the word that asks for a list, at the beginning of its first item; 登记日期 is a name. */
const verbFirst =
  /^\s*(?:(?:我|还|只)?(?:需要|要|想)?(?:能)?(?:记录|登记|填写|录入|收集|保存|统计|管理)(?:下|好|了|一下)?(?=\p{Script=Han}{2})(?!日期|时间|人|编?号|内容|情况|状态|方式|名称|类型|表|单位|费|证|地点|机关|数)|(?:(?:need|want|have) to )?(?:record|keep|note|save|register|write down)(?:ing)? (?:down )?(?:(?:the|my|our|their) )?(?=[a-z]))/iu;

const withoutVerb = (text: string) => {
  const [first = ''] = text.split(/[,、;]/u);
  return fieldPhrases.get(first) === undefined ? text.replace(verbFirst, '') : text;
};

function itemsOf(written: string, { readItem, isOneItem }: ItemReader = itemReader()): Item[] {
  const text = withoutVerb(written);
  const items: Item[] = [];
  const parts: string[] = [];
  for (const part of splitList(text, isOneItem)) {
    const item = readItem(part);
    if (item === undefined) break;
    items.push(item);
    parts.push(part);
  }
  return count(items, 'field', 'noun', 'unknown') < fewestBeside
    ? items
    : items.map((item, at) => withName(item, parts[at]));
}

const count = (items: readonly Item[], ...kinds: Item['kind'][]) =>
  items.filter(({ kind }) => kinds.includes(kind)).length;

/** Whether what was read is a list of fields, things or features, and not just words after a verb. */
function isList(
  items: readonly Item[],
  {
    isStrong,
    isOfEach,
    isLabelled,
    isCarried,
  }: Readonly<Record<'isStrong' | 'isOfEach' | 'isLabelled' | 'isCarried', boolean>>,
): boolean {
  const known = items.length - count(items, 'unknown');
  if (items.length === 0) return false;
  if (isOfEach || isLabelled) return items.length > 1 || known > 0;
  if (items.length === 1) return known === 1 && (isStrong || isCarried);
  return known >= 1 && (isStrong ? true : known * 2 >= items.length);
}

/** 门店,门店有…: the list comes when the thing is named again. */
const toldAgain = /^\s*(?<thing>\p{Script=Han}{2,6}),\k<thing>(?:有|包括|包含|需要|要)/u;

/** Words after which a list may come; what is longer than any request has thousands, and each takes a millisecond. */
const mostTriggers = 250;

/** The list right behind what is to be made, where it has a field and nothing but names: “a release log with version and date”. */
export function listAfterRequest(text: string, from: number): FoundList[] {
  const { text: listed, end } = listAfter(text, from);
  const items = itemsOf(listed);
  const isListed = items.length > 1 && count(items, 'field') > 0 && count(items, 'feature', 'page', 'ignored') === 0;
  return isListed ? [{ owner: undefined, isOfEach: false, items, start: from, end }] : [];
}

/** All lists of a text: `with a, b and c`, `每个客户有…`, `字段：…`. */
export function findLists(text: string): FoundList[] {
  const lists: FoundList[] = [];
  const reader = itemReader();
  let from = 0;
  for (const match of [...text.matchAll(trigger)].slice(0, mostTriggers)) {
    if (match.index < from) continue;
    const begin = match.index + match[0].length;
    const after = listAfter(text, begin);
    if (/^\s*[,;、。]/.test(after.text) || toldAgain.test(after.text)) continue;
    if (match[0].trim() === ':' && beginsWithOwner.test(after.text)) continue;
    const stated = ownerBefore(after.text);
    const whose = stated === undefined ? ofPossessor(after.text) : undefined;
    const before = stated === undefined ? ownerOf(text, match.index) : { owner: stated, isOfEach: false };
    const owner = whose !== undefined && before.owner === undefined ? { owner: whose.owner, isOfEach: true } : before;
    const isCarried = /^[带附]/u.test(match[0]) && fieldPhrases.get(after.text) !== undefined;
    const isLabelled = /(?:字段|属性|表头|fields?|columns?).*|:\s*$/i.test(match[0]);
    const listed = stated === undefined ? after.text : after.text.slice(after.text.indexOf(',') + 1);
    const items = itemsOf(owner.owner === whose?.owner ? (whose?.rest ?? listed) : listed, reader);
    if (
      !isList(items, { isStrong: match.groups?.strong !== undefined, isOfEach: owner.isOfEach, isLabelled, isCarried })
    )
      continue;
    lists.push({ ...owner, items, start: match.index, end: after.end });
    from = after.end;
  }
  const byHead = listAfterHead(text);
  const [whole] = byHead;
  const isPartOf = (list: FoundList) =>
    whole !== undefined &&
    !list.isOfEach &&
    list.end <= whole.end &&
    /^[^,]*、[^,]*$/.test(text.slice(whole.start, list.start));
  if (lists.length > 0 && lists.every(isPartOf)) return byHead;
  if (lists.some(({ items }) => count(items, 'field') > 0)) return lists;
  return [...lists, ...(byHead.length > 0 ? byHead : enumerations(text))];
}

/** 鱼塘的水温、溶氧: what the first of several items belongs to, all of them do. */
const possessor =
  /^\s*(?<owner>(?![每今当我你他她它各某这那自家])\p{Script=Han}{2,4})的(?<first>\p{Script=Han}{1,6})(?=、[^、]+[、和])/u;

function ofPossessor(text: string): { owner: string; rest: string } | undefined {
  const { owner, first } = possessor.exec(text)?.groups ?? {};
  if (owner === undefined || first === undefined || fieldPhrases.get(owner) !== undefined || !isLikely(first))
    return undefined;
  return { owner, rest: text.slice(text.indexOf('的') + 1) };
}

const saysList = /\b(?:sheet|log|list|register|schedule|records|inventory|table)[,:-]\s*$/iu;

/** What a list is of; where it is longer it has to say that it is a list. */
const listHead =
  /^(?:[^,:。;!?\n]{2,24}|[^,:.。;!?\n]{2,34}\b(?:sheet|log|list|register|schedule|tracker|records|inventory|table))[,:-]\s*/u;

/** `课程表,周几、节次、课程`: a list that simply follows what it is of. */
function listAfterHead(text: string): FoundList[] {
  const head = listHead.exec(text)?.[0];
  if (head === undefined) return [];
  const after = listAfter(text, head.length);
  const items = itemsOf(after.text);
  const fields = count(items, 'field');
  const isOfFields =
    (fields >= 2 && (fields * 2 >= items.length || saysList.test(head))) ||
    (fields >= 1 && items.length >= 3 && after.text.includes('、'));
  return isOfFields ? [{ owner: undefined, isOfEach: false, items, start: head.length, end: after.end }] : [];
}

const enumeration =
  /[^,、;:.。!?\n()]{1,24}(?:、[^,、;:.。!?\n()]{1,24}){2,}|[^,;:.!?\n()\p{Script=Han}]{1,40}(?:,[^,;:.!?\n()\p{Script=Han}]{1,30}){2,}/gu;

/** Three or more names of fields in a row, wherever they stand: “I write down place, date and species”. */
function enumerations(text: string): FoundList[] {
  const [found] = [...text.matchAll(enumeration)].flatMap((match): FoundList[] => {
    const comma = match[0].search(/[、,]/);
    const first = match[0].slice(0, comma);
    const name = fieldPhrases.findAtEnd(first);
    const isFirst = /[.:]\s*$/.test(text.slice(0, match.index)) && first.trim().split(' ').length <= 2;
    const start = match.index + (name?.start ?? (isFirst ? 0 : comma + 1));
    const end = match.index + match[0].length;
    const items = itemsOf(text.slice(start, end));
    const fields = count(items, 'field');
    return fields >= 2 && fields * 2 >= items.length ? [{ owner: undefined, isOfEach: false, items, start, end }] : [];
  });
  return found === undefined ? [] : [found];
}

/** The words of an owner without what stands around them. */
export function bareOwner(owner: string): string {
  return bareName(owner).replace(/(?:记录|信息|资料|条目| record| entry| item)$/i, '') || bareName(owner);
}
