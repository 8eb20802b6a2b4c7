import { describe, expect, it } from 'vitest';
import { readSentence } from '../test-support/read-sentence.ts';

describe('[NC-03] what the home page of an app is to show', () => {
  it.each([
    ['做一个请假审批系统，首页显示待审批数量', '首页显示待审批数量'],
    ['设备借用登记：设备、借用人、借出日期，首页上要显示各状态的数量', '首页上要显示各状态的数量'],
    ['做一个图书管理，记录书名、作者、价格。主页能看到借出了多少本', '主页能看到借出了多少本'],
    [
      'Incident log for our on-call team: title, service, status. Home page shows the number of open incidents.',
      'Home page shows the number of open incidents',
    ],
    ['a todo app whose home page shows how many are open', 'home page shows how many are open'],
    ['客户管理：姓名、电话，首页显示待办数量、名称', '首页显示待办数量、名称'],
    ['图书管理，记录书名、作者，首页显示借出数量，逾期数量和总数，支持导出', '首页显示借出数量,逾期数量和总数'],
    [
      'Track members with name and phone. The home page shows open bookings, overdue invoices and the total.',
      'The home page shows open bookings, overdue invoices and the total',
    ],
  ])('makes no landing page of it, is no field, and is told: %s', (sentence, told) => {
    const { model, unused } = readSentence(sentence);
    expect(model.family).not.toBe('landing');
    expect(model.entities.length).toBeGreaterThan(0);
    expect(JSON.stringify(model.entities)).not.toMatch(/数量|多少|number of|how many/u);
    expect(unused).toContain(told);
  });

  it.each(['客户管理，首页要有一个按来源统计的图表', 'Contacts with name and source, and a home page with a chart'])(
    'is made where it is a page of its own: %s',
    (sentence) => {
      const { model, unused } = readSentence(sentence);
      expect(model.pages.map(({ kind }) => kind)).toContain('chart');
      expect(unused.join()).not.toMatch(/首页|home page/u);
    },
  );

  it.each([
    ['做一个网站，主页有轮播图、新闻、产品', /新闻/u],
    ['博主管理：昵称、平台，主页有链接、粉丝数', /粉丝数/u],
    ['客户管理，主页上有客户姓名、电话、地址', /电话/u],
    ['记录网站检查：网址、标题，首页是否正常、备注', /备注/u],
  ])('is read as what is kept where it lists that: %s', (sentence, kept) => {
    const { model, unused } = readSentence(sentence);
    expect(`${JSON.stringify(model.entities)}${unused.join()}`).toMatch(kept);
    expect(unused.join()).not.toMatch(/[首主]页[有上是]/u);
  });

  it.each([
    ['图书管理，首页显示最新图书：书名、作者', '首页显示最新图书', ['图书']],
    [
      'Track members with name and phone. The home page shows open bookings: date, time',
      'The home page shows open bookings',
      ['会员', '预约'],
    ],
  ])('leaves the list that follows it to be read: %s', (sentence, told, things) => {
    const { model, unused } = readSentence(sentence);
    expect(unused).toContain(told);
    expect(model.entities.map(({ label }) => label.zh)).toEqual(things);
  });

  it.each(['做一个首页展示我的作品', 'Build a home page that shows my paintings'])(
    'is all that is wished for: %s',
    (sentence) => expect(readSentence(sentence).model.family).toBe('landing'),
  );
});

describe('[NC-03] what is logged under a name of its own', () => {
  it.each([
    ['Incident log for our on-call team: title, status', 'Incident'],
    ['Outage log: title, region', 'Outage'],
  ])('has nothing of what such apps are usually about: %s', (sentence, called) => {
    const { model } = readSentence(sentence);
    expect(model.entities.map(({ label }) => label.en)).toEqual([called]);
    expect(JSON.stringify(model.entities)).not.toMatch(/Frequency|Check-in|Appointment/u);
  });
});
