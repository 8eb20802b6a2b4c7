import type { LimitWish } from './limit-wish.ts';
import { findOverlaps } from './overlaps.ts';
import { measure } from '../words/measures.ts';
import { numberOf, numberPattern } from '../words/numbers.ts';

const zhDay = '(?:每[天日]|[一单同][天日](?:之?内)?|当[天日])';
const zhOther = '(?:每[周月年次季]|每个?(?:星期|月|季度|学期)|[一单]次(?:性)?|一周|一个?月)';
const zhPeriod = `(?<${'P'}>${zhDay}|${zhOther})`;
const period = (name: string) => zhPeriod.replace('<P>', `<${name}>`);
const zhCap = '(?:最多|至多|顶多|只能|只可以?|只准|仅限|仅能|限(?:制)?|不(?:能|可以?|得|许|准)?(?:超过|多于|超出))';
const zhWho =
  '(?:每[个一位名户家间台辆]?|(?<=^|[,。;、\\s每])一个?|同一个?|单个?)(?<who>(?:(?![每天日最至同只限])\\p{Script=Han}){1,4}?)';

const chinese = new RegExp(
  `(?:${period('before')})?${zhWho}(?:${period('p1')})?(?:都|可以?|能|也)?(?<open>同时|手上|手头)?${zhCap}(?:可以?|能)?(?<open2>同时)?(?<verb>\\p{Script=Han}{0,4}?)(?:${period('p2')})?\\s*(?<most>${numberPattern})\\s*(?<unit>${measure})?(?<what>(?!以内|之内)\\p{Script=Han}{0,8}?)(?:以内|之内)?(?=[,。;、!?\\s)]|$)`,
  'giu',
);
/** 每天最多接10单: of everybody together. */
const chineseOfAll = new RegExp(
  `(?<=^|[,。;、\\s])(?<before>${zhDay})${zhCap}(?:可以?|能)?(?<verb>接|收|约|预约|预订|订)(?<most>${numberPattern})\\s*(?<unit>${measure})(?<what>预约|订单|客人?)?(?=[,。;!?\\s的]|$)`,
  'giu',
);

const enCap =
  '(?:at most|at the most|(?:a )?max(?:imum)?(?: of)?|(?:no|not) more than|(?:a )?limit(?:ed)?(?: of| to)?|up to|only)';
const enDay = '(?:(?:per|a|each|every|in one|on the same) day|daily|on any day|a single day)';
const enOther = '(?:(?:per|a|each|every) (?:week|month|year|visit|time|term|semester)|weekly|monthly)';
const enTime = `(?: (?<TIME>${enDay}|${enOther}|at (?:a time|once|the same time|any time)))?`;
const time = (name: string) => enTime.replace('<TIME>', `<${name}>`);
const enWhat =
  '(?<what>(?:(?!per\\b|each\\b|every\\b|for\\b|a\\b|at\\b|in\\b|of\\b|on\\b|and\\b|day\\b)[a-z]+ ?){0,3}?)';
const enVerb =
  '(?<verb>borrow|check out|take(?: out)?|have|hold|book|reserve|make|rent|order|buy|get|keep|lend|loan|sign up for|submit|file|register for|own)';
const enWho =
  '(?:(?<=^|[,.;:] ?|\\b(?:and|where|but|that) )(?:an? |each |every |one |the |any )?(?<who>[a-z]+(?: [a-z]+)?))';

/** “a member can borrow at most 3 books”. */
const englishOfSomebody = new RegExp(
  `${enWho} (?:can|may|could|must|should|is allowed to|are allowed to|gets? to|cannot|can['’]?t)(?: only)?(?: ${enVerb})? ${enCap}(?: ${enVerb.replace('<verb>', '<verb2>')})? ?(?<most>${numberPattern}) ?${enWhat.replace('<what>', '<what>')}${time('t1')}(?=\\s*(?:[,.;!?)]|$))`,
  'giu',
);
/** “no more than 2 bookings per person per day”, “at most 3 books each”. */
const englishForEach = new RegExp(
  `${enCap} (?<most>${numberPattern}) ?${enWhat}${time('t1')},?(?: (?<each>each)| (?:per|for (?:each|every|one)|for an?|a|by (?:each|every)) (?!day|week|month|year)(?<who>[a-z]+(?: member)?))?${time('t2')}(?=\\s*(?:[,.;!?)]|$))`,
  'giu',
);

/** 每人一票, “one vote each”: so many of a thing, with no word for at most. */
const chineseEach = new RegExp(
  `(?:每一?[个位名]?|一个?)(?<who>人|同学|员工|会员|业主|住户|家|户)(?:只能|只可|仅|限)?(?:投|填|报|领|交)?(?<most>${numberPattern})(?<what>票|次机会|份问卷)(?=[,。;、!?\\s)]|$)`,
  'giu',
);
const englishEach = new RegExp(
  `(?<most>${numberPattern}) (?<what>votes?|entr(?:y|ies)|submissions?|responses?) (?:(?<each>each)|(?:per|for (?:each|every)) (?<who>[a-z]+))(?=\\s*(?:[,.;!?)]|$))`,
  'giu',
);

const lentWords = /借|租|领|拿|borrow|lend|loan|check|take|rent|hold|keep/i;
const openWords =
  /进行中|未完成|没做完|在办|手上|手头|同时|open|unfinished|active|at (?:a time|once|the same time|any time)|hold/i;

const measured =
  /^个?(?:字符?|汉字|字母)|元|块|分钟|小时|\b(?:characters?|letters?|words?|chars?|minutes?|hours?|dollars?|euros?|kg|km)\b/iu;

function periodOf(said: readonly (string | undefined)[]): LimitWish['period'] {
  const words = said.filter((one) => one !== undefined && one !== '').join(' ');
  const isOther = new RegExp(`^(?:${zhOther}|${enOther})$`, 'iu');
  if (new RegExp(`${zhDay}|${enDay}`, 'iu').test(words)) return 'day';
  return said.some((one) => one !== undefined && isOther.test(one)) ? 'other' : 'ever';
}

function wishOf(match: RegExpMatchArray): LimitWish[] {
  const said: Readonly<Record<string, string | undefined>> = match.groups ?? {};
  const most = numberOf(said.most ?? '');
  if (most === undefined || most < 1 || !Number.isInteger(most)) return [];
  const [whole] = match;
  const start = match.index ?? 0;
  const who = (said.who ?? (said.each === undefined ? '' : 'person')).trim();
  const period = periodOf([said.before, said.p1, said.p2, said.t1, said.t2]);
  // Without a person or a time it is a bound of something else; letters and minutes are no records.
  if ((who === '' && period === 'ever') || measured.test(`${said.unit ?? ''}${said.what ?? ''}`)) return [];
  return [
    {
      start,
      end: start + whole.length,
      most,
      who,
      what: (said.what ?? '').trim(),
      unit: said.unit ?? '',
      period,
      isLent: lentWords.test(`${said.verb ?? ''} ${said.verb2 ?? ''}`),
      isOpen: openWords.test(whole),
    },
  ];
}

/** No app has more rules than so many. */
const mostWishes = 12;

/** Every such rule of a text, none within another. */
export function findLimits(text: string): LimitWish[] {
  const counts = [chinese, chineseOfAll, chineseEach, englishOfSomebody, englishForEach, englishEach];
  const found = [...counts.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(wishOf)), ...findOverlaps(text)];
  const isWithin = (one: LimitWish, other: LimitWish) =>
    one !== other &&
    one.start >= other.start &&
    one.end <= other.end &&
    (one.end - one.start < other.end - other.start || (other.period === 'overlap' && one.period !== 'overlap'));
  return found
    .filter((one) => !found.some((other) => isWithin(one, other)))
    .sort((one, other) => one.start - other.start)
    .slice(0, mostWishes);
}
