import type { Bilingual } from '@toolbench/contracts/app-model.ts';
import { tradePhrases } from '../words/feature-lexicon.ts';
import { tokenise } from '../words/tokens.ts';
import { inBothLanguages } from '../words/translate.ts';

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
