import type { PageKind } from '@toolbench/contracts/assistant/app-model.ts';
import { findWishes } from './find/find-wishes.ts';
import type { StatedRule } from './stated-rules.ts';

const chinese =
  /(?<=[,，。;；:：\n])\s*(?:并且?|而且|另外|同时|还要?|希望|要求|需要)*(?:在|打开)?(?:应用|系统|网站)?的?(?:首页|主页|主界面|首屏|开始页面?)(?:上面?|里面?|中|的?最?上方)?(?:也|再|还|要|得|能|可以|会|应该|最好|希望|直接|先|就|一打开)*(?:显示|展示|看到?|有|列出?|统计|汇总|放|给出|提示|是(?!否))[^,，。;；:：、\n]*(?![:：、])/gu;
const page = String.raw`(?:home ?page|home screen|start ?page|main (?:page|screen)|front page)`;
const shows = String.raw`(?:that |which |should |must |can |could |will |to |also |needs? to )*(?:shows?|showing|displays?|displaying|lists?|listing|has|have|having|with|tells?|telling|gives?|counts?|where)\b`;
const english = [
  new RegExp(String.raw`(?<=[.;:\n]\s*)(?:(?:on )?the |its )?${page} ${shows}[^,.;:\n]*(?!:)`, 'giu'),
  new RegExp(
    String.raw`,?\s*(?:\b(?:and|with|plus|whose|where)\b )+(?:(?:on )?(?:the|a|its) )?${page} ${shows}[^,.;:\n]*(?!:)`,
    'giu',
  ),
];

/** What is worked out of records, or picked from them: none of it is kept. */
const figures =
  /数[量目]?(?!据|字)|多少|几[个条笔份项]|总[数额和计]|合计|统计|汇总|概览|图表?|最[近新]|待|未|逾期|过期|到期|即将|进度|排行|\b(?:numbers?|how many|how much|counts?|totals?|sums?|overview|summary|latest|recent|newest|overdue|upcoming|open|pending|due|which|what|who|charts?|graphs?|statistics)\b/iu;

/**
 * What the home page of an app is to show: 首页显示待审批数量, “whose home page shows how many are open”. It says nothing of
 * what is kept of the records, nor that a home page is all that is wished for. @param text normalised
 */
export function homePageWishes(text: string): StatedRule[] {
  return [chinese, ...english]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(([words]) => figures.test(words))
    .map(({ 0: words, index }) => ({
      words: words.trim().replace(/^[,\s]*(?:(?:and|with|plus|whose) )*/iu, ''),
      start: index,
      end: index + words.length,
    }));
}

const drawn: ReadonlySet<PageKind> = new Set(['chart', 'board', 'calendar']);

/** What of it no page shows: a chart, a board and a calendar are pages of their own. */
export const withoutPageOfItsOwn = (wishes: readonly StatedRule[]): string[] =>
  wishes.map(({ words }) => words).filter((words) => !findWishes(words).pages.some((kind) => drawn.has(kind)));
