import type { AppCalculation, AppField } from '@toolbench/contracts/assistant/app-model.ts';
import type { FoundList } from '../read/find/find-lists.ts';
import { readField } from '../read/read-field.ts';
import { withOwnNames } from '../../model/edit-fields.ts';

/** A calculator of the inputs that a sentence names, and whether how they are put together was told or is a guess. */
export interface OwnCalculation {
  readonly calculation: AppCalculation;
  readonly isGuess: boolean;
}

const fewest = 2;
const most = 12;
const whole = 100;

const weighted =
  /(?<name>\p{Script=Han}{2,8}?|[a-z][a-z ]{1,20}?)(?:成绩|分)?\s*(?:占|算|:)?\s*(?<share>\d{1,3})\s*%/giu;
/** What comes of it, rather than what is typed in. */
const isOutcome = /^(?:算|得出|求出|出(?=总|结))|^(?:calculate|get|work out)\b/iu;
const isShare = /率|比例|百分比|percent|%|\brate\b|waste/i;
const usualValue: Readonly<Partial<Record<AppField['type'], number>>> = { money: 100, integer: 2, decimal: 10 };

const asInput = (field: AppField): AppField => {
  const type = usualValue[field.type] === undefined ? 'decimal' : field.type;
  const { name, label } = field;
  return { name, label, type, required: true, unique: false, preset: usualValue[type] ?? 1 };
};

function calculationOf(inputs: readonly AppField[], formula: string): AppCalculation {
  return {
    key: 'own',
    label: { zh: '计算', en: 'Calculation' },
    inputs: [...inputs],
    outputs: [{ name: 'result', label: { zh: '结果', en: 'Result' }, formula, decimals: 2 }],
  };
}

/** 平时30%、期末70%: parts of a whole with their shares. */
function sharesIn(text: string): OwnCalculation | undefined {
  const parts = [...text.matchAll(weighted)].flatMap(({ groups }) => {
    const field = readField(groups?.name?.replace(/^(?:和|与|and )/u, '') ?? '');
    return field === undefined
      ? []
      : [{ field: { ...asInput(field), type: 'decimal' as const, preset: 80 }, share: Number(groups?.share) }];
  });
  const isWhole = parts.reduce((sum, { share }) => sum + share, 0) === whole;
  if (parts.length < fewest || !isWhole) return undefined;
  const inputs = withOwnNames(parts.slice(0, most).map(({ field }) => field));
  const formula = inputs.map(({ name }, at) => `${name} * ${parts[at]?.share ?? 0} / ${whole}`).join(' + ');
  return { calculation: calculationOf(inputs, formula), isGuess: false };
}

/** Prices are multiplied with what they are the price of; other numbers are added up. */
function guessed(inputs: readonly AppField[]): string {
  const factors = inputs.map(({ name, label }) =>
    isShare.test(`${label.zh} ${label.en}`) ? `${name} / ${whole}` : name,
  );
  return factors.join(inputs.some(({ type }) => type === 'money') ? ' * ' : ' + ');
}

const shortest = 3;

/** Pairs of Chinese characters and English words: names that share one mean the same input. */
function partsOf({ label }: AppField): string[] {
  const chinese = [...label.zh]
    .map((_, at) => label.zh.slice(at, at + 2))
    .filter((pair) => /^\p{Script=Han}{2}$/u.test(pair));
  return [
    ...chinese,
    ...label.en
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= shortest),
  ];
}

/** What the sentence names to be typed in, where the calculators of the lexicon do not ask for it. */
export function ownCalculation(
  text: string,
  lists: readonly FoundList[],
  known: AppCalculation | undefined,
): OwnCalculation | undefined {
  const shares = sharesIn(text);
  if (shares !== undefined) return shares;
  const named = lists.flatMap(({ items }) =>
    items.flatMap((item) => ('field' in item && !isOutcome.test(item.field.label.zh) ? [item.field] : [])),
  );
  const asked = new Set(known?.inputs.flatMap(partsOf));
  const missing = named.filter((field) => !partsOf(field).some((part) => asked.has(part)));
  if (named.length < fewest || missing.length * 2 <= named.length) return undefined;
  const inputs = withOwnNames(named.slice(0, most).map(asInput));
  return { calculation: calculationOf(inputs, guessed(inputs)), isGuess: true };
}
