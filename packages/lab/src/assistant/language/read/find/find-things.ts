import type { AppFamily, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { sentenceCase, singular } from '../../words/english.ts';
import { entityIdentifier } from '../../words/identifier.ts';
import { isCompanion, joinOf } from '../../words/companion-lexicon.ts';
import { nounKeyed, nounPhrases, type Noun } from '../../words/noun-lexicon.ts';
import type { Mention } from '../../words/tokens.ts';
import { inBothLanguages } from '../../words/translate.ts';
import { familyPhrases } from '../../words/feature-lexicon.ts';
import { bareOwner } from './find-lists.ts';
import { refusal } from './find-wishes.ts';
import { isHead, isSurrounding, nounMentions } from './noun-mentions.ts';

/** What an entity is made from: a thing of the lexicon, or words that it does not have. */
export interface Thing {
  /** Of the entity. */
  readonly name: string;
  readonly label: Bilingual;
  readonly noun: Noun | undefined;
}

export const thingOf = (noun: Noun): Thing => ({ name: noun.name, label: noun.label, noun });

const shortened = (text: string) => text.slice(0, limits.assistant.nameCharacters);

/** A thing from its words: of the lexicon where it has them, else one of its own. */
export function thingNamed(words: string): Thing {
  const bare = shortened(bareOwner(words).trim()) || 'Item';
  const noun = nounPhrases.get(bare);
  if (noun !== undefined) return { ...thingOf(noun), label: labelFor(bare, noun) };
  const single = bare.replace(/[A-Za-z]+$/, (word) => singular(word.toLowerCase()));
  const label = inBothLanguages(single, 'kind');
  return { name: entityIdentifier(label.en) || 'Thing', label, noun: undefined };
}

/** The words a person used for a thing, where they name it rather than describe it. */
function labelFor(bare: string, noun: Noun): Bilingual {
  const isChinese = /^\p{Script=Han}{1,4}$/u.test(bare);
  const isTaken =
    isChinese &&
    !/管理|记录|清单|系统|收藏|[本馆架柜店室厅站群]$/.test(bare) &&
    noun.label.zh !== bare &&
    noun.family !== 'tracker';
  return isTaken ? { zh: bare, en: noun.label.en } : noun.label;
}

/** The thing that an app of a family is about when none is named. */
const usual: Readonly<Partial<Record<AppFamily, string>>> = {
  todo: 'task',
  notes: 'note',
  blog: 'post',
  shop: 'product',
  booking: 'appointment',
  contacts: 'contact',
  inventory: 'stockItem',
  expenses: 'expense',
  tracker: 'habit',
  survey: 'surveyResponse',
  dashboard: 'metric',
  chat: 'message',
  api: 'item',
};

/** Families whose main thing is of the family, whatever else is named: a blog on travel has articles. */
const keepsItsOwn: ReadonlySet<AppFamily> = new Set(['todo', 'notes', 'blog', 'booking', 'expenses', 'survey', 'chat']);

/** Families that have no data of their own. */
export const withoutData: ReadonlySet<AppFamily> = new Set(['calculator', 'landing']);

const context =
  /\b(?:for|at|in|of)\s+(?:my|our|a|an|the|your|their|small|local)(?:\s+\w+)?\s*$|(?:给|为|在|帮)(?:我的|我们的?|一家|一个)?\s*$/i;
function points(mention: Mention<Noun>, text: string, family: AppFamily, index: number): number {
  const isOwn = mention.value.family === family;
  const isContext = context.test(text.slice(0, mention.start)) || (isSurrounding(mention) && !isHead(mention, text));
  return (isOwn ? 4 : 0) + (isHead(mention, text) ? 2 : 0) - (isContext ? 3 : 0) - index * 0.1;
}

/** What a shop has beside what it sells. */
const sidelines: ReadonlySet<string> = new Set(['order', 'coupon', 'review', 'customer', 'payment', 'delivery']);

/** What is booked rather than being a booking. */
const resources: ReadonlySet<string> = new Set(['room', 'court', 'restaurantTable', 'service']);

/** The noun that the app is about; `owners` are the things that lists of fields belong to. */
function mainNoun(text: string, family: AppFamily, owners: ReadonlySet<Noun>): Noun | undefined {
  const ranked = nounMentions(text)
    .map((mention, index) => ({
      mention,
      points: points(mention, text, family, index) + (owners.has(mention.value) ? 2 : 0),
    }))
    .filter(({ mention }) => family !== 'shop' || !sidelines.has(mention.value.key))
    .filter(({ mention }) => !isCompanion(usual[family] ?? '', mention.value.key) || mention.value.family !== family)
    .filter(({ mention }) => !keepsItsOwn.has(family) || mention.value.family === family)
    .sort((one, other) => other.points - one.points);
  const best = ranked.find(({ mention }) => mention.value.key !== 'item')?.mention.value;
  return family === 'booking' && best !== undefined && resources.has(best.key) ? nounKeyed('appointment') : best;
}

const chineseSubject =
  /(?:做|开发|搭建?|创建|生成|制作|设计|写|建|弄|整|来|要|管理|记录|登记|统计|收集|整理)(?:一?[个款套份张下])?(?:简单的?|个人的?|在线的?|我的|我们的?|所有的?|小型的?|完整的?|自己的?|漂亮的?|能|可以|用来|用于|的)*(?<subject>\p{Script=Han}{1,8}?)(?:的)?(?:信息|资料)?(?:管理|记录|追踪|登记|收藏|统计|查询|展示|收集|档案|台账)*(?:系统|应用|网站|小程序|软件|平台|工具|清单|表|页面|列表|后台|数据库|程序|[,。;!]|$)/u;
const englishSubjects = [
  /\b(?:api|backend|endpoints?|web service) (?:for|of) (?:(?:my|our|the|an?) )*(?<subject>[a-z][a-z-]*(?:\s+[a-z-]+)?)/i,
  /\b(?:track|manage|catalog(?:ue)?|organi[sz]e|collect|log|record|list|store|keep track of|keep an eye on|keep tabs on|keep a record of|keep a list of|monitor|rate|save|keep)\s+(?!for\b)(?:of\s+)?(?:(?:my|our|all|the|your|their|his|her|different|various|personal|some)\s+)*(?<subject>[a-z][a-z-]*(?:\s+[a-z-]+)?)/i,
  /\b(?:an?|my|our|simple|small|the)\s+(?<subject>[a-z][a-z-]*(?:\s+[a-z-]+)?)\s+(?:app|application|tracker|manager|management|system|site|website|database|catalog|collection|list|organi[sz]er|directory|registry|archive|log|tool|planner|portal)\b/i,
];
/** 试剂登记,名称、规格: what is kept stands first, before the word for keeping it. */
const headSubject =
  /^(?:\p{Script=Han}{1,4}的)?(?![做帮我把要给想来弄搞写建用记])(?<subject>\p{Script=Han}{2,6}?)(?:管理|登记|记录|台账|清单|名单|名录|花名册|名册|目录|一览|档案|收缴|领用|盘点)(?:表|本|簿|册|系统)?(?=\s*[,:。;]|$)/u;
/** What says no more than that something is to be made or kept. */
export const emptySubjects =
  /^(?:simple|small|new|web|nice|full|basic|modern|good|great|little|cool|mobile|free|online|personal|my|our|me|us|it|things?|stuff|everything|data|information|app|application|website|site|web|page|tool|system|an?|the|that|this|which|beautiful|clean|complete|custom|single page|simple web|something|anything|user|users|game|games|who|which|where|when|what|how)$|^(?:一个|简单|个人|网站|系统|应用|软件|东西|数据|内容|信息|这个|那个|好看|漂亮|页面|工具|平台|网页|程序|本|簿|册|小|登录|注册|登录注册)$/i;

/** The words of what the app is about, where the lexicon has none of them. */
export function unknownSubject(text: string): string | undefined {
  const found = [chineseSubject, ...englishSubjects, headSubject].map((pattern) =>
    pattern.exec(text)?.groups?.subject?.trim(),
  );
  return found
    .map((subject) =>
      subject
        ?.replace(/^(?:for|of|on|about)\s+(?:my|our|the)?\s*/i, '')
        .replace(/\s+(?:and|with|for|in|that|from|on|by|to|i|we|so|at|using|based|of)(?:\s.*)?$/i, ''),
    )
    .find(
      (subject) =>
        subject !== undefined &&
        subject !== '' &&
        !emptySubjects.test(subject) &&
        familyPhrases.get(subject) === undefined,
    );
}

/** 公司用车申请,申请人、部门: what is kept are requests for something, not that thing. */
const asked =
  /(?:^|[,。;:\s]|公司|单位|部门|学校|我们|做个?|一个)(?<what>\p{Script=Han}{2,6}申请)(?:单|表|审批|登记|记录|管理|流程)*(?:系统|应用|小程序|平台)?(?=[,。;:、\s]|$)/u;

function requestAsked(text: string): Thing | undefined {
  const what = asked.exec(text)?.groups?.what?.replace(/^(?:公司|单位|部门|学校|我们|做个?|一个)/u, '');
  const noun = nounKeyed('request');
  if (what === undefined || noun === undefined || nounPhrases.get(what) !== undefined) return undefined;
  return { ...thingOf(noun), label: { zh: what, en: noun.label.en } };
}

/** The main thing of an app. */
export function findMain(text: string, family: AppFamily, owners: readonly Thing[]): Thing {
  const request = family === 'records' ? requestAsked(text) : undefined;
  if (request !== undefined) return request;
  const nouns = new Set(owners.flatMap(({ noun }) => (noun === undefined ? [] : [noun])));
  const noun = mainNoun(text, family, nouns);
  if (noun !== undefined) return { ...thingOf(noun), label: wordsFor(text, noun) };
  const subject = keepsItsOwn.has(family) || family === 'shop' ? undefined : unknownSubject(text);
  if (subject !== undefined && owners[0]?.noun === undefined) return thingNamed(subject);
  const own = owners.find((owner) => owner.noun?.family === family);
  return own ?? owners[0] ?? thingOf(nounKeyed(usual[family] ?? 'item') ?? fallback);
}

/** 二手书, “used guitars”: what is passed on gives its name to the records. */
const passedOn =
  /(?:二手|闲置)(?<zh>\p{Script=Han}{1,3}?)(?=交易|平台|市场|买卖|转让|交换|出售|[,。;的]|$)|\b(?:used|second-?hand|pre-?owned) (?<en>[a-z]{3,})\b/iu;

function passedOnIn(text: string): Bilingual | undefined {
  const { zh, en } = passedOn.exec(text)?.groups ?? {};
  if (en !== undefined) {
    const own = inBothLanguages(singular(en.toLowerCase()));
    return /^(?:item|good|stuff|thing)$/i.test(own.en)
      ? undefined
      : { zh: /\p{Script=Han}/u.test(own.zh) ? `二手${own.zh}` : own.zh, en: `Used ${own.en.toLowerCase()}` };
  }
  if (zh === undefined || /^(?:物品?|东西|商品)$/u.test(zh)) return undefined;
  const own = inBothLanguages(zh);
  return { zh: `二手${zh}`, en: own.en === zh ? `二手${zh}` : `Used ${own.en.toLowerCase()}` };
}

function wordsFor(text: string, noun: Noun): Bilingual {
  const passed = noun.key === 'secondHandItem' ? passedOnIn(text) : undefined;
  if (passed !== undefined) return passed;
  const mention = nounMentions(text).find(({ value }) => value === noun);
  return mention === undefined ? noun.label : labelFor(text.slice(mention.start, mention.end), noun);
}

const fallback: Noun = {
  key: 'item',
  name: 'Item',
  family: 'records',
  label: { zh: '条目', en: 'Item' },
  fields: [],
  brings: [],
  titles: { zh: [], en: [] },
};

/** Things that are booked, next to the booking itself. */
const bookable: ReadonlySet<string> = new Set([
  'room',
  'doctor',
  'court',
  'restaurantTable',
  'seat',
  'yogaClass',
  'teacher',
  'service',
  'vehicle',
  'asset',
  'course',
]);

/** 留言不要, 评论关掉. */
const refusedAfter = /^(?:功能)?(?:不要|不用|不需要|关掉|关闭)/u;

/** Records between two things, which no other word would name: 借期, 超期. */
const joining: ReadonlySet<string> = new Set(['borrowing', 'enrollment']);

const canBe = /\b(?:can|could|may|to|leave|write)\s+$|(?:可以|能够?|支持|带|有)$/i;

/** Things that stand beside the main one because the sentence names them. */
export function findOthers(text: string, family: AppFamily, main: Thing): Thing[] {
  const wanted = (mention: Mention<Noun>): boolean => {
    const { value } = mention;
    if (value === main.noun || value.key === 'item') return false;
    const before = text.slice(0, mention.start);
    const isBeside = isCompanion(main.noun?.key ?? '', value.key) && !context.test(before);
    if (refusal.test(before) || refusedAfter.test(text.slice(mention.end))) return false;
    if (isBeside && joining.has(value.key)) return true;
    if (isBeside && (mention.isPlural || canBe.test(before))) return true;
    if (family === 'booking') return bookable.has(value.key);
    if (family === 'blog') return value.key === 'comment';
    if (family === 'shop') return value.key === 'coupon' || value.key === 'order';
    if (family === 'todo') return value.key === 'project' && main.name !== 'Project';
    if (['survey', 'chat', 'notes', 'tracker', 'dashboard'].includes(family)) return false;
    return mention.isPlural && !context.test(text.slice(0, mention.start)) && value.fields.length > 0;
  };
  return nounMentions(text)
    .filter(wanted)
    .map(({ value, start, end }) => ({ ...thingOf(value), label: ownWords(text.slice(start, end), value) }));
}

/** English words for a thing as they were written, in the singular; Chinese ones where they name it. */
function ownWords(words: string, noun: Noun): Bilingual {
  const isEnglish = /^[a-z]+(?:[ -][a-z]+)?$/i.test(words);
  return isEnglish ? { zh: noun.label.zh, en: sentenceCase(singular(words.toLowerCase())) } : labelFor(words, noun);
}

/** The things between those that an app has: an enrolment for courses and students. */
export function findJoins(things: readonly Thing[]): Noun[] {
  const keys = things.flatMap(({ noun }) => (noun === undefined ? [] : [noun.key]));
  const found = keys.flatMap((one, at) => keys.slice(at + 1).map((other) => joinOf(one, other)));
  return found.flatMap((key) => (key === undefined ? [] : (nounKeyed(key) ?? [])));
}

/** Whether a thing may stand beside another one as a kind of records of its own. */
export const standsBeside = (main: Pick<Thing, 'noun'>, noun: Noun): boolean =>
  isCompanion(main.noun?.key ?? '', noun.key);
