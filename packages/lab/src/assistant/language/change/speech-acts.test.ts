import { describe, expect, it } from 'vitest';
import { changeModel } from '../change-model.ts';
import { modelOf } from '../../test-support/read-sentence.ts';

const apps = {
  zh: modelOf('做一个待办网站', { today: '2026-01-01' }),
  en: modelOf('Make a to-do website', { today: '2026-01-01' }),
};
const change = (sentence: string) => changeModel(/\p{Script=Han}/u.test(sentence) ? apps.zh : apps.en, sentence);

function refusalOf(sentence: string) {
  const outcome = change(sentence);
  if (outcome.ok) throw new Error(`Changed: ${outcome.changes.map(({ en }) => en).join(' · ')}`);
  return outcome;
}

describe('[NC-12] what is only asked about', () => {
  it.each([
    '删除状态字段会怎样？',
    '删除状态字段后数据还在吗？',
    '把优先级删了会不会丢数据',
    '为什么不能删除标题',
    '删除截止日期会影响什么？',
    '改成红色好不好？',
    '改成绿色会好看吗？',
    '换成蓝色怎么样？',
    '要不要加个标签字段？',
    '有必要加日历页面吗？',
    '去掉优先级好还是留着好？',
    'remove the status field, or is it needed?',
    'should I remove the status field?',
    'what happens if I remove the status field',
    'what if I rename the app?',
    'if I delete the title, will the tasks be lost?',
    'would it be better to make it red?',
    'why was the title removed?',
    'is deleting the priority field safe?',
    'can the title be deleted?',
    '状态字段还有用吗，没用就删了',
    '红色好看还是绿色好看',
    'not sure whether we should drop the due date',
  ])('%j is answered', (sentence) => expect(refusalOf(sentence).reason.en).toContain('this is a question'));

  it.each([
    ['能删除优先级字段吗？', '删除优先级字段'],
    ['可以把状态去掉吗', '把状态去掉'],
    ['标题可以删吗', '删除标题'],
    ['remove the status field?', 'remove the status field'],
    ['Could there be a calendar page?', 'add a calendar page'],
    ['should there also be a login', 'add a login'],
  ])('%j may ask or wish, and is asked back', (sentence, wish) => {
    const { reason, suggestions } = refusalOf(sentence);
    expect(reason.en).toContain('asks or wishes');
    expect(suggestions.map(({ zh }) => zh)).toEqual([wish]);
  });
});

describe('[NC-12] what is to stay', () => {
  it.each([
    "don't remove the title",
    'never delete the priority field',
    'please do not make it red',
    'you must not rename the app',
    'leave the board page alone',
    'keep the due date as it is',
    "don't touch anything",
    "let's not remove the title",
    "I don't want you to delete the title",
    'under no circumstances remove the title',
    '标题不能删',
    '不要删除标题',
    '别删优先级',
    '千万不要改颜色',
    '标题不要动',
    '先别把应用改名',
    '保留优先级字段',
  ])('%j is confirmed and changes nothing', (sentence) =>
    expect(refusalOf(sentence).reason.en).toContain('left as it is'),
  );

  it.each([
    ["make it red, but don't touch the title", 'The colour is now red'],
    ["don't delete the title, remove the priority field", 'Removed the field “Priority” of “Task”'],
    ['rename Tasks to Chores without changing the colour', 'Renamed “Task” to “Chore”'],
    ['改成红色，但不要动标题', 'The colour is now red'],
    ['不要删标题，删除优先级字段', 'Removed the field “Priority” of “Task”'],
  ])('%j does what is wished beside it', (sentence, done) => {
    const outcome = change(sentence);
    expect(outcome.ok && outcome.changes.map(({ en }) => en)).toEqual([done]);
    expect(outcome.ok && outcome.assumptions?.map(({ en }) => en).join(' ')).toContain('left as it is');
  });

  it.each([
    ['can you remove the priority field?', 'Removed the field “Priority” of “Task”'],
    ['能帮我删除优先级字段吗？', 'Removed the field “Priority” of “Task”'],
    ['请删除优先级字段，可以吗？', 'Removed the field “Priority” of “Task”'],
    ['给优先级加选项：会不会', 'Added the choice “会不会” to “Priority”'],
    ['不要优先级了', 'Removed the field “Priority” of “Task”'],
    ["we don't need the priority", 'Removed the field “Priority” of “Task”'],
  ])('%j is a wish all the same', (sentence, done) => {
    const outcome = change(sentence);
    expect(outcome.ok && outcome.changes.map(({ en }) => en)).toEqual([done]);
  });
});
