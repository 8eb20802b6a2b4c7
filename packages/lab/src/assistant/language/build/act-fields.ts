import type { AppEntity, AppField, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Act, ActKind } from '../read/find/find-acts.ts';
import { actorNamed } from '../read/find/find-acts.ts';
import type { Gathered } from '../read/gather.ts';
import { thingOf } from '../read/find/find-things.ts';
import { limitsOf, readField } from '../read/read-field.ts';
import { choicesOf } from '../words/choice-lexicon.ts';
import { camelCase } from '../words/english.ts';
import { fieldWordNamed } from '../words/field-lexicon.ts';
import { nounKeyed } from '../words/noun-lexicon.ts';
import { withOwnNames } from '../../model/edit-fields.ts';
import { referenceTo } from './build-field.ts';

/** Fields that already say whom a record is from, or who looks after it; the words of the sentence are for one of them. */
const givers = /^(?:customer|applicant|author|contactPerson|employee|host)$/;
const keepers = /^(?:assignee|staff)$/;

const isFree = ({ type }: AppField) => type === 'text' || type === 'reference';

/** A seller is no contact person of somebody else; all others keep the name that the thing gives them. */
const ownName = ({ name }: AppField, { en }: Bilingual) => (name === 'contactPerson' ? camelCase(en) || name : name);

/** A person of a clause: the field that is there for one, with its own words, else a new one. */
function withPerson(fields: readonly AppField[], role: RegExp, person: Bilingual, at: number): AppField[] {
  const own = fields.find(({ label }) => label.zh === person.zh || label.en === person.en);
  if (own !== undefined) return [...fields];
  const there = fields.find((field) => role.test(field.name) && isFree(field));
  if (there !== undefined)
    return fields.map((field) =>
      field === there && field.type === 'text' ? { ...field, name: ownName(field, person), label: person } : field,
    );
  const name = camelCase(person.en) || 'person';
  const field: AppField = {
    name,
    label: person,
    type: 'text',
    required: false,
    unique: false,
  };
  return [...fields.slice(0, at), field, ...fields.slice(at)];
}

function withStatus(fields: readonly AppField[], set: string): AppField[] {
  const word = fieldWordNamed('status');
  const choices = choicesOf(set);
  const [first] = choices;
  const there = fields.find(({ name }) => name === 'status');
  if (word === undefined || first === undefined) return [...fields];
  const status: AppField = {
    name: word.name,
    label: there?.label ?? word.label,
    type: 'choice',
    required: there?.required ?? false,
    unique: false,
    choices,
    preset: first.value,
  };
  return there === undefined ? [...fields, status] : fields.map((field) => (field === there ? status : field));
}

const told =
  /(?:情况|结果|说明|记录|过程|内容|意见|反馈|总结|报告|评语)$|^(?:what|how|why)\b|\b(?:used|done|notes?|report|findings|result|outcome|advice)$/iu;

/** What is written down behind the verb: 完成情况 is told in words here, whatever it is elsewhere. */
function fieldsOf(what: string): AppField[] {
  return what.split(/和|以及|\band\b/iu).flatMap((words) => {
    const field = readField(words);
    if (field === undefined) return [];
    if (!told.test(words.trim())) return [field];
    const isOther = field.type !== 'text' && field.type !== 'long-text';
    const isTold = isOther || /\p{Script=Han}/u.test(field.label.en);
    const en = (isOther ? fieldWordNamed('workDone')?.label.en : undefined) ?? field.label.en;
    const { label, required, unique } = field;
    return [
      { name: isTold ? 'workDone' : field.name, label: { zh: label.zh, en }, type: 'long-text', required, unique },
    ];
  });
}

const usualField = (name: string): AppField[] => {
  const word = fieldWordNamed(name);
  if (word === undefined) return [];
  const { label, type } = word;
  return [{ name, label, type, required: false, unique: false, ...limitsOf(type) }];
};

const withNew = (fields: readonly AppField[], more: readonly AppField[]): AppField[] => [
  ...fields,
  ...more.filter((field) => !fields.some(({ name, label }) => name === field.name || label.zh === field.label.zh)),
];

const assigned = /^(?:给|to\s)?\s*(?:the\s|an?\s)?(?<who>.{2,20})$/iu;

type Step = (fields: AppField[], act: Act, acts: readonly Act[], isGiven: boolean) => AppField[];

/** Who looks after a record: who takes it on or writes down what was done, else the one it is given to. */
function keeperOf(acts: readonly Act[]): Bilingual {
  const worker = acts.find(({ kind }) => kind === 'handle') ?? acts.find(({ kind }) => kind === 'fill');
  const to = acts.flatMap(({ kind, what }) => (kind === 'assign' ? [assigned.exec(what)?.groups?.who ?? ''] : []));
  const usual = fieldWordNamed('assignee')?.label ?? { zh: '负责人', en: 'Assignee' };
  return worker?.actor ?? actorNamed(to[0] ?? '') ?? usual;
}

const steps: Readonly<Record<ActKind, Step>> = {
  submit: (fields, { actor }) => withPerson(fields, givers, actor, 1),
  post: (fields, { actor }) => withPerson(fields, givers, actor, fields.length),
  assign: (fields, _act, acts) => withStatus(withPerson(fields, keepers, keeperOf(acts), fields.length), 'dispatch'),
  handle: (fields, { actor }, _acts, isGiven) =>
    withStatus(withPerson(fields, keepers, actor, fields.length), isGiven ? 'dispatch' : 'ticket'),
  fill: (fields, { actor, what }) => withNew(withPerson(fields, keepers, actor, fields.length), fieldsOf(what)),
  approve: (fields, { actor }) => withStatus(withPerson(fields, /^approver$/, actor, fields.length), 'leave'),
  grade: (fields, { actor }) => withNew(withPerson(fields, /^teacher$/, actor, fields.length), usualField('score')),
  rate: (fields, _act, acts) =>
    acts.some(({ kind }) => kind === 'grade') ? fields : withNew(fields, usualField('rating')),
  pay: (fields) => withNew(fields, usualField('paid')),
  reply: (fields, { verb, actor }) => {
    const isKept = fields.some(({ name, label }) => name === 'assignee' && label.zh === fieldWordNamed(name)?.label.zh);
    const kept = isKept ? withPerson(fields, keepers, actor, fields.length) : fields;
    return withNew(kept, usualField(/comment|feedback/i.test(verb) ? 'comment' : 'reply'));
  },
  sign: (fields, { actor }) => withPerson(fields, /^recipient$/, actor, fields.length),
  discuss: (fields) => fields,
};

/** The main thing with the fields that the clauses of a sentence ask for: who hands it in, who looks after it, how far it is. */
export function withActs(entity: AppEntity, acts: readonly Act[]): AppEntity {
  const isGiven = acts.some(({ kind }) => kind === 'assign');
  const fields = acts.reduce<AppField[]>((left, act) => steps[act.kind](left, act, acts, isGiven), entity.fields);
  // When it was written down is what nobody fills in, so it comes last.
  const kept = fields.filter(({ name }) => name !== 'createdAt');
  const last = acts.length === 0 ? fields : [...kept, ...fields.filter((field) => !kept.includes(field))];
  return { ...entity, fields: withOwnNames(last.slice(0, limits.assistant.fieldsPerEntity)) };
}

const messages: readonly (readonly [RegExp, Bilingual])[] = [
  [/评论|comment/iu, { zh: '评论', en: 'Comment' }],
  [/提问|咨询|question|ask/iu, { zh: '提问', en: 'Question' }],
  [/./u, { zh: '留言', en: 'Message' }],
];

/** What is written beside the records becomes records of its own, each of which points to what it is about. */
export function withMessages(gathered: Gathered, acts: readonly Act[]): Gathered {
  const act = acts.find(({ kind }) => kind === 'discuss');
  const comment = nounKeyed('comment');
  const [main] = gathered.things;
  if (act === undefined || comment === undefined || main === undefined) return gathered;
  if (gathered.things.some(({ noun }) => noun === comment)) return gathered;
  const label = messages.find(([words]) => words.test(act.verb))?.[1] ?? comment.label;
  const thing = { ...thingOf(comment), label };
  const author: AppField = { name: 'author', label: act.actor, type: 'text', required: true, unique: false };
  return {
    things: [...gathered.things, thing].slice(0, limits.assistant.entities),
    fieldsOf: new Map([...gathered.fieldsOf, [thing.name, [author, referenceTo(main)]]]),
  };
}
