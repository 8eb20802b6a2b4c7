import type { PageKind } from '@toolbench/contracts/assistant/app-model.ts';
import { pagePhrases } from '../../words/feature-lexicon.ts';
import { tokenise, type Mention } from '../../words/tokens.ts';

/** What a dashboard shows, and what lies in the columns of a kanban board. */
const figures =
  /数据|指标|销售|销量|统计|图表|报表|业绩|营收|收入|支出|运营|经营|分析|流量|\b(?:data|metrics?|kpis?|sales|statistics?|stats|charts?|figures|revenue|analytics|reports?)\b/i;
const cards =
  /任务|待办|卡片|泳道|项目|迭代|敏捷|工单|线索|商机|进行中|拖|\b(?:tasks?|to-?dos?|cards?|swimlanes?|projects?|sprints?|tickets?|leads?|pipeline|kanban|drag|trello)\b/i;

/** 看板 alone, and `board` alone, are either; 任务看板 and `kanban board` are not. */
const ambiguous = /^(?:看板(?:视图|页面?)?|boards?)$/i;

/**
 * Whether a word for a board means a dashboard: 看板 is both. What stands right before it decides, else what else is said
 * in the same part of the sentence; tasks and cards outweigh figures.
 */
export function isDashboardWord(text: string, { start, end }: { start: number; end: number }): boolean {
  if (!ambiguous.test(text.slice(start, end))) return false;
  const before = /[^,，。;；、\s]*\s?\S*\s*$/.exec(text.slice(0, start))?.[0].slice(-12) ?? '';
  if (cards.test(before)) return false;
  if (figures.test(before)) return true;
  const clauseStart = Math.max(...[...',，。;；'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
  const rest = text.slice(start).search(/[。;；]/);
  const clause = text.slice(clauseStart, rest < 0 ? undefined : start + rest);
  return figures.test(clause) && !cards.test(clause);
}

/** The kinds of pages that a text names; a board of figures is a page of charts. */
export function pageMentions(text: string): Mention<PageKind>[] {
  return pagePhrases
    .find(tokenise(text))
    .map((mention) =>
      mention.value === 'board' && isDashboardWord(text, mention) ? { ...mention, value: 'chart' } : mention,
    );
}
