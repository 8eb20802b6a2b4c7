import { familyPhrases, featurePhrases, pagePhrases } from '../../words/feature-lexicon.ts';
import { fieldPhrases } from '../../words/field-lexicon.ts';
import { nounPhrases, type Noun } from '../../words/noun-lexicon.ts';
import { tokenise, type Mention } from '../../words/tokens.ts';

/** The things that a text names, without those that are only part of a longer word: no 车 in 购物车. */
export function nounMentions(text: string): Mention<Noun>[] {
  const tokens = tokenise(text);
  const longer = [familyPhrases, featurePhrases, pagePhrases, fieldPhrases].flatMap((book) =>
    book.find(tokens).map(({ first, last }) => ({ first, last })),
  );
  const isPart = ({ first, last }: Mention<Noun>) =>
    longer.some((one) => one.first <= first && one.last >= last && one.last - one.first > last - first);
  const isProgram = ({ start, end }: Mention<Noun>) =>
    /^applications?$/i.test(text.slice(start, end)) &&
    !/^\s*(?:form|number|date|status|fee)/i.test(text.slice(end)) &&
    !/\b(?:job|loan|leave|grant|visa|my) $/i.test(text.slice(0, start));
  /** 写周报的地方 is where something is done, no place on a list. */
  const isWhere = ({ start, end, value }: Mention<Noun>) =>
    value.key === 'place' &&
    /的$|\ba $/.test(text.slice(0, start)) &&
    /^地方|^(?:place|spot)$/i.test(text.slice(start, end));
  const isShort = ({ start, end }: Mention<Noun>) => end - start <= 2;
  return nounPhrases
    .find(tokens)
    .filter((mention) => !isProgram(mention) && !isWhere(mention) && (!isShort(mention) || !isPart(mention)));
}

const headAfter =
  /^\s*(?:的)?(?:信息|资料|数据)?(?:管理|系统|记录|登记|清单|收藏|档案|列表|查询|申请|审批|发布|展示|预约|预订|排期|平台|小?工具|网站|app|tracker|manager|management|list|log|book|organi[sz]er|directory|planner|system|records|database|catalog|collection|library|platform|portal|journal|diary|schedul|dashboard|website|site|board|keeper|box|binder|vault|cabinet|index|minder)/i;

/** Who an app is for and where: what it is about is mostly something else that is named, too. */
const surroundings: ReadonlySet<string> = new Set([
  'company',
  'person',
  'employee',
  'student',
  'customer',
  'member',
  'owner',
  'parent',
  'guest',
  'team',
  'schoolClass',
]);

export const isSurrounding = ({ value }: Mention<Noun>): boolean => surroundings.has(value.key);

/** Whether the app is called after what is mentioned: 请假 in 公司请假审批系统, “ticket” in “support ticket system”. */
export function isHead(mention: Mention<Noun>, text: string): boolean {
  return headAfter.test(text.slice(mention.end, mention.end + 24));
}
