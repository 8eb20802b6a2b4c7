import { describe, expect, it } from 'vitest';
import { changeModel } from '../change-model.ts';
import { modelOf } from '../../test-support/read-sentence.ts';

const apps = {
  zh: modelOf('做一个待办网站', { today: '2026-01-01' }),
  en: modelOf('Make a to-do website', { today: '2026-01-01' }),
};
const change = (sentence: string) => changeModel(/\p{Script=Han}/u.test(sentence) ? apps.zh : apps.en, sentence);

describe('[NC-12] looks and behaviour', () => {
  it.each([
    '删除前要确认',
    'hide completed tasks by default',
    'remove the grey border',
    '去掉灰色边框',
    '去掉红色提示',
    '加深颜色',
    '颜色加深',
    '加大字号',
    '加快速度',
    '加粗标题',
    '加密数据',
    '增强安全性',
    'add rounded corners',
    'add validation',
    'add 10px padding',
    'make the header sticky',
    'put the button in the middle',
    'add some fun',
    'increase the spacing',
    '增加点乐趣',
    '字号改成18像素',
  ])('%j changes nothing and is told as not possible here', (sentence) =>
    expect(change(sentence)).toMatchObject({
      ok: false,
      reason: { en: expect.stringContaining('about looks or behaviour') as string },
      suggestions: [],
    }),
  );

  it.each(['make overdue tasks red', 'colour the done tasks green', '把已完成的任务标成绿色', '超期的任务用红色显示'])(
    '%j names a part, which has no colour of its own',
    (sentence) =>
      expect(change(sentence)).toMatchObject({
        ok: false,
        reason: { en: expect.stringContaining('cannot have its own') as string },
      }),
  );

  it.each([
    ['加密码', 'Added the field “Password” (text) to “Task”'],
    ['加长度', 'Added the field “Length” (decimal number) to “Task”'],
    ['加点备注', 'Added the field “Notes” (long text) to “Task”'],
    ['add rating', 'Added the field “Rating” (rating) to “Task”'],
    ['add billing address', 'Added the field “Billing address” (text) to “Task”'],
    ['add a padding field', 'Added the field “Padding” (text) to “Task”'],
    ['make the app red', 'The colour is now red'],
    ['make it a warm orange', 'The colour is now orange'],
    ['make the whole app look green', 'The colour is now green'],
    ['标题栏改成绿色', 'The colour is now green'],
  ])('%j is no such wish', (sentence, done) => {
    const outcome = change(sentence);
    expect(outcome.ok && outcome.changes.map(({ en }) => en)).toEqual([done]);
  });
});
