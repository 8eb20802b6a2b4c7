import { z } from 'zod';
import { limits } from '../limits.ts';

/**
 * An app as the assistant has understood it: what the requirement card shows and people edit before they confirm, and what
 * the generators turn into files. It says what the app is, never how it is written.
 */

const { assistant } = limits;

/** Words in both languages: an app speaks the one of its maker and can be switched. */
export const bilingual = z.object({
  zh: z.string().max(assistant.nameCharacters * 4),
  en: z.string().max(assistant.nameCharacters * 4),
});

export const appFamilies = [
  'todo',
  'notes',
  'blog',
  'shop',
  'booking',
  'contacts',
  'inventory',
  'expenses',
  'tracker',
  'survey',
  'dashboard',
  'calculator',
  'landing',
  'chat',
  'api',
  'records',
] as const;

/** What kind of app it is. `records`: things with fields and nothing more special. `api`: calls without pages. */
export const appFamily = z.enum(appFamilies);

export const fieldTypes = [
  'text',
  'long-text',
  'integer',
  'decimal',
  'money',
  'date',
  'date-time',
  'boolean',
  'choice',
  'reference',
  'email',
  'url',
  'phone',
  'rating',
] as const;

export const fieldType = z.enum(fieldTypes);

/** Types whose values are numbers, which have limits and sums. */
export const numericTypes: ReadonlySet<string> = new Set<FieldType>(['integer', 'decimal', 'money', 'rating']);

/** camelCase, letters and digits: it names a column, a key of JSON and a variable. */
export const fieldName = z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/);
/** PascalCase, singular: it names a table, a class and, in lower case and plural, a path. */
export const entityName = z.string().regex(/^[A-Z][a-zA-Z0-9]{0,39}$/);

/** Whether it is called otherwise than at first: its name in code stayed, and says nothing of it any more. */
const renamed = z.boolean().optional();

export const appField = z.object({
  name: fieldName,
  label: bilingual,
  renamed,
  type: fieldType,
  required: z.boolean(),
  unique: z.boolean(),
  /** Of `choice`: at least two. */
  choices: z
    .array(z.object({ value: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/), label: bilingual }))
    .max(assistant.choices)
    .optional(),
  /** Of `reference`: the entity it points to. */
  target: entityName.optional(),
  /** Of numbers and ratings; of texts, their characters. */
  least: z.number().optional(),
  most: z.number().optional(),
  /** What a new record has where its maker says nothing; `now` for dates. */
  preset: z.union([z.string(), z.number(), z.boolean()]).optional(),
});

/** What a record takes of somebody's or something's time: from one field to the other, or the moment of one. */
export const recordSpan = z.object({
  from: fieldName,
  to: fieldName.optional(),
  /** On the day that one ends the next may begin, as guests leave and arrive; times of day always touch like that. */
  backToBack: z.boolean().optional(),
});

/** At most so many records of a kind, for each value of a field, each day or at the same time. */
export const recordLimit = z.object({
  most: z.int().min(1).max(assistant.recordsPerLimit),
  /** Whose records are counted together; absent: everybody's. */
  by: fieldName.optional(),
  /** A date: only records of the same day are counted together. */
  day: fieldName.optional(),
  /** Of records that overlap in time there is one, so `most` is 1: a room is booked once. */
  span: recordSpan.optional(),
  /** What takes a record out of the count: a box that is ticked, a date that is filled in, a choice with this value. */
  until: z.object({ field: fieldName, value: z.string().optional() }).optional(),
});

/** A name that a field had in an earlier version: what was entered there is still kept under it. */
export const formerField = z.object({
  name: fieldName,
  label: bilingual,
  /** What its values are kept as. */
  stored: z.string().max(60),
});

export const appEntity = z.object({
  name: entityName,
  /** kebab-case, plural: in paths, `/api/shopping-lists`. */
  plural: z.string().regex(/^[a-z][a-z0-9-]{0,49}$/),
  label: bilingual,
  renamed,
  fields: z.array(appField).min(1).max(assistant.fieldsPerEntity),
  /** The field that stands for a record in lists and references. */
  titleField: fieldName,
  /** Records that a new app begins with: values by field; a reference is the number of a row of its target, from 1. */
  seeds: z.array(z.record(fieldName, z.union([z.string(), z.number(), z.boolean(), z.null()]))).max(assistant.seedRows),
  /** “At most 3 loans for each reader”. */
  limits: z.array(recordLimit).max(assistant.limitsPerEntity).optional(),
  /** Whether visitors send in records of it, each seeing only their own; absent: its fields and pages tell. */
  open: z.boolean().optional(),
  /** Whether only the owner, and whoever sent a record in, sees its records; absent: its fields tell. */
  hidden: z.boolean().optional(),
  former: z.array(formerField).optional(),
});

export const pageKinds = [
  'list',
  'board',
  'calendar',
  'chart',
  'gallery',
  'posts',
  'shop',
  'cart',
  'form',
  'results',
  'chat',
  'calculator',
  'landing',
] as const;

export const pageKind = z.enum(pageKinds);

export const appPage = z.object({
  /** kebab-case; its address in the app. */
  key: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  label: bilingual,
  kind: pageKind,
  /** What it shows; absent for calculators and landing pages. */
  entity: entityName.optional(),
  /** `board`: a choice that makes the columns. `calendar`: a date. `chart`: what is grouped by. */
  by: fieldName.optional(),
  /** `chart`: a number that is summed up; absent: records are counted. */
  sum: fieldName.optional(),
});

/** One thing that is worked out from what is typed in. */
export const appCalculation = z.object({
  key: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  label: bilingual,
  inputs: z.array(appField).min(1).max(12),
  outputs: z
    .array(
      z.object({
        name: fieldName,
        label: bilingual,
        /** Numbers, names of inputs, + - * / ^ ( ) and min, max, round, sqrt, abs; nothing else. */
        formula: z.string().min(1).max(300),
        decimals: z.int().min(0).max(8),
      }),
    )
    .min(1)
    .max(8),
});

export const appSection = z.object({
  kind: z.enum(['hero', 'features', 'pricing', 'questions', 'quotes', 'contact']),
  title: bilingual,
  text: bilingual,
  items: z.array(z.object({ title: bilingual, text: bilingual })).max(assistant.sectionItems),
});

export const appModel = z.object({
  name: bilingual,
  /** kebab-case: of the package, the folder and the database. */
  slug: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  family: appFamily,
  /** The language the app opens in. */
  locale: z.enum(['zh', 'en']),
  /** The sentence it was made from. */
  description: z.string().max(assistant.messageCharacters),
  /** `#rrggbb` */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  entities: z.array(appEntity).max(assistant.entities),
  pages: z.array(appPage).max(assistant.pages),
  calculations: z.array(appCalculation).max(12),
  sections: z.array(appSection).max(12),
  features: z.object({
    search: z.boolean(),
    filter: z.boolean(),
    sort: z.boolean(),
    paging: z.boolean(),
    csv: z.boolean(),
    dark: z.boolean(),
    /** Accounts with a password: whoever is not signed in only reads. */
    login: z.boolean(),
  }),
  /** Words of the sentence that nothing in it came from; a person says what is to become of them. */
  unread: z.array(z.string().max(assistant.unreadCharacters)).max(assistant.unreadWords).optional(),
  /** Whether only the owner, by password, changes what visitors do not send in; absent: where something is hidden or sent in. */
  owned: z.boolean().optional(),
  /** First order of the lists: a field, `-` before it for descending. */
  order: z.record(entityName, z.string().regex(/^-?[a-z][a-zA-Z0-9]{0,39}$/)),
  /** Kinds of records of earlier versions, whose records are still kept. */
  former: z
    .array(
      z.object({ name: entityName, plural: appEntity.shape.plural, label: bilingual, fields: z.array(formerField) }),
    )
    .optional(),
});

export type Bilingual = z.infer<typeof bilingual>;
export type AppFamily = z.infer<typeof appFamily>;
export type FieldType = z.infer<typeof fieldType>;
export type AppField = z.infer<typeof appField>;
export type RecordSpan = z.infer<typeof recordSpan>;
export type RecordLimit = z.infer<typeof recordLimit>;
export type FormerField = z.infer<typeof formerField>;
export type AppEntity = z.infer<typeof appEntity>;
export type PageKind = z.infer<typeof pageKind>;
export type AppPage = z.infer<typeof appPage>;
export type AppCalculation = z.infer<typeof appCalculation>;
export type AppModel = z.infer<typeof appModel>;
