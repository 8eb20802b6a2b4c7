import { withColonChoices } from '../sentence/rewrite-choices.ts';

/*
 * One way of writing what a message spells out, whatever marks it uses: round brackets, marks of lists between the columns of a
 * table, commas between numbered items, choices in brackets behind their name.
 */

const between = String.raw`[^,.;:()|\n]{1,30}`;

/** Numbers that count the items of one sentence. */
function withoutNumbers(line: string): string {
  const marks = [...line.matchAll(/(?<![\d.])\(?([1-9])[).、]\s*/gu)];
  const isCount = marks.length >= 3 && marks.some(({ 1: digit }) => digit === '3');
  if (!isCount) return line;
  return line.replace(/[\s,、;]*(?<![\d.])\(?([1-9])[).、]\s*/gu, (_, digit: string) => (digit === '1' ? ': ' : ', '));
}

/** Columns of a table that was copied. */
const withoutBars = (line: string) =>
  (line.match(/\|/gu)?.length ?? 0) >= 2
    ? line.replace(/^\s*\|\s*|\s*\|\s*$/gu, '').replace(/\s*\|+\s*/gu, '、')
    : line;

const choices: readonly (readonly [RegExp, string])[] = [
  // “the type - crown, bridge or splint - shade”
  [new RegExp(String.raw`\s[-–—]\s(${between}(?:, ${between})*,? or ${between})\s[-–—]\s`, 'giu'), ' ($1), '],
  // “the voicing, which can be SATB, SSA or unison”; “milk, which is goat, ewe or cow”
  [
    new RegExp(
      String.raw`,? (?:which|that) (?:can be|could be|may be|is|are)(?: either| one of)? (${between}(?:, ${between})*,? or [\w-]+)`,
      'giu',
    ),
    ' ($1)',
  ],
  // 性别可以是公、母或者未知
  [
    /(\p{Script=Han}{1,6}?)(?:可以是|只能是|只有|分为|分成|分)([^,。;:()]{1,24}(?:、[^,。;:()]{1,12})*(?:或者?|还是|和)[^,。;:()、]{1,12})(?=[,。;\n]|$)/gu,
    '$1($2)',
  ],
  // 机房/轿厢/底坑三选一的部位
  [/((?:[^,、。;:/()\s]{1,8}\/)+[^,、。;:/()\s]{1,8}?)(?:[二两三四五]选一)的?(\p{Script=Han}{1,6})/gu, '$2($1)'],
];

/** The text as the other readers of this folder take it. */
export const plainForm = (text: string): string =>
  choices.reduce(
    (left, [pattern, written]) => left.replace(pattern, written),
    withColonChoices(text)
      .replace(/[【〔[]/gu, '(')
      .replace(/[】〕\]]/gu, ')')
      .split('\n')
      .map((line) => withoutBars(withoutNumbers(line)))
      .join('\n'),
  );
