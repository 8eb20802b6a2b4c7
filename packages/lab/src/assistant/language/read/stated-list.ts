import { isName } from '../change/is-name.ts';
import { fieldPhrases } from '../words/field-lexicon.ts';
import { summing } from '../words/measures.ts';
import { isComputed, isRule } from './is-rule.ts';

/** Names that a sentence lists one after the other, as they are written, brackets and all. */
export type StatedList = readonly string[];

const fewest = 3;
const longest = { words: 6, characters: 10 };
/** Between two items more is taken for one than at the ends. */
const longestWithin = { words: 7, characters: 8 };

const ends = /[。；;!！\n]|[?？](?!\s*,)|\.(?=\s|$)/gu;
const introductions = /[:：]|\s[-–—]\s|——/gu;

/** What asks for a list, before its first item. In Chinese a single verb may belong to a name, as in 登记日期. */
const asking =
  /^.*\b(?:fields?|columns?|with|needs?|want(?:s|ed)?|has|have|having|records?|tracks?|keeps?|logs?|notes?|enters?|includ(?:e|es|ing)|collects?|ask(?:s|ing)?|gives?|leaves?|tells?|fills?|ticks?|writes?|see|lists?|put|such as|the|for (?:each|every) \w+)(?:\s+down)?\s+(?=\S)/isu;
const chineseAsking =
  /^.*(?:字段|属性|信息|内容|表头|需要|包括|包含|.{0,8}(?:[有填写记留交报要]|选(?![择项修])))(?:上|下|好|清楚|一下|的是|为|是)?(?=\p{Script=Han}{1,8}$)/su;
const articles =
  /^(?:the|their|its|his|her|our|my|an?|each|also|and|plus|or|&)\s+(?=\S)|^(?:和|以及|还有|及|与)(?=\p{Script=Han}{2})/iu;
const endings = new RegExp(String.raw`\s+(?:please|thanks|etc)$|等等?$|之类的?$|这些$|几[栏项列]$|${summing}`, 'iu');
const question = /^(?:what|who|whom|when|where|which|how|whether|if|why)\b/iu;
/** How something is to be, at the end of a list of what there is. */
const manner = /^(?:like|as|something|with|without|preferably|ideally|but|so)\b|^(?:像|带点|类似|最好|尽量)/iu;

/** Two ends in one. */
const period = /\b(?:from|till|until) when\b/iu;

/** Whoever does something, or what has to be, makes a clause of words. */
const clause =
  /^(?:i|we|you|they|it|he|she|people|everyone|there|please|make|show|sort|use|let|only|no|max|at most|at least)\b|\b(?:should|must|can|will|would|is|are|was)\b|[我你您请别让最按]|不[能许得要用]|必须|可以|能够?|提醒|限|默认/iu;

// A remark has its end near its beginning: without that bound, brackets that never close take time by the square.
const brackets = /[([（【{][^)\]）】}]{0,400}[)\]）】}]/gu;
const hide = (text: string) =>
  text
    .replace(brackets, (part) => '\u0001'.repeat(part.length))
    .replace(/["“「『][^"“”「」『』]*["”」』]/gu, (part) => '\u0001'.repeat(part.length));

/** No item is longer, however much is cut off at its ends. */
const longestSaid = 200;

function bare(item: string): string {
  let text = item.trim();
  if (text.length > longestSaid) return text;
  for (let last = ''; last !== text;) [last, text] = [text, text.replace(articles, '').replace(endings, '').trim()];
  return text;
}

const sizeOf = (words: string) => (/\p{Script=Han}/u.test(words) ? words.length : words.split(/\s+/u).length);

function isShort(words: string, most: typeof longest): boolean {
  return words !== '' && sizeOf(words) <= (/\p{Script=Han}/u.test(words) ? most.characters : most.words);
}

/** Without brackets and marks; 要不要 asks and forbids nothing. */
const plain = (item: string) =>
  item
    .replace(brackets, ' ')
    .replace(/['’?？]/gu, '')
    .replace(/(\p{Script=Han})不\1/gu, '$1')
    .trim();

const isItem = (item: string) => {
  const words = plain(item);
  return (
    isShort(words, longest) &&
    !isRule(words) &&
    !period.test(words) &&
    !manner.test(words) &&
    (question.test(words) || isName(words))
  );
};

const isWithin = (item: string) =>
  !isRule(plain(item)) &&
  !period.test(item) &&
  !manner.test(item) &&
  isShort(plain(item), longestWithin) &&
  (question.test(item) || !clause.test(plain(item)));

/** The pieces of a text between matches. What stands in brackets or quotation marks is never cut. */
function cut(text: string, border: RegExp): string[] {
  const found = [...hide(text).matchAll(border)];
  const starts = [0, ...found.map((match) => match.index + match[0].length)];
  const stops = [...found.map(({ index }) => index), text.length];
  return starts.map((start, index) => text.slice(start, stops[index]));
}

/** The first item without what asks for the list. */
function withoutAsking(text: string): string {
  const isChinese = /\p{Script=Han}/u.test(text);
  const spaced = isChinese ? text.replace(/^.*\s(?=\S)/su, '') : text;
  const rest = bare(spaced.replace(isChinese ? chineseAsking : asking, ''));
  const isCut = rest !== bare(spaced);
  const isVerbOnly = isChinese && isCut && sizeOf(spaced) - sizeOf(rest) < 2;
  return (isItem(rest) || isWithin(rest)) && (!isVerbOnly || fieldPhrases.get(rest) !== undefined)
    ? rest
    : bare(spaced);
}

/** What shares the end of the other bound: 开始和结束时间. */
const bounds = /^(?:开始|起始|出发|入住|到达|上课|上班)$/u;

/** “reason and amount” at the end of a list is two items. */
function joined(text: string): string[] {
  const parts = text
    .split(/\s+(?:and|plus|&)\s+|(?<=\p{Script=Han}{2}|[)）])(?:和|以及|还有)(?=\p{Script=Han}{2})/iu)
    .map(bare);
  const [first = '', last = ''] = parts;
  if (parts.length !== 2 || !parts.every(isItem)) return [text];
  const end = /(?:时间|日期|地点)$/u.exec(last)?.[0] ?? '';
  return [bounds.test(first) ? `${first}${end}` : first, last];
}

/**
 * The longest run of items among what stands between marks. What follows a “stage = …” are choices of that item; a formula has
 * the name that it is for.
 */
function longestRun(said: readonly string[], isIntroduced: boolean): readonly string[] {
  const pieces = said.map((piece) => (isComputed(piece) ? (piece.split('=')[0] ?? '') : piece));
  const withChoices = pieces.findIndex((piece) => piece.includes('='));
  const names =
    withChoices === -1 ? pieces : [...pieces.slice(0, withChoices), pieces[withChoices]?.split('=')[0] ?? ''];
  const items = names.flatMap((piece, index) => {
    const isLast = index === names.length - 1;
    const text = index === 0 && !(isIntroduced && isItem(bare(piece))) ? withoutAsking(piece) : bare(piece);
    return isLast ? joined(text) : [text];
  });
  const fits = items.map((item, index) => {
    if (isItem(item)) return true;
    const neighbours = [items[index - 1], items[index + 1]].filter((one) => one !== undefined);
    return isWithin(item) && neighbours.length > 0 && neighbours.every((one) => isItem(one) || isWithin(one));
  });
  let best: readonly string[] = [];
  for (let from = 0; from < items.length;) {
    const stop = fits.indexOf(false, from);
    const run = items.slice(from, stop === -1 ? items.length : stop);
    if (run.length > best.length) best = run;
    from += run.length + 1;
  }
  return best;
}

/** Where a line holds an item, its end is a mark. */
const inLines = (text: string) =>
  text.replace(/[:：]\s*\n/gu, ':').replace(/(?<=(?:^|[\n:、])[^\n:、]{1,24})\n(?=[^\n。.]{1,24}(?:\n|$))/gu, '、');

/**
 * The lists of a sentence, found by their form alone: at least three short names between marks, of which none is a clause.
 * Where Chinese has 、 between the items, other commas part clauses. What asks for a list is left out; the words stay as
 * they are written.
 */
export function statedLists(sentence: string): StatedList[] {
  return cut(inLines(sentence), ends).flatMap((part) =>
    cut(part, introductions).flatMap((piece, index) => {
      const clauses = hide(piece).includes('、') ? cut(piece, /[,，]/gu) : [piece];
      return clauses.flatMap((one) => {
        const run = longestRun(cut(one, /[,，、]/gu), index > 0);
        // Without 、 Chinese commas part clauses, unless a colon says that a list follows.
        const isOfClauses = index === 0 && /\p{Script=Han}/u.test(one) && !hide(one).includes('、');
        return run.length >= fewest && !isOfClauses ? [run] : [];
      });
    }),
  );
}
