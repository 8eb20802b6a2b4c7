import { describe, expect, it } from 'vitest';
import { readSentence } from '../../test-support/read-sentence.ts';

const labelsOf = (sentence: string, language: 'zh' | 'en') =>
  readSentence(sentence)
    .model.entities.flatMap(({ label, fields }) => [label, ...fields.map((one) => one.label)])
    .map((label) => label[language]);

describe('[NC-03] what a sentence says is not to be kept', () => {
  it.each([
    ['工具借用登记：工具、借用人、归还日期，不要照片', '照片'],
    ['民宿客人登记：姓名、手机、入住日期，身份证就不要存了', '身份证'],
    ['做一个网店，卖手工皂，不需要库存', '库存'],
    ['做一个菜谱网站，不要难度和图片', '难度'],
  ])('is neither a field nor a kind of records: %s', (sentence, refused) => {
    expect(labelsOf(sentence, 'zh').join()).not.toContain(refused);
    expect(readSentence(sentence).unused.join()).not.toContain(refused);
  });

  it.each([
    ['Make a to-do list, no priority and no due date', /priority|due/i],
    ["Tenants: name, flat, move-in date. Please don't store birthdays", /birth/i],
    ['A recipe box. No photos, and leave out the difficulty.', /photo|difficulty/i],
  ])('is neither a field nor a kind of records: %s', (sentence, refused) => {
    expect(labelsOf(sentence, 'en').join()).not.toMatch(refused);
    expect(readSentence(sentence).unused.join()).not.toMatch(refused);
  });

  it('is no part of a longer word, no rule and no feature', () => {
    expect(labelsOf('学员登记：姓名、性别、级别', 'zh')).toEqual(['学员', '姓名', '性别', '级别']);
    expect(labelsOf('昵称登记：姓名，别名，电话', 'zh')).toContain('别名');
    expect(readSentence('做一个记账网站，不要登录').model.features.login).toBe(false);
    expect(readSentence('会员管理：卡号、姓名、电话，不能重复').model.entities[0]?.fields.length).toBe(3);
  });

  it.each([
    ['做一个博客，不要公开', 'owner'],
    ['做一个记账本，不要给别人看', 'owner'],
  ])('is no word for who sees it: %s', (sentence) => {
    const { model } = readSentence(sentence);
    expect(model.owned === true || model.entities.some(({ hidden }) => hidden === true)).toBe(true);
  });

  it.each(['客户登记：姓名、电话、备注，备注不必填', '客户登记：姓名、电话、备注，备注不用填'])(
    'is not what need not be filled in: %s',
    (sentence) => {
      const field = readSentence(sentence).model.entities[0]?.fields.find(({ label }) => label.zh === '备注');
      expect(field?.required).toBe(false);
    },
  );

  it('leaves what is listed under another word for the same', () => {
    expect(labelsOf('订单登记：单号、客户、金额、日期，不要会员', 'zh')).toContain('客户');
    expect(labelsOf('设备登记：编号、设备名称、地点，不要姓名', 'zh')).toContain('设备名称');
  });

  it('and what names nothing that could be kept is told as not used', () => {
    const { unused } = readSentence('Barber booking: name, service, date, no bookings on Sundays');
    expect(unused.join()).toContain('Sunday');
  });
});
