import { appFamilies, type AppFamily } from '@toolbench/contracts/assistant/app-model.ts';
import { familyPhrases, sectionPhrases, tradePhrases } from '../../words/feature-lexicon.ts';
import { outrightPurpose, type Purpose } from '../find/find-purposes.ts';
import { isDashboardWord } from '../find/page-mentions.ts';
import { findCalculations, isCalculation } from '../../build/build-calculations.ts';
import { isHead, isSurrounding, nounMentions } from '../find/noun-mentions.ts';
import { recordWords } from '../../tables/family-cues.ts';
import { shopPhrases } from '../../words/goods-lexicon.ts';
import { chineseWords, englishWords } from '../../words/table.ts';
import { createPhrasebook, tokenise, type Mention, type Token } from '../../words/tokens.ts';

/** What kind of app a text is about, and how clearly it says so. */
export interface Classified {
  readonly family: AppFamily;
  /** Points of the family, and of the one after it. */
  readonly score: number;
  readonly runnerUp: number;
  /** Words that told it. */
  readonly words: readonly string[];
  /** A word says outright what kind of app is meant. */
  readonly isOutright: boolean;
}

const outright = 4;
/** A thing's own family, when it is what the app is called after and when it is named besides. */
const nounPoints = { first: 2.5, later: 0.8 };
/** What every place has says nothing on the kind of app. */
const ofPlaces: ReadonlySet<string> = new Set(['openingHours']);
/** 看板 beside words of figures. */
const dashboardPoints = 3;
const tradePoints = 1.5;
const businessPoints = 2.2;
/** 餐厅网站 is the site of a place, and no list of such. */
const placeSite = /\p{Script=Han}[店馆厅坊院所社](?:的|做|建)?一?个?(?:宣传)?(?:网站|网页|主页)/u;
const placePoints = 4;
/** 做一个茶叶店 asks for a shop, unless anything else is said; 我开花店的 only tells who asks. */
const shopPoints = 2;
const makingBefore =
  /(?:^|[做建搭弄搞写来要]|开发|创建|生成|制作|设计)(?:一?[个家间])?(?:小|简单的?|线上的?|在线的?|网上的?)?$/u;
const endAfter = /^(?:的?(?:小程序|应用|app|系统|平台))?\s*(?:$|[,。;!])/iu;

const asksForShop = (text: string, tokens: readonly Token[]) =>
  shopPhrases
    .find(tokens)
    .some(({ start, end }) => makingBefore.test(text.slice(0, start)) && endAfter.test(text.slice(end)));
/** A second word for the same family says less than the first. */
const repeated = 0.35;

const businessSite =
  /\b(?:web ?site|site|web ?page|page) for (?:my|our|a|an|the) (?:[\w-]+ ){0,3}(?:business|company|agency|firm|startup|studio|practice|restaurant|cafe|café|bakery|band|church|school|salon|shop|freelancer|gym|clinic)\b|(?:公司|店铺?|工作室|乐队|品牌|机构|\p{Script=Han}[店馆厅坊院所社])(?:做|建)?一?个?(?:的)?(?:宣传)?(?:网站|网页|主页)/iu;

/** Verbs that are written like kinds of apps: “a place to store my reviews” is no store. */
const verbs =
  /一笔一笔|(?<=\b(?:repair|coffee|barber|body|work|pet|tattoo|bike) )shops?\b|\b(?:to|for|please|that|which|can|and|i|we|it|must|should|will) (?:stores?|shops?|posts?|notes?|books?|records?|forms?)\b(?! (?:a|an) )/gi;

const calculatorPoints = 5;
/** A site with so many of the parts of a landing page is one. */
const manySections = 3;
const sitePoints = 4;
const contactForm = /^contact forms?$/i;
const site = /\b(?:web ?site|web ?page|site)\b|网站|网页/i;

const howMuch = /^how (?:much|many|long|far)\b[^:]{3,40}\b(?:do|does|will|would|should) (?:i|we|you|it)\b/i;

const blanked = (part: string) => ' '.repeat(part.length);
/** The choices of a field say nothing on the whole: 分类(前端和后端). */
const choices = /\([^()]*(?:[,、]|和)[^()]*\)/g;

/** “how much paint do I need: …”, “compound interest: …”: what can be worked out, and what from. */
function asksToWorkOut(text: string): boolean {
  const head = /^([^:,.]{4,60}?)\s*(?::|$)/.exec(text)?.[1] ?? '';
  const isAll = tokenise(head).length >= 2 && isCalculation(head);
  return isAll || (howMuch.test(head) && findCalculations(head).isKnown);
}

const recordPhrases = createPhrasebook(
  [...chineseWords(recordWords.chinese), ...englishWords(recordWords.english)].map((word): [string, true] => [
    word,
    true,
  ]),
);

/** Whether a text says that something is to be put on record: 登记, “a list of”. */
export const saysRecords = (text: string): boolean => recordPhrases.find(tokenise(text)).length > 0;

/** Weighs the words of a text, and what it is wanted for; where nothing is said it is an app of records. */
export function classify(said: string, purposes: readonly Purpose[] = []): Classified {
  const text = said.replace(verbs, blanked).replace(choices, blanked);
  const tokens = tokenise(text);
  const points = new Map<AppFamily, number>();
  // A form to write to somebody is a part of their site.
  const isPart = ({ start, end }: Mention<unknown>) => site.test(text) && contactForm.test(text.slice(start, end));
  const cues = familyPhrases.find(tokens).filter((cue) => !isPart(cue));
  const add = (family: AppFamily, weight: number) => {
    const before = points.get(family) ?? 0;
    points.set(family, Math.max(before, weight) + Math.min(before, weight) * repeated);
  };
  for (const cue of cues) {
    if (cue.value.family === 'todo' && isDashboardWord(text, cue)) add('dashboard', dashboardPoints);
    else add(cue.value.family, cue.value.weight);
  }
  for (const { family, weight } of purposes) add(family, weight);
  const mentions = nounMentions(text).filter(({ value }) => !ofPlaces.has(value.key));
  const lead =
    mentions.find((mention) => isHead(mention, text)) ??
    mentions.find((mention) => !isSurrounding(mention)) ??
    mentions[0];
  for (const mention of mentions) add(mention.value.family, mention === lead ? nounPoints.first : nounPoints.later);
  const sections = new Set(sectionPhrases.find(tokens).map(({ value }) => value));
  if (sections.size >= manySections && site.test(text)) add('landing', sitePoints);
  if (businessSite.test(said)) add('landing', sections.size > 0 ? sitePoints : businessPoints);
  if (placeSite.test(said)) add('landing', placePoints);
  if (asksToWorkOut(text)) add('calculator', calculatorPoints);
  for (const { value } of tradePhrases.find(tokens)) add(value, tradePoints);
  if (asksForShop(text, tokens)) points.set('shop', Math.max(points.get('shop') ?? 0, shopPoints));
  const sorted = appFamilies
    .map((family) => ({ family, score: points.get(family) ?? 0 }))
    .sort((one, other) => other.score - one.score);
  const [best, next] = [sorted[0], sorted[1]];
  return {
    family: best === undefined || best.score === 0 ? 'records' : best.family,
    score: best?.score ?? 0,
    runnerUp: next?.score ?? 0,
    words: [...cues.map(({ start, end }) => text.slice(start, end)), ...purposes.map(({ words }) => words)],
    isOutright:
      cues.some(({ value }) => value.weight >= outright) || purposes.some(({ weight }) => weight >= outrightPurpose),
  };
}
