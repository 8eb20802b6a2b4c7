import type { AppFamily, AppField } from '@toolbench/contracts/app-model.ts';
import { cannotDo } from '../words/cannot-lexicon.ts';
import { fieldPhrases, fieldWordNamed } from '../words/field-lexicon.ts';
import { nounKeyed } from '../words/noun-lexicon.ts';
import { tokenise } from '../words/tokens.ts';
import { standsBeside, thingOf, type Thing } from './find-things.ts';
import type { Gathered } from './gather.ts';
import { readField } from './read-field.ts';

/** Things and fields that the wording of a sentence asks for beside its lists. */

const withMore = (gathered: Gathered, { name }: Thing, fields: readonly AppField[]): Gathered => ({
  ...gathered,
  fieldsOf: new Map([...gathered.fieldsOf, [name, [...(gathered.fieldsOf.get(name) ?? []), ...fields]]]),
});

/** Types that tell a field from a word of the story: 体重 and “status” ask to be kept, “customer” may only be talked about. */
const ofStory: ReadonlySet<AppField['type']> = new Set(['text', 'long-text', 'boolean']);

const daily = /每[天日晚周月]|天天|\b(?:every|each) (?:day|night|morning|evening|week|month)\b|\bdaily\b|\bweekly\b/i;
const keepsDays: ReadonlySet<AppFamily> = new Set(['tracker', 'notes', 'records']);
const enough = 3;

/** What is kept every day, with its day where a list of fields forgets it. */
export function withDay(gathered: Gathered, family: AppFamily, text: string): Gathered {
  const [main] = gathered.things;
  const fields = gathered.fieldsOf.get(main?.name ?? '') ?? [];
  const hasDay = fields.some(({ type, name }) => type === 'date' || type === 'date-time' || name === 'time');
  const date = fieldWordNamed('date');
  if (main === undefined || date === undefined || hasDay || fields.length < enough) return gathered;
  if (!keepsDays.has(family) || !daily.test(text)) return gathered;
  const { name, label, type } = date;
  const day: AppField = { name, label, type, required: true, unique: false };
  return withMore(gathered, main, [day]);
}

/** Books that somebody may have three of at a time are lent: each loan is a record, unless a book says who has it. */
export function withLoans(gathered: Gathered): Gathered {
  const { things, fieldsOf } = gathered;
  const [main] = things;
  const loan = nounKeyed('borrowing');
  if (main === undefined || loan === undefined || !standsBeside(main, loan)) return gathered;
  const isTold = things.some(
    ({ noun, name }) => noun === loan || (fieldsOf.get(name) ?? []).some((field) => field.name === 'borrower'),
  );
  return isTold ? gathered : { ...gathered, things: [...things, thingOf(loan)] };
}

/** 按分类筛选, “filter by region”: what is filtered by is a field. */
const filteredBy =
  /按照?(?<zh>\p{Script=Han}{1,8}?)(?:来|进行)?(?:筛选|过滤|分组)|\b(?:filter(?:ed|able)?|group(?:ed)?) by (?<en>[a-z]+(?: [a-z]+)?)/giu;

/** Gives the main thing the fields that its lists are filtered by, where nothing has them. */
export function withFilterFields(gathered: Gathered, text: string, isThere: (field: AppField) => boolean): Gathered {
  const [main] = gathered.things;
  if (main === undefined) return gathered;
  const fields = [...text.matchAll(filteredBy)].flatMap(({ groups }) => {
    const field = readField(groups?.zh ?? groups?.en ?? '');
    return field === undefined || fieldPhrases.get(field.label.zh) === undefined || isThere(field) ? [] : [field];
  });
  return fields.length === 0 ? gathered : withMore(gathered, main, fields);
}

/** Gives the main thing the fields that words name which nothing was made of; undefined where they name none. */
export function withLateFields(gathered: Gathered, words: readonly string[]): Gathered | undefined {
  const [main] = gathered.things;
  const late = words
    .filter((word) => cannotDo(word) === undefined)
    .flatMap((word) =>
      fieldPhrases.find(tokenise(word)).flatMap(({ value, start, end }) => {
        const isPart = /^\p{Script=Han}$/u.test(word.slice(start, end)) && word.length > 1;
        const field = isPart || ofStory.has(value.type) ? undefined : readField(word.slice(start, end));
        return field === undefined ? [] : [field];
      }),
    );
  return main === undefined || late.length === 0 ? undefined : withMore(gathered, main, late);
}
