import { askedNames } from '../../tables/asked-names.ts';

const begin = String.raw`(?<=^\s*|[,、:;。\n]\s*|\b(?:and|with|plus)\s+|\s-\s+|和)`;
const end = String.raw`(?=\s*(?:[,、:;。?!\n]|$|\s-\s|\band\b|和))`;

const questions = askedNames.map(([question, names]): [RegExp, string] => [
  new RegExp(`${begin}(?:${question.source})\\??${end}`, `${question.flags}g`),
  names,
]);

/** 会不会头晕, 要不要: words that ask whether by themselves stay as they are. */
const asksWhether = /^[会要能是可该有用在]不/u;

/** The names that a question stands for, in its own words where those are names. */
function namesOf(whole: string, names: string, groups: Record<string, string | undefined> = {}): string {
  if (asksWhether.test(whole) && groups.verb !== undefined) return whole;
  return names.replace(/\$<(\w+)>/gu, (_, name: string) => groups[name] ?? '');
}

/** A question in place of a name, where it stands, with the names it stands for. */
export interface AskedName {
  readonly start: number;
  readonly end: number;
  readonly names: readonly string[];
}

/** All questions of a text that stand for names. */
export const askedNamesIn = (text: string): AskedName[] =>
  questions.flatMap(([question, names]) =>
    [...text.matchAll(question)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      names: namesOf(match[0], names, match.groups).split(/、|, /u),
    })),
  );

/** The text with names in place of such questions, as lists are read everywhere else. */
export const rewriteQuestions = (text: string): string =>
  questions.reduce(
    (left, [question, names]) =>
      left.replace(question, (whole: string, ...groups: unknown[]) => {
        const said = groups.at(-1);
        return namesOf(whole, names, typeof said === 'object' && said !== null ? { ...said } : undefined);
      }),
    text,
  );
