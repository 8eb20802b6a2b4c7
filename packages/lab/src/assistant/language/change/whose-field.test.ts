import { describe, expect, it } from 'vitest';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { changeModel } from '../change-model.ts';
import { readRequest } from '../read-request.ts';

function modelOf(sentence: string, ...changes: readonly string[]): AppModel {
  const read = readRequest(sentence);
  if (!read.understood) throw new Error(`Not understood: ${sentence}`);
  return changes.reduce((model, change) => {
    const outcome = changeModel(model, change);
    if (!outcome.ok) throw new Error(`${change}: ${outcome.reason.en}`);
    return outcome.model;
  }, read.model);
}

const customers = modelOf('客户有姓名、电话、状态（新客户、跟进中、已成交）');
const two = modelOf('客户有姓名、电话、状态（新客户、跟进中、已成交）', '加一个任务列表，有标题和状态');

const told = (model: AppModel, sentence: string) => {
  const outcome = changeModel(model, sentence);
  return outcome.ok ? outcome.changes.map(({ zh }) => zh) : outcome.reason.zh;
};

describe('[NC-05] a field that two kinds of records have', () => {
  it.each([
    '状态去掉“已成交”',
    '去掉状态里的已成交',
    '状态不要“已成交”',
    '删除状态的选项已成交',
    '状态删除“已成交”选项',
  ])('loses the choice that only one of them has, and never the field: %s', (sentence) =>
    expect(told(two, sentence)).toEqual(['“状态”去掉了选项“已成交”']),
  );

  it.each(['状态去掉“不存在”', '状态加一个选项“搁置”', '状态必填', '状态改名为进度', '状态不要了', '删除状态'])(
    'is asked for where it is not said whose is meant: %s',
    (sentence) => expect(told(two, sentence)).toMatch(/^有好几个叫“状态”的字段/),
  );

  it.each([
    ['客户的状态加一个选项“搁置”', ['“状态”加了选项“搁置”']],
    ['删除客户的状态', ['删除了“客户”的字段“状态”']],
    ['任务的状态改名为进度', ['字段“状态”改名为“进度”']],
  ])('is that of the kind that is named: %s', (sentence, changes) => expect(told(two, sentence)).toEqual(changes));
});

describe('[NC-05] a field of what the app does not keep', () => {
  it.each([
    ['订单里删除电话', '没有找到“订单”。'],
    ['从供应商里删掉电话', '没有找到“供应商”。'],
    ['remove phone from orders', '没有找到“orders”。'],
    ['delete the phone of suppliers', '没有找到“suppliers”。'],
  ])('is not that of another: %s', (sentence, reason) => expect(told(customers, sentence)).toBe(reason));

  it.each(['客户里删除电话', '从客户里删掉电话', 'remove phone from customers', 'remove phone from the form'])(
    'is taken out where it is: %s',
    (sentence) => expect(told(customers, sentence)).toEqual(['删除了“客户”的字段“电话”']),
  );
});

describe('[NC-05] rules of a field', () => {
  it.each(['make phone required and unique', '电话改为必填且不能重复', 'phone must be unique and required'])(
    'are taken both: %s',
    (sentence) => expect(told(customers, sentence)).toEqual(['“电话”必填', '“电话”不能重复']),
  );

  it.each(['电话可以重复', '电话不再唯一', 'make phone no longer unique', 'phone can repeat', '电话允许重复'])(
    'are lifted: %s',
    (sentence) => expect(told(modelOf('客户有姓名、电话', '电话不能重复'), sentence)).toEqual(['“电话”可以重复']),
  );
});
