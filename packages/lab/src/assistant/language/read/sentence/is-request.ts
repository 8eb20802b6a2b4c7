import { appWords, keeperWords } from '../../tables/family-cues.ts';
import { isCompanion } from '../../words/companion-lexicon.ts';
import { nounPhrases } from '../../words/noun-lexicon.ts';
import { chineseWords, englishWords } from '../../words/table.ts';
import { createPhrasebook, tokenise } from '../../words/tokens.ts';
import type { Classified } from './classify.ts';

const appPhrases = createPhrasebook(
  [...chineseWords(appWords.chinese), ...englishWords(appWords.english)].map((word): [string, true] => [word, true]),
);

const keeperPhrases = createPhrasebook(
  [...chineseWords(keeperWords.chinese), ...englishWords(keeperWords.english)].map((word): [string, true] => [
    word,
    true,
  ]),
);

const making =
  /\b(?:build|creat|mak|develop|generat|design|cod(?:e|ing)|implement|prototyp|set up|track|manag|organi[sz]|catalog|collect|keep (?:track|a record|record)|want to (?:log|record|list)|need (?:to|a way)|help me|looking for|(?:a|some) (?:place|way|spot) (?:to|where|for)|somewhere to|keep on top of|i (?:want|need)|we (?:want|need)|give me|app (?:to|for|that|where)|something (?:to|where|for|that)|remind (?:me|us|him|her|them|my \w+))|想(?:让|知道|收集|记|看)|提醒(?:我|他|她|家)|记(?:下来|一下|住)|申请(?:单|表|审批)?$|做|开发|搭|建|生成|制作|设计|实现|写[一个]|需要|想要|我要|来[一个]|弄|记录|管理|统计|登记|收集|每天记|(?:想|要)记/i;

const question =
  /^(?:what|why|who|when|where|which|how|is|are|do|does|did|was|were|tell me|explain|define|translate|i (?:like|love|hate|went|bought|had|was|am)|my \w+ (?:got|is|was|has|isn|won|does)|book (?:a|an|me))\b|^(?:什么是|为什么|为啥|怎么样|如何|谁|哪里|请问什么|介绍一下|解释)|(?:是什么|什么意思|怎么样|好不好|吗|呢|为什么)[??]?$/i;

const asksForApp =
  /\b(?:can|could|would) (?:you|i get|we get)\b|\bhow (?:can|do) i (?:build|make|create)\b|帮我|给我|能不能做|可以做|能做/i;

/** A text this short that names a kind of app asks for one: “wedding RSVP”, 理发店预约. */
const shortRequest = 16;
/** A word that leans towards a kind of app has so many points. */
/** What only records can be: “tasks, filter by priority”. */
const ofRecords = /\b(?:filter|sort)(?:ed|able)? by\b|筛选|排序|导出/iu;

const leaning = 2;
/** One that begins with the kind of app does so within this many characters: 个人博客，文章分类有…. */
const firstWords = 12;

/** A thing with what belongs beside it, and hardly more: “course with students”. */
function namesThingWithOthers(text: string): boolean {
  const [main, ...others] = nounPhrases.find(tokenise(text)).map(({ value }) => value);
  return main !== undefined && others.some(({ key }) => isCompanion(main.key, key));
}

/** “tool sharing site”: the whole is what an app is called. */
const endsWithApp = (text: string) =>
  appPhrases.findAtEnd(text) !== undefined && !/\b(?:is|was|are|were|has)\b/i.test(text);

/** “A recipe box where I can …”: what a thing is kept in is its app. */
function namesKeeper(text: string): boolean {
  const tokens = tokenise(text);
  const things = new Set(nounPhrases.find(tokens).map(({ last }) => last));
  return keeperPhrases.find(tokens).some(({ first }) => first <= shortRequest / 2 && things.has(first - 1));
}

/** Whether a text asks for an app of a kind that can be made. */
export function isRequest(text: string, classified: Classified, hasList: boolean, hasPurpose: boolean): boolean {
  if (hasPurpose) return true;
  if (tokenise(text).length === 0) return false;
  const isMaking = making.test(text);
  if (
    question.test(text) &&
    !text.includes('、') &&
    !(hasList && text.includes(':')) &&
    !(isMaking && (asksForApp.test(text) || appPhrases.find(tokenise(text)).length > 0))
  )
    return false;
  const tokens = tokenise(text);
  const hasApp = appPhrases.find(tokens).length > 0;
  const hasNoun = nounPhrases.find(tokens).length > 0;
  if (hasList || (hasNoun && tokens.length <= shortRequest && ofRecords.test(text))) return true;
  if ((tokens.length <= shortRequest && namesThingWithOthers(text)) || namesKeeper(text)) return true;
  if (classified.isOutright) {
    const isFirst = text.indexOf(classified.words[0] ?? text) <= firstWords;
    return isMaking || hasApp || isFirst || tokens.length <= shortRequest;
  }
  if (hasApp && tokens.length <= shortRequest && classified.score >= leaning) return true;
  const isApp = hasApp && tokens.length <= shortRequest / 2 && endsWithApp(text);
  return isApp || (hasNoun ? hasApp || isMaking : isMaking && (hasApp || classified.score >= leaning));
}
