import type { AppCalculation, AppEntity, AppField } from '@toolbench/contracts/assistant/app-model.ts';
import type { Model } from '../shared/prepare-model.ts';
import { jsExpression, readFormula } from '../shared/formula.ts';
import { tonesOf, type Choice } from '../shared/choice-tones.ts';
import { jsLiteral, type Plain } from '../shared/literals.ts';
import { typeInApp } from '../shared/pictures.ts';
import { hasVisitors, limitsOf, publishedOf, seedsOf } from '../shared/server-entity.ts';
import { isForStaff } from '../shared/visitors.ts';

const toned = (choices: readonly Choice[]) => {
  const tones = tonesOf(choices);
  return choices.map(({ value, label }, index) => ({ value, label, tone: tones[index] }));
};

const pageField = ({ unique, choices, ...field }: AppField) => ({
  ...field,
  type: typeInApp({ unique, ...field }),
  ...(isForStaff({ unique, ...field }) ? { staff: true } : {}),
  ...(unique ? { unique } : {}),
  ...(choices ? { choices: toned(choices) } : {}),
});

/** Whether nobody but the owner has to do with the records of a kind: visitors neither see nor send any. */
const isOwnersOnly = ({ name }: AppEntity, { visitors }: Model) =>
  visitors.hidden.has(name) && !visitors.open.has(name);

const pageEntity = (entity: AppEntity, model: Model) => ({
  name: entity.name,
  plural: entity.plural,
  label: entity.label,
  titleField: entity.titleField,
  order: model.order[entity.name],
  limits: limitsOf(entity),
  published: publishedOf(entity, model),
  open: model.visitors.open.has(entity.name) ? true : undefined,
  hidden: isOwnersOnly(entity, model) ? true : undefined,
  fields: entity.fields.map(pageField),
});

/** data.js: what the app is called, what it keeps and which pages it has, in both languages. */
export function dataFile(model: Model): string {
  const { name, slug, locale, pages, sections } = model;
  const features = { ...model.features, visitors: hasVisitors(model) };
  const app = { name, slug, locale, features, pages, sections } as unknown as Plain;
  const entities = model.entities.map((entity) => pageEntity(entity, model)) as unknown as Plain;
  return `export const app = ${jsLiteral(app)};\n\nexport const entities = ${jsLiteral(entities)};\n`;
}

/** browser-seeds.js: what the store of the browser begins with. */
export const browserSeedsFile = (model: Model) =>
  `export const seeds = ${jsLiteral(seedsOf(model) as unknown as Plain)};\n`;

const outputText = (calculation: AppCalculation, output: AppCalculation['outputs'][number]) => {
  const names = new Set(calculation.inputs.map((input) => input.name));
  const formula = readFormula(output.formula, names);
  return `      {
        name: ${jsLiteral(output.name)},
        label: ${jsLiteral(output.label)},
        decimals: ${output.decimals},
        calculate: (${formula === undefined ? '' : 'values'}) => ${formula === undefined ? 'NaN' : jsExpression(formula)},
      },`;
};

const calculationText = (calculation: AppCalculation) => `  {
    key: ${jsLiteral(calculation.key)},
    label: ${jsLiteral(calculation.label)},
    inputs: [
${calculation.inputs.map((input) => `      ${jsLiteral(pageField(input) as unknown as Plain).replace(/\n/g, '\n      ')},`).join('\n')}
    ],
    outputs: [
${calculation.outputs.map((output) => outputText(calculation, output)).join('\n')}
    ],
  },`;

/** lib/calculations.js: what is worked out, as ordinary expressions. */
export function calculationsFile(model: Model): string {
  const text = model.calculations.map(calculationText).join('\n');
  const round = text.includes('roundTo(') ? "import { roundTo } from './round.js';\n\n" : '';
  return `${round}/** What is worked out from what is typed in; \`values\` holds the inputs as numbers. */\nexport const calculations = [${text && `\n${text}\n`}];\n`;
}
