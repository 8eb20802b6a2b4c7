import type { PageKind } from '@toolbench/contracts/assistant/app-model.ts';
import { findWishes } from './find/find-wishes.ts';
import type { StatedRule } from './stated-rules.ts';

const page = String.raw`(?:home ?page|home screen|start ?page|main (?:page|screen)|front page)`;
const shows = String.raw`(?:that |which |should |must |can |could |will |to |also |needs? to )*(?:shows?|showing|displays?|displaying|lists?|listing|has|have|having|with|tells?|telling|gives?|counts?|where)\b`;

/** How a wish for the home page begins: 首页上要显示, “the home page should show”. */
const leads = [
  /(?<=[,，。;；:：\n])\s*(?:并且?|而且|另外|同时|还要?|希望|要求|需要)*(?:在|打开)?(?:应用|系统|网站)?的?(?:首页|主页|主界面|首屏|开始页面?)(?:上面?|里面?|中|的?最?上方)?(?:也|再|还|要|得|能|可以|会|应该|最好|希望|直接|先|就|一打开)*(?:显示|展示|看到?|有|列出?|统计|汇总|放|给出|提示|是(?!否))/gu,
  new RegExp(String.raw`(?<=[.;:\n]\s*)(?:(?:on )?the |its )?${page} ${shows}`, 'giu'),
  new RegExp(
    String.raw`,?\s*(?:\b(?:and|with|plus|whose|where)\b )+(?:(?:on )?(?:the|a|its) )?${page} ${shows}`,
    'giu',
  ),
];

/** What is worked out of records, or picked from them: none of it is kept. */
const figures =
  /数[量目]?(?!据|字)|多少|几[个条笔份项]|总[数额和计]|合计|统计|汇总|概览|图表|[线状形饼]图|最[近新]|待|未|逾期|过期|到期|即将|进度|排行|\b(?:numbers?|how many|how much|counts?|totals?|sums?|overview|summary|latest|recent|newest|overdue|upcoming|open|pending|due|which|what|who|charts?|graphs?|statistics)\b/iu;

/** One thing that is shown; 、 joins what belongs together, other marks begin something new. */
const shown = /[^,，.。;；:：\n]*/uy;
/** What picks the records of a list: “the latest” of “the latest books: title, author”. */
const picked = new RegExp(String.raw`\s*(?:the |all )?(?:${figures.source})?`, 'iuy');
const mark = /[,，]/u;

const endOf = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from;
  pattern.test(text);
  return pattern.lastIndex;
};

/** Where the figures end that begin at `from`: 借出数量，逾期数量和总数 are two of them. @returns `from` for none */
function endOfFigures(text: string, from: number): number {
  let told = from;
  for (let start = from; ; start = told + 1) {
    const end = endOf(shown, text, start);
    const [first = ''] = text.slice(start, end).split('、');
    if (!figures.test(first)) return told;
    told = end;
    if (!mark.test(text.charAt(end))) return told;
  }
}

/**
 * What the home page of an app is to show: 首页显示待审批数量, “whose home page shows how many are open”. It says nothing of
 * what is kept of the records, nor that a home page is all that is wished for. Where it begins a list, as 首页显示最新图书：
 * 书名、作者 does, the list is left to be read. @param text normalised
 */
export function homePageWishes(text: string): StatedRule[] {
  const wishes = leads.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: lead, index }) => {
      const from = index + lead.length;
      const end = endOfFigures(text, from);
      if (end === from) return [];
      const words = text.slice(index, end).trim();
      const isHeading = /[:：]/u.test(text.charAt(end));
      return [
        {
          words: words.replace(/^[,\s]*(?:(?:and|with|plus|whose) )*/iu, ''),
          start: index,
          end: isHeading ? endOf(picked, text, from) : end,
        },
      ];
    }),
  );
  return wishes.filter((one) => !wishes.some(({ start, end }) => start < one.start && one.start < end));
}

const drawn: ReadonlySet<PageKind> = new Set(['chart', 'board', 'calendar']);

/** What of it no page shows: a chart, a board and a calendar are pages of their own. */
export const withoutPageOfItsOwn = (wishes: readonly StatedRule[]): string[] =>
  wishes.map(({ words }) => words).filter((words) => !findWishes(words).pages.some((kind) => drawn.has(kind)));
