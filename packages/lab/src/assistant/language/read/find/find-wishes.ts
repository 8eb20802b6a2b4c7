import type { AppModel, PageKind } from '@toolbench/contracts/assistant/app-model.ts';
import type { Feature } from '../../tables/words/feature-words.ts';
import { featurePhrases, sectionPhrases } from '../../words/feature-lexicon.ts';
import { tokenise } from '../../words/tokens.ts';
import { pageMentions } from './page-mentions.ts';

/** What an app shall and shall not do, as far as the sentence says so. */
export interface Wishes {
  readonly features: ReadonlyMap<Feature, boolean>;
  readonly pages: readonly PageKind[];
  readonly sections: readonly AppModel['sections'][number]['kind'][];
}

/** What stands before something that an app shall not have. */
export const refusal =
  /(?:不能|不许|禁止|不需要|不用|不要|无需|不带|没有|去掉|免|不必|取消)[^,。;]{0,4}$|\b(?:no|without|don['’]?t (?:need|want)|not|skip|nor|never)(?:\s+(?:any|a|the|need|require|want|have|to|user|for|require a)){0,3}\s*$/i;

/** Words that mean a feature or a page only where something is asked for, not as part of another word. */
const weak: ReadonlySet<string> = new Set([
  'report',
  'list',
  'form',
  'result',
  'table',
  '列表',
  '表单',
  '结果',
  'board',
  'stat',
  'account',
  'password',
  'find',
  'ordering',
  '查询',
  'dark',
  '账号',
  '登陆',
  'cart',
]);

/** Features, pages and sections that a text names; `no login` and 不需要登录 refuse one. */
export function findWishes(text: string): Wishes {
  const tokens = tokenise(text);
  const features = new Map<Feature, boolean>();
  for (const { value, start, end } of featurePhrases.find(tokens)) {
    if (weak.has(text.slice(start, end).toLowerCase())) continue;
    features.set(value, !refusal.test(text.slice(0, start)));
  }
  const pages = pageMentions(text)
    .filter(({ start, end }) => !weak.has(text.slice(start, end).toLowerCase()) && !refusal.test(text.slice(0, start)))
    .map(({ value }) => value);
  const sections = sectionPhrases.find(tokens).map(({ value }) => value);
  return { features, pages: [...new Set(pages)], sections: [...new Set(sections)] };
}

/** A wish for an order of lists: the words of the field and whether the largest comes first. */
export interface OrderWish {
  readonly field: string;
  readonly isDescending: boolean | undefined;
}

const descending =
  /降序|倒序|从[高大新多晚]到|最新|最近|最高|最多|逆序|desc|newest|latest|highest|largest|biggest|most|reverse|recent first|high to low/i;
const ascending =
  /升序|正序|从[低小旧少早]到|最早|asc|oldest|lowest|earliest|soonest|cheapest|smallest|fewest|low to high/i;

const sortPatterns = [
  /按照?(?:着)?\s*(?<field>[^,。;、按]{1,12}?)\s*(?:字段)?\s*(?:的)?(?:降序|升序|倒序|正序|从.到.)?\s*(?:来)?(?:排序|排列|降序|升序|倒序|正序|从[高大新多晚低小旧少早]到)/u,
  /\b(?:sort(?:ed|able)?|order(?:ed)?|ranked|arranged?)(?:\s+(?:it|them|the list|the \w+|\w+|by default))?\s+by\s+(?:their |its |the |most )?(?<field>[a-z][a-z -]{1,30}?)(?=\s*(?:[,.;!?()]|$|\band\b|\bwith\b|\bdesc|\basc|\bfirst\b|\bin\b|\bfrom\b|,|\bnewest\b|\boldest\b|\bhighest\b|\blowest\b|\bdescending\b|\bascending\b))/iu,
];

export function directionOf(text: string): boolean | undefined {
  if (descending.test(text)) return true;
  return ascending.test(text) ? false : undefined;
}

/** `sorted by due date`, 按价格降序排列. */
export function findOrder(text: string): OrderWish | undefined {
  for (const pattern of sortPatterns) {
    const match = pattern.exec(text);
    const field = match?.groups?.field?.trim();
    if (match === null || field === undefined) continue;
    return { field, isDescending: directionOf(text.slice(match.index, match.index + match[0].length + 16)) };
  }
  return undefined;
}
