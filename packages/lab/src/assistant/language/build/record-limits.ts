import type {
  AppEntity,
  AppField,
  AppModel,
  Bilingual,
  RecordLimit,
} from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { fitsFields, limitText, withinLimits } from '../../record-limits.ts';
import { addFields, withEntity } from '../../model/edit-fields.ts';
import { entitiesNamed, fieldsNamed } from '../change/resolve.ts';
import type { LimitWish } from '../read/limit-wish.ts';
import { findLimits } from '../read/record-limits.ts';
import { blank } from '../read/sentence/normalise.ts';
import { ownerFields, ownerWords } from '../tables/words/owner-words.ts';
import { singular } from '../words/english.ts';
import { fieldWordNamed } from '../words/field-lexicon.ts';
import { chineseWords, englishWords } from '../words/table.ts';
import { seedsFor } from './build-seeds.ts';
import { overlapLimit } from './overlap-limits.ts';

const owners: ReadonlySet<string> = new Set([...chineseWords(ownerWords.chinese), ...englishWords(ownerWords.english)]);

/** Whether words mean people, each of whom may have records. */
export const isOwner = (who: string) => owners.has(who) || owners.has(singular(who.toLowerCase()));

const isText = ({ type }: AppField) => type === 'text' || type === 'reference' || type === 'email' || type === 'phone';
const ofSomebody = /人$|谁|[员户者]$|学生|姓名|名字|\bwho\b|\b(?:person|passenger|driver|player|reader|visitor)\b/iu;
const takesNames: ReadonlySet<AppModel['family']> = new Set(['booking', 'survey', 'contacts']);

/** Where those who use an app are the authors of its records. */
const writes: ReadonlySet<AppModel['family']> = new Set(['blog', 'notes', 'chat', 'survey']);

const isPerson = (words: string) => isOwner(words) || ofSomebody.test(words);

/** The field of an entity that tells whose its records are. */
function ownerOf(model: AppModel, entity: AppEntity, { who, isLent }: LimitWish): AppField | undefined {
  const targets = new Set(entitiesNamed(model.entities, who).map(({ name }) => name));
  const named =
    entity.fields.find(({ target }) => target !== undefined && targets.has(target)) ??
    fieldsNamed(entity, who).find((field) => fitsFields({ most: 1, by: field.name }, entity.fields));
  if (named !== undefined || !isOwner(who)) return named;
  // Who wrote a book neither borrows nor buys it; an author acts where people write, and lend nothing.
  const isAuthors = writes.has(model.family) && !isLent;
  const texts = entity.fields.filter((field) => isText(field) && (isAuthors || field.name !== 'author'));
  const usual = ownerFields.flatMap((name) => texts.find((field) => field.name === name) ?? []);
  const [first] = usual;
  const labelled = texts.find(({ label }) => ofSomebody.test(label.zh) || ofSomebody.test(label.en));
  const name = takesNames.has(model.family) ? texts.find((field) => field.name === 'name') : undefined;
  const isSure = first !== undefined && !['email', 'phone', 'username', 'assignee'].includes(first.name);
  return (isSure ? first : undefined) ?? labelled ?? name ?? first;
}

/** What there may be so many of: as it was said, else its last word, “open tasks”. */
const thingsSaid = (model: AppModel, what: string) => {
  const all = entitiesNamed(model.entities, what);
  return all.length > 0 ? all : entitiesNamed(model.entities, what.split(' ').at(-1) ?? '');
};

interface Counted {
  readonly entity: AppEntity;
  readonly owner: AppField | undefined;
}

/** The records that are counted: what points to the thing that is said, such as loans of books, else that thing, else the main one. */
function countedIn(model: AppModel, wish: LimitWish): Counted | undefined {
  const { what, who } = wish;
  const [thing] = thingsSaid(model, what);
  const people = model.entities.filter(({ label }) => isOwner(label.zh) || isOwner(label.en));
  const pointing = model.entities.filter(({ fields }) => fields.some(({ target }) => target === thing?.name));
  const ranked = thing === undefined ? model.entities : [...pointing, thing, ...model.entities];
  const possible = [...new Set(ranked)].filter((entity) => !people.includes(entity));
  if (who === '') return possible[0] && { entity: possible[0], owner: undefined };
  const counted = possible.flatMap((entity) => {
    const owner = ownerOf(model, entity, wish);
    return owner === undefined ? [] : [{ entity, owner }];
  });
  const [first] = possible;
  return counted[0] ?? (first !== undefined && isOwner(who) ? { entity: first, owner: undefined } : undefined);
}

const times = /^[次回场节]$/u;
const tellsHowMany = /数量|[件份个张盒袋箱瓶本]数|\b(?:quantity|how many|number of)\b/iu;

/**
 * Whether a wish leaves open what it counts: 5份 beside a field 数量 may be of one record or of five, and books that tell of
 * nobody who has them are counted for no one.
 */
function isUnsure(
  model: AppModel,
  { entity, owner }: Counted,
  { what, unit, who, isLent }: LimitWish,
  isSaid: (field: AppField) => boolean,
): boolean {
  const isNamed = thingsSaid(model, what).length > 0;
  const isOfNobody = isNamed && who !== '' && owner === undefined && !isLent;
  const hasQuantity = entity.fields
    .filter(isSaid)
    .some(({ label }) => tellsHowMany.test(label.zh) || tellsHowMany.test(label.en));
  return isOfNobody || (hasQuantity && !isNamed && !times.test(unit));
}

const dayNames: readonly string[] = ['startsAt', 'date', 'startDate', 'borrowDate', 'checkInDate', 'orderDate'];
const otherDays = /^(?:created|updated|due|return|end|birth|expiry|next|last)/i;

/** The date that tells the day of a record. */
function dayOf({ fields }: AppEntity): AppField | undefined {
  const dates = fields.filter(({ type }) => type === 'date' || type === 'date-time');
  const usual = dayNames.flatMap((name) => dates.find((field) => field.name === name) ?? []);
  return usual[0] ?? dates.find(({ name }) => !otherDays.test(name)) ?? dates.find(({ name }) => name === 'createdAt');
}

const ends = {
  lent: /归还|已还|还了|还没还|没还|还书|\b(?:returned|back|given back)\b/iu,
  open: /完成|解决|关闭|结束|\b(?:done|finished|completed|closed|solved)\b/iu,
  any: /取消|驳回|作废|\b(?:cancell?ed|rejected)\b/iu,
};
const onlyPlanned = /应|到期|截止|预计|\b(?:due|by)\b/iu;

/** What takes a record out of the count: that it came back, that it is done, or that it was called off. */
function endOf({ fields }: AppEntity, kind: keyof typeof ends): RecordLimit['until'] {
  const isEnd = ({ zh, en }: Bilingual) => ends[kind].test(zh) || ends[kind].test(en);
  // A date may be the one that is planned, so it is the last to be asked.
  const isDate = ({ type }: AppField) => type === 'date' || type === 'date-time';
  const sorted = [...fields.filter((field) => !isDate(field)), ...fields.filter(isDate)];
  for (const { name, type, label, choices } of sorted) {
    const choice = type === 'choice' ? choices?.find((one) => isEnd(one.label)) : undefined;
    if (choice !== undefined) return { field: name, value: choice.value };
    const isTold = kind !== 'any' && isEnd(label) && !onlyPlanned.test(label.zh) && !onlyPlanned.test(label.en);
    if (isTold && (type === 'boolean' || type.startsWith('date'))) return { field: name };
  }
  return undefined;
}

function newField(name: string): AppField[] {
  const word = fieldWordNamed(name);
  return word === undefined ? [] : [{ name, label: word.label, type: word.type, required: false, unique: false }];
}

/** The fields that a limit needs and the records do not have. */
function missingFields(counted: Counted, wish: LimitWish, until: RecordLimit['until']): AppField[] {
  return [
    ...(counted.owner === undefined && wish.who !== '' ? newField(wish.isLent ? 'borrower' : 'person') : []),
    ...(wish.period === 'day' && dayOf(counted.entity) === undefined ? newField('date') : []),
    ...(wish.isLent && wish.period === 'ever' && until === undefined ? newField('returned') : []),
  ];
}

const entityIn = (model: AppModel, { name }: AppEntity) => model.entities.find((entity) => entity.name === name);

/** A model with a limit of its own for what a wish counts, and what was done in words. */
export interface Limited {
  readonly model: AppModel;
  readonly said: Bilingual;
}

/** Whether two limits differ in their numbers alone. */
export const countsTheSame = (one: RecordLimit, other: RecordLimit) =>
  one.by === other.by && one.day === other.day && (one.span === undefined) === (other.span === undefined);

/** An entity with a limit in the place of one that counts the same. */
export function withLimit(entity: AppEntity, limit: RecordLimit): AppEntity {
  const kept = (entity.limits ?? []).filter((other) => !countsTheSame(other, limit));
  // What is on the shelf has no borrower; all else that is counted must say whose it is, and when.
  const isLent = limit.by === 'borrower';
  const needed = [limit.day, limit.span?.from, limit.span?.to, isLent ? undefined : limit.by];
  const fields = entity.fields.map((field) => (needed.includes(field.name) ? { ...field, required: true } : field));
  const next = { ...entity, fields, limits: [...kept, limit].slice(-limits.assistant.limitsPerEntity) };
  return { ...next, seeds: withinLimits(next, entity.seeds) };
}

/** Makes it a rule that no two records take the same time. */
function keptApart(model: AppModel, who: string): Limited | undefined {
  const found = overlapLimit(model, who, dayOf, isPerson);
  if (found === undefined) return undefined;
  const isNew = found.by !== undefined && !found.entity.fields.includes(found.by);
  const wide = isNew ? addFields(model, found.entity, [found.by], seedsFor) : model;
  const entity = entityIn(wide, found.entity) ?? found.entity;
  const until = endOf(entity, 'any');
  const limit = { ...found.limit, ...(until === undefined ? {} : { until }) };
  if (!fitsFields(limit, entity.fields)) return undefined;
  return { model: withEntity(wide, withLimit(entity, limit)), said: limitText(entity, limit) };
}

/**
 * Makes a rule of the model out of a wish; undefined where it does not say which or whose records, or of what time, they are.
 * `isSaid` tells the fields of a model that somebody has asked for.
 */
export function limitedBy(
  model: AppModel,
  wish: LimitWish,
  isSaid: (field: AppField) => boolean = () => true,
): Limited | undefined {
  if (wish.period === 'overlap') return keptApart(model, wish.who);
  const counted =
    wish.period === 'other' || wish.most > limits.assistant.recordsPerLimit ? undefined : countedIn(model, wish);
  if (counted === undefined || isUnsure(model, counted, wish, isSaid)) return undefined;
  const kind = wish.isLent ? 'lent' : wish.isOpen ? 'open' : 'any';
  const added = missingFields(counted, wish, endOf(counted.entity, kind));
  const wide = added.length === 0 ? model : addFields(model, counted.entity, added, seedsFor);
  const entity = entityIn(wide, counted.entity);
  if (entity === undefined || entity.fields.length > limits.assistant.fieldsPerEntity) return undefined;
  const owner = wish.who === '' ? undefined : ownerOf(wide, entity, wish);
  const day = wish.period === 'day' ? dayOf(entity) : undefined;
  const until = endOf(entity, kind) ?? (wish.period === 'ever' ? endOf(entity, 'lent') : undefined);
  const limit: RecordLimit = {
    most: wish.most,
    ...(owner === undefined ? {} : { by: owner.name }),
    ...(day === undefined ? {} : { day: day.name }),
    ...(until === undefined ? {} : { until }),
  };
  if (!fitsFields(limit, entity.fields) || (wish.who !== '' && owner === undefined)) return undefined;
  return { model: withEntity(wide, withLimit(entity, limit)), said: limitText(entity, limit) };
}

/** Where a room or the like is booked from one time to another, nobody else has it then, though no word says so. */
function withUsualLimit(model: AppModel): AppModel {
  if (model.family !== 'booking' || model.entities.some(({ limits = [] }) => limits.some(({ span }) => span)))
    return model;
  const found = overlapLimit(model, '', dayOf, isPerson);
  if (found?.limit.span?.to === undefined || found.by?.type !== 'reference') return model;
  return keptApart(model, '')?.model ?? model;
}

/** A model with all the limits that a sentence wishes for, and the wishes that no limit came of. */
export function withLimits(model: AppModel, wishes: readonly LimitWish[]) {
  const open: LimitWish[] = [];
  const said = model.description.toLowerCase();
  const isSaid = ({ label }: AppField) => [label.zh, label.en].some((one) => said.includes(one.toLowerCase()));
  let next = model;
  for (const wish of wishes) {
    const limited = limitedBy(next, wish, isSaid);
    if (limited === undefined) {
      open.push(wish);
      continue;
    }
    next = limited.model;
  }
  return { model: withUsualLimit(next), open };
}

/** The text without rules over what people have, which hold no list of fields. */
export const withoutOwnersRules = (text: string) =>
  findLimits(text)
    .filter(({ who, period }) => who === '' || period === 'overlap' || isOwner(who))
    .reduce((left, { start, end }) => blank(left, start, end), text);
