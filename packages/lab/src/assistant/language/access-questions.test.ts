import { describe, expect, it } from 'vitest';
import { modelOf } from '../test-support/read-sentence.ts';
import { changeModel } from './change-model.ts';
import { rightsOf } from '../model/rights.ts';
import { readRequest } from './read-request.ts';

const blog = modelOf('A blog with posts and comments');
const customers = modelOf('客户名单，姓名、电话');
const loans = modelOf('图书借阅登记：书名、借阅人、日期');
const appOf = (sentence: string) =>
  /comment|评论|posts?\b|文章/iu.test(sentence) ? blog : /loan|借阅/iu.test(sentence) ? loans : customers;

const questions = [
  'Can only I see the comments?',
  'can only I see the comments',
  'Can everybody see customers?',
  'Is the customer list public?',
  'are the customers visible to everyone',
  'Are comments hidden from visitors?',
  'Who can edit the customers?',
  'Could anyone delete a customer?',
  'Does everyone see the comments?',
  'Do visitors see the customers?',
  'May strangers add customers?',
  'Customers are private, right?',
  'only I can see the customers?',
  'anyone can delete?',
  'Check whether the customers are public',
  'could you tell me if everyone can see the customers',
  'Let me know whether only I can see the list',
  'Would people be able to see the customers?',
  'Is everything private?',
  'Will other people see my customers?',
  'I wonder if anybody can change the comments',
  'Please tell me who can see the customers',
  '能公开借阅吗',
  '帮我看看借阅是不是公开的',
  '客户名单是公开的吗',
  '客户名单公开了吗？',
  '别人能看到客户吗',
  '是不是只有我能看客户？',
  '谁都可以删除吗？',
  '大家能修改评论吗',
  '客户是否对外公开',
  '访客看得到客户吗？',
  '请问客户名单是不是私密的',
  '现在是不是所有人都能看到客户',
  '查一下客户名单有没有公开',
  '客户名单已经设为私密了吗',
  '能不能看到别人的客户',
  '只有店主能改客户吗',
  '确认一下评论是不是所有人可见',
  '客户资料会不会被别人看到',
  '告诉我谁能看到客户',
  '有没有人能看到客户',
];
const commands = [
  'Could you make the list public, please?',
  'Can you make the customers public?',
  'Could we make the customers public?',
  'Would you let everyone see the customers?',
  'Can I make the list public?',
  'Could everybody see the customers, please?',
  'How about making the customers visible to everyone?',
  'Is it possible to make the customers public?',
  'Please let anyone see the customers',
  'Would you mind making the list public?',
  'make the list public, ok?',
  'Why not make the customers public?',
  'Can we let everybody see the customers?',
  'Let everyone see the customers, right?',
  'I want everyone to be able to see the customers. Everybody can see the customers.',
  'will you make the customers visible to everybody?',
  '能不能把客户名单公开？',
  '可以把客户名单设为公开吗？',
  '能让所有人都能看到客户吗',
  '请把客户名单公开',
  '麻烦让大家都能看到客户',
  '帮我把客户名单公开一下好吗',
  '可不可以让所有人都能看客户',
  '不如把客户名单公开',
  '能帮我把客户设成公开吗？',
  '把客户名单公开，可以吗？',
  '给所有人看客户，客户公开',
  '能否将客户名单公开',
  '客户名单公开吧',
  '请让所有人都能看到客户，好吗？',
];

describe('[NC-12] a question about who may see and do what', () => {
  it.each(questions)('changes nothing and is answered with who may now: %s', (sentence) => {
    const outcome = changeModel(appOf(sentence), sentence);
    expect(outcome).toMatchObject({ ok: false });
    const { reason } = outcome as Extract<typeof outcome, { ok: false }>;
    expect(reason.en).toMatch(/this is a question, so nothing has changed\. .*is seen by/u);
    expect(reason.zh).toMatch(/看得到，.*能修改和删除/u);
  });

  it.each(commands)('is not what politely has it done: %s', (sentence) => {
    const outcome = changeModel(appOf(sentence), sentence);
    if (!outcome.ok) throw new Error(outcome.reason.en);
    expect(outcome.commands).toContainEqual({ do: 'set-hidden', entity: 'Customer', hidden: false });
  });

  it('names the records that are asked about, and is answered beside a wish', () => {
    const one = changeModel(blog, 'Can everyone change the comments?');
    expect(!one.ok && one.reason.en).toContain('“Comment” is seen by');
    expect(!one.ok && one.reason.en).not.toContain('“Post”');
    const both = changeModel(customers, 'Can everybody see customers? Make them public.');
    expect(both.ok && both.commands).toContainEqual({ do: 'set-hidden', entity: 'Customer', hidden: false });
    expect(both.ok && both.assumptions?.[0]?.en).toContain('seen by the owner alone');
  });
});

describe('[NC-10] what a first sentence asks or ties to a condition', () => {
  it.each([
    ['A list of members with name and phone.', 'Should members be public?'],
    ['A list of members with name and phone.', 'Can everyone see the members?'],
    ['A list of members with name and phone.', 'If I am signed in, everyone may see the members.'],
    ['A list of members with name and phone.', 'Everyone can see them once approved.'],
    ['A list of members with name and phone.', 'Anyone may see members as long as they are members themselves.'],
    ['会员名单，有姓名、电话。', '要不要公开？'],
    ['会员名单，有姓名、电话。', '所有人都能看吗？'],
    ['会员名单，有姓名、电话。', '审核后所有人都能看。'],
    ['会员名单，有姓名、电话。', '如果登录了，谁都能看会员。'],
  ])('opens nothing, and is told: %s %s', (app, sentence) => {
    const read = readRequest(app + sentence);
    if (!read.understood) throw new Error('not understood');
    expect([...rightsOf(read.model).values()].map(({ see }) => see)).toEqual(['owner']);
    expect(read.unused.some((words) => sentence.includes(words.replace('?', '').replace(/[?.。？]$/u, '')))).toBe(true);
  });

  it.each(['Members should be public.', 'Can you make it public?', '所有人都能看。', '可以公开吗？'])(
    'is no wish or statement: %s',
    (sentence) => {
      const read = readRequest(
        `${/^[A-Z]/.test(sentence) ? 'A list of members with name.' : '会员名单，有姓名、电话。'}${sentence}`,
      );
      expect(read.understood && [...rightsOf(read.model).values()].map(({ see }) => see)).toEqual(['everyone']);
    },
  );
});
