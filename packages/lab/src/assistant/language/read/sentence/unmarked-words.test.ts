import { describe, expect, it } from 'vitest';
import { readRequest } from '../../read-request.ts';
import { slipsIn, withoutSlips } from '../../words/spelling.ts';
import { normalise } from './normalise.ts';
import { readSentence } from '../../../test-support/read-sentence.ts';

const choicesOf = (sentence: string, name: string) => {
  const { entities, locale } = readSentence(sentence).model;
  const field = entities[0]?.fields.find((one) => one.name === name);
  return field?.choices?.map(({ label }) => label[locale]);
};

describe('[NC-03] choices that nothing parts', () => {
  it.each([
    ['图书借阅登记，书名、借阅人、状态有在借已还逾期', 'status', ['在借', '已还', '逾期']],
    ['图书借阅登记 书名 借阅人 状态有在借已还逾期', 'status', ['在借', '已还', '逾期']],
    ['工单登记，标题、优先级 高 中 低、负责人、状态待处理处理中已完成', 'priority', ['高', '中', '低']],
    ['订单 客户 金额 状态 未付款 已付款 已发货 下单日期', 'status', ['未付款', '已付款', '已发货']],
    ['task list with title, priority low medium high, due date', 'priority', ['Low', 'Medium', 'High']],
    ['bugs with title, severity minor major critical and status open closed', 'status', ['Open', 'Closed']],
    [
      'choir address book; name, voice part soprano alto tenor bass, phone',
      'voicePart',
      ['Soprano', 'Alto', 'Tenor', 'Bass'],
    ],
  ])('%s: %s', (sentence, name, labels) => expect(choicesOf(sentence, name)).toEqual(labels));

  it('are none where the words go on as a name', () => {
    const labels = readSentence('parcels: name, status of the order, size in cm').model.entities[0]?.fields.map(
      ({ type }) => type,
    );
    expect(labels).toEqual(['text', 'choice', 'decimal']);
  });
});

describe('[NC-03] slips of the pen', () => {
  it.each([
    ['expence traker', 'expense tracker'],
    ['todoo list', 'todo list'],
    ['calender for my apointments', 'calendar for my appointments'],
    ['recipies and restaraunts', 'recipes and restaurants'],
    ['Wine celler invetory, botles left', 'Wine cellar inventory, bottles left'],
  ])('%s', (written, right) => expect(withoutSlips(written, slipsIn(written))).toBe(right));

  it.each([
    'speakers, parking and starting lights',
    'desert plants on a leading edge, coarse sand, mourning doves',
    'an app called Calandar and a "calender" field',
    'constructor, toString and __proto__ of an array',
    'https://example.com/calender and me@calender.org',
  ])('are none: %s', (text) => expect([...slipsIn(text)]).toEqual([]));

  it.each([
    ['记帐本', '记账本'],
    ['签到薄，要登陆后才能看', '签到簿,要登录后才能看'],
    ['蚊帐单价、帐篷、收到帐篷', '蚊帐单价、帐篷、收到帐篷'],
    ['明日计划', '明日计划'],
  ])('%s is read as %s', (written, right) => expect(normalise(written)).toBe(right));

  it('are told, and what is not used is told as it was written', () => {
    const { model, assumptions, unused } = readSentence('Wine celler invetory for the shedd: grape, year, botles left');
    expect(model.family).toBe('inventory');
    expect(JSON.stringify(assumptions)).toContain('“invetory” is read as “inventory”');
    expect(unused).toEqual(['shedd']);
  });

  it('are looked for in a hostile text without delay', () => {
    const letters = (at: number) => [...String(at)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('');
    const text = Array.from({ length: 800 }, (_, at) => `c${letters(at + 1000)}alendr`).join(' ');
    expect(slipsIn(text).size).toBeLessThan(400);
  });
});

describe('[NC-03] what is said of the kind of app', () => {
  it.each(['做一个图书借阅登记，填书名、借阅人、借出日期', 'a record of fishing trips: place, date, weight'])(
    'is no guess where records are asked for: %s',
    (sentence) => expect(JSON.stringify(readSentence(sentence).assumptions)).not.toContain('没有明确说是哪类应用'),
  );

  it('is a guess where only a thing is named', () => {
    expect(JSON.stringify(readSentence('客户有姓名、电话、公司').assumptions)).toContain('没有明确说是哪类应用');
  });
});

describe('[NC-03] rules over many records', () => {
  it.each([
    ['图书借阅登记，书名、借阅人、借出日期，每人每周最多借3本', '每人每周最多借3本'],
    ['library with book title, borrower, due date, at most 3 books each week', 'at most 3 books each week'],
  ])('that cannot be counted are told as not used and are no field: %s', (sentence, rule) => {
    const { model, unused } = readSentence(sentence);
    expect(unused.join(' ')).toContain(rule);
    expect(JSON.stringify(model.entities[0]?.fields)).not.toContain('3');
  });
});

it('[NC-03] several things in one sentence each have their own fields', () => {
  const { entities } = readSentence('做个系统，客户有姓名、电话、地址，订单有单号、金额、日期').model;
  const labels = new Map(entities.map(({ label, fields }) => [label.zh, fields.map((field) => field.label.zh)]));
  expect(labels.get('客户')).toEqual(['姓名', '电话', '地址']);
  expect(labels.get('订单')).toEqual(['单号', '金额', '日期']);
});

describe('[NC-03] lists of free sentences', () => {
  it.each([
    ['帮我妈弄个简单的 记每天吃的药 药名 剂量 几点吃 吃了没', ['药名', '剂量', '几点吃', '吃了没']],
    ['二房东 租客管理 房号 租客 电话 租金 押金', ['房号', '租客', '电话', '租金', '押金']],
    ['老师批作业用 小组 作业名 交了没 分数 评语 不要登录', ['小组', '作业名', '交了没', '分数', '评语']],
    ['团建报名，填姓名、部门、想去的地方', ['姓名', '部门', '想去的地方']],
    ['note down plant, date and amount', ['Plant', 'Date', 'Amount']],
    ['todo app with title, due date, priority and filter by priority', ['Title', 'Due date', 'Priority']],
    ['small brewery batches: batch no, style, brew date, status', ['Batch no', 'Style', 'Brew date', 'Status']],
    ['we lend costumes. costume, size, actor, lent on, back on', ['Costume', 'Size', 'Actor', 'Lent on', 'Back on']],
  ])('%s', (sentence, labels) => {
    const { entities, locale } = readSentence(sentence).model;
    expect(entities[0]?.fields.map(({ label }) => label[locale])).toEqual(expect.arrayContaining(labels));
    expect(entities[0]?.fields.map(({ label }) => label[locale])).not.toContain('不要登录');
  });

  it.each(['订单有金额', 'tasks, filter by priority'])('are a request, however short: %s', (sentence) =>
    expect(readRequest(sentence).understood).toBe(true),
  );

  it('point to things of their own among other fields', () => {
    const { entities } = readSentence('志愿者活动时长登记，志愿者、活动、时长、日期').model;
    expect(entities[0]?.fields[1]).toMatchObject({ label: { zh: '活动' }, type: 'reference', target: 'Event' });
  });

  it('ask for amounts in numbers', () => {
    const types = readSentence('喂养记录，喂了多少毫升、坏了多少、定金付了多少、吃几份').model.entities[0]?.fields.map(
      ({ type }) => type,
    );
    expect(types).toEqual(expect.arrayContaining(['decimal', 'integer', 'money']));
  });

  it('take no picture from the middle of a word', () => {
    expect(
      readSentence('图书馆座位预约，学号、座位号、开始时间').model.entities[0]?.fields.map(({ type }) => type),
    ).not.toContain('url');
  });
});
