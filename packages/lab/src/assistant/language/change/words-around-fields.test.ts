import { describe, expect, it } from 'vitest';
import { modelOf, readSentence } from '../../test-support/read-sentence.ts';
import { changeModel } from '../change-model.ts';

const pets = modelOf('宠物记录，记录名字、品种、生日');
const tasks = modelOf('Task manager with title, assignee and status');
const grades = modelOf('学生成绩登记，记录姓名、分数、是否补考');

function change(model: typeof pets, sentence: string) {
  const outcome = changeModel(model, sentence);
  if (!outcome.ok) throw new Error(outcome.reason.en);
  const labels = outcome.model.entities.flatMap(({ fields }) => fields.map(({ label }) => label[model.locale]));
  const before = model.entities.flatMap(({ fields }) => fields.map(({ label }) => label[model.locale]));
  return { ...outcome, added: labels.filter((label) => !before.includes(label)) };
}

describe('[NC-03] words beside the names of a list', () => {
  it.each([
    ['学生成绩登记，记录语文、数学、英语三科', ['语文', '数学', '英语']],
    ['学生成绩管理，姓名、语文、数学、英语三科成绩', ['姓名', '语文', '数学', '英语']],
    ['会员登记，登记姓名必填、电话选填、班级', ['姓名', '电话', '班级']],
  ])('are part of no name: %s', (sentence, labels) => {
    const { model, unused } = readSentence(sentence);
    const shown = model.entities.flatMap(({ fields }) => fields.map(({ label }) => label.zh));
    expect(shown).toEqual(expect.arrayContaining(labels));
    expect(shown.join()).not.toMatch(/三科|必填|选填/u);
    expect(unused.join()).not.toContain('三科');
  });

  it.each(['高三科目', '第二类'])('stay where they count nothing: %s', (label) => {
    const shown = modelOf(`课本登记，记录书名、作者、${label}、价格`).entities.flatMap(({ fields }) => fields);
    expect(shown.map(({ label: { zh } }) => zh)).toContain(label);
  });
});

describe('[NC-03] what was not read', () => {
  it('is told once, with the words that it stands in', () => {
    const { unused } = readSentence('reading list: title, author, rating, like an old library');
    expect(unused).toEqual(['like an old library']);
  });
});

describe('[NC-04] words around the name of a field', () => {
  it.each([
    [pets, '加一门物理', ['物理']],
    [pets, '加两门物理、化学', ['物理', '化学']],
    [pets, '增加一个字段“班级”', ['班级']],
    [pets, '加一个字段叫联系人', ['联系人']],
    [tasks, 'add a field: Teacher', ['Teacher']],
    [tasks, 'add phone number, optional', ['Phone number']],
    [tasks, 'add phone number, not required', ['Phone number']],
    [tasks, 'add two fields: height and weight', ['Height', 'Weight']],
  ])('are part of no name, and nothing is left of them: %#', (model, sentence, added) => {
    const outcome = change(model, sentence);
    expect(outcome.added).toEqual(added);
    expect(outcome.unused).toBeUndefined();
  });

  it('make it required where they say so', () => {
    const { model } = change(tasks, 'add email, required');
    expect(model.entities[0]?.fields.find(({ name }) => name === 'email')?.required).toBe(true);
  });

  it.each([
    [pets, '加一个体重字段，单位公斤', '体重', '单位公斤'],
    [tasks, 'add height, unit cm', 'Height', 'unit cm'],
    [pets, '加数量，不能超过库存', '数量', '不能超过库存'],
    [pets, '加部门，方便按部门统计', '部门', '方便按部门统计'],
  ])('are told where nothing comes of them: %#', (model, sentence, label, left) => {
    const { added, unused } = change(model, sentence);
    expect(added).toEqual([label]);
    expect(unused).toEqual([left]);
  });
});

describe('[NC-04] choices of a field', () => {
  it('get one more where something is added to the field', () => {
    const members = modelOf('会员登记，登记姓名、电话、等级（普通、银卡、金卡）');
    const { model, added } = change(members, '把等级加一个“钻石卡”');
    expect(added).toEqual([]);
    const level = model.entities[0]?.fields.find(({ label }) => label.zh === '等级');
    expect(level?.choices?.map(({ label }) => label.zh)).toEqual(['普通', '银卡', '金卡', '钻石卡']);
  });

  it('are told to be none where a field has none', () => {
    const outcome = changeModel(pets, '给品种加一个“土狗”');
    expect(outcome.ok ? '' : outcome.reason.zh).toBe('“品种”不是选项字段，没有选项可加。');
  });

  it('are those of a list with its number, and of the field that is called so', () => {
    const lessons = modelOf('课程预约，学员姓名、教练（张三、李四）、时间');
    const { model } = change(lessons, '教练改成三个：张伟、李娜、王强');
    const coach = model.entities[0]?.fields.find(({ label }) => label.zh === '教练');
    expect(coach?.choices?.map(({ label }) => label.zh)).toEqual(['张伟', '李娜', '王强']);
  });
});

describe('[NC-04] what lists are filtered by', () => {
  it('is a field where it was just added, and what cannot be filtered by is told', () => {
    const { added, unused } = change(grades, '加班级，可以按班级筛选');
    expect(added).toEqual(['班级']);
    expect(unused).toEqual(['可以按班级筛选']);
    const english = change(tasks, 'add class, filter by class');
    expect(english.added).toEqual(['Class']);
    expect(english.unused).toEqual(['filter by class']);
  });

  it.each([
    [grades, '按是否补考筛选', '原来就是这样'],
    [tasks, 'filter by status', '原来就是这样'],
    [tasks, 'add a filter by status', '原来就是这样'],
    [grades, '加一个按是否补考筛选', '原来就是这样'],
  ])('is told as it is where lists do so already: %#', (model, sentence, told) => {
    const { changes, unused, added } = change(model, sentence);
    expect(changes.map(({ zh }) => zh).join()).toContain(told);
    expect([unused, added]).toEqual([undefined, []]);
  });

  it('is switched on where it was off', () => {
    const off = change(tasks, 'turn off filters').model;
    expect(change(off, 'filter by status').model.features.filter).toBe(true);
  });

  it.each([
    [grades, '按姓名筛选', '要先有选项'],
    [grades, '按年级筛选', '没有找到字段'],
    [grades, '加个按姓名的筛选', '要先有选项'],
  ])('is refused with the reason: %#', (model, sentence, reason) => {
    const outcome = changeModel(model, sentence);
    expect(outcome.ok ? '' : outcome.reason.zh).toContain(reason);
  });
});

describe('[NC-04] a wish among other words', () => {
  const school = modelOf('Classes: title, minutes, instructor. Members: name, phone.');
  const labels = (model: typeof school) =>
    Object.fromEntries(model.entities.map(({ label, fields }) => [label.en, fields.map((field) => field.label.en)]));

  it.each([
    'rename minutes to length and instructor to coach',
    'Please rename minutes to length, instructor to coach.',
    'Hello there, relabel minutes to length and instructor to coach',
  ])('of several names behind one verb is done for each: %s', (sentence) => {
    const outcome = change(school, sentence);
    expect(labels(outcome.model)).toMatchObject({ Class: ['Title', 'Length', 'Coach'] });
    expect(outcome.unused).toBeUndefined();
  });

  it.each([
    ['relabel minutes to length and change title to topic', ['Topic', 'Length', 'Instructor']],
    ['rename minutes to length, instructor to coach and add a level to classes', ['Title', 'Length', 'Coach', 'Level']],
  ])('ends before the next verb: %s', (sentence, expected) => {
    const outcome = changeModel(school, sentence);
    if (!outcome.ok) throw new Error(outcome.reason.en);
    expect(labels(outcome.model)).toMatchObject({ Class: expected });
  });

  it.each(['Hi, add a birthday to members', '您好，会员加生日', 'Good morning! Members need a birthday'])(
    'leaves nothing unread of a greeting: %s',
    (sentence) => {
      const outcome = change(school, sentence);
      expect(outcome.added).toHaveLength(1);
      expect(outcome.unused).toBeUndefined();
    },
  );

  it.each(['加一种数据：器材，有名称、数量', '再加一种记录：器材，有名称、数量'])(
    'calls a kind of records by its name: %s',
    (sentence) => {
      const { model } = change(pets, sentence);
      const last = model.entities.at(-1);
      expect(last?.label.zh).toBe('器材');
      expect(last?.fields.map(({ label }) => label.zh)).toEqual(expect.arrayContaining(['名称', '数量']));
    },
  );

  it('of what is chosen from a list is a field with that list', () => {
    const { model, added } = change(modelOf('培训课程，有名称、费用'), '课程加一个付款方式：现金、刷卡');
    expect([model.entities.length, added]).toEqual([1, ['付款方式']]);
    expect(model.entities[0]?.fields.at(-1)?.choices?.map(({ label }) => label.zh)).toEqual(['现金', '刷卡']);
  });
});
