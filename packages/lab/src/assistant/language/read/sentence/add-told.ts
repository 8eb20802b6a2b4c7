import type { AppFamily, AppField } from '@toolbench/contracts/assistant/app-model.ts';
import { cannotDo } from '../../words/cannot-lexicon.ts';
import { fieldPhrases, fieldWordNamed } from '../../words/field-lexicon.ts';
import { nounKeyed } from '../../words/noun-lexicon.ts';
import { tokenise } from '../../words/tokens.ts';
import { inBothLanguages } from '../../words/translate.ts';
import { actorNamed } from '../find/find-acts.ts';
import { standsBeside, thingOf, type Thing } from '../find/find-things.ts';
import { nounMentions } from '../find/noun-mentions.ts';
import type { Gathered } from '../gather.ts';
import { readField } from '../read-field.ts';

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

/** 社团报名: what one signs up for, where there is more than one of it. */
const signedUpFor: ReadonlySet<string> = new Set(['club', 'course', 'yogaClass']);

/** Gives those who sign up what they sign up for. */
export function withSignedUpFor(gathered: Gathered, text: string): Gathered {
  const [main] = gathered.things;
  const asked = gathered.fieldsOf.get(main?.name ?? '') ?? [];
  if (main?.noun?.key !== 'registration' || asked.length >= enough) return gathered;
  const what = nounMentions(text).find(
    ({ value, end }) =>
      signedUpFor.has(value.key) && /^\s*(?:报名|sign[ -]?ups?\b|registrations?\b)/iu.test(text.slice(end)),
  );
  if (what === undefined) return gathered;
  const field = readField(text.slice(what.start, what.end));
  return field === undefined ? gathered : withMore(gathered, main, [{ ...field, required: true }]);
}

/** 会员签到, “check-in for members”: who comes, and when. */
const arrival =
  /(?<zh>会员|员工|学生|学员|成员|社员|志愿者|同事|同学|队员|球员|孩子|老人|客户|顾客|职工)的?(?:每[天日]|上课|上班|进馆|到店|到场|活动|扫码)?(?:签到|打卡)|\b(?:(?<en>member|employee|staff|student|volunteer|visitor|player|pupil|kid|team|gym member|worker)s?['’]? (?:check[ -]?ins?|sign[ -]?ins?|clock[ -]?ins?)|(?:check|sign|clock)[ -]?ins? (?:\w+ )?(?:for|of) (?:(?:my|our|the|all|gym) )*(?<of>member|employee|staff|student|volunteer|visitor|player|pupil|kid|worker)s?)\b/iu;

/** Gives what is kept of people who come its person, called as they are. */
export function withArrivals(gathered: Gathered, text: string): Gathered {
  const noun = nounKeyed('signIn');
  const { zh, en, of } = arrival.exec(text)?.groups ?? {};
  const said = zh ?? en ?? of;
  const [main] = gathered.things;
  const asked = gathered.fieldsOf.get(main?.name ?? '') ?? [];
  if (noun === undefined || said === undefined || asked.length >= enough) return gathered;
  const label = actorNamed(said) ?? inBothLanguages(said);
  const thing: Thing = {
    ...thingOf(noun),
    label: { zh: `${label.zh}签到`, en: `${label.en} check-in` },
  };
  const person: AppField = { name: 'person', label, type: 'text', required: true, unique: false };
  return { things: [thing], fieldsOf: new Map([[thing.name, [person, ...asked]]]) };
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
  /按照?(?<zh>\p{Script=Han}{1,8}?)(?:来|进行)?(?:筛选|过滤|分组|分类)|\b(?:filter(?:ed|able)?|group(?:ed)?) by (?<en>[a-z]+(?: [a-z]+)?)/giu;

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
