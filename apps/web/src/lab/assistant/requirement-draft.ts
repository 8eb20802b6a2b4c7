import type { AppEntity, AppField, AppModel, FieldType } from '@toolbench/contracts/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { withFittingLimits, withinLimits } from '@toolbench/lab/assistant/record-limits.ts';

/** What is wrong with an edited requirement. */
type RequirementProblem = {
  readonly code: 'no-fields' | 'same-field' | 'empty-name';
  readonly name: string;
} | null;

const change = (model: AppModel, entityName: string, edit: (entity: AppEntity) => AppEntity): AppModel => ({
  ...model,
  entities: model.entities.map((entity) => (entity.name === entityName ? edit(entity) : entity)),
});

/** Leaves out what a page, an order or a limit said about a field that is gone. */
function withoutField(model: AppModel, entityName: string, fieldName: string): AppModel {
  const pages = model.pages.filter(
    ({ entity, by, sum }) => entity !== entityName || (by !== fieldName && sum !== fieldName),
  );
  const isOrder = model.order[entityName]?.replace(/^-/, '') === fieldName;
  const order = Object.fromEntries(Object.entries(model.order).filter(([name]) => name !== entityName || !isOrder));
  return change({ ...model, pages, order }, entityName, withFittingLimits);
}

export function removeField(model: AppModel, entityName: string, fieldName: string): AppModel {
  const changed = change(model, entityName, (entity) => {
    const fields = entity.fields.filter(({ name }) => name !== fieldName);
    const titleField = entity.titleField === fieldName ? (fields.at(0)?.name ?? '') : entity.titleField;
    const seeds = entity.seeds.map((seed) =>
      Object.fromEntries(Object.entries(seed).filter(([name]) => name !== fieldName)),
    );
    return { ...entity, fields, titleField, seeds };
  });
  return withoutField(changed, entityName, fieldName);
}

/** Adds a text field; its name is free whatever its label is. */
export function addField(model: AppModel, entityName: string, label: string): AppModel {
  return change(model, entityName, (entity) => {
    const taken = new Set(entity.fields.map(({ name }) => name));
    let number = entity.fields.length + 1;
    while (taken.has(`field${number}`)) number += 1;
    const field: AppField = {
      name: `field${number}`,
      label: { zh: label, en: label },
      type: 'text',
      required: false,
      unique: false,
    };
    return { ...entity, fields: [...entity.fields, field] };
  });
}

/** Types that need nothing but their name; the others keep what they have. */
export const plainTypes: readonly FieldType[] = [
  'text',
  'long-text',
  'integer',
  'decimal',
  'money',
  'date',
  'date-time',
  'boolean',
  'email',
  'url',
  'phone',
  'rating',
];

/** Records made for another type go; a new one has none. */
export function editField(
  model: AppModel,
  entityName: string,
  fieldName: string,
  edit: { readonly label?: string; readonly type?: FieldType; readonly required?: boolean },
  language: 'zh' | 'en',
): AppModel {
  const isRetyped = edit.type !== undefined;
  const changed = change(model, entityName, (entity) => ({
    ...entity,
    seeds: isRetyped
      ? entity.seeds.map((seed) => Object.fromEntries(Object.entries(seed).filter(([name]) => name !== fieldName)))
      : entity.seeds,
    fields: entity.fields.map((field) => {
      if (field.name !== fieldName) return field;
      const { choices, target, preset, least, most, ...plain } = field;
      const kept = isRetyped ? plain : { ...plain, choices, target, preset, least, most };
      const label = edit.label === undefined ? field.label : { ...field.label, [language]: edit.label };
      return { ...kept, label, type: edit.type ?? field.type, required: edit.required ?? field.required };
    }),
  }));
  return isRetyped ? withoutField(changed, entityName, fieldName) : changed;
}

const mostRecords = limits.assistant.recordsPerLimit;

/** Gives a limit another number, within what a limit can be; example records that exceed it go. */
export function editLimit(model: AppModel, entityName: string, index: number, most: number): AppModel {
  const number = Math.min(Math.max(Math.round(most), 1), mostRecords);
  return change(model, entityName, (entity) => {
    const changed = {
      ...entity,
      limits: entity.limits?.map((limit, at) => (at === index ? { ...limit, most: number } : limit)),
    };
    return { ...changed, seeds: withinLimits(changed, entity.seeds) };
  });
}

export function removeLimit(model: AppModel, entityName: string, index: number): AppModel {
  return change(model, entityName, (entity) =>
    withFittingLimits({ ...entity, limits: entity.limits?.filter((_, at) => at !== index) }),
  );
}

/** The first thing that keeps it from being generated. */
export function problemOf(model: AppModel, language: 'zh' | 'en'): RequirementProblem {
  if (model.name[language].trim() === '') return { code: 'empty-name', name: '' };
  for (const { label, fields } of model.entities) {
    if (fields.length === 0) return { code: 'no-fields', name: label[language] };
    const labels = fields.map((field) => field.label[language].trim());
    if (labels.includes('')) return { code: 'empty-name', name: label[language] };
    const same = labels.find((name, index) => labels.indexOf(name) !== index);
    if (same !== undefined) return { code: 'same-field', name: same };
  }
  return null;
}
