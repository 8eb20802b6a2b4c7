import { describe, expect, it } from 'vitest';
import { readRequest } from '../../read-request.ts';

function read(sentence: string) {
  const found = readRequest(sentence);
  if (!found.understood) throw new Error(`Not understood: ${sentence}`);
  return found;
}

const mainOf = (sentence: string) => read(sentence).model.entities[0];
const labelsOf = (sentence: string) => mainOf(sentence)?.fields.map(({ label }) => label.zh);

describe('[NC-03] what is kept, told by how it is named', () => {
  it.each([
    ['每天提醒我爷爷吃药', 'tracker', 'MedicationEntry'],
    ['remind me to take my pills', 'tracker', 'MedicationEntry'],
    ['老师批作业用 小组 作业名 交了没 分数 评语', 'records', 'Homework'],
    ['公司用车申请，申请人、部门、用车时间、目的地', 'records', 'Request'],
    ['会议室使用申请', 'records', 'Request'],
    ['律所用的案件台账，案号、委托人、承办律师、开庭日期、状态', 'records', 'LegalCase'],
    ['给面包店做个订单表，客户、电话、取货时间、定金', 'records', 'Order'],
    ['想去的地方都记下来', 'records', 'Place'],
    ['ride sharing list - driver, from, to, date, seats', 'records', 'Trip'],
  ])('%s', (sentence, family, name) => {
    expect(read(sentence).model.family).toBe(family);
    expect(mainOf(sentence)?.name).toBe(name);
  });

  it('calls requests what they are for, and lets them be approved', () => {
    const entity = mainOf('会议室使用申请');
    expect(entity?.label.zh).toBe('会议室使用申请');
    const status = entity?.fields.find(({ name }) => name === 'status')?.choices?.map(({ label }) => label.zh);
    expect(status).toEqual(['待审批', '已批准', '已驳回']);
  });

  it('keeps a shop that sells, and a leave request that the table has', () => {
    expect(read('做一个卖手工皂的网店，带订单').model.family).toBe('shop');
    expect(mainOf('请假申请，姓名、开始日期、结束日期、原因')?.name).toBe('LeaveRequest');
  });

  it('asks for no name where a number says who it is', () => {
    expect(labelsOf('图书馆座位预约 学号 座位号 开始时间 结束时间')).not.toContain('姓名');
  });

  it('takes words of a list for fields that would be small words elsewhere', () => {
    expect(mainOf('train trips with from, to, date, price')?.fields.map(({ label }) => label.en)).toEqual(
      expect.arrayContaining(['From', 'To', 'Date', 'Price']),
    );
  });

  it('takes so many words for choices as the number behind them says', () => {
    const kinds = (sentence: string) => {
      const field = mainOf(sentence)?.fields.find(({ name }) => name === 'type');
      return field?.choices?.map(({ label }) => label.zh);
    };
    expect(kinds('物品登记 名称 类型 甲 乙 丙 三种')).toEqual(['甲', '乙', '丙']);
    expect(kinds('停车位登记 车位号 类型 大车 小车 两种 租金')).toEqual(['大车', '小车']);
    expect(labelsOf('停车位登记 车位号 类型 大车 小车 两种 租金')).toContain('租金');
  });

  it('makes a field of what lists are filtered by', () => {
    expect(labelsOf('搭一个 FAQ 管理后台，问题和答案，按分类筛选')).toContain('分类');
  });

  it('reads a list behind a question', () => {
    expect(mainOf('where do i put my seeds? plant, variety, sown on, germinated')?.fields).toHaveLength(4);
  });

  it('calls things beside the main one as they were called', () => {
    const { entities } = read('Driving school - students book a lesson with an instructor and a car').model;
    expect(entities.map(({ label }) => label.en)).toEqual(expect.arrayContaining(['Instructor', 'Car']));
  });
});
