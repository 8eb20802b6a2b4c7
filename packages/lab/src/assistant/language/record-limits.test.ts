import { describe, expect, it } from 'vitest';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { fitsFields, limitText, withinLimits } from '../record-limits.ts';
import { changeModel } from './change-model.ts';
import { checkModel } from '../model/check-model.ts';
import { readRequest } from './read-request.ts';

function read(sentence: string) {
  const found = readRequest(sentence);
  if (!found.understood) throw new Error(`Not understood: ${sentence}`);
  expect(checkModel(found.model)).toEqual([]);
  return found;
}

function changed(model: AppModel, sentence: string): AppModel {
  const outcome = changeModel(model, sentence);
  if (!outcome.ok) throw new Error(outcome.reason.en);
  expect(checkModel(outcome.model)).toEqual([]);
  return outcome.model;
}

/** Limits of numbers: what may not overlap in time has tests of its own. */
const limitsOf = (model: AppModel) =>
  model.entities.flatMap(({ name, limits = [] }) =>
    limits.filter(({ span }) => span === undefined).map((limit) => ({ name, ...limit })),
  );

describe('[NC-03] limits on the number of records, read from a sentence', () => {
  it.each([
    [
      '社区借书登记，书名、借书人、借出日期、归还日期，每人最多借3本',
      { most: 3, by: 'borrower', until: { field: 'returnDate' } },
    ],
    [
      '图书管理系统，每人最多借3本',
      { name: 'Borrowing', most: 3, by: 'member', until: { field: 'status', value: 'returned' } },
    ],
    ['library app, a member can borrow at most 3 books', { name: 'Borrowing', most: 3, by: 'member' }],
    [
      'library with book title, borrower, returned, at most 3 books each',
      { most: 3, by: 'borrower', until: { field: 'returned' } },
    ],
    [
      '理发店预约，每个用户每天最多预约一次',
      { most: 1, by: 'customer', day: 'startsAt', until: { field: 'status', value: 'cancelled' } },
    ],
    ['meeting room booking, no more than 2 bookings per person per day', { most: 2, by: 'customer', day: 'startsAt' }],
    ['每天最多接10单的蛋糕预订', { most: 10, day: 'startsAt' }],
    [
      'team to-do list, at most 3 open tasks per person, title, assignee, status',
      { most: 3, by: 'assignee', until: { field: 'status', value: 'done' } },
    ],
  ])('%s', (sentence, limit) => {
    const { model, unused } = read(sentence);
    expect(limitsOf(model)).toMatchObject([limit]);
    expect(unused.join(' ')).not.toMatch(/最多|at most|no more/);
  });

  it.each([
    '每个标签最多 5 个字的笔记本',
    'notes app with titles of at most 60 characters',
    '瑜伽课预约，每人每周最多约2次',
  ])('leaves other rules alone: %s', (sentence) => {
    expect(limitsOf(read(sentence).model)).toEqual([]);
  });

  it.each([
    ['鸡蛋团购报名，填姓名、楼号、数量，每人最多5份', '每人最多5份'],
    ['Supply pickup: name, item, quantity. At most 5 per person', 'At most 5 per person'],
    ['A library app: books with title, author and ISBN. Only three books per person', 'Only three books per person'],
  ])('are told as not done where it is open what is counted, or for whom: %s', (sentence, rule) => {
    const { model, unused } = read(sentence);
    expect(limitsOf(model)).toEqual([]);
    expect(unused).toContain(rule);
  });

  it('count times beside a quantity, and the articles of an author', () => {
    const pickup = read('物资领取登记，姓名、物资、数量，每人最多领2次').model;
    expect(limitsOf(pickup)).toMatchObject([{ most: 2 }]);
    const blog = read('博客，文章有标题、作者、内容，每人最多发3篇文章').model;
    expect(limitsOf(blog)).toMatchObject([{ most: 3, by: 'author' }]);
  });

  it('gives what is lent a borrower and its return where nothing says them', () => {
    const { model } = read('工具外借登记，工具名、型号、存放位置，每人最多借 2 件');
    const [entity] = model.entities;
    expect(entity?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['borrower', 'returned']));
    expect(entity?.fields.find(({ name }) => name === 'borrower')?.required).toBe(false);
    expect(entity?.limits).toEqual([{ most: 2, by: 'borrower', until: { field: 'returned' } }]);
  });
});

describe('[NC-04] limits on the number of records, changed in words', () => {
  const { model: library } = read('图书管理系统，每人最多借3本');
  const { model: plain } = read('理发店预约');

  it.each([
    '改成每人最多 5 本',
    '上限改成 5 本',
    '把借书上限提高到5本',
    'change the limit to 5',
    'make it at most 5 books per member',
  ])('takes another number and keeps the rest: %s', (sentence) => {
    const [before] = limitsOf(library);
    expect(limitsOf(changed(library, sentence))).toEqual([{ ...before, most: 5 }]);
  });

  it.each([
    '取消借书限制',
    '去掉上限',
    '不限次数',
    'remove the limit',
    'members can borrow as many books as they like',
  ])('goes: %s', (sentence) => {
    expect(limitsOf(changed(library, sentence))).toEqual([]);
  });

  it.each(['每人每天最多约两次', 'at most 2 bookings per person per day', '加一条规则：每人每天最多订2次'])(
    'comes: %s',
    (sentence) => {
      expect(limitsOf(changed(plain, sentence))).toMatchObject([{ most: 2, by: 'customer', day: 'startsAt' }]);
    },
  );

  it('goes with its field, and keeps to it where that gets another name', () => {
    const renamed = changed(plain, '每人每天最多约两次');
    expect(limitsOf(changed(renamed, '把开始时间改名为到店时间'))).toHaveLength(1);
    expect(limitsOf(changed(renamed, '删除开始时间'))).toEqual([]);
  });

  it('is refused where there is none, or where the time is none that is counted', () => {
    expect(changeModel(plain, 'remove the limit').ok).toBe(false);
    expect(changeModel(plain, '每人每周最多约2次').ok).toBe(false);
  });

  it('is refused where a field tells how many, and it is not said whether that is meant', () => {
    const { model } = read('鸡蛋团购报名，填姓名、楼号、数量');
    expect(changeModel(model, '每人最多5份').ok).toBe(false);
    expect(changeModel(model, '每人最多报2次').ok).toBe(true);
  });

  it('leaves bounds of fields to fields', () => {
    const task = read('Task manager with title, assignee and status').model;
    expect(limitsOf(changed(task, 'title max 60 characters'))).toEqual([]);
  });
});

describe('[NC-03] a limit', () => {
  const [entity] = read('理发店预约，每个用户每天最多预约一次').model.entities;
  if (entity?.limits?.[0] === undefined) throw new Error('no limit');
  const [limit] = entity.limits;

  it('reads as a sentence in both languages', () => {
    expect(limitText(entity, limit)).toEqual({
      zh: '每个“姓名”每天（按“开始时间”）最多 1 条“预约”（变为“已取消”后不再计入）',
      en: 'At most 1 “Appointment” for each “Name” per day (by “Starts at”), not counting those that are “Cancelled”',
    });
  });

  it('counts neither what is over nor what nobody has', () => {
    const seeds = [
      { customer: 'a', startsAt: '2026-01-01T09:00', status: 'requested' },
      { customer: 'a', startsAt: '2026-01-01T10:00', status: 'cancelled' },
      { customer: 'a', startsAt: '2026-01-02T09:00', status: 'requested' },
      { customer: null, startsAt: '2026-01-01T09:00', status: 'requested' },
    ];
    const over = { customer: 'a', startsAt: '2026-01-01T18:00', status: 'requested' };
    expect(withinLimits(entity, [...seeds, over])).toEqual(seeds);
  });

  it.each([
    { most: 1 },
    { most: 1, by: 'gone' },
    { most: 1, by: 'notes' },
    { most: 1, day: 'customer' },
    { most: 1, by: 'customer', until: { field: 'status' } },
    { most: 1, by: 'customer', until: { field: 'status', value: 'gone' } },
  ])('needs fields that it can go by: %o', (wrong) => {
    expect(fitsFields(wrong, entity.fields)).toBe(false);
  });
});
