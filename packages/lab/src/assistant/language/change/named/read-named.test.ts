import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { describe, expect, it } from 'vitest';
import { changeModel } from '../../change-model.ts';
import { modelOf } from '../../../test-support/read-sentence.ts';

const bees = modelOf('Bee hives: hive number, queen year, temper (calm, nervous), last visit, frames.');
const boats = modelOf(
  '船：船号、泊位、船长（m）、状态（在港/出海/维修）。出海：哪艘船、出发日期、舵手、油费（元）、有没有救生衣。',
);
const looms = modelOf(
  'Loom: code, weaving width (cm), kind (rigid / floor). Order: which loom, customer, due date, price in EUR, stage (new / warped / done), fringe (yes / no), knots tied.',
);
const kites = modelOf('风筝档案：编号、款式（沙燕、蜈蚣）、师傅、完工日、尺寸');

function changed(model: AppModel, sentence: string) {
  const outcome = changeModel(model, sentence);
  if (!outcome.ok) throw new Error(outcome.reason.en);
  return outcome;
}
const fieldIn = ({ entities }: AppModel, label: string) =>
  entities.flatMap(({ fields }) => fields).find((field) => [field.label.zh, field.label.en].includes(label));

describe('[NC-04] a label and a cue, in whatever order', () => {
  it.each([
    [bees, 'I would rather have "keeper notes" where it says frames', 'Keeper notes', 'Frames'],
    [bees, 'what is now frames should be called combs', 'Combs', 'Frames'],
    [kites, '师傅别叫师傅了，叫扎制人', '扎制人', '师傅'],
  ])('gives a field another name: %#', (model, sentence, now, before) => {
    const { model: next } = changed(model, sentence);
    expect(fieldIn(next, now)).toBeDefined();
    expect(fieldIn(next, before)).toBeUndefined();
  });

  it.each([
    [bees, 'nobody ever fills in frames, so ditch it', 'Frames'],
    [kites, '尺寸这一栏多余', '尺寸'],
  ])('takes a field away: %#', (model, sentence, label) => {
    expect(fieldIn(changed(model, sentence).model, label)).toBeUndefined();
  });

  it('orders, limits and requires', () => {
    expect(Object.values(changed(bees, 'newest last visit on top').model.order)).toEqual(['-lastVisit']);
    expect(Object.values(changed(kites, '完工日老的先看').model.order)[0]).not.toMatch(/^-/);
    expect(fieldIn(changed(bees, 'people forget it, the temper is compulsory').model, 'Temper')?.required).toBe(true);
    expect(fieldIn(changed(kites, '尺寸怎么可能是负的，不能为负').model, '尺寸')?.least).toBe(0);
  });

  it('makes a field of what is to be kept besides, ticked where that is said', () => {
    expect(fieldIn(changed(bees, 'we also want to tick whether the lid is closed').model, 'Lid closed')?.type).toBe(
      'boolean',
    );
    expect(fieldIn(changed(kites, '还得有个“款识”').model, '款识')).toMatchObject({
      name: expect.stringMatching(/^kuan/),
    });
  });

  it('adds another kind of records with its fields', () => {
    const { model } = changed(kites, '还要记展览，展览有开幕日、场馆、件数');
    expect(model.entities.at(-1)?.fields.map(({ label }) => label.zh)).toEqual(['开幕日', '场馆', '件数']);
  });

  it.each([
    [bees, 'if the last visit is long ago, remove the hive'],
    [bees, 'remind me of the last visit'],
    [kites, '完工日快要到了就通知师傅'],
    [bees, 'frames and temper should be better'],
  ])('asks where it would have to guess: %#', (model, sentence) => {
    expect(changeModel(model, sentence).ok).toBe(false);
  });

  it('takes a rule back, also where it never was', () => {
    const { model, changes } = changed(bees, 'the frames do not have to be unique');
    expect([fieldIn(model, 'Frames')?.unique, changes[0]?.en]).toEqual([false, expect.stringContaining('already')]);
  });

  it('does not read a part for the whole: what is left is told', () => {
    expect(changed(kites, '主色换成橙色，孩子们挑的')).toMatchObject({ unused: ['孩子们挑的'] });
  });
});

it('[NC-04] a rule for two fields, of which one is there, is told not to be done for the other', () => {
  expect(changed(bees, 'make keeper of the hive and frames required').unused).toEqual(['make keeper of the hive']);
});

const inZh = (model: AppModel, sentence: string) =>
  changed(model, sentence)
    .changes.map(({ zh }) => zh)
    .join('；');
const inEn = (model: AppModel, sentence: string) =>
  changed(model, sentence)
    .changes.map(({ en }) => en)
    .join('; ');
const choicesIn = (model: AppModel, label: string) =>
  fieldIn(model, label)?.choices?.map((choice) => choice.label[model.locale]);

describe('[NC-04] a wish among reasons, read by what it names and what is new', () => {
  it.each([
    [boats, '舵手经常没人写，没填舵手就别让他们存', '“舵手”必填'],
    [boats, '泊位可以空着，有的船在外面', '“泊位”可以不填'],
    [boats, '同一个船号不许出现两次，去年闹过笑话', '“船号”不能重复'],
    [boats, '油费写到5000封顶，再多就不对了', '“油费（元）”最大 5000'],
    [boats, '状态默认就是在港吧，大部分时候都停着', '“状态”默认是“在港”'],
    [boats, '把“舵手”改叫“船老大”吧，大家都这么喊', '字段“舵手”改名为“船老大”'],
    [boats, '出海想按月历那样看，一眼知道哪天有人', '加了页面“出海日历”'],
    [boats, '油费一共花了多少，每艘船合计一下', '加了页面“出海统计”'],
    [boats, '给船分个类：渔船、游艇、帆船', '给“船”加了字段“类别”（选项）'],
  ])('in Chinese: %#', (model, sentence, change) => {
    expect(inZh(model, sentence)).toContain(change);
  });

  it.each([
    [looms, 'Customers forget it, so no order can be saved without due date', '“Due date” is required'],
    [looms, 'swap customer and due date round, we file by date', 'Moved the field “Due date” to place 2'],
    [looms, 'New orders always start as new, nobody wants to pick that', '“Stage” begins as “New”'],
    [looms, 'soonest order at the top, we lose track', '“Order” is sorted by Due date, ascending'],
    [looms, "I'd like the price added up so we know what comes in", 'Added the page “Order charts”'],
    [looms, 'Drop the fringe, nobody asks for it', 'Removed the field “Fringe” of “Order”'],
    [looms, 'Fringe sounds odd, call it tassels', 'Renamed the field “Fringe” to “Tassels”'],
    [looms, 'Looms need a wood so we can match them: oak, beech or ash', 'Added the field “Wood” (choice) to “Loom”'],
  ])('in English: %#', (model, sentence, change) => {
    expect(inEn(model, sentence)).toContain(change);
  });

  it('puts a new choice where it is wanted', () => {
    expect(choicesIn(changed(boats, '状态还缺一个检修，放在出海后面').model, '状态')).toContain('检修');
    const { model } = changed(
      looms,
      'Some are on the loom for weeks, so between warped and done there ought to be woven',
    );
    expect(choicesIn(model, 'Stage')).toEqual(['New', 'Warped', 'Woven', 'Done']);
    expect(choicesIn(changed(looms, 'A loom is not just rigid or floor, we need a "table" too').model, 'Kind')).toEqual(
      ['Rigid', 'Floor', 'Table'],
    );
  });

  it('takes a bound for one of a number, unless it speaks of length', () => {
    expect(fieldIn(changed(looms, "knots tied can't be more than 900").model, 'Knots tied')).toMatchObject({
      type: 'decimal',
      most: 900,
    });
    expect(fieldIn(changed(looms, 'customer at most 40 characters').model, 'Customer')).toMatchObject({
      type: 'text',
      most: 40,
    });
  });

  it('tells what it left out, and does nothing where something is to happen by itself', () => {
    expect(changed(boats, '泊位可以空着，有的船在外面').unused).toEqual(['有的船在外面']);
    expect(changeModel(boats, '维修的船用红色标出来').ok).toBe(false);
    expect(changeModel(boats, '打开先看还没出海的，维修的别混在里面').ok).toBe(false);
  });

  it.each([
    [looms, 'if the due date is over, remove the order'],
    [looms, 'When the loom is sold, delete the order'],
    [boats, '如果船卖了，删除出海'],
    [boats, '过期了就删除出海'],
    [boats, '人走了的话，删掉舵手'],
  ])('takes nothing out of the app that is to go whenever something happens: %#', (model, sentence) => {
    const outcome = changeModel(model, sentence);
    expect(outcome).toMatchObject({ ok: false, reason: { zh: expect.stringContaining('改不了') } });
  });

  it.each([
    [looms, 'if possible, remove the fringe', 'Fringe'],
    [boats, '如果可以的话，删掉舵手', '舵手'],
  ])('takes out what is asked for politely: %#', (model, sentence, label) => {
    expect(fieldIn(changed(model, sentence).model, label)).toBeUndefined();
  });

  it.each([
    [looms, "don't make the fringe required"],
    [looms, "don't make the code unique"],
    [boats, '不要把舵手设为必填'],
  ])('takes no rule that is not to be: %#', (model, sentence) => {
    const outcome = changeModel(model, sentence);
    const rules = (one: AppModel) =>
      one.entities.flatMap(({ fields }) => fields.map((field) => [field.required, field.unique]));
    expect(outcome.ok && rules(outcome.model)).toEqual(rules(model));
  });

  it.each([
    [looms, 'new orders should not start as done'],
    [looms, 'remove neither fringe nor customer'],
    [looms, 'remove everything except the fringe'],
    [looms, 'make the price required only when the stage is done'],
    [looms, 'remove the fringe jk'],
    [looms, 'ask me before you remove the fringe'],
    [looms, 'nobody said fringe is required'],
    [boats, '别按出发日期排序'],
    [boats, '应用别叫船队'],
    [boats, '舵手怎么删'],
    [boats, '老王昨天把舵手删了，气死我了'],
    [boats, '船里除了泊位都删掉'],
    [boats, '把船的舵手删掉'],
    [boats, '每艘船最多出海20次，油费不算'],
  ])('does nothing that says not, only, except, how, or what was: %#', (model, sentence) => {
    expect(changeModel(model, sentence).ok).toBe(false);
  });

  it('reads numbers as they are written', () => {
    expect(fieldIn(changed(boats, '油费最高3万').model, '油费（元）')).toMatchObject({ most: 30_000 });
    expect(fieldIn(changed(boats, '油费最多1,500').model, '油费（元）')).toMatchObject({ most: 1500 });
    expect(fieldIn(changed(looms, 'knots tied up to 1k').model, 'Knots tied')).toMatchObject({ most: 1000 });
  });

  it('renames the choice of the field that is named, and takes what is longer for length', () => {
    expect(choicesIn(changed(boats, '状态把维修改成坞修').model, '状态')).toEqual(['在港', '出海', '坞修']);
    const { model } = changed(looms, 'customer no longer than 60');
    expect(fieldIn(model, 'Customer')).toMatchObject({ type: 'text', most: 60 });
  });
});
