import type { AppEntity, AppField } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Thing } from '../read/find/find-things.ts';
import { choicesOf } from '../words/choice-lexicon.ts';
import { pluralPath } from '../words/english.ts';
import { fieldWordNamed } from '../words/field-lexicon.ts';
import { nounPhrases } from '../words/noun-lexicon.ts';
import { titleFieldOf, withOwnNames } from '../../model/edit-fields.ts';
import { fieldOfNoun, referenceTo } from './build-field.ts';
import { setOfLabel, withUsualStatus } from './usual-status.ts';

/** With this many fields in the sentence they are all there are; with fewer they join the usual ones. */
const enoughFields = 3;

/** What a thing that the lexicon does not have is given. */
function generalFields(): AppField[] {
  const field = (name: string, required: boolean): AppField[] => {
    const word = fieldWordNamed(name);
    if (word === undefined) return [];
    const choices = word.type === 'choice' ? { choices: choicesOf(word.choices ?? ''), preset: 'todo' } : {};
    return [{ name, label: word.label, type: word.type, required, unique: false, ...choices }];
  };
  return [...field('name', true), ...field('description', false), ...field('status', false)];
}

/** A field whose words name another thing of the app points to it. */
function connected(field: AppField, own: Thing, things: readonly Thing[]): AppField {
  if (field.type !== 'text') return field;
  const noun = nounPhrases.get(field.label.zh) ?? nounPhrases.get(field.label.en);
  const target = things.find((thing) => {
    if (thing.name === own.name) return false;
    return (
      (thing.noun !== undefined && thing.noun === noun) ||
      thing.label.zh === field.label.zh ||
      thing.label.en === field.label.en
    );
  });
  return target === undefined ? field : referenceTo(target, field);
}

/** 请假类型 is the 类型 of a leave, unless that has no choices of its own or the words name others. */
function isKindOf({ label: { zh, en } }: AppField, { type, label, choices }: AppField): boolean {
  if (type !== 'choice' || /^(?:standard|general)$/.test(choices?.[0]?.value ?? '') || setOfLabel(zh, en) !== undefined)
    return false;
  return zh.endsWith(label.zh) || (/^\w+ \w+$/.test(en) && en.toLowerCase().endsWith(` ${label.en.toLowerCase()}`));
}

const isText = ({ type }: AppField) => type === 'text' || type === 'long-text';

/** A field that the lexicon gives the same thing is taken with the choices it has there: 请假类型 with those of 类型. */
function withUsualChoices(field: AppField, usual: readonly AppField[]): AppField {
  const same = usual.find(({ name }) => name === field.name) ?? usual.find((one) => isKindOf(field, one));
  const { zh, en } = field.label;
  const meant = usual.find(({ label }) => label.zh === zh && (label.en === en || en === zh));
  if (meant !== undefined && same === undefined && isText(field)) return { ...meant, required: field.required };
  if (same?.type !== 'choice' || same.choices === undefined) return field;
  const isBare = field.type === 'text' || (field.type === 'choice' && field.choices?.[0]?.value === 'todo');
  if (!isBare) return field;
  const { choices, preset } = same;
  return { ...field, type: 'choice', choices, ...(preset === undefined ? {} : { preset }) };
}

const datedFamilies: ReadonlySet<string> = new Set(['tracker', 'expenses', 'booking', 'dashboard', 'notes']);

/** A list that names no text at all leaves out what a record is called by. */
function missingTitle(known: readonly AppField[], usual: readonly AppField[]): AppField[] {
  const [first] = usual;
  const isCalled = known.some(
    ({ type, name }) =>
      (type === 'text' || type === 'reference') &&
      !/^(?:breed|time|color|size|tags|company|address|location)$/.test(name),
  );
  return first?.type !== 'text' || !first.required || isCalled || known.some(({ type }) => type === 'money')
    ? []
    : [first];
}

/** Who comes, also by a name that says whose it is: 客人姓名, “guest name”; the name of a court is none. */
const namesOwner =
  /姓名$|\b(?:guest|customer|client|patient|student|member|tenant|visitor|owner|parent|child|person|contact|attendee)(?:['’]s)? name$/iu;
const namesPerson =
  /^(?:name|customer|patient|student|contactPerson|owner|author|borrower|person|tenant|guest|member|username|(?:student|employee|member)Number)$/;

/** What is recorded day by day needs its day, and a booking its time and its guest, even where the sentence forgets them. */
function missingTime(known: readonly AppField[], usual: readonly AppField[], { noun }: Thing): AppField[] {
  if (noun === undefined || !datedFamilies.has(noun.family)) return [];
  const hasTime = known.some(({ type, name }) => type === 'date' || type === 'date-time' || name === 'time');
  const needed = usual.filter(({ type, required }) => required && (type === 'date' || type === 'date-time'));
  const person = usual.find(({ name }) => noun.family === 'booking' && name === 'customer');
  const hasPerson = known.some(
    ({ name, label: { zh, en } }) => namesPerson.test(name) || namesOwner.test(zh) || namesOwner.test(en),
  );
  return [...(hasTime ? [] : needed), ...(person === undefined || hasPerson ? [] : [person])];
}

/** What is measured belongs to a moment: a bare time beside it is a day as well, unless there is one. */
function withMoment(fields: readonly AppField[]): readonly AppField[] {
  const hasDay = fields.some(({ type }) => type === 'date' || type === 'date-time');
  const isMeasured = fields.filter(({ type }) => type === 'decimal').length * 2 >= fields.length - 1;
  if (hasDay || !isMeasured) return fields;
  return fields.map((field) =>
    field.name === 'time' && field.type === 'text' ? { ...field, type: 'date-time' as const } : field,
  );
}

/** Fields of an entity: those of the sentence, joined by the usual ones where few were named. */
export function buildFields(thing: Thing, asked: readonly AppField[], things: readonly Thing[]): AppField[] {
  const usual =
    thing.noun === undefined ? generalFields() : thing.noun.fields.flatMap((field) => fieldOfNoun(field, things) ?? []);
  const known = asked.map((field) => connected(withUsualChoices(field, usual), thing, things));
  const isOwnList = asked.filter(({ type }) => type !== 'reference').length >= enoughFields;
  if (!isOwnList) {
    const extra = known.filter(({ name }) => !usual.some((field) => field.name === name));
    const kept = usual.map((field) => known.find(({ name }) => name === field.name) ?? field);
    const joined = [...kept, ...extra].slice(0, limits.assistant.fieldsPerEntity);
    return withOwnNames(withUsualStatus(joined, thing));
  }
  const whole = withMoment([...missingTitle(known, usual), ...known, ...missingTime(known, usual, thing)]);
  const title = titleFieldOf(whole);
  const fields = whole.map((field) =>
    field.name === title && field.type !== 'reference' ? { ...field, required: true } : field,
  );
  return withOwnNames(withUsualStatus(fields.slice(0, limits.assistant.fieldsPerEntity), thing));
}

/** An entity without example rows. */
export function buildEntity(thing: Thing, asked: readonly AppField[], things: readonly Thing[]): AppEntity {
  const fields = buildFields(thing, asked, things);
  return {
    name: thing.name,
    plural: pluralPath(thing.name),
    label: thing.label,
    fields,
    titleField: titleFieldOf(fields),
    seeds: [],
  };
}

/** An entity with exactly the fields that a message spells out, and no example rows; a few join the usual ones. */
export function toldEntity(thing: Thing, told: readonly AppField[], things: readonly Thing[]): AppEntity {
  if (told.length < enoughFields && thing.noun !== undefined) return buildEntity(thing, told, things);
  const { name, label } = thing;
  const fields = withUsualStatus(withOwnNames(told.slice(0, limits.assistant.fieldsPerEntity)), thing);
  const titleField = titleFieldOf(fields);
  const titled = fields.map((field) => (field.name === titleField ? { ...field, required: true } : field));
  return { name, plural: pluralPath(name), label, fields: titled, titleField, seeds: [] };
}
