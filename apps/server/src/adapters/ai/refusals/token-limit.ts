import { limits } from '@toolbench/contracts/limits.ts';

/** What a refusal says of how many tokens there may be. */
export interface TokenLimit {
  /** Whether it holds for the answer alone or for question and answer together. */
  readonly of: 'answer' | 'both';
  /** Absent where the words name none. */
  readonly tokens?: number;
  /** Of the question, as the service counted them. */
  readonly inputTokens?: number;
}

interface AskedTokens {
  readonly outputTokens: number;
  readonly inputTokens: number;
}

interface Figure {
  readonly value: number;
  /** What stands before it in its sentence. */
  readonly before: string;
}

/** Numbers by themselves, not those of names and versions. Of "less than 9" and "9 (exclusive)" the most is 8. */
const figure = /(?<![\w.-])(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?![\w-]|[.:]\d)(\s*\(exclusive\))?/g;
const strictlyBelow = /(?:less|fewer|smaller) than(?! or equal)[^\d<=]*$|(?<![<>])<\s*$/i;

function figuresIn(words: string): Figure[] {
  return [...words.matchAll(figure)].map(({ 0: { length }, 1: written = '', 2: exclusive, index }) => {
    const before = words.slice(0, index);
    const less = exclusive !== undefined || (length > 0 && strictlyBelow.test(before.slice(-40))) ? 1 : 0;
    return { value: Number(written.replaceAll(',', '')) - less, before: before.slice(-60) };
  });
}

/** Said of a limit of both: a sum, or what a model can hold at all. Names of the answer's limit are read last. */
const named =
  /(?<both>\+\W*max_\w*tokens|max_(?:total|model|seq|input|context|prompt)\w*|(?:context|window|total|n_ctx|seq_?len|sequence length|(?:current|prompt) length|model_len|num_ctx|token limit|token count|requested tokens|prompt|per minute|\bTPM\b|上下文|总长|输入)\w*)|(?<answer>max\w*[ _](?:\w+[ _])?tokens|max_?tokens|completion|output|generat\w+|输出|生成)/gi;

/** What is said of tokens at all. */
const isAboutTokens =
  /tokens?\b|_tokens|context|seq_?len|(?:sequence|current) length|n_ctx|max_model_len|(?:输出|生成|上下文|输入).{0,6}(?:长度|上限)/i;

/** What was counted in the question. */
const counted =
  /(\d[\d,]*) (?:in the messages|input tokens|prompt tokens|tokens from the input|`?inputs`?(?: tokens)?)|(?:messages resulted in|prompt contains(?: at least)?|prompt_?tokens\W{0,3}|prompt is too long:) ?\(?(\d[\d,]*)/i;

function lastNamed(text: string): 'answer' | 'both' | undefined {
  const groups = [...text.matchAll(named)].at(-1)?.groups;
  if (groups === undefined) return undefined;
  return groups.both === undefined ? 'answer' : 'both';
}

/** A question may be counted as more tokens than are reckoned here, with what a service adds to it. */
const mostCounted = (inputTokens: number) => inputTokens * 4 + 2_000;

/**
 * Reads what a service says of tokens, in whatever words: the figures tell. One that is what was asked for, or that with the
 * question, is no limit; the largest other one below it is. A figure of both, or a name before the limit, says what it holds for.
 * Nothing where the words say nothing of tokens or of a limit.
 */
export function readTokenLimit(words: string, { outputTokens, inputTokens }: AskedTokens): TokenLimit | undefined {
  if (!isAboutTokens.test(words)) return undefined;
  const [, before, after] = counted.exec(words) ?? [];
  const told = before ?? after;
  const question = told === undefined ? undefined : Number(told.replaceAll(',', ''));
  const figures = figuresIn(words).filter(({ value }) => value !== outputTokens && value !== question);
  const mayBeBoth = ({ value }: Figure) => value > outputTokens && value <= outputTokens + mostCounted(inputTokens);
  const both = figures
    .filter(
      (one) =>
        mayBeBoth(one) && /request|receiv|given|got|sum|total|(?:current|sequence) length|\(\W*$/i.test(one.before),
    )
    .at(-1);
  const least = limits.ai.leastOutputTokens;
  const others = figures.filter(({ value }) => value >= least && value < (both?.value ?? Infinity));
  const limit = others.reduce<Figure | undefined>(
    (most, one) => (one.value > (most?.value ?? 0) ? one : most),
    undefined,
  );
  const of = both ? 'both' : ((limit && lastNamed(limit.before)) ?? lastNamed(words) ?? 'both');
  if (limit === undefined) return of === 'answer' && /max\w*tokens/i.test(words) ? { of } : undefined;
  if (of === 'answer') return limit.value < outputTokens ? { of, tokens: limit.value } : undefined;
  const sumOf = both && both.value - outputTokens;
  const found = question ?? sumOf;
  return { of, tokens: limit.value, ...(found !== undefined && { inputTokens: found }) };
}
