import { describe, expect, it } from 'vitest';
import { readRequest } from '../read-request.ts';

const entityOf = (sentence: string) => {
  const understood = readRequest(sentence);
  if (!understood.understood) throw new Error(`Not understood: ${sentence}`);
  const [entity] = understood.model.entities;
  if (entity === undefined) throw new Error(`Nothing is kept: ${sentence}`);
  return { entity, locale: understood.model.locale };
};

/** What the first example row holds under a label. */
function exampleOf(sentence: string, label: string) {
  const { entity, locale } = entityOf(sentence);
  const field = entity.fields.find((one) => one.label[locale] === label);
  return entity.seeds[0]?.[field?.name ?? ''];
}

const labelsOf = (sentence: string, name: string) => {
  const { entity, locale } = entityOf(sentence);
  return entity.fields.find((field) => field.name === name)?.choices?.map(({ label }) => label[locale]);
};

describe('[NC-03] example rows hold what people would write', () => {
  it.each([
    ['做一个图书借阅登记，填书名、借阅人、借出日期、状态', '借阅人', '张伟'],
    ['固定资产台账，名称、编号、保管人、存放地点', '保管人', '张伟'],
    ['快递代收，单号、收件人、货架号、到件时间', '单号', 'A-1001'],
    ['快递代收，单号、收件人、货架号、到件时间', '货架号', 'A-01'],
    ['车辆管理，车牌、车型、颜色、司机', '车牌', '浙A·D0001'],
    ['工具借用登记，物品、借用人、借出日期', '物品', '雨伞'],
    ['错题本，科目、题目、错因、正确答案', '错因', '家中有事'],
    ['equipment list with serial number, colour, model, keeper', 'Serial number', 'SN-20260118'],
    ['equipment list with serial number, colour, model, keeper', 'Keeper', 'Anna Meyer'],
    ['lost property: item, found where, picked up by', 'Picked up by', 'Anna Meyer'],
    ['lost property: item, found where, picked up by', 'Found where', 'Main hall'],
  ])('%s: %s', (sentence, label, example) => expect(exampleOf(sentence, label)).toBe(example));

  it('and no names of people for things', () => {
    expect(exampleOf('试剂登记，名称、规格、存放柜子', '名称')).toBe('试剂 1');
    expect(exampleOf('客户表，家里几口人、电话、生日', '家里几口人')).not.toBe('张伟');
  });
});

describe('[NC-03] a status goes through what its records go through', () => {
  it.each([
    ['做一个图书借阅登记，填书名、借阅人、借出日期、状态', ['借出', '已归还', '已逾期']],
    ['快递代收，单号、收件人、货架号、状态', ['待取件', '运输中', '已送达']],
    ['请假登记，员工、开始日期、结束日期、状态', ['待审批', '已批准', '已驳回']],
    ['设备台账，名称、编号、保管人、状态', ['使用中', '闲置', '维修中', '已报废']],
    ['repair tickets: reporter, location, status', ['Open', 'In progress', 'Solved', 'Closed']],
    ['gym members with name, phone, expiry, status', ['Active', 'Paused', 'Ended']],
    ['chores: title, who, status', ['To do', 'In progress', 'Done']],
    ['工具借用登记，物品、借用人、状态（在库、借出）', ['在库', '借出']],
  ])('%s', (sentence, labels) => expect(labelsOf(sentence, 'status')).toEqual(labels));

  it('which of money is being paid', () => {
    expect(labelsOf('gym members with name, phone, expiry, payment status', 'paymentStatus')).toEqual([
      'Unpaid',
      'Paid',
      'Overdue',
    ]);
  });

  it('and a type is one of the kinds that its thing has', () => {
    const { entity } = entityOf('请假登记，员工、请假类型、开始日期、结束日期');
    expect(entity.fields[1]?.choices?.map(({ label }) => label.zh)).toEqual(['年假', '病假', '事假']);
  });
});
