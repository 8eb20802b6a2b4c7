import { describe, expect, it } from 'vitest';
import { rightsOf } from '../model/rights.ts';
import { modelOf } from '../test-support/read-sentence.ts';
import { changeModel } from './change-model.ts';

const rightsAfter = (app: string, sentence: string) => {
  const outcome = changeModel(modelOf(app), sentence);
  if (!outcome.ok) throw new Error(outcome.reason.en);
  const rights = [...rightsOf(outcome.model)].map(([name, { see, add, change }]) => [name, `${see} ${add} ${change}`]);
  return { ...outcome, rights: Object.fromEntries(rights) as Record<string, string> };
};
const refusalOf = (app: string, sentence: string) => {
  const outcome = changeModel(modelOf(app), sentence);
  expect(outcome.ok && outcome.changes, sentence).toBe(false);
  return outcome.ok ? '' : `${outcome.reason.zh} ${outcome.reason.en}`;
};

const crm = 'A CRM with customers and deals';
const shop = 'A shop with products and orders';
const clinic = 'A clinic booking app with patients and appointments';

describe('[NC-12] what the chat says of access is what the app does', () => {
  it.each([
    [crm, 'Everybody may change the deals'],
    [shop, 'Everyone may edit products'],
    ['网店，有商品和订单', '所有人都能修改商品'],
    [shop, 'anyone can delete products'],
    ['网店，有商品和订单', '谁都可以删除商品'],
  ])('of “%s”, “%s” is refused as what cannot be, and nothing is opened for it', (app, sentence) => {
    const said = refusalOf(app, sentence);
    expect(said).toContain('as long as some records are kept from others, only the owner changes things');
    expect(said).not.toContain('no longer the owner');
  });

  it('does the part that can be, and tells the other', () => {
    const done = rightsAfter(crm, 'Everybody can see the deals but only I can see the customers');
    expect(done.rights).toEqual({ Customer: 'owner owner owner', Deal: 'everyone owner owner' });
  });

  it('frees changes where nothing is kept from anybody any more', () => {
    const done = rightsAfter('A customer list with name and phone', 'anyone can change them');
    expect(done.rights).toEqual({ Customer: 'everyone everyone everyone' });
    expect(done.changes.map(({ en }) => en)).toContain('Changing things is no longer the owner’s alone');
    const kept = rightsAfter(shop, 'add a notes field to products');
    expect(kept.changes.map(({ en }) => en).join()).not.toContain('owner');
  });

  it.each([
    ['A customer list with name and phone', 'remove the login'],
    ['A customer list with name and phone', 'remove the sign-in'],
    ['客户名单，姓名、电话', '去掉登录'],
    [shop, 'remove the login'],
  ])('of “%s”, “%s” is told why the password of the owner stays', (app, sentence) => {
    const said = refusalOf(app, sentence);
    expect(said).toContain('The owner’s password cannot be taken away');
    expect(said).not.toContain('anyway');
  });

  it.each([
    [shop, 'Orders should not be private any more'],
    [shop, 'orders are no longer private'],
    ['网店，有商品和订单', '订单不再保密'],
    ['网店，有商品和订单', '订单不要保密'],
    ['网店，有商品和订单', '取消订单的保密'],
  ])('of “%s”, “%s” shows what it names, and hides nothing', (app, sentence) => {
    expect(rightsAfter(app, sentence).rights).toMatchObject({
      Order: expect.stringMatching(/^everyone /u) as string,
      Product: expect.stringMatching(/^everyone /u) as string,
    });
  });

  it.each([
    [clinic, 'Visitors may not send in appointments'],
    [clinic, 'Visitors must not add appointments'],
    ['A feedback form: message, rating', 'Visitors may not submit feedback'],
    ['预约系统：姓名、电话、日期', '访客不能提交预约'],
  ])('of “%s”, “%s” narrows, and shows nothing to more people', (app, sentence) => {
    const before = rightsOf(modelOf(app));
    const after = rightsAfter(app, sentence).rights;
    for (const [name, { see }] of before) if (see === 'own' || see === 'owner') expect(after[name]).toMatch(/^owner /u);
    expect(Object.values(after)).toContain('owner owner owner');
  });
});
