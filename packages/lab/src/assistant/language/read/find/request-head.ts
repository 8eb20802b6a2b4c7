import { cannotDo } from '../../words/cannot-lexicon.ts';
import { familyPhrases, featurePhrases, pagePhrases } from '../../words/feature-lexicon.ts';
import { singular } from '../../words/english.ts';
import { entityIdentifier } from '../../words/identifier.ts';
import { nounPhrases } from '../../words/noun-lexicon.ts';
import { inBothLanguages } from '../../words/translate.ts';
import { isThing } from '../told/introductions.ts';
import { findLists, listAfterRequest, type FoundList } from './find-lists.ts';
import { emptySubjects, thingOf, type Thing } from './find-things.ts';

/*
 * A plain wish says what is to be made, and lists what it keeps: “Make a visitor log with name, company and time in”,
 * 做一个考勤表，记录姓名、日期和时间. What it calls its records is what they are called, whatever a dictionary knows of a word in it.
 */

const anyOf = (...forms: readonly string[]) => `(?:${forms.join('|')})`;

/** What records are kept in. */
const englishContainers =
  '(?:app|application|tool|system|website|site|page|database|tracker|log|logbook|list|register|records?|sheet|spreadsheet|table|board|book|notebook|journal|diary|manager|organi[sz]er|directory|planner|catalog(?:ue)?|inventory|form|keeper|index|program|something|thing|collection|management|tracking)';
const chineseContainers =
  '(?:管理|登记|记录|应用|小程序|网站|网页|系统|软件|平台|工具|清单|名单|台账|目录|花名册|表格?|榜|册|簿|本子?|单子?|日志|档案|收藏|app)';

const english = (() => {
  const opening = '(?:(?:hi|hello|hey|please|so|ok|okay)[,!]? (?:there[,!]? )?){0,3}';
  const verb = anyOf(
    '(?:(?:can|could|would) you )?(?:please )?(?:help me )?(?:make|build|create|write|give|design|develop|set up|put together|generate)(?: up)?(?: me| us)?',
    "(?:i|we)(?:['’]d| would)?(?: really| just)? (?:like|want|need)(?: to (?:have|make|build|create))?",
    "(?:i['’]m|i am|we['’]re|we are)? ?looking for",
  );
  const article =
    '(?:(?:an?|the|my|our|all|one|some|another|simple|small|little|basic|easy|tiny|plain|quick|nice|private|personal|online|web|digital) ){0,5}';
  const keep =
    '(?:track|manage|record|log|store|save|list|note|keep(?: track of| an? (?:record|list|log) of)?|register|collect|organi[sz]e|catalogue)';
  const container = `${englishContainers}(?: ${englishContainers}){0,2}`;
  const joining =
    'for|of|to|with|and|or|in|on|at|from|by|that|which|where|who|is|are|has|have|my|our|the|an?|all|each|every|me|us|i|we|you|it|they';
  const word = `(?!(?:${joining})\\b)[a-z][a-z'’-]*`;
  // “For our on-call team”: whom it is for may be told by words that begin so.
  const ofPurpose = `(?!(?:${joining})(?![a-z-]))[a-z][a-z'’-]*`;
  const name = `(?<thing>${word}(?: ${word}){0,3}?)`;
  const purpose = `(?: (?:for|at|in|of|from|by) ${article}${ofPurpose}(?: ${ofPurpose}){0,2}?)?`;
  const introduction = anyOf(
    `,? (?:with|including|containing|having|recording|storing|tracking|listing)(?: the| these)?(?: (?:fields|columns))?(?: for)?:?`,
    ',? (?:that|which) (?:can |should |will )?(?:stor|keep|record|track|list|sav|log|show|contain|includ|hold|tak|ha)[a-z]*(?: track of)?:?',
    `(?: for me)? to (?:record|keep|note|log|store|save|write down|keep track of)(?: the)?:?`,
    ',? (?:where|in which) (?:i|we|you|they|people|users|staff)(?: can| could)? (?:record|keep|note|enter|log|store|list|put|write down|type in)(?: the)?:?',
    '\\s*[:(]',
    '\\s+[-–—]+',
    ',(?=[^,.;]+,[^,.;]+)',
  );
  const begin =
    '(?:track|manage|keep track of|organi[sz]e|catalogue|collect|(?:log|record|note|list|store|save)(?= (?:my|our|all|the)\\b))';
  const lead = `(?:${verb} )?(?:${article}${container} (?:for|of|to ${keep}|that ${keep}s) )?(?:to ${keep} |${begin} )?${article}`;
  // “I drive a taxi and want to log each ride: fare, tip”; “where I can write down every coffee I try, with origin”.
  const each = `(?:(?:each|every|all|daily|the|my|our|new) ){1,3}`;
  const owned = '(?:,? (?:that )?(?:i|we) [a-z]+)?';
  const told =
    '(?:to |can |me |and )(?:track|keep track of|log|record|note(?: down)?|write down|jot down|manage|store|keep|archive)';
  const kept = '(?:list|register|log|record|database|catalogue|archive) of (?:(?:our|my|all|the|local) )*';
  return [
    new RegExp(`^\\s*${opening}${lead}${name}${purpose}${introduction}\\s*`, 'iu'),
    new RegExp(`\\b(?:${told} ${each}|${kept})${name}${owned}${purpose}(?:${introduction}|;)\\s*`, 'iu'),
  ];
})();

const chinese = (() => {
  const opening = '(?:(?:你好|您好|麻烦|劳驾|能不能|可不可以|可以)[,!。 ]{0,3}){0,3}';
  const verb =
    '(?:(?:帮我们?|给我们?|帮忙|我们?|想要?|需要|要|来|请){0,4}(?:做|弄|建|搭|写|开发|创建|整|搞|设计|生成|来|要|有)(?:一?[个款套份张]|一下|出){1,2}|(?:我们?)?(?:想要?|需要|要)?(?:记录|记(?![账帐事])|登记|管理|统计)(?:一下|下)?)?';
  const article = '(?:(?:\\p{Script=Han}{1,6}的){0,2}|(?:简单|小小|小型|在线)的?)';
  const prefix = '(?:里面|里头|其中|主要|每[条个次]|需要|用来|用于|能够?|可以|我?要|内容|字段|信息){0,3}';
  const verb2 = '记录|登记|写明|填写|包括|包含|含有|有(?![没无])|保存|收集|录入|标明|注明|接收|列出|如下';
  const verb1 = '记(?![账帐事])|写|填|含|存|留|列|[是为](?=[^,。;]*、)';
  const after = '(?:一下|[下好了着上])?[:,]?';
  const introduction = anyOf(
    `${prefix}(?:${verb2})${after}`,
    `[,;:]${prefix}(?:${verb2}|${verb1})${after}`,
    '\\s*[:(]',
    '\\s*[—–-]+',
    `,(?=[^,。;:]{1,12}、[^,。;:]*、)`,
  );
  const name = '(?<thing>\\p{Script=Han}{2,10}?)(?<![的和])';
  const app = '(?:app|应用|小程序|网[页站]|系统|软件|工具|表格?|本子|东西|页面)';
  return [
    // 一个登记献血者的app,字段:…; 观鸟用的app,记下…
    new RegExp(
      `^\\s*${opening}${verb}(?<called>(?:登记|记录|管理|统计|记)(?:一下|下)?(?<thing>\\p{Script=Han}{2,8}?)的${app}|(?<other>\\p{Script=Han}{2,6}?)用的?${app})[,:;?]*(?:${introduction})?\\s*`,
      'iu',
    ),
    new RegExp(
      `^\\s*${opening}${verb}${article}(?<called>${name}${chineseContainers}{0,4})(?:${introduction})\\s*`,
      'iu',
    ),
  ];
})();

/** What names no more than that something is kept. */
const onlyContainer = new RegExp(`^(?:${englishContainers}|${chineseContainers}+)$`, 'iu');
const container = new RegExp(`(?: ${englishContainers}){1,3}$|${chineseContainers}{1,4}$`, 'iu');

/** What is done or sold somewhere is called after what is there. */
const place =
  /\b(?:library|shop|store|clinic|school|salon|gym|hotel|restaurant|caf[eé]|museum|club|studio|farm|garage|workshop|office|company|hospital|pharmacy|bakery|church|team|cent(?:er|re)|market|bank|house|kennels?|shelter|academy|agency|department|group|business)$|[馆店室厅站院校园场]$/iu;

/** What an app is called without what its records are kept in; empty where only that is said, or a dictionary knows the whole. */
function kindNamed(called: string): string {
  const bare = called.replace(container, '').trim();
  // 家里的猫 are cats.
  const own = bare.replace(/^.+的(?=\p{Script=Han})/u, '');
  const words = own === bare && /^\p{Script=Han}$/u.test(bare) ? called : own;
  const isWhole = called !== words && nounPhrases.get(called) !== undefined;
  const isKnown = [called, words].some(
    (one) => familyPhrases.get(one) ?? pagePhrases.get(one) ?? featurePhrases.get(one),
  );
  const isEmpty = emptySubjects.test(words) || onlyContainer.test(words);
  const isName = words !== '' && isThing(words) && !place.test(words) && cannotDo(words) === undefined;
  return isName && !isKnown && !isWhole && !isEmpty ? words : '';
}

/** What a message calls its records, with and without what they are kept in: “visitor log”, “visitor”. */
export interface RequestHead {
  readonly called: string;
  readonly words: string;
  /** Where its list begins. */
  readonly end: number;
}

/** What a message calls its records before a list; without `words` where it says that otherwise, or names only the kind of app. */
function requestHead(text: string): RequestHead | undefined {
  const heads = [...english, ...chinese].flatMap((form): RequestHead[] => {
    const match = form.exec(text);
    if (match === null) return [];
    const { thing = '', other, called = thing } = match.groups ?? {};
    const words = kindNamed((other ?? (called.includes('的') ? thing : called)).trim());
    return [{ called: called.trim(), words, end: match.index + match[0].length }];
  });
  return heads.find(({ words }) => words !== '') ?? heads[0];
}

/** What a message says before its first list, and its lists. */
interface Begun {
  readonly lists: FoundList[];
  /** What the records of the first list are called. */
  readonly head: RequestHead | undefined;
  /** What stands before the first list, where that belongs to what the message begins with. */
  readonly begun: string | undefined;
}

/** The lists of a text, and what it begins with where the first of them belongs to that. `plain`: without what holds no list. */
export function listsAndHead(text: string, plain: string): Begun {
  const head = requestHead(text);
  const found = findLists(plain);
  if (head === undefined) return { lists: found, head, begun: undefined };
  const lists = found.length > 0 || head.words === '' ? found : listAfterRequest(text, head.end);
  const isOfIt = ({ start, end, items }: FoundList) =>
    start <= head.end && end > head.end && items.some(({ kind }) => kind === 'field');
  const isBegun = lists.some(isOfIt);
  return {
    lists,
    head: isBegun && head.words !== '' ? head : undefined,
    begun: isBegun ? head.called : undefined,
  };
}

/** The list of what a message begins with is no list of a word in its name: 档案 in 风筝档案. */
export const ofHead = (list: FoundList, { called }: RequestHead): FoundList =>
  list.owner !== undefined && !list.isOfEach && called !== list.owner && called.endsWith(list.owner)
    ? { ...list, owner: undefined }
    : list;

/** The main thing of an app under the name that its message begins with; what a dictionary knows of the end of that name is lent to it. */
export function calledSo(main: Thing, { words }: RequestHead, isUsual: boolean): Thing {
  const single = words.replace(/[A-Za-z]+$/u, (word) => singular(word.toLowerCase()));
  const last = nounPhrases.findAtEnd(words)?.value;
  // What is logged under a name of its own is no habit, whatever such an app is usually about.
  const isNamed = (isUsual && main.noun?.key !== 'habit') || words.endsWith(main.label.zh);
  const own = inBothLanguages(single, 'kind');
  if (!isNamed && last === undefined) {
    return { name: entityIdentifier(own.en) || 'Thing', label: own, noun: nounPhrases.get(words) };
  }
  const { name, label, noun } = isNamed || last === undefined ? main : thingOf(last);
  const called = /\p{Script=Han}/u.test(single) ? { zh: single, en: label.en } : { zh: label.zh, en: own.en };
  return { name, label: called, noun };
}

/** Whether a thing is what a dictionary has under all of its name: a part of it brings nothing along. */
export const isKnownAs = ({ noun }: Thing, { words }: RequestHead): boolean => nounPhrases.get(words) === noun;

/** Where a message says what its records are called and kept in. */
export function namedIn(text: string, called: string | undefined): { start: number; end: number }[] {
  const start = called === undefined ? -1 : text.indexOf(called);
  return start < 0 || called === undefined ? [] : [{ start, end: start + called.length }];
}
