import type { AppEntity, AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { accessNote, accessOf } from '../model/access.ts';
import { limitText } from '../record-limits.ts';
import { conversationTexts } from './texts.ts';
import type { Language } from './language.ts';

const fieldList = ({ fields }: AppEntity, language: Language) => {
  const { required, separator } = conversationTexts[language];
  return fields
    .map(({ label, required: isRequired }) => label[language] + (isRequired ? required : ''))
    .join(separator);
};

const listed = (title: string, lines: readonly Bilingual[], language: Language): string[] =>
  lines.length === 0 ? [] : [`- ${title}`, ...lines.map((words) => `  - ${words[language]}`)];

/** What is to be said beside the model: what nobody said, what was just changed, and what was not understood. */
export interface RequirementNotes {
  readonly assumptions?: readonly Bilingual[] | undefined;
  readonly changes?: readonly Bilingual[] | undefined;
  /** Words of the message that nothing in the app comes from. */
  readonly unused?: readonly string[] | undefined;
}

/** What was understood, in words: the app, its data, its pages, what it can do, and the notes on it. Markdown. */
export function describeRequirement(
  model: AppModel,
  stack: TechStack,
  { assumptions = [], changes = [], unused = [] }: RequirementNotes,
  language: Language,
): string {
  const texts = conversationTexts[language];
  const { separator } = texts;
  const features = Object.entries(model.features).flatMap(([name, isOn]) =>
    isOn ? [texts.features[name as keyof AppModel['features']]] : [],
  );
  const access = accessOf(model);
  const accessWords = accessNote(model);
  const lines = [
    texts.understood(model.name[language], texts.stack(stack)),
    ...model.entities.map((entity) => `- **${entity.label[language]}**${texts.colon}${fieldList(entity, language)}`),
    ...model.entities.flatMap((entity) =>
      (entity.limits ?? []).map((limit) => `- ${texts.limit}${texts.colon}${limitText(entity, limit)[language]}`),
    ),
    ...model.calculations.map(
      ({ label, inputs, outputs }) =>
        `- **${label[language]}**${texts.colon}${inputs.map((input) => input.label[language]).join(separator)} → ${outputs.map((output) => output.label[language]).join(separator)}`,
    ),
    ...(model.pages.length > 0
      ? [
          `- ${texts.pages}${texts.colon}${[...access.forms, ...model.pages.map(({ label }) => label)].map((label) => label[language]).join(separator)}`,
        ]
      : []),
    ...(accessWords ? [`- ${texts.access}${texts.colon}${accessWords[language]}`] : []),
    ...(features.length > 0 ? [`- ${texts.can}${texts.colon}${features.join(separator)}`] : []),
    ...listed(texts.changed + texts.colon.trimEnd(), changes, language),
    ...listed(texts.assumed + texts.colon.trimEnd(), assumptions, language),
    ...(unused.length > 0 ? [`- ${texts.unused(unused, 'card')}`] : []),
  ];
  return `${lines.join('\n')}\n\n${texts.askConfirmation}`;
}
