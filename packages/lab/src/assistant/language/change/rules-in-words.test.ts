import { describe, expect, it } from 'vitest';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { changeModel } from '../change-model.ts';
import { checkModel } from '../../model/check-model.ts';
import { modelOf } from '../../test-support/read-sentence.ts';

const tasks = modelOf(
  'Task manager with title, assignee, priority (low, medium, high), status (to do, in progress, done), due date, hours and paid (yes/no)',
);
const books = modelOf('图书管理，每本书有书名、作者、分类、价格；每个读者有姓名、电话');

function changed(model: AppModel, sentence: string): AppModel {
  const outcome = changeModel(model, sentence);
  if (!outcome.ok) throw new Error(outcome.reason.en);
  expect(checkModel(outcome.model)).toEqual([]);
  return outcome.model;
}

const fieldOf = (model: AppModel, name: string) =>
  model.entities.flatMap(({ fields }) => fields).find((field) => field.name === name || field.label.zh === name);

describe('rules told in words', () => {
  it.each([
    ['hours can never go below zero', 'hours', { least: 0 }],
    ['hours must be between 1 and 12', 'hours', { least: 1, most: 12 }],
    ['工时最多二十五小时', 'hours', { most: 25 }],
    ['limit the title to 60 characters', 'title', { most: 60 }],
    ['标题太长了不好看，控制在三十个字以内', 'title', { most: 30 }],
  ])('[NC-04] limits a field: %s', (sentence, name, expected) => {
    expect(fieldOf(changed(tasks, sentence), name)).toMatchObject(expected);
  });

  it('[NC-04] brings example values back within the limits', () => {
    const model = changed(tasks, 'hours max 2');
    expect(model.entities[0]?.seeds.every(({ hours }) => Number(hours) <= 2)).toBe(true);
  });

  it.each([
    ['new tasks start as in progress', 'status', 'in-progress'],
    ['make low the default priority', 'priority', 'low'],
    ['截止日期默认今天', 'dueDate', 'now'],
    ['paid defaults to no', 'paid', false],
    ['hours default to 2', 'hours', 2],
  ])('[NC-04] begins new records with a value: %s', (sentence, name, preset) => {
    expect(String(fieldOf(changed(tasks, sentence), name)?.preset)).toContain(String(preset));
  });

  it.each([
    [tasks, 'assignee should be a dropdown with Ann, Bob and Carl', 'assignee', ['Ann', 'Bob', 'Carl']],
    [tasks, 'priority can only be now or later', 'priority', ['Now', 'Later']],
    [tasks, 'status: replace done with shipped', 'status', ['To do', 'In progress', 'Shipped']],
    [tasks, 'priority needs another level called urgent', 'priority', ['Low', 'Medium', 'High', 'Urgent']],
    [tasks, '优先级不够细，再加上特急和缓办', 'priority', ['Low', 'Medium', 'High', '特急', '缓办']],
    [books, '分类只能选小说、历史、科普', '分类', ['Fiction', 'History', 'Science']],
  ])('[NC-04] sets what can be chosen: %#', (model, sentence, name, labels) => {
    const after = changed(model, sentence);
    const field = fieldOf(after, name);
    expect(field?.choices?.map(({ label }) => label.en)).toEqual(labels);
    const values = field?.choices?.map(({ value }) => value);
    const owner = after.entities.find(({ fields }) => fields.some((one) => one === field));
    expect(owner?.seeds.map((seed) => values?.includes(String(seed[field?.name ?? ''])))).not.toContain(false);
  });

  it.each([
    ['overdue stuff first', 'dueDate'],
    ['unpaid ones at the top', 'paid'],
    ['快到期的放最上面', 'dueDate'],
  ])('[NC-04] orders by what shall come first: %s', (sentence, field) => {
    expect(changed(tasks, sentence).order).toEqual({ Task: field });
  });

  it('[NC-04] adds records of which each of the others has many', () => {
    const model = changed(books, '每本书有好几条借阅记录，记借书日期和还书日期');
    const added = model.entities.at(-1);
    expect(added?.fields.map(({ label }) => label.zh)).toEqual(expect.arrayContaining(['借书日期', '还书日期']));
    expect(added?.fields.some(({ target }) => target === 'Book')).toBe(true);
    const copies = changed(books, 'every book has several copies with a barcode and a shelf').entities.at(-1);
    expect(copies?.fields.find(({ target }) => target === 'Book')).toBeDefined();
  });

  it.each([
    ['+ location and job title', ['location', 'position']],
    ['再记一下预计费用', ['预计费用']],
    ['also how hard it was, 1 to 5', []],
    ['微信号也要', ['微信号']],
    ['add effort in hours and make it required', ['effort']],
    ['加个验收标准', ['验收标准']],
  ])('[NC-04] adds fields that no word for adding stands before: %s', (sentence, names) => {
    const outcome = changeModel(tasks, sentence);
    for (const name of names) expect(outcome.ok && fieldOf(outcome.model, name)).toBeTruthy();
    expect(outcome.ok || names.length === 0).toBe(true);
  });
});

describe('what is no rule for a field', () => {
  it.each([
    '加个按钮',
    '加点东西',
    '加油',
    '加个好看的开头',
    '优先级改成1到5',
    '每天提醒',
    '每人最多借 3 本',
    'add a sidebar',
    'add something nice',
    'titles must be between 5 and 50 characters',
    'due date defaults to tomorrow',
    'group tasks into weeks',
    'newest at the top',
    'important ones first',
    'log me out after 5 minutes',
    'status cannot be above 5',
  ])('[NC-04] is refused in words: %s', (sentence) => {
    const outcome = changeModel(tasks, sentence);
    expect(outcome.ok).toBe(false);
    expect(!outcome.ok && outcome.reason.en).not.toBe('');
  });
});
