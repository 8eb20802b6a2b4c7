import type { AppFamily, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { familyNames } from '../../tables/family-names.ts';
import { tradePhrases } from '../../words/feature-lexicon.ts';
import { tokenise } from '../../words/tokens.ts';
import { inBothLanguages } from '../../words/translate.ts';

/** What a site without data is called where its maker says what kind it is. */
const kinds: readonly (readonly [pattern: RegExp, name: Bilingual])[] = [
  [
    /官网|官方网站|(?:公司|企业|品牌)网站|\b(?:company|business|official) (?:web ?site|site)\b/i,
    { zh: '官网', en: 'Website' },
  ],
  [/作品集|\bportfolio\b/i, { zh: '作品集', en: 'Portfolio' }],
  [/简历|\b(?:resume|résumé|cv)\b/i, { zh: '个人简历', en: 'Résumé' }],
  [/个人(?:主页|网站)|\bpersonal (?:page|site|web ?site|home ?page)\b/i, { zh: '个人主页', en: 'Personal site' }],
  [/活动(?:页|落地页)|\bevent page\b/i, { zh: '活动页', en: 'Event page' }],
  [/网站|网页|\b(?:web ?site|web ?page|site)\b/i, { zh: '网站', en: 'Website' }],
];

/** 面馆的网页, “a website for my coffee shop”: whose it is. */
const whose =
  /(?<zh>\p{Script=Han}{1,4}[店馆厅坊院所社室行])的?(?:网站|网页|主页)|\bfor (?:my|our|an?|the) (?<en>[a-z]+(?: [a-z]+)?)(?=\s*(?:[,.;:]|with\b|where\b|that\b|$))/iu;

function ownerIn(text: string): string | undefined {
  const { zh, en } = whose.exec(text)?.groups ?? {};
  return zh?.replace(/^(?:做|建|写|弄|搞)?一?[个家]?/u, '') ?? en;
}

/** 咖啡店官网 for 咖啡店的官网; undefined where the words say no more than that a page is wanted. */
export function siteName(text: string): Bilingual | undefined {
  const kind = kinds.find(([pattern]) => pattern.test(text))?.[1];
  const [trade] = tradePhrases.find(tokenise(text));
  const words =
    trade === undefined ? (kind?.en === 'Website' ? ownerIn(text) : undefined) : text.slice(trade.start, trade.end);
  if (kind === undefined || words === undefined) return kind;
  return /^\p{Script=Han}+$/u.test(words)
    ? { zh: `${words}${kind.zh}`, en: kind.en }
    : { zh: kind.zh, en: `${inBothLanguages(words).en} ${kind.en.toLowerCase()}` };
}

/** 帮小明花店做……, 宠物医院预约系统; in English `whose` tells it. */
const madeFor =
  /[给帮为替做建写搞弄个家的](?<zh>(?!我)\p{Script=Han}{1,7}?[店馆厅坊院所社室行校司房园])的?(?=[,]|一个|做|开发|搭|建|写|设计|弄|搞|用|预约|预订|网店|商城|商店|订单|问卷|调查)/u;
/** 卖水果的网店, “a shop for handmade candles”: what it sells. */
const sold =
  /卖(?<zh>\p{Script=Han}{1,4})的|\b(?:shop|store) (?:for|selling|that sells) (?<en>[a-z]+(?: [a-z]+)?)(?=\s*(?:[,.;:]|with\b|where\b|that\b|$))/iu;

const endings: Partial<Record<AppFamily, Bilingual>> = {
  shop: { zh: '网店', en: 'shop' },
  booking: { zh: '预约', en: 'booking' },
  survey: { zh: '问卷', en: 'survey' },
};

const withoutVerb = (words: string | undefined) => {
  const bare = words?.replace(/^.*[给帮为替]/u, '').replace(/^(?:开发|设计|搭建|[做建写弄搞要])?一?[个家间]?/u, '');
  return bare === undefined || bare.length < 2 || bare.startsWith('我') ? undefined : bare;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 小明花店预约, “Nail salon booking”: what an app for strangers is called after those it is for, or what it sells. */
export function nameOfOwner(text: string, family: AppFamily): Bilingual | undefined {
  const ending = endings[family];
  if (ending === undefined) return undefined;
  const goods = family === 'shop' ? sold.exec(text)?.groups : undefined;
  const zh = withoutVerb(madeFor.exec(text)?.groups?.zh ?? goods?.zh);
  const en = goods?.en ?? whose.exec(text)?.groups?.en;
  const usual = familyNames[family];
  const isShop = family === 'shop' && zh?.endsWith('店');
  // What is read in one language has its usual name in the other: a guess at it would be worse.
  if (zh !== undefined) return { zh: isShop ? zh : `${zh}${ending.zh}`, en: usual.en };
  return en === undefined ? undefined : { zh: usual.zh, en: `${capital(en)} ${ending.en}` };
}
