import type { AppField } from '@toolbench/contracts/assistant/app-model.ts';
import type { Thing } from '../read/find/find-things.ts';
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

/** What a label says of its status, whatever the records are. */
const byLabel: readonly (readonly [RegExp, string])[] = [
  [/付款|支付|缴费|收款|交费|\bpa(?:id|yment)\b/iu, 'dues'],
  [/审批|审核|批准|\bapproval\b/iu, 'leave'],
  [/归还|借阅|借用|\b(?:loan|lending)\b/iu, 'loan'],
  [/发货|物流|配送|送货|\b(?:delivery|shipping)\b/iu, 'delivery-state'],
];

/** The set of choices that a label names by itself, in either language. */
export const setOfLabel = (zh: string, en: string): string | undefined =>
  byLabel.find(([words]) => words.test(zh) || words.test(en))?.[1];

/** The set of one field; undefined where it is no status or has its choices. */
function setOf({ name, type, choices, label }: AppField, usual: string | undefined): string | undefined {
  if (type !== 'choice' || choices?.[0]?.value !== 'todo') return undefined;
  return setOfLabel(label.zh, label.en) ?? (name === 'status' ? usual : undefined);
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
