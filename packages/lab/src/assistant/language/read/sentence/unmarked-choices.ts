import { choicesInRun, isChoiceLabel } from '../../words/choice-labels.ts';
import { fieldPhrases } from '../../words/field-lexicon.ts';

/** What has choices: the ends of names that stand before them. */
const chineseField =
  /(?<field>\p{Script=Han}{0,4}(?:状态|级别|优先级|类型|等级|性别|阶段|进度|结果|程度|大小|紧急度))(?:[是有为分]|分为|包括|包含)?[ ]?(?<run>\p{Script=Han}{1,24}(?:[ ]\p{Script=Han}{1,24})*)/gu;

/** Names and choices in one run: 状态有在借已还逾期, 优先级 高 中 低. */
function inChinese(whole: string, ...groups: unknown[]): string {
  const { field = '', run = '' } = groups.at(-1) as Record<string, string | undefined>;
  const parts = run.includes(' ') ? run.split(' ') : [run];
  const read = parts.map((part) => choicesInRun(part));
  const unread = read.indexOf(undefined);
  const end = unread < 0 ? parts.length : unread;
  const choices = read.slice(0, end).flatMap((part) => part ?? []);
  return choices.length < 2 ? whole : [`${field}(${choices.join('、')})`, ...parts.slice(end)].join(' ');
}

const longestItem = 60;
const englishItem =
  /(?<=(?:^|[,:;(]|\b(?:with|and|has|have|plus)\b)\s{0,2})[a-z]+(?: (?!(?:and|or|with)\b)[a-z-]+){2,9}(?=\s{0,2}(?:[,.;)]|$|and\b))/giu;
const kindOfChoices =
  /\b(?:part|kind|type|status|level|grade|category|state|stage|size|mode|group|colou?r|shift|class|rank)$/i;

/** So many words behind a kind of something are its kinds, whatever they mean, unless they make a phrase. */
const fewestNames = 3;
const joins =
  /^(?:the|for|from|with|that|which|what|when|where|who|not|per|into|than|are|can|has|have|our|their|each|and)$/i;

/** Names and choices parted by blanks only: “priority low medium high”, “voice part soprano alto tenor bass”. */
function inEnglish(whole: string): string {
  if (whole.length > longestItem) return whole;
  const words = whole.split(' ');
  for (let at = words.length - 2; at >= 1; at -= 1) {
    const name = words.slice(0, at).join(' ');
    const rest = words.slice(at);
    const isField = fieldPhrases.get(name)?.type === 'choice' || kindOfChoices.test(name);
    const areNames = rest.length >= fewestNames && rest.every((word) => word.length > 2 && !joins.test(word));
    if (isField && (rest.every(isChoiceLabel) || areNames)) return `${name} (${rest.join(', ')})`;
  }
  return whole;
}

const counts: Readonly<Record<string, number>> = { 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6 };
const counted =
  /(?<words>\p{Script=Han}{1,8}(?: \p{Script=Han}{1,8}){2,}) (?:这|共|一共)?(?<count>[两二三四五六2-6])(?:种|类|档|个?等级)(?<rest>(?: \p{Script=Han}{1,8})*)(?=[,。;、]|$)/gu;

/** 类型 甲 乙 丙 三种: the number says how many of the words before it are choices, whatever they mean. */
function byCount(whole: string, ...groups: unknown[]): string {
  const { words = '', count = '', rest = '' } = groups.at(-1) as Record<string, string | undefined>;
  const parts = words.split(' ');
  const at = parts.length - (counts[count] ?? Number(count));
  const field = parts[at - 1];
  if (at < 1 || field === undefined) return whole;
  const [head, ...before] = parts.slice(0, at - 1);
  const items = [...before, `${field}(${parts.slice(at).join('、')})`, ...rest.trim().split(' ')].filter(
    (item) => item !== '',
  );
  return head === undefined ? items.join('、') : `${head},包含${items.join('、')}`;
}

/** Chinese choices that stand behind their field with nothing or blanks to part them, put into brackets. */
export const markChineseChoices = (text: string): string =>
  text.replace(counted, byCount).replace(chineseField, inChinese);

/** The same for English ones, once lists of fields in brackets are told from choices. */
export const markEnglishChoices = (text: string): string => text.replace(englishItem, inEnglish);
