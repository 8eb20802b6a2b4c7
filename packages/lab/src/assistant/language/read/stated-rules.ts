import { isBound } from './is-rule.ts';
import { blank } from './sentence/normalise.ts';

/** A clause of a wish for an app that only says how a field is filled in: “phone must be unique”, 邮箱不能重复. */
export interface StatedRule {
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

const chinese =
  /(?<=[,，;；。.\n]\s*)(?:并且|而且|且)?(?<rule>[^,，;；。.\n:：、]{1,12}?(?:必须|要|都|得)?(?:是|为)?(?:唯一|不能重复|不可重复|不许重复|必填|必须填写?|不能为空|选填|可以不填))的?(?=\s*(?:[,，;；。.\n]|$))/gu;
const english =
  /(?<=[,;.\n]\s*)(?:and |also )?(?<rule>(?:the |each |every )?[a-z][\w ]{0,30}? (?:(?:must|should|has to|have to|needs? to) be|is|are) (?:unique|required|mandatory|optional))(?: too| as well)?(?=\s*(?:[,;.\n]|$|and\b))/giu;
const joined =
  /(?<=\b(?:unique|required|mandatory|optional)\s+)and (?<rule>(?:the )?[a-z][\w ]{0,30}? (?:(?:must|should|has to|have to) be|is|are) (?:unique|required|mandatory|optional))(?=\s*(?:[,;.\n]|$))/giu;

/** The rules that a sentence says in clauses of their own, in its order. @param text normalised */
export function statedRules(text: string): StatedRule[] {
  return [chinese, english, joined]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => ({
      words: match.groups?.rule ?? match[0],
      start: match.index,
      end: match.index + match[0].length,
    }))
    .toSorted((one, other) => one.start - other.start);
}

/** The text without them, its other places as they were. */
export const withoutRules = (text: string, rules: readonly StatedRule[]): string =>
  rules.reduce((left, { start, end }) => blank(left, start, end), text);

const limiting =
  /^\s*(?:and |also )?(?:at most|no more than|not more than|only one|maximum|max\b|最多|至多|不超过|每.{1,6}(?:只能|最多))/iu;

const borders = /[,，、:：;；。!！?？\n]|\.(?=\s|$)/gu;

/** What stands between the marks of a text, each with its place. */
export function clausesIn(text: string): StatedRule[] {
  const marks = [...text.matchAll(borders)];
  const starts = [0, ...marks.map(({ index }) => index + 1)];
  const ends = [...marks.map(({ index }) => index), text.length];
  return starts.map((start, at) => {
    const end = ends[at] ?? text.length;
    return {
      words: text
        .slice(start, end)
        .trim()
        .replace(/^(?:and|but|also)\s+/iu, ''),
      start,
      end,
    };
  });
}

type Place = Pick<StatedRule, 'start' | 'end'>;

const asksForApp =
  /^(?:请|麻烦|帮我|给我|我?想要?|我要)*(?:做|开发|搭建?|建|生成|制作|设计|写|弄|来)一?[个款套]|^(?:please )?(?:build|create|make|give me|i (?:need|want))\b/iu;
/** 自动算总价 in 做一个自动算总价的订单系统: what the app is said to do before its name, in English after it. */
const ofApp = /^(?:.*?[做发搭建成作计写弄来要]一?[个款套])?(?<zh>.+)的|\b(?:that|which|where)\s+(?<en>.+)$/iu;

/** A clause that asks for the app or names it is no rule, though a part of it may be one. */
function partOfApp(clause: StatedRule, text: string): StatedRule[] {
  const { zh, en } = ofApp.exec(clause.words)?.groups ?? {};
  const words = zh ?? en;
  if (words === undefined) return [];
  const start = text.indexOf(words, clause.start);
  return [{ words, start, end: start + words.length }];
}

/** The clauses that bound or compute a value; `kept` is where limits were read that the app has. @param text normalised */
export function boundsIn(text: string, kept: readonly Place[] = []): StatedRule[] {
  const isKept = ({ start, end }: Place) => kept.some((other) => other.start < end && other.end > start);
  return clausesIn(text)
    .flatMap((clause, at) => (at === 0 || asksForApp.test(clause.words) ? partOfApp(clause, text) : [clause]))
    .filter((clause) => isBound(clause.words) && !isKept(clause));
}

/** Who may not do something, or only some may, in whatever words: 家长只能看自己孩子的成绩, “members can only see what they borrowed”. */
const restricting = [
  /\b(?:(?:must|may|can|should|shall|is|are)(?: ?not\b|n['’]t\b)|cannot\b|only\b[^,]*\b(?:can|may|should|must)\b|nobody\b|no one\b)[^,]*\b(?:see|view|edit|change|delete|remove)\b|\b(?:can|may|should) only (?:see|view|edit|change|delete|remove)\b|\b(?:can|may|should) (?:see|view|edit|change|delete|remove) only\b/iu,
  /(?:不能够?|不可以?|不得|不准|不许|不让|禁止|只能|只有|只许|谁也不)[^,，]*?(?:看|查看|修改|编辑|删)(?!板)/u,
];

/** The clauses that restrict who may do what and that nothing was read of; `kept` is where other rules were. @param text normalised */
export function restrictionsIn(text: string, kept: readonly Place[]): StatedRule[] {
  const isKept = ({ start, end }: Place) => kept.some((other) => other.start < end && other.end > start);
  return clausesIn(text)
    .slice(1)
    .filter(
      (clause) =>
        !asksForApp.test(clause.words) && restricting.some((one) => one.test(clause.words)) && !isKept(clause),
    );
}

/** The text without what bounds or computes a value. */
export const withoutBounds = (text: string): string => withoutRules(text, boundsIn(text));

/** A part of a limit or of another rule that was not read is told as the whole clause: what was not used must be all of it. */
export function wholeLimits(unused: readonly string[], text: string, rules: readonly string[]): string[] {
  const clauses = text
    .split(/[;.。；\n]|,(?=\s*(?:at most|no more))|[，,](?=最多|每)/iu)
    .filter((clause) => limiting.test(clause));
  const holding = (within: readonly string[], word: string) =>
    within.find((clause) => clause.toLowerCase().includes(word.toLowerCase()))?.replace(/^[\s,，]+|[\s,，]+$/gu, '');
  const whole = (word: string) => (limiting.test(word) ? holding(clauses, word) : holding(rules, word)) ?? word;
  return [...new Set(unused.map(whole))];
}
