import { describe, expect, it } from 'vitest';
import { readSentence } from '../../../test-support/read-sentence.ts';

const choicesIn = (sentence: string, called: string) =>
  readSentence(sentence)
    .model.entities.flatMap(({ fields }) => fields)
    .find(({ label }) => label.zh === called || label.en === called)
    ?.choices?.map(({ label }) => (/\p{Script=Han}/u.test(called) ? label.zh : label.en));

describe('[NC-03] choices behind a colon within a list', () => {
  it.each([
    ['Specimens: number, shelf, material, condition: good, fair, poor', 'Condition', ['Good', 'Fair', 'Poor']],
    ['Costume log with number, size: S, M or L, shelf and owner', 'Size', ['S', 'M', 'L']],
    ['We need kayaks (number, size: S, M or L, price) and hires (kayak, name, from)', 'Size', ['S', 'M', 'L']],
    ['戏服登记，编号、位置、完残程度：完整、微残、残缺', '完残程度', ['完整', '微残', '残缺']],
    ['会员（姓名、电话、会员号），缴费（会员、月份、方式：现金、微信）', '方式', ['现金', '微信']],
  ])('%s', (sentence, called, choices) => {
    expect(choicesIn(sentence, called)).toEqual(choices);
  });

  it('are those of a field also where they name something else, and make no kind of records', () => {
    const sentence = '样品登记：编号、品名、寄出日期、客户（内部、外部）';
    expect(readSentence(sentence).model.entities.map(({ label }) => label.zh)).toEqual(['样品']);
    expect(choicesIn(sentence, '客户')).toEqual(['内部', '外部']);
  });

  it('are told again for the same field', () => {
    const sentence = '集装箱登记：箱号、货主、状态，状态分空箱、重箱、坏箱';
    expect(choicesIn(sentence, '状态')).toEqual(['空箱', '重箱', '坏箱']);
    expect(readSentence(sentence).model.entities[0]?.fields.map(({ label }) => label.zh)).toEqual([
      '箱号',
      '货主',
      '状态',
    ]);
  });

  it('are none where the words behind the colon are fields', () => {
    expect(readSentence('A kennel: dogs, walks: date, duration, dog').model.entities.length).toBeGreaterThan(0);
    expect(choicesIn('诊所：病人：姓名、电话', '病人')).toBeUndefined();
  });

  it.each([
    ['做一个角色卡，字段包括：姓名、种族、职业、阵营', ['姓名', '种族', '职业', '阵营']],
    ['做陶艺烧制登记，需要记录：釉料、坯体、窑位', ['釉料', '坯体', '窑位']],
    ['Make a mead log, details: honey, yeast, gravity', ['Honey', 'Yeast', 'Gravity']],
  ])('are none where a list of fields begins: %s', (sentence, fields) => {
    const labels = readSentence(sentence)
      .model.entities[0]?.fields.map(({ label }) => [label.zh, label.en])
      .flat();
    expect(labels).toEqual(expect.arrayContaining(fields));
  });

  it('are those of a kind, where that is divided, and leave it one', () => {
    const labels = readSentence('会员管理，会员分普通、银卡和金卡，记录姓名、电话').model.entities[0]?.fields;
    expect(labels?.some(({ label }) => label.zh === '会员')).toBe(false);
  });
});
