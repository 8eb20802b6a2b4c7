import { describe, expect, it } from 'vitest';
import { modelOf, readSentence } from '../test-support/read-sentence.ts';
import { changeModel } from './change-model.ts';

const parcels = modelOf('植物登记：名称、日期');
const visits = modelOf('Hair salon booking: name, phone, date');
const added = (model: typeof parcels, sentence: string) => {
  const outcome = changeModel(model, sentence);
  if (!outcome.ok) throw new Error(outcome.reason.en);
  expect(outcome.unused).toBeUndefined();
  const before = new Set(model.entities.flatMap(({ name, fields }) => fields.map((field) => `${name}.${field.name}`)));
  return {
    kinds: outcome.model.entities.slice(model.entities.length).map(({ label }) => label.en),
    fields: outcome.model.entities
      .slice(0, model.entities.length)
      .flatMap(({ name, fields }) =>
        fields
          .filter((field) => !before.has(`${name}.${field.name}`))
          .map(({ label, type, choices }) =>
            [label.zh, type, choices?.map((one) => one.label.zh).join(' ') ?? ''].join(),
          ),
      ),
  };
};

describe('[NC-10] the structure that a wish names', () => {
  it.each([
    [parcels, '加一个状态字段，选项有新建、处理中、完成', '状态,choice,新建 处理中 完成'],
    [parcels, '加一个等级字段，选项是高、中、低', '等级,choice,高 中 低'],
    [parcels, '加一个渠道，可选值包括电话、网络', '渠道,choice,电话 网络'],
    [parcels, '加一个优先级，有高、中、低', '优先级,choice,高 中 低'],
    [visits, 'Add a status with new, confirmed and done', '状态,choice,全新 已确认 已完成'],
    [parcels, '加一个数字字段说明', '说明,decimal,'],
    [parcels, '加一个日期字段叫开始', '开始,date,'],
    [visits, 'Add a number field called notes', '备注,decimal,'],
    [visits, 'Add a yes/no field named paid', '已付款,boolean,'],
  ])('of a field is that field alone', (model, sentence, field) => {
    const { kinds, fields } = added(model, sentence);
    expect(kinds).toEqual([]);
    expect(fields.map((one) => one.split(',').slice(0, 2).join())).toEqual([field.split(',').slice(0, 2).join()]);
    const choices = field.split(',')[2] ?? '';
    expect(fields[0]?.split(',')[2]?.split(' ').filter(Boolean)).toHaveLength(
      choices.split(' ').filter(Boolean).length,
    );
  });

  it.each([
    [visits, 'Add a table of debts with person and amount', 'Debt'],
    [visits, 'Add a list of suppliers with name and phone', 'Supplier'],
    [visits, 'Add a team with name and size', 'Team'],
    [parcels, '加一个客户，有姓名', 'Customer'],
  ])('of a kind of records is that', (model, sentence, kind) => {
    expect(added(model, sentence)).toEqual({ kinds: [kind], fields: [] });
  });

  it('keeps the choices of a field that is there, and says how to give it others', () => {
    const done = changeModel(modelOf('待办清单，标题、状态'), '加一个状态字段，选项有新建、处理中、完成');
    expect(done).toMatchObject({ ok: false, suggestions: [{ zh: '状态改成新建、处理中、完成' }] });
  });

  it('is that of a list, for whomever it is kept', () => {
    const { model } = readSentence('Make a customer list for my shop: name, phone, email, city and notes');
    expect(model.entities.map(({ label }) => label.en)).toEqual(['Customer']);
  });
});

describe('[NC-10] rules in clauses of their own of a first sentence', () => {
  it.each([
    ['Customer list: name, phone and email; email must be unique', 'Email', { unique: true }],
    ['客户名单：姓名、电话、邮箱；邮箱不能重复，电话必填', 'Email', { unique: true }],
    ['客户名单：姓名、电话、邮箱；邮箱不能重复，电话必填', 'Phone', { required: true }],
    [
      'Task list with title, owner and due date; title must be unique and owner is required',
      'Owner',
      { required: true },
    ],
    ['Member list: name, phone, city. Phone must be unique.', 'Phone', { unique: true }],
  ])('hold for the field, which is there once: %s', (sentence, label, rule) => {
    const { model, unused } = readSentence(sentence);
    const fields = model.entities.flatMap((entity) => entity.fields).filter((field) => field.label.en === label);
    expect(fields).toHaveLength(1);
    expect(fields[0]).toMatchObject(rule);
    expect(unused).toEqual([]);
  });

  it('are told with what else was not used', () => {
    const { model, unused } = readSentence(
      'Booking site for a hair salon: customer name, phone, date, time and hairdresser; at most one booking for each hairdresser and time per day; phone must be unique',
    );
    expect(unused).toContain('at most one booking for each hairdresser and time per day');
    expect(model.entities[0]?.fields.find(({ name }) => name === 'phone')?.unique).toBe(true);
  });
});

describe('[NC-12] an order with a question mark', () => {
  it.each([
    [parcels, '加一个字段：已付款？'],
    [visits, 'Please make the color green?'],
    [visits, 'Add a birthday field?'],
  ])('is asked about, not carried out', (model, sentence) => {
    const done = changeModel(model, sentence);
    expect(!done.ok && done.reason.en).toContain('it is not clear whether');
    expect(!done.ok && done.suggestions).not.toEqual([]);
  });

  it.each([
    [parcels, '加一个电话字段，可以吗？'],
    [visits, 'Could you add a birthday field?'],
  ])('is carried out where it is politely meant', (model, sentence) => {
    expect(changeModel(model, sentence).ok).toBe(true);
  });
});

it.each([
  ['Repairs with customer, bike, price and a status: waiting, in progress, ready, picked up.', 'Status'],
  ['Stock: article, price, size: small, medium, large.', 'Size'],
])('[NC-10] choices behind a colon at the end of a list are those of their field: %s', (sentence, label) => {
  const { model } = readSentence(sentence);
  const fields = model.entities[0]?.fields ?? [];
  const field = fields.find((one) => one.label.en === label);
  expect(field?.type).toBe('choice');
  expect(field?.choices?.length).toBe(sentence.split(': ').at(-1)?.split(',').length);
  expect(model.entities).toHaveLength(1);
});
