import { describe, expect, it } from 'vitest';
import { modelOf } from '../test-support/read-sentence.ts';
import { changeModel } from './change-model.ts';

const chores = modelOf('待办清单，标题、状态（待办、进行中、完成）、备注');
const list = modelOf('To-do list with title and remark');
const choicesAfter = (model: typeof chores, sentence: string) => {
  const outcome = changeModel(model, sentence);
  if (!outcome.ok) throw new Error(outcome.reason.en);
  const field = outcome.model.entities[0]?.fields.find(({ name }) => name === 'status');
  return field?.choices?.map(({ label }) => label.zh);
};

describe('[NC-10] what is taken out of a field', () => {
  it.each([
    ...['去掉状态里的进行中', '状态去掉“进行中”', '把状态里的进行中去掉', '把进行中从状态里去掉', '从状态里删掉进行中'],
    ...['删除状态的进行中', '状态里不要进行中', '删掉状态中的“进行中”这一项', '去掉状态的选项进行中'],
  ])('is the choice alone: %s', (sentence) => {
    expect(choicesAfter(chores, sentence)).toEqual(['待办', '完成']);
  });

  it('is so in English, too, and where the choice has the name of a kind of records', () => {
    expect(choicesAfter(list, 'Take done out of status')).toEqual(['待办', '进行中']);
    expect(choicesAfter(chores, '从状态里删掉待办')).toEqual(['进行中', '完成']);
  });

  it.each([
    [chores, '去掉状态里的紧急', '“状态”没有选项“紧急”'],
    [chores, '删掉状态中的“待审”这一项', '“状态”没有选项“待审”'],
    [chores, '把备注里的电话去掉', '“备注”没有选项'],
    [list, 'Remove urgent from status', '“Status” has no choice “urgent”'],
    [list, 'Delete "blocked" in status', '“Status” has no choice “blocked”'],
    [list, 'get rid of the frozen status', '“Status” has no choice “frozen”'],
    [list, 'Drop urgent from remark', '“Remark” has no choices'],
  ])('is never the field where it has no such choice', (model, sentence, words) => {
    const outcome = changeModel(model, sentence);
    expect(outcome.ok && outcome.changes).toBe(false);
    expect(!outcome.ok && `${outcome.reason.zh} ${outcome.reason.en}`).toContain(words);
  });

  it.each([
    [chores, '去掉状态'],
    [chores, '去掉任务里的状态'],
    [list, 'Remove the status from tasks'],
    [list, 'Remove the whole status'],
  ])('may be the field itself', (model, sentence) => {
    expect(choicesAfter(model, sentence)).toBeUndefined();
  });
});
