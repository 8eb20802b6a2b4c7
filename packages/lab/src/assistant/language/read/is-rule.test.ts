import { describe, expect, it } from 'vitest';
import { readRequest } from '../read-request.ts';
import { isRule } from './is-rule.ts';

function read(sentence: string) {
  const found = readRequest(sentence);
  if (!found.understood) throw new Error(`Not understood: ${sentence}`);
  const { model, unused } = found;
  return { labels: model.entities.flatMap(({ fields }) => fields.map(({ label }) => label[model.locale])), unused };
}

describe('[NC-10] a rule among the items of a list', () => {
  it.each([
    '每桌限8人',
    '间隔不得超过20天',
    '月视图',
    '逾期标红',
    '以后好查',
    'under 12 free',
    'at most 3 per person',
    'remind me',
    'adults only',
    'month view',
    '不超过名额',
    '吃一次数量减一',
    '自动算总价',
    '每份19.9元',
    'no more than the places',
    'not later than the start',
    'deduct one when used',
    '12 dollars each',
    'age is calculated from the birthday',
    'the total is labour plus parts',
    '金额=数量*单价',
    'amount = hours x rate',
    '乘以单价',
  ])('is none of them: %s', (words) => expect(isRule(words)).toBe(true));

  it.each([
    '是否超过3次',
    '乘客',
    'stage = on-hold',
    'status = open / closed',
    'phone plus email',
    '限额',
    '满意度',
    '方便的时间',
    '能不能来',
    '最多人数',
    'max speed',
    'only child',
    'order',
    'bar code',
    '是否自动续费',
    '自动挡',
    '附加一',
    '计算机成绩',
    '每日步数',
    'not attending',
    'calculated price',
    'updated by',
    '自动更新时间',
    'total',
  ])('is not what is a name: %s', (words) => expect(isRule(words)).toBe(false));

  it('is told as not read, and is no column', () => {
    const chinese = read('锅炉巡检 锅炉号 压力 水位 巡检人 间隔不得超过20天');
    expect(chinese.labels).toEqual(expect.arrayContaining(['锅炉号', '压力', '水位', '巡检人']));
    expect(chinese.labels.join()).not.toContain('间隔');
    expect(chinese.unused.join()).toContain('间隔不得超过20天');
    const english = read('Ferry tickets: passenger, route, adults, children, under 6 free');
    expect(english.labels).toEqual(expect.arrayContaining(['Passenger', 'Route', 'Adults', 'Children']));
    expect(english.labels.join()).not.toContain('free');
    expect(english.unused.join()).toContain('free');
  });

  it.each([
    [
      'Volunteer sign-up: shifts with start, end and number of places; people enter name and email, no more than the places',
      'no more than the places',
    ],
    ['鸡蛋团购报名，填姓名、楼号、数量，每份19.9元，自动算总价', '自动算总价'],
    ['家庭药箱管理，记录药名、有效期、数量和存放位置，过期的药要提醒，吃一次数量减一', '吃一次数量减一'],
    ['仓库管理，记录品名、库存、单价，出库数量不能超过库存', '出库数量不能超过库存'],
    ['Tool list: name, stock, place, deduct one when used', 'deduct one when used'],
    ['工资登记：姓名、底薪、提成，实发等于底薪加提成', '实发等于底薪加提成'],
    ['请假登记，姓名、天数、原因，请假超过3天要主管批', '请假超过3天要主管批'],
    ['记账本，日期、金额、类别，月底自动汇总', '月底自动汇总'],
    ["Reading list with title, author, pages, don't show finished books", "don't show finished books"],
    ['Chore chart: kid, chore, points, every 10 points earns a reward', 'every 10 points earns a reward'],
    ['Rental tracker: tenant, rent, due date, late fee is 5% after 10 days', 'late fee is 5% after 10 days'],
    [
      'Gym log: exercise, sets, reps, weight, total volume calculated automatically',
      'total volume calculated automatically',
    ],
  ])('is told whole where it bounds or computes a value, though fields have its words: %s', (sentence, rule) => {
    const { labels, unused } = read(sentence);
    expect(labels).not.toContainEqual(expect.stringMatching(new RegExp(rule, 'iu')));
    expect(unused).toContain(rule);
  });

  it.each([
    ['做一个自动计算总价的订单系统，记录客户、数量、单价', '自动计算总价', '系统'],
    ['自动排班系统，员工、日期、班次', '自动', '系统'],
    ['Build an app that never sleeps, tasks with title, deduct one when done', 'deduct one when done', 'Build'],
  ])('takes no name of the app with it: %s', (sentence, rule, name) => {
    const { unused } = read(sentence);
    expect(unused.join()).toContain(rule);
    expect(unused.join()).not.toContain(name);
  });

  it('makes no calculator of what people leave their names in', () => {
    expect(read('鸡蛋团购报名，填姓名、楼号、数量，自动算总价').labels).toEqual(
      expect.arrayContaining(['姓名', '楼号', '数量']),
    );
  });
});

describe('[NC-10] a formula', () => {
  it.each([
    [
      'Invoice list: customer, hours, rate, amount = hours * rate, paid.',
      ['Customer', 'Hours', 'Rate', 'Amount', 'Paid'],
      'amount = hours * rate',
    ],
    ['发票：客户、数量、单价、金额=数量×单价、备注', ['客户', '数量', '单价', '金额', '备注'], '金额=数量×单价'],
  ])('leaves a field to fill in, and is told whole: %s', (sentence, fields, told) => {
    const { labels, unused } = read(sentence);
    expect(labels).toEqual(expect.arrayContaining(fields));
    expect(unused).toContain(told);
  });
});
