import { z } from 'zod';
import {
  appCalculation,
  appEntity,
  appField,
  appModel,
  appPage,
  appSection,
  bilingual,
  entityName,
  fieldName,
  fieldType,
  pageKind,
  recordLimit,
} from './assistant/app-model.ts';
import { limits } from './limits.ts';

/**
 * Everything that can be done to an app model, as a closed set: the card, a sentence, a chat model and callers of the API all
 * change an app by these and by nothing else. `at` counts from 0; null takes away what is optional.
 */

/** Kinds of apps that differ in their pages alone, so that one can become another. */
export const keepingFamilies = [
  'todo',
  'notes',
  'booking',
  'contacts',
  'inventory',
  'expenses',
  'tracker',
  'dashboard',
  'records',
] as const;

const at = z.int().min(0).max(limits.assistant.fieldsPerEntity);
const key = appPage.shape.key;

/** Its name in code stays, whatever it is called: what was entered is kept under it. */
const fieldChange = z.strictObject({
  label: bilingual.optional(),
  type: fieldType.optional(),
  required: z.boolean().optional(),
  unique: z.boolean().optional(),
  choices: appField.shape.choices,
  target: entityName.optional(),
  least: z.number().nullable().optional(),
  most: z.number().nullable().optional(),
  preset: z.union([z.string(), z.number(), z.boolean()]).nullable().optional(),
});

const pageChange = z.strictObject({
  label: bilingual.optional(),
  by: fieldName.optional(),
  sum: fieldName.nullable().optional(),
});

const of = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ do: z.literal(name), ...shape });

export const appCommand = z.discriminatedUnion('do', [
  of('set-name', { name: bilingual }),
  /** With the pages that such apps have. */
  of('set-kind', { kind: z.enum(keepingFamilies) }),
  of('set-colour', { colour: appModel.shape.color }),
  of('set-language', { language: appModel.shape.locale }),
  of('set-feature', { feature: appModel.shape.features.keyof(), on: z.boolean() }),
  /** With a list of its records, and example records where it brings none. */
  of('add-entity', { entity: appEntity }),
  /** Its name in code, its table and its address stay. */
  of('rename-entity', { entity: entityName, label: bilingual }),
  /** With its pages and everything that points to it. */
  of('remove-entity', { entity: entityName }),
  /** Which field stands for a record. */
  of('set-title', { entity: entityName, field: fieldName }),
  /** Whether visitors send in records of it and see only their own, or all who come see them all. */
  of('set-open', { entity: entityName, open: z.boolean() }),
  /** Whether only the owner and whoever sent them in see its records, or all who come. */
  of('set-hidden', { entity: entityName, hidden: z.boolean() }),
  /** Whether only the owner changes what visitors do not send in. */
  of('set-owned', { owned: z.boolean() }),
  of('set-examples', { entity: entityName, count: z.int().min(0).max(limits.assistant.seedRows) }),
  of('add-field', { entity: entityName, field: appField }),
  of('change-field', { entity: entityName, field: fieldName, to: fieldChange }),
  of('move-field', { entity: entityName, field: fieldName, at }),
  of('remove-field', { entity: entityName, field: fieldName }),
  of('add-rule', { entity: entityName, rule: recordLimit }),
  of('change-rule', { entity: entityName, at, rule: recordLimit }),
  of('remove-rule', { entity: entityName, at }),
  of('set-order', { entity: entityName, field: fieldName, descending: z.boolean() }),
  /** Without `by`, `sum`, `key` and `label` they are chosen as the entity suggests. */
  of('add-page', {
    kind: pageKind,
    entity: entityName.optional(),
    by: fieldName.optional(),
    sum: fieldName.nullable().optional(),
    label: bilingual.optional(),
  }),
  of('change-page', { page: key, to: pageChange }),
  of('move-page', { page: key, at }),
  of('remove-page', { page: key }),
  /** One with the same key gives way. */
  of('set-calculation', { calculation: appCalculation }),
  of('remove-calculation', { calculation: appCalculation.shape.key }),
  /** At the end, or in the place of the one that is there. */
  of('set-section', { at, section: appSection }),
  of('remove-section', { at }),
  /** Words of the sentence that were not read are to be left alone. */
  of('leave-words', { words: z.string().max(limits.assistant.unreadCharacters) }),
]);

export const appCommands = z.array(appCommand).max(limits.assistant.commands);

export type AppCommand = z.infer<typeof appCommand>;
export type FieldChange = z.infer<typeof fieldChange>;
