import { describe, expect, it } from 'vitest';
import { accessAfter } from '../model/access.ts';
import { rightsOf } from '../model/rights.ts';
import { takenAway } from '../model/taken-away.ts';
import { modelOf } from '../test-support/read-sentence.ts';
import { changeModel } from './change-model.ts';

const club = modelOf('会员名单，有姓名、电话、邮箱');
const shop = modelOf('A shop with products and orders');
const books = modelOf('二手书店，书有书名、价格、库存、成本价');
const tasks = modelOf('待办清单，标题、状态');
type App = typeof club;

const seen = (model: App) => Object.fromEntries([...rightsOf(model)].map(([name, { see }]) => [name, see]));
const after = (model: App, sentence: string) => {
  const outcome = changeModel(model, sentence);
  if (!outcome.ok) throw new Error(`${sentence}: ${outcome.reason.en}`);
  expect(takenAway(model, outcome.model), sentence).toEqual({ kinds: [], fields: [] });
  return outcome.model;
};
const refusal = (model: App, sentence: string) => {
  const outcome = changeModel(model, sentence);
  expect(outcome.ok && outcome.changes, sentence).toBe(false);
  return outcome.ok ? '' : `${outcome.reason.zh} ${outcome.reason.en}`;
};

describe('[NC-10] what turns a claim on access', () => {
  it.each([
    ...['不要公开会员', '禁止公开会员', '不是所有人都能看会员', '别公开会员', '不要把会员公开', '会员不应该公开'],
    ...[
      '不要任何人都能看会员',
      '会员千万别公开',
      '不再公开会员',
      '停止公开会员',
      '不要让访客看到会员',
      '别把会员给别人看',
    ],
    ...['Members must not be public', 'Not everyone may see members', 'Members should not be visible to everyone'],
    ...['Do not make the app public', 'Keep members private', 'Make members private', 'Never make the members public'],
    ...[
      'Do not show members to visitors',
      'Hide the members',
      'members are not to be public',
      '不要显示会员',
      '隐藏会员',
    ],
  ])('opens nothing and takes nothing away: %s', (sentence) => {
    expect(seen(after(club, sentence))).toEqual({ Member: 'owner' });
    const open = after(club, 'Make members public');
    expect(seen(open)).toEqual({ Member: 'everyone' });
    expect(seen(after(open, sentence))).toEqual({ Member: 'owner' });
  });

  it.each([
    '不要只有店主能看会员',
    '会员不要保密',
    'Do not keep members private',
    'Let visitors see the members',
    '让访客看到会员',
  ])('opens what was kept, and takes nothing away: %s', (sentence) =>
    expect(seen(after(club, sentence))).toEqual({ Member: 'everyone' }),
  );

  it.each(['Why not make the members public?', '能不能把会员公开？', '不如把会员公开'])(
    'is no politeness: %s',
    (sentence) => expect(seen(after(club, sentence))).toEqual({ Member: 'everyone' }),
  );

  it.each([
    'Everyone except strangers can see members',
    'Everybody but visitors may see the members',
    '除了访客，所有人都能看会员',
    'Anyone can see the members except guests',
  ])('is said to be impossible where it takes somebody out: %s', (sentence) => {
    expect(refusal(club, sentence)).toContain('cannot be done');
  });

  it('narrows what it names alone', () => {
    expect(seen(after(shop, '不要公开商品'))).toEqual({ Product: 'owner', Order: 'own' });
    expect(seen(after(shop, '不要公开订单'))).toEqual({ Product: 'everyone', Order: 'own' });
    expect(seen(after(shop, '给订单加一个快递单号字段，只有店主能看'))).toEqual({ Product: 'everyone', Order: 'own' });
    expect(seen(after(shop, 'Add wages with person and amount, only I can see them'))).toMatchObject({
      Product: 'everyone',
      Order: 'own',
    });
  });
});

describe('[NC-10] what a sentence on access names', () => {
  it.each([
    [books, '不要公开订单', '没有“订单”'],
    [books, '取消隐藏工资', '没有“工资”'],
    [books, '封面只有店主能看', '没有“封面”'],
    [tasks, '让访客看到优惠券', '没有“优惠券”'],
    [shop, 'Make salaries public', 'There is no “salaries”'],
    [shop, 'Only staff may see invoices', 'There is no “invoices”'],
    [shop, 'Show the coupons to everyone', 'There is no “coupons”'],
  ])('is told where the app does not have it, and nothing changes', (model, sentence, words) => {
    expect(refusal(model, sentence)).toContain(words);
  });

  it.each([
    [books, '不要公开成本价'],
    [books, '成本价只有店主能看'],
    [books, '不要显示库存'],
    [shop, 'Hide the price'],
    [shop, 'The phone of orders should be private'],
    [tasks, '状态不要公开'],
  ])('may be a field, of which it is said that it cannot be hidden alone', (model, sentence) => {
    expect(refusal(model, sentence)).toContain('not for one field');
  });

  it.each([
    [shop, 'Who sees salaries?', 'There is no “salaries”'],
    [shop, 'Who sees orders?', '“Order” is seen by the owner and whoever sent it in'],
    [tasks, '谁能看到工资？', '没有“工资”'],
  ])('is answered where it is asked about', (model, sentence, words) => {
    expect(refusal(model, sentence)).toContain(words);
  });

  it.each([
    [shop, 'who can see the phone?'],
    [shop, 'Who can change the price?'],
    [tasks, '谁能修改状态？'],
  ])('is answered of a field as of its records: %#', (model, sentence) => {
    expect(refusal(model, sentence)).not.toMatch(/There is no|没有“/);
  });
});

describe('[NC-10] what is added to an app that is kept from others', () => {
  it.each([
    ['做一个私人日记，只有我能看', '加一个心情记录，有心情、分数'],
    ['做一个私人日记，只有我能看', '加一个密码本，有网站、账号、密码'],
    ['会员名单，有姓名、电话', '加一个工资表，有姓名、金额'],
    ['记账本，只有我自己用', '加一个借款，有对方、金额'],
    ['A list of my patients with name and diagnosis, only I may see it', 'Add invoices with amount and date'],
    ['A private list of gifts', 'Add a passwords list with site, account and password'],
    ['A shop with products and orders', 'Add wages with person and amount'],
  ])('of “%s” is kept like it, and the answer says so: %s', (app, sentence) => {
    const before = modelOf(app);
    const model = after(before, sentence);
    const added = model.entities.at(-1);
    expect(seen(model)[added?.name ?? '']).toBe('owner');
    const said = accessAfter(before, model, sentence);
    expect(said?.zh).toContain(`说“公开${added?.label.zh}”`);
    const way = /“(?<way>make [^”]+ public|公开[^”]+)”/u.exec(said?.en ?? '')?.groups?.way ?? '';
    expect(seen(after(model, way))[added?.name ?? '']).toBe('everyone');
  });

  it('is open where the app is, and where visitors are to see it', () => {
    expect(seen(after(tasks, '加一个心情记录，有心情、分数'))).toEqual({ Task: 'everyone', MoodEntry: 'everyone' });
    const shown = after(shop, 'Every product belongs to a brand');
    expect(seen(shown)).toEqual({ Product: 'everyone', Order: 'own', Brand: 'everyone' });
    expect(seen(after(shop, '加一个新闻，有标题、内容')).Product).toBe('everyone');
  });
});

describe('[NC-10] a kind of records before a colon', () => {
  const school = modelOf('Classes: title, minutes. Members: name, phone, email.');

  it.each([
    ['Classes: public', { Class: 'everyone', Member: 'owner' }],
    ['Members: not public', { Class: 'everyone', Member: 'owner' }],
    ['classes: only I can see them', { Class: 'owner', Member: 'owner' }],
    ['Classes: private. Members: hidden from others', { Class: 'owner', Member: 'owner' }],
    ['课程班：公开', { Class: 'everyone', Member: 'owner' }],
    ['Classes, members: private', { Class: 'owner', Member: 'owner' }],
    ['课程班、会员：不公开', { Class: 'owner', Member: 'owner' }],
    ['All but classes: private', { Class: 'owner', Member: 'owner' }],
    ['会员：不公开', { Class: 'everyone', Member: 'owner' }],
  ])('is what is shown or kept, and no other: %s', (sentence, expected) => {
    expect(seen(after(school, sentence))).toEqual(expected);
  });
});
