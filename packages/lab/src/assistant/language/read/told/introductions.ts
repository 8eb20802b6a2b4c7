import { fieldPhrases } from '../../words/field-lexicon.ts';
import { nounPhrases } from '../../words/noun-lexicon.ts';

/*
 * How a kind of records is introduced: its name and what leads from it to its list, each language by its own forms. What the name
 * means does not count.
 */

const measure =
  '[个条本位只张篇件间台辆次回家部名首份门项场顿款支套笔种棵块盆箱袋批头匹艘架座栋户组队期节届局趟根口片瓶桶趟]';
const chineseMust =
  '(?:我们?|他们?|她|它们?|都|也|还|就|只|想|要|得|会|应该?|可以|能|另外|里面?|里头|中|分别|大概|主要|各自|知道)*';
const chineseListing =
  '(?:有(?!多|很多|几|若干|时|的[时人]|些)|包括|包含|含|记录?|登记|写|填|存|留|列|标|注|管(?!理)|保存|需要|要|就是|[:是](?=[^,。;:]{1,10}、[^,。;:]*、))(?:下来|清楚|明白?|一下|[下上好了着写个]|的(?:是|有)?)*(?:以下|这些|几项)?(?:字段|信息|内容|属性|栏目)?(?:有|是|为|如下|包括)?';
/** Where Chinese begins a list: behind a verb for listing, or a mark. */
const chineseList = `(?:${chineseMust}${chineseListing}\\s*[:,]?|${chineseMust}\\s*[:=]|\\s*[—–]+|\\s-+\\s|\\s*\\((?=[^()]*[、,/][^()]*[、,/]))\\s*`;

const englishMust =
  "(?: (?:i|we|they|he|she|you|it|people|somebody|someone|staff|also|only|just|then|should|must|will|would|can|may|could|to|needs?|wants?|have|has|like|['’]d|all|please))*?";
const englishListing =
  '(?:has|have|having|with|gets?|includes?|including|contains?|containing|lists?|shows?|records?|recording|keeps?|keeping|stores?|tracks?|notes?|writes?|jots?|logs?|knows?|sees?|saves?|needs?|wants?|consists?|namely)(?: (?:down|of|track|record|all|both))*(?: to (?:know|record|keep|see|note|have|write down))?\\b\\s*:?';
const name = "[a-z][a-z'’-]*(?: [a-z'’-]+)";
/** Plurals, and words that are written like the singular. */
const plurals = '(?<=[^s]s|children|people|staff|equipment|men|stock|livestock|fish|sheep|cattle|furniture|gear)';
const around =
  '(?:(?:for|the|our|my|their|its|all|some|we have|we keep|there are|i have|first|second|third|a list of|lists? of|one list of|about|while|whereas) )*';
const ofList = '(?: (?:list|table|sheet|log)s?)?';

/** 领用记录 is a name as a whole where a list follows it, and 记录 no verb. */
const chineseName = (least: number) =>
  `[\\p{Script=Han}A-Za-z]{1,8}?记录(?=(?:就简单点|另外一?张)?,?${chineseMust}(?:有|包括|包含|需要|要|写|填|是|:|=|\\s*\\())|[\\p{Script=Han}A-Za-z]{${least},9}?`;

const inChinese: readonly RegExp[] = [
  // 检查记录就简单点,只要…; 煎药记录另外一张,是…
  new RegExp(
    `(?<thing>\\p{Script=Han}{1,6}?(?:记录|表|单))(?!里|的)[^,。;:、]{1,6},${chineseMust}${chineseListing}\\s*:?\\s*`,
    'iuy',
  ),
  // 来一张方子我要知道:…
  new RegExp(`(?:来|收|接|开|进)了?一${measure}(?<thing>\\p{Script=Han}{1,6}?)${chineseList}`, 'iuy'),
  // 我养的龟,它有…; 有鸽子,鸽子有…; 建一个“布草”,里面有…
  new RegExp(
    `(?:有|(?:再|还)?建一?[个张]|一[个张]是|(?:还有)?另?一[个张])["“]?(?<thing>[\\p{Script=Han}A-Za-z]{1,9}?)["”]?(?:那张|这张|一张)?表?(?:呢|嘛|的话)?,(?:它们?|他们?|她们?|里面|里头|其中|每${measure}|\\k<thing>)?${chineseMust}${chineseListing}[:,]?\\s*`,
    'iuy',
  ),
  new RegExp(
    `(?:(?:我们?|家里)\\p{Script=Han}{0,2}的)?(?<thing>[\\p{Script=Han}A-Za-z]{1,9}?)(?:那张|这张|一张)?表?(?:呢|嘛|的话)?,(?:它们?|他们?|她们?|里面|里头|其中|每${measure}|\\k<thing>)${chineseMust}${chineseListing}[:,]?\\s*`,
    'iuy',
  ),
  // 管理费一年一交,记…
  new RegExp(
    `(?<thing>\\p{Script=Han}{2,5}?)(?:一[年月周天季]一?\\p{Script=Han}|每[年月周天季]\\p{Script=Han}{1,3}),${chineseMust}${chineseListing}[:,]?\\s*`,
    'iuy',
  ),
  new RegExp(
    `(?:对于?|给|为|关于)?(?:每一?(?:${measure})?|一${measure}(?=[^,。;:]{1,8}(?:包括|包含|要记|有)))(?=[\\p{Script=Han}A-Za-z])(?<thing>${chineseName(1)})(?:${chineseList}|的(?=[^,。;]{1,8}、))`,
    'iuy',
  ),
  new RegExp(
    `(?<thing>${chineseName(2)}|\\p{Script=Han}(?=[:=]))(?:这边|方面|那边|部分|那张|这张)?表?(?:的?(?:字段|信息|资料|内容|数据))?${chineseList}`,
    'iuy',
  ),
];

const inEnglish: readonly RegExp[] = [
  // “Each batch has checks: date, …”: many of one thing belong to another.
  new RegExp(
    `(?:each|every) ${name}{0,2}? (?:has|can have|gets|may have) (?:(?:its|many|several|some|own) )*(?<thing>${name}{0,1}?${plurals})(?:,? with|\\s*[:(]|\\s+[-–—]+)\\s*`,
    'iy',
  ),
  new RegExp(
    `for (?:each|every|an?|one) ${name}{0,1}? (?:there (?:are|is|can be|may be)|we have|i have|come|go) (?:(?:many|several|some|a few|any number of|one or more) )*(?<thing>${name}{0,1}?${plurals}),?(?: each)?(?: with|\\s*[:(]|\\s+[-–—]+)\\s*`,
    'iy',
  ),
  new RegExp(
    `(?:for |of |on |about |(?:what )?i (?:keep|note|record|write down) )?(?:each|every|per|any)(?: single| new)? (?<thing>${name}{0,2}?)${ofList},?${englishMust} ?(?:${englishListing}|:|\\(|\\s[-–—]+)\\s*`,
    'iy',
  ),
  // “For every sweep, which house, what date, …”.
  new RegExp(`(?:for )(?:each|every) (?<thing>${name}{0,1}?)(?:,| -)\\s+(?=[^.;:]+,[^.;:]+,)`, 'iy'),
  new RegExp(`(?:what |the things )?[a-z' ]{0,24}\\bper (?<thing>${name}{0,1}?)\\s*:\\s*`, 'iy'),
  new RegExp(
    `${around}(?<thing>${name}{0,2}?${plurals})${ofList}(?: (?:on|in|at|from|of|for) (?:(?:the|our|my|an?) )?[a-z]+(?: [a-z]+)?)?(?:,? (?:each|which|that|they|all|also|should|must|will|need to|i|we|just|only)\\b[^:;.(\\n]{0,45}?)?,? ?(?:(?:with|have|having|needs?|has|include|including|contain|containing|get|consist of|note|record|keep|write down|log|namely)\\b\\s*:?|[:=]|\\((?=[^()]*,[^()]*,)|\\s[-–—])\\s*`,
    'iy',
  ),
  // “A boat has a name, an owner and …”, “the repairs table only needs …”.
  new RegExp(
    `${around}(?:an?|the|each|one) (?<thing>${name}{0,1}?)${ofList}${englishMust} (?:has|needs?|gets|includes|contains|records|is(?= [^.;]+,[^.;]+,))(?: to have)?\\s*:?\\s*`,
    'iy',
  ),
  // “Every time one is turned the care entry needs …”.
  new RegExp(
    `(?:every time|whenever|each time|when) [^,.;:()\\n]{2,50}? (?:the|an?) (?<thing>${name}{0,1}?) (?:needs|gets|has|records|should have) `,
    'iy',
  ),
  // “For a piece we need title, …”.
  new RegExp(`for (?:an?|the|one) (?<thing>${name}{0,1}?)${englishMust} ?(?:${englishListing}|:)\\s*`, 'iy'),
  // “Each warning goes to a tenant and is about one plot, with the date …”; “Payments are made for a boat: amount, …”.
  new RegExp(
    `(?:each|every) (?<thing>${name}{0,1}?) [^.;:()\\n]{2,90}?(?:,? (?:with|has) (?=(?:the|an?|its) )|:\\s*)`,
    'iy',
  ),
  new RegExp(
    `${around}(?<thing>${name}{0,1}?${plurals}) (?:are|is|get|go|come|belong)\\b[^.;:,()\\n]{2,40}:\\s*`,
    'iy',
  ),
  // “Unit: address, rent. Repair: which unit, cost.”: sentences of this form stand beside each other.
  new RegExp(
    `(?<=^|[.;!\\n]\\s*)(?:(?<=[:=][^.;!\\n]*[.;!\\n]\\s*)|(?=[^.;!\\n]+[.;!\\n]\\s*${name}{0,2}?\\s*[:=]))(?<thing>${name}{0,2}?)\\s*[:=]\\s*(?=[^.;:\\n]+,)`,
    'iy',
  ),
  // “They send us cases with the patient code, …”.
  new RegExp(
    `(?:[a-z'’]+ ){1,4}?(?<thing>[a-z-]+${plurals})(?: \\((?=[^()]*,[^()]*,)| with (?=(?:the|an?|their|its) [^.;]*,))`,
    'iy',
  ),
];

/** Words that stand before a clause and name nothing. */
const joint =
  /(?:(?:还有|另外|此外|以及|然后|再有|再来|同时|而且|并且|其次|首先|最后|第[一二三]种?|一[种个]是|另一?[种个]是|[和并]|(?:想要|需要|我?要)(?=\p{Script=Han}{1,6}:)|(?:我们?)?(?:还|也|再)?(?:想要?|需要|要)?(?:记录?|登记|管理?|统计)(?:一下|下)?(?=\p{Script=Han}{1,8}[:(]))[,:]?\s*|(?:and|so|also|plus|then|finally|besides|next|secondly|lastly|while|whereas|as well as|(?:i|we)(?:['’]d| would)? (?:want|like|need) to (?:jot down|write down|record|keep|track|note|log|see)|(?:[a-z'’]+ ){0,5}?(?:needs?|wants?|tracks?|manages?|records?)(?= (?:[a-z-]+ ){0,2}?(?:[a-z]+s|children|people|staff)(?:\s*[(:]|\s[-–—]| with\b))|(?:what|all) (?:i|we) (?:need|want)(?: to (?:keep|record|track|note|see))? (?:is|are)|one for|one is|the other is)[,:]?\s+|[-*•·–—]\s*|\(?\d{1,2}[.)、:]\s*)*/iuy;

/** What is no kind of records although a list follows it. */
const chineseNoThing =
  /^(?:东西|数据|种|样|件事?|一?[项条行次笔])$|^(?:[我你他她它这那其谁哪]|想|能|可以|需要|帮|请|做|给|用|让|把|要(?!求)|弄|写|管(?!理费|道|理员|家)|登记|记录?(?!本|员)|没|每|还|也|不|最好|希望|一共|总共|比如|例如|包括|主要|分别|有|字段|信息|内容|选项|功能|页面|应用|系统|软件|小程序|备注|注意|说明|然后|开|搞|来)|.(?:系统|应用|小程序|软件|app|工具)$|(?:每[天次周月年])$/iu;
const englishNoThing =
  /^(?:(?:that|this|it|they|i|we|who|which|what|these|those|with|for|has|is|was|does|always|us|his|its|yes|please|sometimes|as|where|when|if|because|need|want|make|build|create|track|manage|keep|some|lots|kinds|types|only|so|but|are|they['’]re|there['’]s|let['’]s|it['’]s)\b.*|fields?|columns?|status|options?|choices?|details|things|features|pages|notes|needs|apps?|items? like|(?:.* )?(?:wants?|needs?|has|have) .*|(?:.* )?(?:app|apps|application|system|tool|tracker|manager|keeps|has|is|are|with|to|for|i|we|that|which|who|it|needs?|wants?|lots|kinds|types|options|names|statuses|lists|notes|records))$/iu;

/** Verbs that a name and a word for listing make together. */
const split =
  /登记|笔记|标记|书写|填写|所有|没有|只有|还有|拥有|具有|带有|含有|库存|保存|收存|保留|停留|收录|目录|主要|需要|想要|要要/u;

export const isThing = (words: string) =>
  /\p{Script=Han}/u.test(words) ? !chineseNoThing.test(words) : !englishNoThing.test(words);

/** A kind of records and where its list begins. */
export interface Introduced {
  readonly words: string;
  readonly start: number;
  readonly from: number;
  /** Its list is in the brackets that were opened. */
  readonly isBracketed: boolean;
  /** It is called as a field may be, and what follows its colon may be the choices of that. */
  readonly isFieldToo: boolean;
}

/** The kind of records that a clause introduces at a place. */
export function introducedAt(text: string, start: number): Introduced | undefined {
  joint.lastIndex = start;
  const at = start + (joint.exec(text)?.[0].length ?? 0);
  const isChinese = /^[^,;:。!?\n]{0,12}\p{Script=Han}|^[A-Za-z]{1,9}[:(].{0,6}\p{Script=Han}/u.test(text.slice(at));
  for (const pattern of isChinese ? inChinese : inEnglish) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const words = match?.groups?.thing?.trim().replace(/^(?:an?|the|this|that) /iu, '') ?? '';
    if (match === null || words === '' || !isThing(words)) continue;
    const isBracketed = /\(\s*$/u.test(match[0]);
    // 登记 is a verb, and no 登 that has something.
    const end = match[0].indexOf(words) + words.length;
    if (split.test(match[0].slice(end - 1, end + 1))) continue;
    // What a mark gives choices is a field.
    const isMark = /[:=(—–-]\s*$/u.test(match[0]);
    const known = isBracketed ? fieldPhrases.findAtEnd(words) : isMark ? fieldPhrases.get(words) : undefined;
    const isFieldToo = known !== undefined && nounPhrases.get(words) === undefined;
    if (isFieldToo && (isChinese || !/[:=(]\s*$/u.test(match[0]))) continue;
    return { words, start, from: at + match[0].length, isBracketed, isFieldToo };
  }
  return undefined;
}
