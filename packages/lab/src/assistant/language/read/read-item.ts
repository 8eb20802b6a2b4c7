import type { AppField, PageKind } from '@toolbench/contracts/assistant/app-model.ts';
import type { Feature } from '../tables/words/feature-words.ts';
import { featurePhrases, ignoredPhrases, pagePhrases, questionPhrases } from '../words/feature-lexicon.ts';
import { cannotDo } from '../words/cannot-lexicon.ts';
import { fieldPhrases } from '../words/field-lexicon.ts';
import { fieldAskedFor } from '../words/question-lexicon.ts';
import { inferType } from '../words/infer-type.ts';
import { nounPhrases, type Noun } from '../words/noun-lexicon.ts';
import { tokenise } from '../words/tokens.ts';
import { bareName, readField, withoutFlags } from './read-field.ts';
import { findLimits } from './record-limits.ts';

/** One item of a list: what it can be, from the surest to the least sure. */
export type Item =
  | { readonly kind: 'feature'; readonly feature: Feature }
  | { readonly kind: 'page'; readonly page: PageKind }
  | { readonly kind: 'ignored' }
  /** `noun`: the same words also name a thing. */
  | { readonly kind: 'field'; readonly field: AppField; readonly noun: Noun | undefined; readonly isPlural: boolean }
  | { readonly kind: 'noun'; readonly noun: Noun; readonly field: AppField; readonly isPlural: boolean }
  /** Words that the lexicon does not have. */
  | { readonly kind: 'unknown'; readonly field: AppField; readonly isPlural: boolean };

const longestItem = { words: 6, characters: 14 };

/** Whether a text can be an item of a list of fields at all; clauses cannot. */
function isShort(bare: string): boolean {
  const tokens = tokenise(bare);
  return (
    tokens.length > 0 && tokens.length <= (/\p{Script=Han}/u.test(bare) ? longestItem.characters : longestItem.words)
  );
}

/** What no app here can do is no field either, unless the words say that it is one: 提醒时间. */
const isBeyond = (bare: string) => cannotDo(bare) !== undefined && fieldPhrases.findAtEnd(bare) === undefined;

/** Words of what somebody does or wishes, which name no field: 同学直接下单, “badges are earned by scouts”. */
const clause =
  /老(?:是)?[乱忘丢错]\p{Script=Han}?$|[太很好](?:乱|麻烦|烦)$|记不[清住]$|(?:直接|随时|都)(?:能|可以|会)?(?:下单|发言|购买|报名|预约)|要用$|^(?:想|打算|准备)(?:在|把|要)|(?:都能|都可以|能够|才能)\p{Script=Han}|^一\p{Script=Han}一\p{Script=Han}\p{Script=Han}$|^(?!who\b|what\b|which\b|where\b|when\b|how\b)\w+(?: \w+)? (?:are|is|was|were|can|will|should|must) \w+ |^call now\b|^(?:最后|自动|直接)?(?:出|算出?|给出?)(?:成绩|分数|总分|结果)$/iu;

/** 每人最多借3本 among the items of a list: a rule over records, which is no field. */
const isLimit = (bare: string) => findLimits(bare)[0]?.start === 0;

/** 不要登录 among the items of a list. */
const refusedFeature = (bare: string) =>
  featurePhrases.get(bare.replace(/^(?:不要|不用|不需要|无需|不带|no|without|don['’]t need)\s*/iu, '')) !== undefined;

/** A page by its words, all of which name one: “results chart”, 结果图表. */
function pageNamed(bare: string): PageKind | undefined {
  const tokens = tokenise(bare);
  const mentions = pagePhrases.find(tokens);
  const covered = mentions.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return pagePhrases.get(bare) ?? (covered === tokens.length ? mentions.at(-1)?.value : undefined);
}

/** Reads one item of a list; undefined for what is a clause rather than an item. */
function readItem(text: string): Item | undefined {
  const words = text.replace(/[([{][^)\]}]*[)\]}]?/g, ' ');
  if (questionPhrases.get(words) !== undefined) return { kind: 'ignored' };
  const bare = bareName(withoutFlags(words));
  if (!isShort(bare)) return undefined;
  const exact = fieldPhrases.get(bare);
  const hasChoices = /[([{]/.test(text);
  if (exact === undefined && (clause.test(bare) || isLimit(bare))) return { kind: 'ignored' };
  if (exact === undefined || !hasChoices) {
    const page = pageNamed(bare);
    const feature = featurePhrases.get(bare);
    if (feature !== undefined) return { kind: 'feature', feature };
    if (page !== undefined && exact === undefined) return { kind: 'page', page };
    if (exact === undefined && (ignoredPhrases.get(bare) !== undefined || (!hasChoices && isBeyond(bare))))
      return { kind: 'ignored' };
  }
  if (exact === undefined && (refusedFeature(bare) || /^(?:一下|下|些)$/u.test(bare))) return { kind: 'ignored' };
  const field = readField(text);
  if (field === undefined) return undefined;
  const noun = nounPhrases.get(bare);
  const isPlural = tokenise(bare).at(-1)?.isPlural ?? false;
  if (exact !== undefined) return { kind: 'field', field, noun, isPlural };
  if (noun !== undefined) return { kind: 'noun', noun, field, isPlural: isPlural || /\p{Script=Han}/u.test(bare) };
  const isLikely =
    hasChoices ||
    fieldAskedFor(bare) !== undefined ||
    fieldPhrases.findAtEnd(bare) !== undefined ||
    field.type === 'boolean' ||
    inferType(bare) !== 'text';
  const last = isPlural ? nounPhrases.findAtEnd(bare)?.value : undefined;
  return isLikely ? { kind: 'field', field, noun: last, isPlural } : { kind: 'unknown', field, isPlural };
}

/** Whether a text is, as a whole, the name of a field, so that no “and” in it parts items. */
export function isOneItem(text: string): boolean {
  const bare = bareName(text.replace(/\([^()]*\)$/, ''));
  return (
    fieldPhrases.get(bare) !== undefined ||
    pagePhrases.get(bare) !== undefined ||
    featurePhrases.get(bare) !== undefined
  );
}

/** How the items of one text are read. */
export interface ItemReader {
  readonly readItem: typeof readItem;
  readonly isOneItem: typeof isOneItem;
}

/** Where a list begins is tried at many places of a text, and most of these lists have the same items: each is read once. */
export const itemReader = (): ItemReader => ({ readItem: eachOnce(readItem), isOneItem: eachOnce(isOneItem) });

function eachOnce<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (!known.has(text)) known.set(text, read(text));
    return known.get(text) as T;
  };
}
