import { nounKeyed } from '../../words/noun-lexicon.ts';
import { thingOf } from './find-things.ts';
import type { Gathered } from '../gather.ts';
import { nounMentions } from './noun-mentions.ts';

const food =
  /\b(?:caf[eé]|coffee|restaurant|bistro|bakery|bar|pub|diner|pizzeria|food truck|tea ?house|deli)\b|[餐饭面茶酒菜]馆|[餐面粉粥饭茶饼]店|餐厅|咖啡|烧烤|火锅|小吃|食堂|酒吧|甜品|奶茶|面包/iu;
const pictures =
  /摄影|绘画|插画|书法|画家|陶艺|\b(?:photo\w*|painter|paintings?|illustrat\w+|artist|pottery|ceramics)\b/iu;
const showsWorks = /作品|\b(?:portfolio|gallery|works?)\b/iu;
const writes =
  /(?:可以|能|想)?(?:给我)?留言(?!墙|簿)|联系表单|\bcontact forms?\b|\bleave (?:me |us )?(?:a )?messages?\b/iu;

/**
 * What a site shows that its owner keeps up to date, or what visitors write, by the key of the thing: the words of the site
 * that it needs. A menu that is no list of dishes is one of links.
 */
const shown: readonly (readonly [key: string, needs: readonly RegExp[]])[] = [
  ['dish', [food]],
  ['artwork', [pictures, showsWorks]],
  ['openingHours', []],
  ['contactMessage', [writes]],
];

/** Things that are told by the words of the site, and need not be named. */
const isTold: ReadonlySet<string> = new Set(['artwork', 'contactMessage']);

/** The records behind a site that presents something: dishes, opening hours, works, what visitors write. */
export function siteThings(text: string): Gathered {
  const named = new Set(nounMentions(text).map(({ value }) => value.key));
  const things = shown
    .filter(([key, needs]) => (isTold.has(key) || named.has(key)) && needs.every((words) => words.test(text)))
    .flatMap(([key]) => nounKeyed(key) ?? [])
    .map(thingOf);
  return { things, fieldsOf: new Map() };
}
