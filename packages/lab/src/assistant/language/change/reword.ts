import { rewordings } from '../tables/rewordings.ts';

/** Stars of a rating, which always goes from one to five. */
const fiveStars =
  /(?<=评分|星级|打分)[,，]?(?:从)?[一1][到至-][五5]颗?[星分]|(?<=\brating),? (?:from )?(?:one|1) to (?:five|5)(?: stars)?/giu;

/** The sentence without what a rating says anyway. */
export const withoutStars = (sentence: string): string => sentence.replace(fiveStars, '');

/** A clause as the commands know it. */
export function reword(clause: string): string {
  const found = rewordings.find(([pattern]) => pattern.test(clause));
  return found === undefined ? clause : clause.replace(found[0], found[1]);
}

/** 类别再细一点,加上房租和医疗: what is added are choices of the field before. */
const moreChoices =
  /(?<=^|[,，。;；])(?<field>[^,，。;；]{1,8}?)(?:再?分?得?细一[点些]|分?得?不够细|不够[用分]?|太少了?|太粗了?|再多几个|还不够)[,，](?:再|给我|帮我)?(?:加上?|多加|补上?|添上?)(?:几个|一些)?(?<list>[^,，。;；]+)/gu;

/** 加一个负责人,下拉选择:小王、小李: what a list is chosen from stands behind the field in brackets. */
const chosenFrom =
  /[,，]?\s*(?:从|用|做成|是)?(?:下拉(?:框|菜单|列表)?(?:里|中)?(?:选择?|可选|选项)?|可选值?|可以选|单选)(?:有|是|为|包括|包含)?[:：]?\s*(?<list>[^,，。;；:：()]+(?:[、/][^,，。;；:：()、/]+)+)(?=[,，。;；]|$)/gu;
const chosenFromInEnglish =
  /,\s*(?:as |with |from |in )?(?:an? )?(?:drop-?down|select box|picker)(?: (?:list|box|menu|with|of|options?|choices?))*:?\s+(?<list>[\w ]+(?:,\s*[\w ]+)+)(?=[.;]|$)/giu;

/** 标签（工作/生活/学习）: choices in brackets may be parted by slashes. Units and forms of dates are shorter than words. */
const slashes = /(?<=[(（])(?![dmyhs]+\/)[^()（）/、,，]{2,}(?:\/[^()（）/、,，]{2,})+(?=[)）])/gu;
const parted = (list: string) => list.replaceAll('/', /\p{Script=Han}/u.test(list) ? '、' : ', ');

/** How many wishes follow says nothing of them. */
const announcement =
  /^\s*(?:(?:please |can you |could you )?(?:do |make )?(?:two|three|four|several|a (?:few|couple of)|some|\d) (?:more )?(?:things|changes|wishes|edits|points)|(?:请|帮我)?(?:做|改|有)?(?:两|三|四|几|\d)(?:件事|处|点|个(?:修改|改动|地方))?情?)\s*[:：]\s*/iu;
const counting =
  /(?<=^|[,，;；。.]\s*|\band\s+)(?:first(?:ly)?|secondly|finally|lastly)(?:,\s*|\s+(?=(?:add|remove|delete|rename|make|change|put|set|sort|hide|show|turn)\b))/giu;

/** The sentence without what only counts its wishes. */
export const withoutCounting = (sentence: string): string => sentence.replace(announcement, '').replace(counting, '');

/** 加班级,可以按班级筛选: what lists are narrowed or ordered by is a field, whatever else has its name. */
const usedAsField =
  /(?<=^|[,，。;；]\s*)(?<add>(?:再|还)?(?:加上?|添加|增加|新增)(?:一?个)?)(?<field>[^,，。;；、]{1,8}?)(?=[,，](?:并且?|还|也|要|可以?|能够?|支持|方便|便于|好)*按照?\k<field>(?:来|进行)?(?:筛选|过滤|排序|分组|统计))/gu;
const usedAsFieldInEnglish =
  /(?<=^|[,.;]\s*)(?<add>add (?:an? |the )?)(?<field>[a-z][a-z ]{1,20}?)(?=(?:,| and|, and) (?:(?:can|to|let me|i can|we can) )?(?:filter|sort|group) (?:it |them |lists? )?by (?:the )?\k<field>\b)/giu;

/** Thanks with whoever is thanked, and what only asks for a yes: they name nothing. */
const courtesy =
  /(?<=^|[,，。.;；!！\s]\s*)(?:(?:谢谢|多谢|感谢|辛苦)(?:了|啦|你|您)*[,，]?\p{Script=Han}{0,3}|(?:拜托|麻烦|劳驾)(?:了|啦|你|您)*)[了啦哈啊哦~～!！。.\s]*$|[,，]\s*(?:thanks?|thank you|thx)(?: (?:so much|a lot|a bunch|again|in advance|[a-z]+))?[\s.!]*$|[,，]\s*(?:is that ok(?:ay)?|if (?:possible|you (?:can|could|don['’]?t mind)))[\s.!?？]*$|[,，]\s*(?:好吗|好么|好吧|行吗|可以吗)[\s?？。!！]*$/iu;

/** Who is greeted before a wish is told nothing of the app. */
const greeting =
  /^\s*(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?: (?:there|all|team|everyone|everybody|guys|again))?|(?:你|您|大家)好[啊呀]?|嗨|哈喽|在吗|早上好|上午好|下午好|晚上好)\s*[,，!！.。~～;；\n]\s*/iu;

/** The sentence without its courtesies. */
export const withoutCourtesy = (sentence: string): string => {
  const rest = sentence.replace(greeting, '').replace(courtesy, '');
  return /\p{L}/u.test(rest) ? rest : sentence;
};

/** Numbers before the wishes of a list: “1. … 2. …”. */
const numbering = /(?<=^|[\n;；。,，.]\s*)\(?[1-9]\d?[.、)）](?!\d)\s*(?=\p{L})/gu;

/** The sentence with a border in place of each number before a wish. */
export const withoutNumbers = (sentence: string): string =>
  (sentence.match(numbering)?.length ?? 0) > 1 ? sentence.replace(numbering, '\n') : sentence;

/** “rename A to B, C to D and E to F”: one verb has several names behind it. */
const renamings = /\b(?<verb>rename|relabel)\s+(?<pairs>[^.;!?]+? to [^.;!?]+?(?:,? and |, )[^.;!?]+? to [^.;!?]+)/giu;
const verb =
  /^(?:(?:please|also|then|now)\s+)*(?:add|remove|delete|drop|change|make|set|sort|order|turn|rename|relabel|hide|show|put|use|call|mark|let|give|include|move|switch|group|allow|keep|translate)\b/iu;
const isPair = (words: string) => words.split(' to ').length === 2 && !verb.test(words);
const eachRenamed = (words: string, renaming: string, list: string): string => {
  const parts = list.split(/,\s*(?:and\s+)?|\s+and\s+/iu);
  const other = parts.findIndex((part) => !isPair(part));
  const pairs = other < 0 ? parts : parts.slice(0, other);
  if (pairs.length < 2) return words;
  const rest = other < 0 ? [] : [parts.slice(other).join(', ')];
  return [...pairs.map((pair) => `${renaming} ${pair}`), ...rest].join('; ');
};

/** 加一种数据：器材: that a kind of records is meant stands before its name. */
const kindAsSuch =
  /(?<=加|添|增|建|管)(?:一?[种类个张])?(?:新的?)?(?:数据表?|记录|资料|表格?|实体)(?:类型)?\s*[:：,，]?\s*(?:叫做?|是|名为)?\s*(?=["“「]?[\p{L}\p{N}_-]{1,20}["”」]?\s*[,，:：]\s*(?:有|包括|包含))/gu;

/** The sentence with what only two clauses together say in one. */
export const joinClauses = (sentence: string): string =>
  sentence
    .replace(renamings, eachRenamed)
    .replace(kindAsSuch, '一个')
    .replace(slashes, parted)
    .replace(usedAsField, '$<add>$<field>字段')
    .replace(usedAsFieldInEnglish, '$<add>$<field> field')
    .replace(moreChoices, '给$<field>加选项$<list>')
    .replace(chosenFrom, '($<list>)')
    .replace(chosenFromInEnglish, ' ($<list>)');
