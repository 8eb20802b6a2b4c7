import { describe, expect, it } from 'vitest';
import { readRequest } from '../../read-request.ts';

function read(sentence: string) {
  const understood = readRequest(sentence);
  if (!understood.understood) throw new Error(`Not understood: ${sentence}`);
  return understood;
}

describe('[NC-03] words of a request that nothing in the app comes from', () => {
  it.each([
    ['做一个待办清单，任务有标题、优先级和截止日期，可以搜索，蓝色', []],
    ['Build a blog with comments, dark mode and a list sorted by date', []],
    ['做一个植物浇水提醒，要能发短信', ['提醒', '发短信']],
    [
      'an inventory for my garage with name and quantity, it must send an email when stock is low',
      ['garage', 'send an email', 'low'],
    ],
    ['landing page for a meditation app', ['meditation']],
    ['收集报名信息：姓名、手机号，接入微信支付', ['接入微信支付']],
  ])('are told: %s', (sentence, unused) => expect(read(sentence).unused).toEqual(unused));

  it('are whole words, also in Chinese', () => {
    expect(read('律师事务所客户管理，客户有姓名、电话').unused.join()).toContain('律师事务所');
  });

  it('that name a field become one instead', () => {
    const { model, unused } = read('kids chore chart with points');
    expect(model.entities[0]?.fields.map(({ name }) => name)).toContain('points');
    expect(unused).toEqual([]);
  });

  it('are those of the sentence, whatever it holds', () => {
    for (const sentence of [
      '做一个待办清单 🙂 \u202e\ud800',
      `做一个待办清单，${'嗯'.repeat(4_000)}`,
      'todo list <b>&amp;</b>',
    ]) {
      const { unused } = read(sentence);
      expect(unused.every((word) => sentence.includes(word))).toBe(true);
    }
  });
});

it('[NC-04] the description is what was written, with its own marks', () => {
  expect(read('做一个待办清单，任务有标题、优先级；ＡＢＣ！').model.description).toBe(
    '做一个待办清单，任务有标题、优先级；ＡＢＣ！',
  );
});

describe('[NC-04] what an app keeps beside its main thing', () => {
  it.each([
    ['blog with comments', 'Comment.post > Post'],
    ['博客，文章可以评论', 'Comment.post > Post'],
    ['online shop with products, orders and customers', 'Order.customer > Customer'],
    ['booking system with customers', 'Appointment.customer > Customer'],
    ['courses with students', 'Enrollment.student > Student'],
    ['课程管理，有学生和老师', 'Course.teacher > Teacher'],
    ['社团管理：社团和成员', 'Member.club > Club'],
    ['restaurants with reviews', 'Review.restaurant > Restaurant'],
  ])('%s: %s', (sentence, reference) => {
    const references = read(sentence).model.entities.flatMap(({ name, fields }) =>
      fields.flatMap((field) => (field.target === undefined ? [] : [`${name}.${field.name} > ${field.target}`])),
    );
    expect(references).toContain(reference);
  });

  it('stays a field among the fields of a thing', () => {
    const { entities } = read('电影收藏，每部电影有片名、导演、评论').model;
    expect(entities.map(({ name }) => name)).toEqual(['Movie']);
  });
});

describe('[NC-04] lists of fields', () => {
  it.each([
    ['员工档案，姓名 工号 部门 手机号', 'name employeeNumber department phone'],
    ['会员系统，会员有姓名手机余额积分', 'name phone balance points'],
    ['app for my stamps, I write down country, year and price', 'country year price'],
    ['帮我做个记录，谁、哪天、多少钱', 'person date amount'],
    ['products with name price stock and image in a store', 'name price stock image'],
    ['courses: each course has a code, title and credits', 'code title credits'],
  ])('are found in %s', (sentence, names) => {
    expect(
      read(sentence)
        .model.entities[0]?.fields.map(({ name }) => name)
        .join(' '),
    ).toBe(names);
  });
});
