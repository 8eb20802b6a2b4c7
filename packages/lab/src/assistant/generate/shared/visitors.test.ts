import { describe, expect, it } from 'vitest';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { bookingModel } from '../fixtures/booking-model.ts';
import { entity, field } from '../fixtures/model-parts.ts';
import { models } from '../fixtures/models.ts';
import { shopModel } from '../fixtures/shop-model.ts';
import { prepareModel } from './prepare-model.ts';

const seenIn = (model: AppModel) => {
  const { visitors, features } = prepareModel(model);
  return { open: [...visitors.open], hidden: [...visitors.hidden], login: features.login, signUp: features.signUp };
};
const customer = entity(
  'Customer',
  'customers',
  ['顾客', 'customer'],
  [field('name', ['姓名', 'Name'], 'text'), field('phone', ['电话', 'Phone'], 'phone')],
  [],
);
const staff = entity(
  'Employee',
  'employees',
  ['员工', 'employee'],
  [field('name', ['姓名', 'Name'], 'text'), field('phone', ['电话', 'Phone'], 'phone')],
  [],
);

describe('what strangers see of an app', () => {
  it('[NC-08] is their own orders, bookings and answers, and no app of one’s own has strangers', () => {
    expect(seenIn(shopModel)).toEqual({ open: ['Order'], hidden: ['Order'], login: true, signUp: false });
    expect(seenIn(bookingModel)).toMatchObject({ open: ['Booking'], hidden: ['Booking'] });
    expect(seenIn(models.survey as AppModel).open).toHaveLength(1);
    for (const name of ['todo', 'blog', 'chat', 'calculator']) {
      expect(seenIn(models[name] as AppModel), name).toMatchObject({ open: [], hidden: [] });
    }
  });

  it('[NC-08] is nobody’s phone: who orders is chosen from records of one’s own, who serves from everybody’s', () => {
    const booking = { ...bookingModel.entities[0], name: 'Booking' } as AppModel['entities'][number];
    const who = [
      field('client', ['顾客', 'Customer'], 'reference', { target: 'Customer', required: true }),
      field('staff', ['员工', 'Employee'], 'reference', { target: 'Employee' }),
    ];
    const entities = [
      { ...booking, fields: [...booking.fields, ...who] },
      ...bookingModel.entities.slice(1),
      customer,
      staff,
    ];
    expect(seenIn({ ...bookingModel, entities })).toMatchObject({
      open: ['Booking', 'Customer'],
      hidden: ['Booking', 'Customer'],
    });
    const unused = seenIn({ ...shopModel, entities: [...shopModel.entities, customer, staff] });
    expect(unused).toMatchObject({ open: ['Order'], hidden: ['Order', 'Customer', 'Employee'] });
  });

  it('[NC-08] is nothing of what belongs to others’ records either', () => {
    const line = entity(
      'OrderLine',
      'order-lines',
      ['订单行', 'order line'],
      [field('order', ['订单', 'Order'], 'reference', { target: 'Order' })],
      [],
    );
    expect(seenIn({ ...shopModel, entities: [...shopModel.entities, line] }).hidden).toEqual(['Order', 'OrderLine']);
  });

  it('[NC-08] begins with a form, where the app has none for what they make', () => {
    const { pages } = prepareModel({ ...bookingModel, pages: bookingModel.pages.slice(1) });
    expect(pages[0]).toMatchObject({ key: 'new-bookings', kind: 'form', entity: 'Booking' });
    expect(prepareModel(bookingModel).pages.filter(({ kind }) => kind === 'form')).toHaveLength(1);
  });

  it('[NC-08] needs an account where the app has accounts for everybody', () => {
    const model = { ...shopModel, features: { ...shopModel.features, login: true } };
    expect(seenIn(model)).toMatchObject({ open: ['Order'], login: true, signUp: true });
  });
});
