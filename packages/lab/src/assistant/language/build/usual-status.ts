import type { AppField } from '@toolbench/contracts/app-model.ts';
import type { Thing } from '../read/find-things.ts';
import { statusSets } from '../tables/status-sets.ts';
import { choicesOf } from '../words/choice-lexicon.ts';
import { cellsOf, chineseWords, englishWords, rowsOf } from '../words/table.ts';
import { createPhrasebook, tokenise } from '../words/tokens.ts';

const rows = rowsOf(statusSets).map((row) => {
  const [set = '', fields = '', zh = '', en = ''] = cellsOf(row);
  const words = [...chineseWords(zh), ...englishWords(en)].map((word): [string, true] => [word, true]);
  const groups = fields.split(/\s+/).flatMap((group) => (group === '' ? [] : [group.split('+')]));
  return { set, groups, phrases: createPhrasebook(words) };
});

/** The set of choices that a status of these records goes through; undefined where nothing tells one. */
function statusSetFor({ label }: Thing, fields: readonly AppField[]): string | undefined {
  const names = new Set(fields.map(({ name }) => name));
  const labels = [tokenise(label.zh), tokenise(label.en)];
  const byFields = rows.find(({ groups }) => groups.some((group) => group.every((name) => names.has(name))));
  const byWords = rows.find(({ phrases }) => labels.some((tokens) => phrases.find(tokens).length > 0));
  return (byFields ?? byWords)?.set;
}

/** Whether the label of a status, in Chinese or English, tells of money. */
export const ofPayment = (zh: string, en: string): boolean =>
  /付款|支付|缴费|收款|交费/u.test(zh) || /\bpa(?:id|yment)\b/i.test(en);

/** The set of one field; undefined where it is no status or has its choices. */
function setOf({ name, type, choices, label }: AppField, usual: string | undefined): string | undefined {
  if (type !== 'choice' || choices?.[0]?.value !== 'todo') return undefined;
  return ofPayment(label.zh, label.en) ? 'dues' : name === 'status' ? usual : undefined;
}

/** The fields with a status that was only named, by what it goes through: a loan is borrowed, returned or late. */
export function withUsualStatus(fields: readonly AppField[], thing: Thing): AppField[] {
  const usual = thing.noun?.family === 'todo' ? undefined : statusSetFor(thing, fields);
  return fields.map((field) => {
    const choices = choicesOf(setOf(field, usual) ?? '');
    const [first] = choices;
    if (first === undefined) return field;
    const { name, label, required } = field;
    return { name, label, type: 'choice', required, unique: false, choices, preset: first.value };
  });
}
