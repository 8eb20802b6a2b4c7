import { describe, expect, it } from 'vitest';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { changeModel } from './change-model.ts';
import { readSentence } from '../test-support/read-sentence.ts';

/** `name:type` of every field of the first thing. */
const fieldsOf = (sentence: string) =>
  readSentence(sentence).model.entities[0]?.fields.map(({ name, type }) => `${name}:${type}`) ?? [];

describe('a request in the words of people', () => {
  it.each([
    ['装修进度表，每一项写清楚谁负责、哪天开始、哪天完工', ['assignee:text', 'startDate:date', 'endDate:date']],
    ['小区羽毛球场约场地，选日期、开始和结束时间', ['date:date', 'startsAt:date-time', 'endsAt:date-time']],
    ['血压每天记，高压低压心率，会不会头晕', ['systolic:integer', 'diastolic:integer', 'heartRate:integer']],
    ['rent out my kayaks by the hour: who, phone, from when till when', ['person:text', 'startsAt:date-time']],
    ['apartment notes: address, rent, noise 1 to 5, balcony yes/no', ['noise:rating', 'balcony:boolean']],
    ['volunteer form: name, which weekends, heavy lifting ok?, dietary needs', ['heavyLiftingOk:boolean']],
    ['IT assets: laptop, taken at, last checked, kilos left', ['takenAt:date-time', 'kilosLeft:decimal']],
  ])('[NC-03] reads questions, ranges and shared ends as fields: %s', (sentence, expected) => {
    expect(fieldsOf(sentence)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['给销售用的客户本，公司、联系人、手机', 'contacts'],
    ['做一个我自己的技术博客，文章分前端和后端', 'blog'],
    ['实验室试剂登记，名称、规格、过期日期、存放柜子', 'records'],
    ['how much paint do I need: wall width, height, number of coats', 'calculator'],
    ['exit interview form: department, reason for leaving, would you recommend us', 'survey'],
    ['one-page site for a plumber, services, area we cover', 'landing'],
    ['rent out my two kayaks by the hour: who, phone', 'booking'],
    ['a place to dump ideas for my novel', 'notes'],
  ])('[NC-01] tells the kind of app by what it is about, not by who it is for: %s', (sentence, family) => {
    expect(readSentence(sentence).model.family).toBe(family);
  });

  it('[NC-03] takes no clause for a field and says that it was not used', () => {
    const { model, unused } = readSentence('二手教材小店，书名、几成新、原价，同学直接下单');
    expect(JSON.stringify(model.entities[0]?.fields)).not.toContain('直接');
    expect(unused.join()).toContain('教材');
    expect(readSentence('to-do list for my wedding with deadline and who does it').unused).toContain('who does it');
  });

  it('[NC-03] gives goods, people and articles a name where the list of fields has none', () => {
    expect(fieldsOf('I sell bags. Fabric, size, colour, price')).toContain('name:text');
    expect(fieldsOf('Alumni contacts: graduation year, degree, employer')).toContain('name:text');
    expect(fieldsOf('a blog about hiking, each post has a distance, a climb and a map link')).toContain('title:text');
    expect(fieldsOf('开了家花店，在网上卖花，花名、花语、价格、库存')).not.toContain('name:text');
  });

  it('[NC-03] takes what is rated together for a rating of each', () => {
    const { model, unused } = readSentence('食堂满意度调查，口味、卫生、服务打分，再写建议');
    expect(model.entities[0]?.fields.map(({ type }) => type)).toEqual(['rating', 'rating', 'rating', 'long-text']);
    expect(model.entities[0]?.label.zh).toBe('食堂满意度调查');
    expect(unused).toEqual([]);
  });

  it.each([
    ['咖啡店的官网', '咖啡店官网', 'Website'],
    ['portfolio for a photographer', '作品集', 'Portfolio'],
  ])('[NC-03] calls a site what its maker calls it: %s', (sentence, zh, en) => {
    expect(readSentence(sentence).model.name).toEqual({ zh, en });
  });

  it('[NC-03] knows what a list belongs to where the thing is named again, or is the subject', () => {
    expect(
      readSentence('一个接口，管理门店，门店有名称、城市、地址').model.entities.map(({ label }) => label.zh),
    ).toEqual(['门店']);
    expect(readSentence('troop records; scouts have a name and a patrol').model.entities[0]?.name).toBe('Scout');
  });
});

describe('a change in the words of people', () => {
  const tasks = readSentence(
    '待办清单，任务有标题、负责人、优先级（低、中、高）、状态（待办、进行中）、截止日期',
  ).model;
  const shop = readSentence('做一个卖手工皂的网店，带订单').model;
  const crm = readSentence('CRM: each customer has name, company, phone, stage (new, won)').model;

  it.each<[string, AppModel, (model: AppModel) => unknown, unknown]>([
    ['再补一个“实际完成日期”', tasks, (model) => model.entities[0]?.fields.at(-1)?.label.zh, '实际完成日期'],
    ['优先级就留高和低，中不要了', tasks, (model) => choices(model, 'priority'), ['低', '高']],
    ['快到期的排前面', tasks, (model) => model.order.Task, 'dueDate'],
    [
      '标题和负责人都得填',
      tasks,
      (model) => model.entities[0]?.fields.slice(0, 2).map((one) => one.required),
      [true, true],
    ],
    ['首页想看到按状态统计的图', tasks, (model) => model.pages.at(-1)?.by, 'status'],
    ['能不能导出成表格', tasks, (model) => model.features.csv, true],
    ['let me see the tasks on a calendar', tasks, (model) => model.pages.at(-1)?.kind, 'calendar'],
    ['no low priority please', tasks, (model) => choices(model, 'priority'), ['中', '高']],
    ['给手工皂加上保质期', shop, (model) => model.entities[0]?.fields.some(({ name }) => name === 'expiryDate'), true],
    ['cheapest first', shop, (model) => model.order.Product, 'price'],
    ['add "lost" as a stage', crm, (model) => choices(model, 'stage'), ['全新', '已成交', '丢失']],
    [
      'each customer belongs to a sales rep who has a name and a region',
      crm,
      (model) => model.entities[0]?.fields.at(-1)?.target,
      'SalesRep',
    ],
  ])('[NC-04] does what is asked: %s', (sentence, model, look, expected) => {
    const outcome = changeModel(model, sentence);
    expect(outcome.ok ? look(outcome.model) : outcome.reason.en).toEqual(expected);
  });

  it('[NC-04] takes the stars of a rating for no field of their own', () => {
    const outcome = changeModel(crm, '给客户加评分，一到五星');
    expect(outcome.ok && outcome.changes).toHaveLength(1);
  });
});

const choices = (model: AppModel, name: string) =>
  model.entities[0]?.fields.find((field) => field.name === name)?.choices?.map(({ label }) => label.zh);
