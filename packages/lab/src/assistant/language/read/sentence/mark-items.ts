import { fieldPhrases } from '../../words/field-lexicon.ts';
import { inferType } from '../../words/infer-type.ts';
import { fieldAskedFor } from '../../words/question-lexicon.ts';
import { tokenise } from '../../words/tokens.ts';

const spaced = /(?<=^|[^\p{Script=Han}])\p{Script=Han}{1,8}(?:[ \t]+\p{Script=Han}{1,8}){2,}/gu;
const han = /\p{Script=Han}{4,}/gu;
const fewest = 3;

/** Whether words are likely to name a field. */
export const isLikely = (word: string): boolean =>
  fieldPhrases.findAtEnd(word) !== undefined || fieldAskedFor(word) !== undefined || inferType(word) !== 'text';

/** `标题 作者 链接`: spaces part the items where most of the words are names of fields. */
function betweenSpaces(run: string): string {
  const words = run.trim().split(/[ \t]+/);
  return words.filter(isLikely).length * 2 > words.length ? words.join('、') : run;
}

/** `姓名手机余额积分`: names of fields that follow each other, three or more, with nothing between them. */
function betweenNames(run: string): string {
  const tokens = tokenise(run);
  const mentions = fieldPhrases.find(tokens).filter(({ first, last }) => last > first);
  const groups: { start: number; end: number; cuts: number[] }[] = [];
  for (const { start, end } of mentions) {
    const group = groups.at(-1);
    if (group?.end === start) {
      group.cuts.push(start);
      group.end = end;
    } else groups.push({ start, end, cuts: [] });
  }
  const cuts = groups.filter((group) => group.cuts.length + 1 >= fewest).flatMap((group) => group.cuts);
  return [0, ...cuts].map((from, at) => run.slice(from, cuts[at] ?? run.length)).join('、');
}

/** “name price stock and image”: so many names of fields with only an “and” before the last. */
function betweenEnglish(run: string): string {
  const tokens = tokenise(run);
  const mentions = fieldPhrases.find(tokens.filter(({ word }) => word !== 'and'));
  const covered = mentions.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const isAll = covered === tokens.filter(({ word }) => word !== 'and').length;
  return isAll && mentions.length >= fewest ? mentions.map(({ start, end }) => run.slice(start, end)).join(', ') : run;
}

const english = /(?<=\b(?:with|has|have|include|includes|for|store|stores|of|:)\s)[a-z]+(?: [a-z]+){1,6} and [a-z]+/giu;

/** Puts the mark of a list between names of fields that a sentence writes without one. */
export function markItems(text: string): string {
  return text.replace(spaced, betweenSpaces).replace(han, betweenNames).replace(english, betweenEnglish);
}
