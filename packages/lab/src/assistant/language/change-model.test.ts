import { describe, expect, it } from 'vitest';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { changeModel } from './change-model.ts';
import { checkModel } from '../model/check-model.ts';
import { readRequest } from './read-request.ts';
import { modelOf } from '../test-support/read-sentence.ts';

const tasks = modelOf('待办清单，任务有标题、负责人、优先级（低、中、高）、状态（待办、进行中、完成）、截止日期和备注');
const books = modelOf('Library where each book has title, author, category, price; each reader has name, phone, email');

function changed(model: AppModel, sentence: string): AppModel {
  const outcome = changeModel(model, sentence);
  if (!outcome.ok) throw new Error(`${sentence}: ${outcome.reason.en}`);
  expect(checkModel(outcome.model), sentence).toEqual([]);
  return outcome.model;
}

const field = (model: AppModel, name: string) =>
  model.entities.flatMap(({ fields }) => fields).find((one) => one.name === name);

describe('changes in words', () => {
  it.each([
    ['add a choice field Team: Platform, Payments, Search', 1],
    ['add a phone field and a choice field Team: Platform, Payments, Search', 2],
    ['make it green and add a choice field Team: Platform, Payments, Search', 2],
    ['make it green, and add a Team dropdown with Platform, Payments and Search', 2],
    ['add a select field called "Team" (Platform, Payments, Search)', 1],
    ['改成绿色，并且加一个选项字段团队：Platform、Payments、Search', 2],
  ] as const)('[NC-04] adds a field of choices that is named with its list: %s', (sentence, count) => {
    const outcome = changeModel(tasks, sentence);
    expect(outcome).toMatchObject({ ok: true });
    if (!outcome.ok) return;
    expect([outcome.changes.length, outcome.unused]).toEqual([count, undefined]);
    const team = outcome.model.entities[0]?.fields.find(({ label }) => label.en === 'Team');
    expect(team).toMatchObject({ type: 'choice' });
    expect(team?.choices?.map(({ label }) => label.en)).toEqual(['Platform', 'Payments', 'Search']);
  });

  it('[NC-04] adds, renames and removes fields, and their examples with them', () => {
    const model = changed(tasks, '给任务加一个预计工时字段，把备注改名为说明，并且删除负责人');
    expect(model.entities[0]?.fields.map(({ label }) => label.zh)).toEqual([
      '标题',
      '优先级',
      '状态',
      '截止日期',
      '说明',
      '预计工时',
    ]);
    expect(Object.keys(model.entities[0]?.seeds[0] ?? {}).sort()).toEqual(
      model.entities[0]?.fields.map(({ name }) => name).sort(),
    );
  });

  it('[NC-04] changes types, rules and choices', () => {
    expect(field(changed(books, 'change the price to integer'), 'price')?.type).toBe('integer');
    expect(field(changed(tasks, '截止日期设为必填'), 'dueDate')?.required).toBe(true);
    expect(field(changed(tasks, 'make the title unique'), 'title')?.unique).toBe(true);
    expect(field(changed(tasks, '给优先级加一个选项“紧急”'), 'priority')?.choices).toHaveLength(4);
    expect(field(changed(tasks, 'remove low from priority'), 'priority')?.choices).toHaveLength(2);
  });

  it('[NC-04] adds, renames and removes things, with their pages and references', () => {
    const added = changed(books, 'create a publisher table with name, phone and website');
    expect(added.entities.at(-1)).toMatchObject({ name: 'Publisher', plural: 'publishers' });
    expect(added.pages.at(-1)?.entity).toBe('Publisher');
    expect(changed(books, 'rename readers to members').entities.map(({ label }) => label.en)).toContain('Member');
    const removed = changed(changed(tasks, '任务属于项目'), '删除项目');
    expect(removed.entities.flatMap(({ fields }) => fields).filter(({ type }) => type === 'reference')).toEqual([]);
  });

  it('[NC-04] adds and removes pages, and gives a board the column that is asked for', () => {
    expect(changed(tasks, 'add a board grouped by priority').pages.at(-1)).toMatchObject({
      kind: 'board',
      by: 'priority',
    });
    expect(changed(tasks, '加一个日历页面').pages.at(-1)).toMatchObject({ kind: 'calendar', by: 'dueDate' });
    expect(changed(tasks, '去掉看板页面').pages.map(({ kind }) => kind)).not.toContain('board');
  });

  it('[NC-04] changes order, features, colour, name, language and examples', () => {
    const model = changed(
      tasks,
      '按截止日期降序排序；支持导出CSV；去掉搜索；颜色改成绿色；应用改名为“小目标”；界面改成英文；示例数据加到12条',
    );
    expect(model).toMatchObject({
      order: { Task: '-dueDate' },
      color: '#15803d',
      name: { zh: '小目标' },
      locale: 'en',
    });
    expect([model.features.csv, model.features.search, model.entities[0]?.seeds.length]).toEqual([true, false, 12]);
  });

  it('[NC-04] keeps pages whole when the field they were arranged by goes', () => {
    const model = changed(tasks, '删除状态');
    expect(model.pages.find(({ kind }) => kind === 'board')?.by).toBe('priority');
    expect(changed(model, '删除优先级').pages.map(({ kind }) => kind)).toEqual(['list']);
  });
});

describe('what is not clear', () => {
  it.each([
    [books, 'add a phone field'],
    [books, '加一个备注字段'],
    [tasks, '改好看一点'],
    [tasks, 'make it prettier'],
    [tasks, '今天天气不错'],
    [tasks, 'set the price to 10'],
    [tasks, '删除价格'],
    [tasks, '给任务加标题'],
    [tasks, '用日历显示客户'],
    [tasks, 'delete tasks'],
    [tasks, ''],
    [tasks, '🙂'],
    [tasks, 'x'.repeat(8_000)],
    [tasks, '加'.repeat(4_000)],
    [tasks, ','.repeat(8_000)],
  ])('[NC-04] is refused with a reason: %#', (model, sentence) => {
    const outcome = changeModel(model, sentence);
    expect(outcome.ok).toBe(false);
    expect(!outcome.ok && outcome.reason.zh.length * outcome.reason.en.length).toBeGreaterThan(0);
  });

  it('[NC-04] does what it understands of several wishes, and tells what it does not', () => {
    const outcome = changeModel(tasks, '颜色改成绿色，并且改得高级一点');
    expect(outcome).toMatchObject({ ok: true, unused: ['改得高级一点'] });
    expect(outcome.ok && outcome.changes).toHaveLength(1);
  });

  it('[NC-04] asks whose field is meant and says how to say it', () => {
    const outcome = changeModel(books, 'add a phone field');
    expect(!outcome.ok && outcome.suggestions.map(({ en }) => en)).toEqual([
      'Add phone to Book',
      'Add phone to Reader',
    ]);
  });
});

describe('an edited model', () => {
  it('[NC-03] finds what an edited card leaves pointing nowhere', () => {
    const [entity] = tasks.entities;
    if (entity === undefined) throw new Error('No entity');
    const broken = { ...tasks, entities: [{ ...entity, titleField: 'gone' }], order: { Gone: 'title' } };
    expect(checkModel(broken)).toHaveLength(2);
    const lost = {
      ...entity,
      fields: [...entity.fields, { ...entity.fields[0], name: 'owner', type: 'reference', target: 'Person' }],
    };
    expect(checkModel({ ...tasks, entities: [lost as typeof entity] })[0]?.en).toContain('does not exist');
  });
});

describe('slips in a change', () => {
  const read = readRequest('Task manager with title, assignee, priority (low, medium, high), due date and notes');
  if (!read.understood) throw new Error('Not understood');
  const { model } = read;

  it.each([
    ['every taks needs a location', 'taks', 'tasks'],
    ['asignee is required', 'asignee', 'assignee'],
    ['remove the notse', 'notse', 'notes'],
    ['sort by prioritty', 'prioritty', 'priority'],
  ])('[NC-04] are read as what they stand for, and told: %s', (sentence, written, right) => {
    const outcome = changeModel(model, sentence);
    expect(outcome.ok && outcome.assumptions?.map(({ en }) => en)).toEqual([`“${written}” is read as “${right}”.`]);
  });

  it('[NC-04] are none in quotation marks and in new names', () => {
    const renamed = changeModel(model, 'rename assignee to "Ownr"');
    expect(renamed.ok && renamed.model.entities[0]?.fields[1]?.label.en).toBe('Ownr');
    const added = changeModel(model, 'add a boss field');
    expect(added.ok && added.assumptions).toBeUndefined();
  });
});
