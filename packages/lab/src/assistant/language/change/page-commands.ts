import type { AppEntity, AppModel, PageKind } from '@toolbench/contracts/assistant/app-model.ts';
import { arrangement, buildPage } from '../build/build-pages.ts';
import { pageMentions } from '../read/find/page-mentions.ts';
import { both, run, matchAny, refuse, type Command, type Outcome } from './outcome.ts';
import { entitiesNamed, fieldsNamed, pagesNamed } from './resolve.ts';

/** Kinds of pages that can be added to an app with data. */
const addable: ReadonlySet<PageKind> = new Set(['list', 'board', 'calendar', 'chart', 'gallery', 'form', 'results']);

/** What is wished of a page: its kind, what it shows, what by, and what is summed. */
interface PageWish {
  readonly kind: PageKind;
  readonly entity: string;
  readonly by: string;
  readonly sum: string;
}

const pageEnd = /(?:页面?|视图|\s*(?:page|view|tab|screen))$/i;

/** The page that words name, such as 任务日历, “a board grouped by priority”, “a chart of amount by category”. */
function readWish(words: string): PageWish | undefined {
  const text = words.replace(/^(?:一个|一张|新的|一|个|an?|the|another)\s*/i, '').trim();
  const mentions = pageMentions(text);
  const mention = mentions.at(-1);
  if (mention === undefined || !addable.has(mention.value)) return undefined;
  const by = matchAny(text, [
    /(?:按照?|以)(?<by>.+?)(?:字段)?(?:分列|分组|分栏|分$|统计|汇总|划分|来?显示|排列|展示|的)/u,
    /\b(?:grouped |arranged |split |broken down )?by\s+(?:the\s+)?(?<by>[\w -]+?)(?=\s+(?:for|of|in|page|view)\b|$)/iu,
  ])?.by;
  const sum = matchAny(text, [
    /(?:统计|汇总|求和)(?<sum>\p{Script=Han}+?)(?:总和|之和|合计)?的/u,
    /\b(?:of|for|showing|with|sum of|total)\s+(?:the\s+)?(?<sum>[\w -]+?)(?=\s+(?:by|per|grouped)\b|$)/iu,
  ])?.sum;
  const before = text
    .slice(0, mentions[0]?.start ?? 0)
    .replace(/(?:的|按.*|以.*)$/u, '')
    .trim();
  const after = matchAny(text, [
    /\b(?:of|for|with|showing)\s+(?:the\s+|all\s+|my\s+)?(?<entity>[\w -]+?)(?=\s+(?:by|grouped|per)\b|$)/iu,
  ])?.entity;
  return { kind: mention.value, entity: before.replace(pageEnd, '') || (after ?? ''), by: by ?? '', sum: sum ?? '' };
}

/** Adds the page that the words name; undefined where they name none. */
export function addPage(model: AppModel, words: string, entityWords = ''): Outcome | undefined {
  const wish = readWish(words);
  if (wish === undefined) return undefined;
  const named = entitiesNamed(model.entities, entityWords === '' ? wish.entity : entityWords);
  if (entityWords !== '' && named.length === 0)
    return refuse(both(`没有找到“${entityWords}”。`, `There is nothing called “${entityWords}”.`));
  const isSum = model.entities.some((entity) => fieldsNamed(entity, wish.entity).length > 0);
  if (
    wish.entity !== '' &&
    named.length === 0 &&
    !isSum &&
    entityWords === '' &&
    !/^(?:drag|nice|simple|new|monthly|weekly|月|周|漂亮|数据|统计|new|pie|bar|line|饼|柱|折线)/i.test(wish.entity)
  )
    return undefined;
  const fitting = (named.length > 0 ? named : model.entities).filter((entity) => {
    const hasBy = wish.by === '' || fieldsNamed(entity, wish.by).length > 0;
    return hasBy && (named.length > 0 || arrangement(wish.kind, entity) !== undefined);
  });
  const [entity] = fitting;
  if (entity === undefined) return refuse(cannot(wish), both('给任务加截止日期', 'Add a due date to tasks'));
  if (fitting.length > 1 && named.length === 0 && wish.by === '' && wish.kind !== 'chart') {
    return refuse(
      both('没有说显示哪一种数据。', 'It is not said which records it shall show.'),
      ...fitting.map(({ label }) =>
        both(
          `加${label.zh}${wish.kind === 'calendar' ? '日历' : '看板'}页面`,
          `Add a ${wish.kind} page for ${label.en}`,
        ),
      ),
    );
  }
  return wishedPage(model, entity, wish);
}

const cannot = ({ kind }: PageWish) =>
  kind === 'calendar'
    ? both('没有日期字段，做不了日历。', 'There is no date to make a calendar of.')
    : kind === 'board'
      ? both('没有这样的选项字段，做不了看板。', 'There is no such field with choices to make a board of.')
      : both('没有可以显示的数据。', 'There is nothing to show.');

function wishedPage(
  model: AppModel,
  entity: AppEntity,
  wish: PageWish,
  measure: 'usual' | 'counted' = 'usual',
): Outcome | undefined {
  const built = buildPage(wish.kind, entity);
  if (built === undefined) return refuse(cannot(wish));
  const [by] = fieldsNamed(entity, wish.by);
  const [sum] = [...fieldsNamed(entity, wish.sum), ...fieldsNamed(entity, wish.entity)];
  if (by !== undefined && wish.kind === 'board' && by.type !== 'choice') return refuse(cannot(wish));
  const usual = measure === 'counted' ? undefined : built.sum;
  const isSum = sum !== undefined && wish.kind === 'chart';
  return placePage(model, entity, wish.kind, by?.name ?? built.by, isSum ? sum.name : usual);
}

/** Adds a page that shows records by a field, and of a chart what it sums, unless there is one. */
export function placePage(
  model: AppModel,
  entity: AppEntity,
  kind: PageKind,
  by: string | undefined,
  sum: string | undefined,
): Outcome {
  const same = model.pages.find((one) => one.kind === kind && one.entity === entity.name);
  if (same !== undefined && same.by === by && same.sum === sum) {
    return refuse(both(`已经有页面“${same.label.zh}”了。`, `There already is the page “${same.label.en}”.`));
  }
  const label = buildPage(kind, entity)?.label;
  return run(model, { do: 'add-page', kind, entity: entity.name, by, sum: sum ?? null, label });
}

/** Takes the page away that the words name; undefined where they name none. */
export function removePage(model: AppModel, words: string): Outcome | undefined {
  const found = pagesNamed(model, words);
  const [page] = found;
  if (page === undefined) return undefined;
  if (found.length > 1) {
    return refuse(
      both('有好几个这样的页面。', 'Several pages are called like that.'),
      ...found.map(({ label }) => both(`删除页面“${label.zh}”`, `Remove the page “${label.en}”`)),
    );
  }
  return run(model, { do: 'remove-page', page: page.key });
}

const countPatterns = [
  /(?:看|显示|统计|了解)?(?:每个|各个?|每位|每种)(?<by>.{1,10}?)(?:各自)?(?:有|的|名下)?(?:多少|几)个?(?<entity>\p{Script=Han}{1,8})$/u,
  /^(?:(?:a )?(?:page|chart|view|report)\s+)?(?:to\s+)?(?:that\s+)?(?:see|show|showing|shows|count|display|with|of)\s+how many\s+(?<entity>[\w -]+?)\s+(?:each|every|per)\s+(?<by>[\w -]+?)(?:\s+has)?$/iu,
];

/** 看每个负责人有多少任务: a chart of records, counted by a field. */
export const countCommand: Command = (model, clause) => {
  const match = matchAny(clause, countPatterns);
  const [entity] = match === undefined ? [] : entitiesNamed(model.entities, match.entity ?? '');
  const [by] = entity === undefined ? [] : fieldsNamed(entity, match?.by ?? '');
  if (entity === undefined || by === undefined) return undefined;
  return wishedPage(model, entity, { kind: 'chart', entity: '', by: by.name, sum: '' }, 'counted');
};
