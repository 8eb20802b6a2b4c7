import type { AppCalculation, AppField } from '@toolbench/contracts/assistant/app-model.ts';
import { calculators } from '../tables/calculators.ts';
import { fieldTypeNamed } from '../words/field-lexicon.ts';
import { cellsOf, chineseWords, englishWords, rowsOf } from '../words/table.ts';
import { createPhrasebook, tokenise } from '../words/tokens.ts';

const inputPattern = /^(?<name>\w+) (?<type>[a-z-]+) (?<example>[\d.]+) (?<zh>.+) \/ (?<en>.+)$/;
const outputPattern = /^(?<name>\w+) (?<decimals>\d) (?<zh>.+?) \/ (?<en>.+?) = (?<formula>.+)$/;

const listed = (cell: string) => cell.split(';').map((part) => part.trim());

function readInput(text: string): AppField[] {
  const found = inputPattern.exec(text)?.groups;
  if (found === undefined) return [];
  const { name = '', type = '', example = '', zh = '', en = '' } = found;
  return [
    { name, label: { zh, en }, type: fieldTypeNamed(type), required: true, unique: false, preset: Number(example) },
  ];
}

function readOutput(text: string): AppCalculation['outputs'] {
  const found = outputPattern.exec(text)?.groups;
  if (found === undefined) return [];
  const { name = '', decimals = '', zh = '', en = '', formula = '' } = found;
  return [{ name, label: { zh, en }, formula, decimals: Number(decimals) }];
}

const entries = rowsOf(calculators).map((row) => {
  const [key = '', zh = '', en = '', chinese = '', english = '', inputs = '', outputs = ''] = cellsOf(row);
  const calculation: AppCalculation = {
    key,
    label: { zh, en },
    inputs: listed(inputs).flatMap(readInput),
    outputs: listed(outputs).flatMap(readOutput),
  };
  return { calculation, phrases: [...chineseWords(chinese), ...englishWords(english)] };
});

const phrases = createPhrasebook(
  entries.flatMap(({ calculation, phrases: words }) =>
    words.map((word): [string, AppCalculation] => [word, calculation]),
  ),
);

/** Whether words are, as a whole, what a calculator is called. */
export const isCalculation = (words: string): boolean => phrases.get(words) !== undefined;

const converters: ReadonlySet<string> = new Set(['length', 'weight', 'temperature', 'currency', 'storage']);
const convertersAtOnce = 4;

/** The calculators that a text asks for; `isKnown` is false where none fits and a plain one stands in. */
export function findCalculations(text: string): { calculations: AppCalculation[]; isKnown: boolean } {
  const mentions = phrases.find(tokenise(text));
  const isConverting = /换算|转换|convert|conversion/i.test(text);
  const found = mentions.filter(({ value }) => converters.has(value.key) === isConverting || mentions.length === 1);
  const distinct = [...new Set((found.length > 0 ? found : mentions).map(({ value }) => value))];
  if (distinct.length > 0)
    return { calculations: distinct.slice(0, isConverting ? convertersAtOnce : 1), isKnown: true };
  const plain = entries.at(-1)?.calculation;
  return { calculations: plain === undefined ? [] : [plain], isKnown: /计算器|calculator/i.test(text) };
}
