import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { describe, expect, it } from 'vitest';
import { changeModel } from '../change-model.ts';
import { modelOf } from '../../test-support/read-sentence.ts';

const bees = modelOf('Bee hives: hive number, queen year, temper (calm, nervous), last visit, frames.');
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
    [bees, 'the frames do not have to be unique'],
    [bees, 'frames and temper should be better'],
  ])('asks where it would have to guess: %#', (model, sentence) => {
    expect(changeModel(model, sentence).ok).toBe(false);
  });

  it('does not read a part for the whole: what is left is told', () => {
    expect(changed(kites, '主色换成橙色，孩子们挑的')).toMatchObject({ unused: ['孩子们挑的'] });
  });
});

it('[NC-04] a rule for two fields, of which one is there, is told not to be done for the other', () => {
  expect(changed(bees, 'make keeper of the hive and frames required').unused).toEqual(['make keeper of the hive']);
});
