import type { AppEntity, AppFamily } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { fieldWordNamed } from '../words/field-lexicon.ts';

/** What people and goods are called by, whatever the language it is written in. */
const naming = /(?:name|title|product|item|model|contact|person|who|sku|code|isbn)/i;
const chineseNaming = /(?:名|名字|姓名|名称|标题|款式|型号|编号|(?<![口个几])人)$/;

/** A task is called by what is to be done, never by a person. */
const taskNaming = /^name|title|task|chore|homework|bug|issue|item|story|what/i;
const chineseTask = /(?:名称?|标题|干啥|干什么|做什么|事项?|任务|需求|内容|编号)$/;

/** Of who is kept in touch with, only names: “who knows them” is somebody else. */
const contactNaming = /name|title|contact|customer|client|owner|parent|member|guest|donor/i;

const namings: Readonly<Partial<Record<AppFamily, readonly [RegExp, RegExp]>>> = {
  todo: [taskNaming, chineseTask],
  contacts: [contactNaming, chineseNaming],
};

/** Whoever a record is of names it, where it is kept of people. */
const person = /^(?:Volunteer|Member|Student|Employee|Person|Patient|Tenant|Guest)/;

/** What apps of a family call their records by, where nothing tells them apart. */
const callsBy: Readonly<Partial<Record<AppFamily, 'name' | 'title'>>> = {
  shop: 'name',
  contacts: 'name',
  blog: 'title',
  todo: 'title',
  inventory: 'name',
};

/** People who fill something in. */
const signsUp: ReadonlySet<string> = new Set(['Registration', 'Guest']);

/** People, goods and articles that nothing tells apart get a name, or a title. */
function withName(family: AppFamily, entity: AppEntity): AppEntity {
  const [english, chinese] = namings[family] ?? [naming, chineseNaming];
  const isNamed = entity.fields.some(
    ({ name, label, target = '' }) =>
      english.test(name) || chinese.test(label.zh) || (family === 'contacts' && person.test(target)),
  );
  // Who comes has to be told by name.
  const asksWhoComes = family === 'survey' && entity.fields.some(({ name }) => name === 'attending');
  const called = signsUp.has(entity.name) || asksWhoComes ? 'name' : callsBy[family];
  const word = called === undefined ? undefined : fieldWordNamed(called);
  if (word === undefined || isNamed || entity.fields.length === 0) return entity;
  const { name, label, type } = word;
  const field = { name, label, type, required: true, unique: false };
  const fields = [field, ...entity.fields].slice(0, limits.assistant.fieldsPerEntity);
  return { ...entity, fields, titleField: name };
}

/** A shop cannot do without a name and a price, an inventory not without a quantity. `index` 0 is what the app is about. */
export function withNeededFields(
  { family, index, isSpelledOut }: { family: AppFamily; index: number; isSpelledOut: boolean },
  built: AppEntity,
): AppEntity {
  const entity = index > 0 || isSpelledOut ? built : withName(family, built);
  const type = family === 'shop' ? 'money' : family === 'inventory' ? 'integer' : undefined;
  if (index > 0 || type === undefined || entity.fields.some((field) => field.type === type)) return entity;
  const [name, label] =
    type === 'money' ? ['price', { zh: '价格', en: 'Price' }] : ['quantity', { zh: '数量', en: 'Quantity' }];
  const field = { name, label, type, required: true, unique: false, least: 0 } as const;
  return {
    ...entity,
    fields: [...entity.fields.filter((one) => one.name !== name), field].slice(-limits.assistant.fieldsPerEntity),
  };
}
