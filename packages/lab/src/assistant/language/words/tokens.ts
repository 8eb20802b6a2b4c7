import { singular } from './english.ts';

/** A Chinese character or a Latin word in its singular, with where it stands in the text. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** A plural became `word`. */
  readonly isPlural: boolean;
}

const tokenPattern = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:['’](?!s\b)\p{L}+)?/gu;

/** Cuts a text into Chinese characters and Latin words in lower case; everything else only parts them. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const lower = match[0].toLowerCase();
    const word = singular(lower);
    tokens.push({ word, start: match.index, end: match.index + match[0].length, isPlural: word !== lower });
  }
  return tokens;
}

/** A phrase found in a text: its characters from `start` to `end`, its tokens from `first` to `last`. */
export interface Mention<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
  readonly isPlural: boolean;
}

/** Phrases with what they stand for. */
export interface Phrasebook<Value> {
  readonly get: (phrase: string) => Value | undefined;
  /** All phrases in the tokens, from left to right, the longest at each place, none within another. */
  readonly find: (tokens: readonly Token[]) => Mention<Value>[];
  /** The longest phrase that the text ends with. */
  readonly findAtEnd: (text: string) => Mention<Value> | undefined;
}

const keyOf = (tokens: readonly Token[]) => tokens.map((token) => token.word).join(' ');

/** What a phrase is looked up by: its words in the singular, Chinese ones character by character. */
export function phraseKey(phrase: string): string {
  return keyOf(tokenise(phrase));
}

function mentionOf<Value>(tokens: readonly Token[], first: number, last: number, value: Value): Mention<Value> {
  const [from, to] = [tokens[first], tokens[last]];
  return { value, first, last, start: from?.start ?? 0, end: to?.end ?? 0, isPlural: to?.isPlural ?? false };
}

/** Phrases by their keys. */
interface PhraseIndex<Value> {
  readonly values: ReadonlyMap<string, Value>;
  /** Words of the longest phrase. */
  readonly longest: number;
  /** Of the phrases that begin with a word, the most words: most places of a text begin none. */
  readonly longestFrom: ReadonlyMap<string, number>;
}

function indexPhrases<Value>(entries: Iterable<readonly [phrase: string, value: Value]>): PhraseIndex<Value> {
  const values = new Map<string, Value>();
  let longest = 0;
  const longestFrom = new Map<string, number>();
  for (const [phrase, value] of entries) {
    const tokens = tokenise(phrase);
    const key = keyOf(tokens);
    if (key === '' || values.has(key)) continue;
    values.set(key, value);
    longest = Math.max(longest, tokens.length);
    const word = tokens[0]?.word ?? '';
    longestFrom.set(word, Math.max(longestFrom.get(word) ?? 0, tokens.length));
  }
  return { values, longest, longestFrom };
}

/**
 * Where a phrase is given twice, the first entry stays. The phrases are gone through when one is first looked for: there
 * are thousands, and no start of a program is to wait for them.
 */
export function createPhrasebook<Value>(entries: Iterable<readonly [phrase: string, value: Value]>): Phrasebook<Value> {
  let made: PhraseIndex<Value> | undefined;
  const index = () => (made ??= indexPhrases(entries));
  const longestAt = (tokens: readonly Token[], first: number): Mention<Value> | undefined => {
    const { values, longestFrom } = index();
    const most = longestFrom.get(tokens[first]?.word ?? '') ?? 0;
    for (let last = Math.min(first + most, tokens.length) - 1; last >= first; last -= 1) {
      const value = values.get(keyOf(tokens.slice(first, last + 1)));
      if (value !== undefined) return mentionOf(tokens, first, last, value);
    }
    return undefined;
  };
  return {
    get: (phrase) => index().values.get(phraseKey(phrase)),
    find(tokens) {
      const found: Mention<Value>[] = [];
      for (let at = 0; at < tokens.length; at += 1) {
        const mention = longestAt(tokens, at);
        if (mention === undefined) continue;
        found.push(mention);
        at = mention.last;
      }
      return found;
    },
    findAtEnd(text) {
      const { values, longest } = index();
      const tokens = tokenise(text);
      for (let first = Math.max(0, tokens.length - longest); first < tokens.length; first += 1) {
        const value = values.get(keyOf(tokens.slice(first)));
        if (value !== undefined) return mentionOf(tokens, first, tokens.length - 1, value);
      }
      return undefined;
    },
  };
}
