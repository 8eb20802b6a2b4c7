import type { AppCalculation, AppEntity, AppField } from '@toolbench/contracts/app-model.ts';
import type { Model } from '../shared/prepare-model.ts';
import { code } from '../code.ts';
import { jsExpression, readFormula } from '../shared/formula.ts';
import { tonesOf, type Choice } from '../shared/choice-tones.ts';
import { jsLiteral, type Plain } from '../shared/literals.ts';
import { limitsOf, publishedOf, seedsOf } from '../shared/server-entity.ts';

const toned = (choices: readonly Choice[]) => {
  const tones = tonesOf(choices);
  return choices.map(({ value, label }, index) => ({ value, label, tone: tones[index] }));
};

const pageField = ({ unique, choices, ...field }: AppField) => ({
  ...field,
  ...(unique ? { unique } : {}),
  ...(choices ? { choices: toned(choices) } : {}),
});

const pageEntity = (entity: AppEntity, model: Model) => ({
  name: entity.name,
  plural: entity.plural,
  label: entity.label,
  titleField: entity.titleField,
  order: model.order[entity.name],
  limits: limitsOf(entity),
  published: publishedOf(entity, model),
  fields: entity.fields.map(pageField),
});

/** model.js: what the pages show, in both languages. */
export const modelFile = (model: Model) => code`
/** What the app is called, what it keeps and which pages it has. */
export const app = ${jsLiteral({
  name: model.name,
  slug: model.slug,
  locale: model.locale,
  features: model.features,
  pages: model.pages,
  sections: model.sections,
} as unknown as Plain)};

export const entities = ${jsLiteral(model.entities.map((entity) => pageEntity(entity, model)) as unknown as Plain)};

export const entityNamed = (name) => entities.find((entity) => entity.name === name);
export const pageWith = (key) => app.pages.find((page) => page.key === key);
`;

/** browser-seeds.js: what the store of the browser begins with. */
export const browserSeedsFile = (model: Model) => code`
export const seeds = ${jsLiteral(seedsOf(model) as unknown as Plain)};
`;

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
  const roundTo = code`
/** Rounds half away from zero. */
const roundTo = (value, decimals) => (Math.sign(value) * Math.round(Math.abs(value) * 10 ** decimals)) / 10 ** decimals;

`;
  return `${text.includes('roundTo(') ? roundTo : ''}/** What is worked out from what is typed in; \`values\` holds the inputs as numbers. */
export const calculations = [
${text}
];
`;
}
