import { limits } from '@toolbench/contracts/limits.ts';
import { slipPairs } from '../../tables/slips.ts';
import { traditionalPairs } from '../../tables/traditional.ts';
import { wordPairs } from '../../words/table.ts';

const simplified = new Map(
  (traditionalPairs.match(/\p{Script=Han}{2}/gu) ?? []).map((pair): [string, string] => [
    pair.charAt(0),
    pair.charAt(1),
  ]),
);

/** Traditional characters as the tables have them. */
const inSimplified = (text: string) =>
  text.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character);

const rightWords = new Map(wordPairs(slipPairs));
/** 帐 is right in 帐篷 and 蚊帐. */
const slips = new RegExp(`(?<![蚊营])(?:${[...rightWords.keys()].join('|')})(?!篷)`, 'gu');

/** Words as they are often mistyped, put right; those of different length would move places, so there are none. */
const withRightWords = (text: string) => text.replace(slips, (slip) => rightWords.get(slip) ?? slip);

/** Without characters that cannot be seen; line breaks stay, tabs are spaces. */
const visible = (text: string) =>
  text.replace(/[\p{Cf}\p{Cc}\p{Cs}]/gu, (character) => (character === '\n' ? '\n' : character === '\t' ? ' ' : ''));

/** A sentence as it was written, with its own marks. */
export const withoutControls = (sentence: string): string => visible(sentence).trim();

const firstCircled = '①'.charCodeAt(0);
/**
 * Numbers in circles become ones with brackets, columns that were copied from a table parts of a list: NFKC and single spaces
 * would hide both.
 */
const withPlainMarks = (text: string) =>
  text
    .replace(/[①-⑳]/gu, (circled) => ` ${circled.charCodeAt(0) - firstCircled + 1}) `)
    .replace(/^[^\n\t]*\t[^\n\t]*\t[^\n]*$/gmu, (line) => line.trim().replace(/\t+/gu, '、'));

/** What says that a list may go on, at its end: it is no item. */
const andSoOn = /[,;、]? (?:etc\.?|and so on|and so forth)(?=\s*(?:[.;。)\n]|$))|[,、]等等?(?=\s*(?:[.;。)\n]|$))/giu;

/** One way of writing: full-width marks become narrow ones (NFKC), traditional characters simplified ones, common mistypings of Chinese words the right ones, invisible and direction marks go, spaces are single. */
export function normalise(sentence: string): string {
  const simple = inSimplified(
    visible(withPlainMarks(sentence.slice(0, limits.assistant.messageCharacters)).normalize('NFKC')),
  );
  return withRightWords(simple)
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(andSoOn, '')
    .slice(0, limits.assistant.messageCharacters)
    .trim();
}

const englishAsked =
  /\b(?:in english|english (?:interface|version|ui))\b|英文界面|英文版|用英文|英语界面|界面(?:用|为|是)?英文/i;
const chineseAsked =
  /\b(?:in chinese|chinese (?:interface|version|ui))\b|中文界面|中文版|用中文|界面(?:用|为|是)?中文/i;

/** The language an app opens in: the one that is asked for, else the one of the sentence. */
export function localeOf(text: string): 'zh' | 'en' {
  if (englishAsked.test(text)) return 'en';
  if (chineseAsked.test(text)) return 'zh';
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/[A-Za-z]+/g)?.length ?? 0;
  return chinese > 0 && chinese * 2 >= latin ? 'zh' : 'en';
}

/** The text with a part of it made empty, so that places in it stay. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + text.slice(end);
}
