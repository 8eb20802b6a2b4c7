import type { AppField, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { describe, expect, it } from 'vitest';
import { changeModel } from '../language/change-model.ts';
import { readRequest } from '../language/read-request.ts';
import { checkModel } from './check-model.ts';
import { rememberingNames, shownAfter, withKeptNames } from './kept-names.ts';

function appOf(sentence: string): AppModel {
  const read = readRequest(sentence);
  if (!read.understood) throw new Error(sentence);
  return read.model;
}

/** The next version of an app that was used. */
function after(model: AppModel, sentence: string): AppModel {
  const outcome = changeModel(model, sentence);
  if (!outcome.ok) throw new Error(`${sentence}: ${outcome.reason.en}`);
  const next = withKeptNames(model, outcome.model);
  expect(checkModel(next)).toEqual([]);
  return next;
}

const kindIn = ({ entities: [entity] }: AppModel) => {
  if (entity === undefined) throw new Error('no entity');
  return entity;
};
const called = (model: AppModel, words: string): AppField | undefined =>
  kindIn(model).fields.find(({ label }) => label.zh === words || label.en === words);

const english = appOf('To-do list with title, city and remark');
const chinese = appOf('待办清单：标题、城市、备注、金额、数量');
const nameOf = (words: string) => called(chinese, words)?.name;

describe('names of what was entered', () => {
  it.each([
    [english, 'Rename city to region', 'City', 'Region'],
    [english, 'Rename the title to name', 'Title', 'Name'],
    [english, 'Rename city to town', 'City', 'Town'],
    [english, 'rename remark to due date', 'Remark', 'Due date'],
    [chinese, '把城市改名为地区', '城市', '地区'],
    [chinese, '备注改成图片', '备注', '图片'],
    [chinese, '把标题改名为姓名', '标题', '姓名'],
  ])('[NC-05] a field called otherwise keeps its name: $1', (app, sentence, from, to) => {
    const next = after(app, sentence);
    expect(called(next, from)).toBeUndefined();
    expect(called(next, to)).toEqual({ ...called(app, from), label: called(next, to)?.label, renamed: true });
    expect(kindIn(next).titleField).toBe(kindIn(app).titleField);
    expect(shownAfter(app, next)).toEqual([]);
  });

  it('[NC-05] a new field never gets the name of another, be it there, called otherwise or removed', () => {
    const renamed = after(chinese, '把城市改名为地区');
    const added = after(renamed, '加一个字段城市');
    expect(called(added, '地区')?.name).toBe(nameOf('城市'));
    expect(called(added, '城市')?.name).toBe(`${nameOf('城市')}2`);
    const removed = after(after(renamed, '删除地区'), '加一个字段城市');
    expect(called(removed, '城市')?.name).toBe(`${nameOf('城市')}2`);
  });

  it.each(['Rename task to project', '把任务改名为项目', '把任务改名为服务'])(
    '[NC-05] a kind of records called otherwise keeps its name and address: %s',
    (sentence) => {
      const app = appOf('任务管理：每个任务有标题、负责人');
      const next = after(app, sentence);
      expect(kindIn(next)).toEqual({ ...kindIn(app), label: kindIn(next).label, renamed: true });
      expect(kindIn(next).label).not.toEqual(kindIn(app).label);
      const more = after(next, '加一张任务表，包含名称、日期');
      expect(more.entities.map(({ plural }) => plural)).toEqual([
        kindIn(app).plural,
        expect.not.stringMatching(/^tasks$/),
      ]);
    },
  );

  it('[NC-05] what was entered in a field or a kind that is taken away is told to be shown no more', () => {
    const said = (before: AppModel, sentence: string) =>
      shownAfter(before, after(before, sentence)).map(({ en }) => en);
    expect(said(chinese, '删除金额字段')).toEqual([
      expect.stringMatching(/^What was entered in “Amount” stays in the database and is no longer shown: undoing/),
    ]);
    expect(said(chinese, '把金额改名为总额')).toEqual([]);
    const two = after(chinese, '加一个客户数据，有姓名和电话');
    expect(said(two, '删除客户')).toEqual([expect.stringMatching(/^The records of “Customer” stay in the database/)]);
    expect(shownAfter(two, two)).toEqual([]);
  });

  it('[NC-05] a kind that was removed leaves its name to no other', () => {
    const two = after(chinese, '加一张客户表，包含姓名、电话');
    const [, client] = two.entities;
    const again = after(after(two, '删除客户'), '加一张客户表，包含姓名、日期').entities.at(-1);
    expect([again?.name, again?.plural]).toEqual([`${client?.name}2`, `${client?.plural}-2`]);
  });

  it.each([
    ['金额改成日期', '金额', 'date', '金额改成金额'],
    ['城市改成数字', '城市', 'decimal', '城市改成文本'],
    ['金额改成是否', '金额', 'boolean', '金额改成金额'],
    ['金额改成文本', '金额', 'text', '金额改成金额'],
    ['数量改成小数', '数量', 'decimal', '数量改成整数'],
  ])(
    '[NC-05] what is kept in another form gets a name of its own, said, and goes back: %s',
    (sentence, words, type, back) => {
      const next = after(chinese, sentence);
      expect(called(next, words)).toMatchObject({ name: `${nameOf(words)}2`, type });
      expect(shownAfter(chinese, next)).toMatchObject([{ zh: expect.stringContaining(`“${words}”已填的值不会转换`) }]);
      const returned = after(next, back);
      expect(called(returned, words)?.name).toBe(nameOf(words));
      expect(
        shownAfter(next, returned)
          .map(({ zh }) => zh)
          .join(),
      ).toContain('重新显示');
      expect(called(after(returned, sentence), words)?.name).toBe(`${nameOf(words)}2`);
      // A version from before knows the name, too, once it was made anew.
      const restored = rememberingNames(next, chinese);
      const other = words === '数量' ? '数量改成日期' : '加一个字段';
      if (words === '数量') expect(called(after(restored, other), words)?.name).toBe(`${nameOf(words)}3`);
    },
  );

  it.each(['城市改成长文本', '城市改成邮箱', '城市必填', '城市最多10个字'])(
    '[NC-05] what is kept in the same form stays where it is: %s',
    (sentence) => {
      const next = after(chinese, sentence);
      expect(called(next, '城市')?.name).toBe(nameOf('城市'));
      expect(shownAfter(chinese, next)).toEqual([]);
    },
  );

  it('[NC-05] pages, order and rules follow', () => {
    const app = appOf('任务管理：每个任务有标题、负责人、状态（待办、完成）、截止日期');
    const due = called(app, '截止日期')?.name ?? '';
    const dated = after(after(app, '加一个日历'), '按截止日期降序排列');
    const next = after(dated, '截止日期精确到几点');
    expect(next.order[kindIn(next).name]).toBe(`-${due}2`);
    expect(next.pages.find(({ kind }) => kind === 'calendar')?.by).toBe(`${due}2`);
  });
});
