import { describe, expect, it } from 'vitest';
import { rightsOf } from '../model/rights.ts';
import { modelOf, readSentence } from '../test-support/read-sentence.ts';
import { changeModel } from './change-model.ts';
import { asks } from './change/is-question.ts';
import { readAccess } from './read/access-words.ts';

/** Who sees, adds and changes the records of the first kind. */
const first = (sentence: string) => {
  const [rights] = rightsOf(modelOf(sentence)).values();
  return rights && `${rights.see} ${rights.add} ${rights.change}`;
};
const labels = (sentence: string) => {
  const { model } = readSentence(sentence);
  return model.entities.flatMap(({ label, fields }) => [label, ...fields.map((field) => field.label)]);
};

const told: readonly (readonly [string, string])[] = [
  ['A guest list with name and email that only I can read', 'owner owner owner'],
  ['A list of customers with name and phone, visible only to me', 'owner owner owner'],
  ['A private list of patients with name, phone and diagnosis, and a public form to add them', 'own everyone owner'],
  ['A book list that anyone can read but only I can change', 'everyone owner owner'],
  ['A list of volunteers with name and email, open to everyone', 'everyone owner owner'],
  ['A private diary', 'owner owner owner'],
  ['Track recipes: title, steps. Nobody else can see it.', 'owner owner owner'],
  ['A password-protected list of gift ideas', 'owner owner owner'],
  ['A personal expense tracker', 'owner owner owner'],
  ['A personal blog', 'published account account'],
  ['私人的病人名单，姓名、电话、诊断，公开表单', 'own everyone owner'],
  ['只有我能看的客人名单，姓名、电话', 'owner owner owner'],
  ['图书清单，所有人都能看，只有我能修改', 'everyone owner owner'],
  ['菜谱：菜名、步骤，别人看不到', 'owner owner owner'],
  ['公开的志愿者名单：姓名、邮箱', 'everyone owner owner'],
  ['报名表：姓名、电话，谁都可以填，只有我能看', 'own everyone owner'],
  ['私密日记', 'owner owner owner'],
];

describe('who may see and do what', () => {
  it.each(told)('[NC-10] is read from a first sentence: %s', (sentence, rights) => {
    expect(first(sentence)).toBe(rights);
    expect(readSentence(sentence).unused.filter((words) => readAccess(words).said.length > 0)).toEqual([]);
    for (const { zh, en } of labels(sentence)) expect(readAccess(`${zh}. ${en}`).said, `${zh} ${en}`).toEqual([]);
  });

  it('[NC-10] goes for the records that the clause names', () => {
    const rights = rightsOf(modelOf('A shop with products and orders, only I can see the products'));
    expect([rights.get('Product')?.see, rights.get('Order')?.see]).toEqual(['owner', 'own']);
  });

  it.each([
    ['a to-do list', 'make it private', 'owner owner owner'],
    ['a to-do list', 'make the list visible only to me', 'owner owner owner'],
    ['a customer list', 'make it public', 'everyone owner owner'],
    ['a customer list', 'anyone can delete', 'everyone everyone everyone'],
    ['图书清单', '不要让别人修改', 'everyone owner owner'],
    ['图书清单', '只有我能看', 'owner owner owner'],
    ['客户名单', '谁都可以删除', 'everyone everyone everyone'],
    ['客户名单', '加一个公开的表单', 'own everyone owner'],
  ])('[NC-10] is read from a change of “%s”: %s', (app, sentence, rights) => {
    const changed = changeModel(modelOf(app), sentence);
    if (!changed.ok) throw new Error(changed.reason.en);
    expect(changed.unused).toBeUndefined();
    const [is] = rightsOf(changed.model).values();
    expect(is && `${is.see} ${is.add} ${is.change}`).toBe(rights);
  });

  it('[NC-10] is done beside what else is wished for, and never becomes a name', () => {
    const changed = changeModel(modelOf('a to-do list'), 'add a phone field that only I can see');
    expect(changed.ok && changed.changes.map(({ en }) => en)).toEqual([
      'Added the field “Phone” (phone number) to “Task”',
      '“Task” is kept from others',
    ]);
  });

  it('[NC-10] is told as not used, in its own words, where an app cannot have it', () => {
    expect(readSentence('A to-do list where only I can delete').unused).toContain('only I can delete');
    const refused = changeModel(modelOf('待办清单'), '只有管理员能删除');
    expect(!refused.ok && refused.reason.zh).toContain('做不到“只有管理员能删除”');
  });

  it.each([
    'A booking page for private lessons',
    'Private tutoring bookings',
    'add a private notes field',
    'add a field “only I can read”',
    'A reading list with fields: title, public, secret',
    '加一个是否公开字段',
    '公开课报名，课程、时间',
    '私人教练预约',
    '项目列表，字段：名称、保密级别',
  ])('[NC-10] is not read from names and fields: %s', (sentence) => {
    expect(readAccess(sentence).said).toEqual([]);
  });

  it('[NC-12] 谁都 asks nothing, 谁 does', () => {
    expect(['谁都可以删除', '谁也不能看', '谁可以删除', '谁能看到这些？'].map(asks)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
