import type { AppEntity, AppField } from '@toolbench/contracts/assistant/app-model.ts';
import { ownerWords } from '../../language/tables/words/owner-words.ts';
import {
  addressLabels,
  copyWords,
  healthWords,
  openingWords,
  paperWords,
  payWords,
  personFields,
  personLabels,
  personNouns,
  placeWords,
  reachFields,
  reachLabels,
  secretFields,
  secretLabels,
} from '../../language/tables/words/personal-words.ts';
import { nounNamed, nounPhrases } from '../../language/words/noun-lexicon.ts';
import { chineseWords, englishWords } from '../../language/words/table.ts';
import { createPhrasebook, type Phrasebook } from '../../language/words/tokens.ts';

const namesIn = (table: string): ReadonlySet<string> => new Set(table.split(' '));
const bookOf = ({ chinese, english }: { readonly chinese: string; readonly english: string }) =>
  createPhrasebook(
    [...chineseWords(chinese), ...englishWords(english)].map((phrase): [string, true] => [phrase, true]),
  );

const people = namesIn(personNouns);
const peopleFields = namesIn(personFields);
const reaching = namesIn(reachFields);
const secret = namesIn(secretFields);
const peopleWords = bookOf(ownerWords);
const places = bookOf(placeWords);
const openings = bookOf(openingWords);
const papers = bookOf(paperWords);
const health = bookOf(healthWords);
const pay = bookOf(payWords);
const copies = bookOf(copyWords);

/** A name without what is said of it behind: in parentheses, behind a preposition, as a number, or as a copy of it. */
function headOf(name: string): string {
  const bare = name
    .replace(/[(（[【].*$/u, '')
    .replace(/\b(?:for|of|to|from)\b.*$/iu, '')
    .replace(/[\s\d:：#]+$/u, '');
  const copy = copies.findAtEnd(bare);
  return copy === undefined || copy.start === 0 ? bare : headOf(bare.slice(0, copy.start));
}

/** Whether one of these words is what a name is about: its last one. `Token symbol` and 密码学 are about something else. */
const isAbout = (names: readonly string[], ...books: readonly Phrasebook<true>[]) =>
  names.some((name) => books.some((book) => book.findAtEnd(headOf(name)) !== undefined));

const keyTypes: ReadonlySet<AppField['type']> = new Set(['text', 'long-text', 'integer', 'decimal']);

/** Whether a field holds what opens something, or a number of papers, cards or accounts. */
const isKey = ({ label, type }: AppField) => keyTypes.has(type) && isAbout([label.zh, label.en], openings, papers);

/** Whether records, or a field of theirs, are kept for what they open: their owner's alone, whatever they belong to. */
export const holdsKeys = ({ label, fields }: AppEntity) =>
  isAbout([label.zh, label.en], openings) || fields.some(isKey);

/** Whose records strangers make, or who is chosen there, by its name in code. */
export const clientName = /^(?:customer|client|guest|patient|visitor|buyer|subscriber|donor|member|student)/i;

const says = ({ label, name }: AppField, pattern: RegExp) =>
  pattern.test(label.zh) || pattern.test(label.en) || pattern.test(name);

/** Whether a field says how to reach somebody by telephone, mail or message. */
const reaches = (field: AppField) =>
  field.type === 'phone' ||
  field.type === 'email' ||
  ((field.type === 'text' || field.type === 'long-text') && (reaching.has(field.name) || says(field, reachLabels)));

const isSecret = (field: AppField) => field.type !== 'boolean' && (secret.has(field.name) || says(field, secretLabels));

/** Whether records of a kind have a telephone or a mail address in them, whosever it is. */
export const isReachable = ({ fields }: AppEntity) => fields.some(({ type }) => type === 'phone' || type === 'email');

/** Money that somebody has, gets or owes; what something costs is for everybody to see. */
const isPrice = ({ name, label }: AppField) => /price|fee|价|费/iu.test(`${name} ${label.zh}`);

/** Whether records of a kind say anything of somebody: a person, how to reach them, secrets, or money other than prices. */
export const saysOfSomebody = (entity: AppEntity): boolean =>
  holdsKeys(entity) ||
  entity.fields.some(
    (field) =>
      reaches(field) ||
      isSecret(field) ||
      (field.type === 'money' && !isPrice(field)) ||
      peopleFields.has(field.name) ||
      clientName.test(field.name) ||
      says(field, personLabels) ||
      says(field, privateLabels),
  );

/** Whether records are kept of somebody's health or pay, though nobody is named in them: then they are of whoever keeps them. */
const isOnesOwn = ({ label, fields }: AppEntity) =>
  isAbout([label.zh, label.en], health, pay) ||
  fields.some((field) => isAbout([field.label.zh, field.label.en], health));

/** What nobody but its owner is to read. */
const privateLabels = /账号|帐号|姓名|对方|account|login/iu;

/** What anything may be kept as, where no word for it is known. */
const anything: ReadonlySet<string> = new Set(['item', 'task']);

const nounOf = ({ name, label }: AppEntity) =>
  nounNamed(name) ?? nounPhrases.get(label.en) ?? nounPhrases.get(label.zh);

/** What a kind of records is: people and what they send in, anything else that is known, or not known at all. */
function kindOf(entity: AppEntity): 'person' | 'place' | 'thing' | 'unknown' {
  const { name, label } = entity;
  const noun = nounOf(entity);
  const ends = (book: typeof places) => (book.findAtEnd(label.en) ?? book.findAtEnd(label.zh)) !== undefined;
  if (noun !== undefined && people.has(noun.key)) return 'person';
  if (ends(places)) return 'place';
  if (noun !== undefined) return anything.has(noun.key) ? 'unknown' : 'thing';
  return clientName.test(name) || ends(peopleWords) ? 'person' : 'unknown';
}

/**
 * Whether records of a kind are nobody else's business: a person, and how to reach them or what is theirs alone; or, whosever
 * it is, what opens something. It goes by the kinds of their fields, whatever the app is. The telephone of a restaurant is none.
 */
export function isPersonal(entity: AppEntity, entities: readonly AppEntity[]): boolean {
  if (holdsKeys(entity)) return true;
  const { fields } = entity;
  const kind = kindOf(entity);
  const namesPerson = (field: AppField) =>
    peopleFields.has(field.name) ||
    clientName.test(field.name) ||
    says(field, personLabels) ||
    entities.some((other) => other.name === field.target && kindOf(other) === 'person');
  const hasPerson = kind === 'person' || fields.some(namesPerson);
  const hasAddress = hasPerson && fields.some((field) => field.type === 'text' && says(field, addressLabels));
  const isOwn = ({ name }: AppField) => nounOf(entity)?.fields.some((own) => own.name === name) === true;
  const reached = fields.filter(reaches);
  // A thing that by itself has neither is somebody's where a name and a telephone are kept with it.
  const isSomebodys = fields.some((field) => field.name === 'name' && !isOwn(field)) && !reached.every(isOwn);
  if (kind === 'place' || kind === 'thing')
    return (reached.length > 0 && (hasPerson || (kind === 'thing' && isSomebodys))) || hasAddress;
  if (reached.length > 0 || hasAddress || isOnesOwn(entity)) return true;
  return (hasPerson || fields.some(({ name }) => name === 'name')) && fields.some(isSecret);
}
