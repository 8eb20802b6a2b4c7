import { describe, expect, it } from 'vitest';
import { changeModel } from './change-model.ts';
import { modelOf } from '../test-support/read-sentence.ts';

const apps = {
  zh: modelOf('做一个待办网站', { today: '2026-01-01' }),
  en: modelOf('Make a to-do website', { today: '2026-01-01' }),
};
const appOf = (sentence: string) => (/\p{Script=Han}/u.test(sentence) ? apps.zh : apps.en);

describe('[NC-12] a question', () => {
  it.each([
    ['why is there a board page?', 'Task board'],
    ['what is the priority field for?', 'Low, Medium, High'],
    ['where is the settings page?', '2 pages'],
    ['how many fields does a task have?', '5 fields'],
    ['why is there a status field?', 'Status'],
    ['What does the board show', 'by “Status”'],
    ['is the title required?', 'required'],
    ['does it have search?', 'To-do'],
    ['can users upload files?', 'pages'],
    ['could you tell me why there is a due date', 'Due date'],
    ['Hi, quick question: which fields are required?', '5 fields'],
    ['who can see the tasks?', 'Task'],
    ['do we have a calendar?', 'pages'],
    ['should the title be required?', 'Title'],
    ['when is a task due?', '5 fields'],
    ['为什么有看板页面？', '按“状态”分组'],
    ['优先级字段是干什么的', '低、中、高'],
    ['设置页面在哪里？', '2 个页面'],
    ['待办有几个字段？', '5 个字段'],
    ['请问截止日期是必填的吗', '选填'],
    ['看板有什么用？', '看板'],
    ['是不是有搜索？', '页面'],
    ['怎么加一个字段？', '加一个字段'],
  ])('%j is answered and changes nothing', (sentence, answer) => {
    const outcome = changeModel(appOf(sentence), sentence);
    expect(outcome).toMatchObject({ ok: false, suggestions: [] });
    const { reason } = outcome as Extract<typeof outcome, { ok: false }>;
    if (answer !== 'To-do') expect(`${reason.zh} ${reason.en}`).toContain(answer);
    expect(reason.en).toContain('this is a question');
  });

  it.each([
    ['is there a search box?', 'The app has search'],
    ['can I export the list as CSV?', 'The app has no CSV export now'],
    ['does it have dark mode', 'The app has no dark mode now'],
    ['do people have to log in?', 'The app has no sign-in now'],
    ['what color is it?', 'The colour of the whole app is blue'],
    ['what is the app called?', 'The app is called'],
    ['can it send push notifications?', 'consist of pages and records'],
    ['is there a calendar page?', 'There is no “calendar” page'],
    ['what happens if I remove the status field?', '“undo” brings it back'],
    ['有没有搜索', '有搜索'],
    ['can people filter the tasks?', 'The app has filters'],
    ['应用支持分页吗？', '有分页'],
    ['支持导出吗？', '现在没有CSV 导出'],
    ['应用是什么颜色的？', '颜色是蓝色'],
    ['删除状态字段会怎样？', '说“撤销”可以恢复'],
  ])('%j is answered from what the app has, not with a list of its fields', (sentence, answer) => {
    const { reason } = changeModel(appOf(sentence), sentence) as Extract<ReturnType<typeof changeModel>, { ok: false }>;
    expect(`${reason.zh} ${reason.en}`).toContain(answer);
    expect(reason.en).not.toContain('5 fields');
  });

  it.each([
    ['can you add an assignee?', 'Added the field “Assignee”'],
    ['could you please make it green?', 'green'],
    ['why not add a location field?', 'Location'],
    ['能不能加一个负责人？', 'Assignee'],
    ['可以改成绿色吗？', 'green'],
    ['why is there a board page? Remove the board page.', 'board'],
    ['为什么没有负责人？加一个负责人。', 'Assignee'],
  ])('%j wishes for something all the same', (sentence, change) => {
    const outcome = changeModel(appOf(sentence), sentence);
    expect(outcome.ok && outcome.changes.map(({ en }) => en).join(' ')).toContain(change);
  });
});

describe('[NC-12] what changes nothing', () => {
  it.each([
    ['make the button blue', 'The colour is now blue (it already was)'],
    ['make due date optional', '“Due date” is optional (it already was)'],
    ['sort by due date', 'ascending (it already was)'],
    ['make the title required', '“Title” is required (it already was)'],
    ['把按钮改成蓝色', '原来就是这样'],
    ['截止日期改为选填', '原来就是这样'],
    ['按截止日期排序', '原来就是这样'],
  ])('as %j, is told so', (sentence, reason) => {
    const outcome = changeModel(appOf(sentence), sentence);
    expect(outcome.ok && outcome.model).toEqual(appOf(sentence));
    expect(outcome.ok && outcome.changes.map(({ zh, en }) => `${zh} ${en}`).join(' ')).toContain(reason);
  });

  it.each(['rename the app to To-do list', 'call the app to-do list', '应用改名为待办清单'])(
    'a name it has: %j',
    (sentence) => {
      const app = appOf(sentence);
      const outcome = changeModel({ ...app, name: { zh: '待办清单', en: 'To-do list' } }, sentence);
      expect(outcome.ok && outcome.model.name).toEqual({ zh: '待办清单', en: 'To-do list' });
      expect(outcome.ok && outcome.changes[0]?.en).toContain('(it already was)');
    },
  );

  it('a new name in one language is none in the other, unless it is known there', () => {
    const nameAfter = (sentence: string) => {
      const outcome = changeModel(appOf(sentence), sentence);
      return outcome.ok ? outcome.model.name : undefined;
    };
    expect(nameAfter('rename the app to Zed Pad')).toEqual({ zh: apps.en.name.zh, en: 'Zed Pad' });
    expect(nameAfter('应用改名为橘子铺')).toEqual({ zh: '橘子铺', en: apps.zh.name.en });
    expect(nameAfter('应用改名为 Zed')).toEqual({ zh: 'Zed', en: 'Zed' });
  });

  it('is told beside what changes something', () => {
    const outcome = changeModel(apps.en, 'make it blue and rename Tasks to Chores');
    expect(outcome.ok && outcome.changes.map(({ en }) => en)).toEqual([
      'The colour is now blue (it already was)',
      'Renamed “Task” to “Chore”',
    ]);
  });

  it('tells that the colour is that of the whole app where a part of it was named', () => {
    expect(changeModel(apps.en, 'make the buttons green')).toMatchObject({
      ok: true,
      assumptions: [{ en: 'There is one colour, which the whole app has.' }],
    });
  });
});

describe('[NC-10] of several wishes', () => {
  it.each([
    ['make it green and put the title in the middle', ['The colour is now green']],
    ['two things: make it green and rename Tasks to Chores', ['The colour is now green', 'Renamed “Task” to “Chore”']],
    [
      'Three changes: make it green, then add an assignee, and dance on the table',
      ['The colour is now green', 'Added the field “Assignee” (text) to “Task”'],
    ],
    ['first rename Tasks to Chores, then make it red', ['Renamed “Task” to “Chore”', 'The colour is now red']],
    ['加一个负责人，下拉选择：小王、小李', ['Added the field “Assignee” (choice) to “Task”']],
    ['加一个负责人，下拉选择小王、小李', ['Added the field “Assignee” (choice) to “Task”']],
    ['加个地点，从下拉框选：家、公司', ['Added the field “Location” (choice) to “Task”']],
    ['add an assignee, dropdown: Anna, Ben', ['Added the field “Assignee” (choice) to “Task”']],
    ['两件事：把颜色改成绿色，把任务改名为家务', ['The colour is now green', 'Renamed “Task” to “Chore”']],
  ])('%j does those that are understood', (sentence, changes) => {
    const outcome = changeModel(appOf(sentence), sentence);
    expect(outcome.ok && outcome.changes.map(({ en }) => en)).toEqual(changes);
  });
});

describe('[NC-12] what of several wishes cannot be done', () => {
  it.each([
    [
      'make it red, add a calendar page, and write me a poem',
      'The colour is now red · Added the page “Task calendar”',
      'write me a poem',
    ],
    ['add a calendar page and sing a song', 'Added the page “Task calendar”', 'sing a song'],
    ['make it red and undo', 'The colour is now red', 'undo'],
    ['rename the app to Chores and fix the wifi', 'The app is now called “Chores”', 'fix the wifi'],
    ['改成橙色，再给我讲个笑话', 'The colour is now orange', '给我讲个笑话'],
    ['改成红色然后撤销', 'The colour is now red', '撤销'],
    ['应用改名为家务，然后帮我修一下wifi', 'The app is now called “Chore”', '修一下wifi'],
  ])('%j is named', (sentence, done, left) => {
    const outcome = changeModel(appOf(sentence), sentence);
    expect(outcome.ok && outcome.changes.map(({ en }) => en).join(' · ')).toBe(done);
    expect(outcome.ok && outcome.unused).toEqual([left]);
  });

  it.each(['rename the app to Fish and Chips', 'rename the app to Cooking, Baking and Co', '应用改名为“柴米，油盐”'])(
    '%j is one name',
    (sentence) => {
      const outcome = changeModel(appOf(sentence), sentence);
      expect(outcome).toMatchObject({ ok: true });
      expect(outcome.ok && outcome.unused).toBeUndefined();
    },
  );

  it.each([
    ['加一个标签字段（工作/生活/学习）', ['工作', '生活', '学习']],
    ['add a tag field (work/life/study)', ['Work', 'Life', 'Study']],
  ])('choices in %j may be parted by slashes', (sentence, choices) => {
    const outcome = changeModel(appOf(sentence), sentence);
    const field = outcome.ok ? outcome.model.entities[0]?.fields.at(-1) : undefined;
    const language = /\p{Script=Han}/u.test(sentence) ? 'zh' : 'en';
    expect(field?.choices?.map(({ label }) => label[language])).toEqual(choices);
  });
});
