import { entities, app, entityNamed } from '../model.js';
import { firstOf, formatMoney, isForStaff, titleOf } from './fields.js';

/** The entity that the shop's page sells. */
export function productEntity(page) {
  const shop = app.pages.find((other) => other.kind === 'shop');
  const own = entityNamed(page.entity);
  return entityNamed(shop?.entity) ?? (firstOf(own, 'money') ? own : entities[0]);
}

/** Whether products are changed on a page of their own: then the shop is as its customers see it. */
export const isManagedElsewhere = (page) =>
  app.pages.some((other) => other.kind === 'list' && other.entity === page.entity);

export const priceField = (entity) => firstOf(entity, 'money', 'decimal');
export const stockField = (entity) => entity.fields.find(({ name }) => /stock|quantity|inventory/i.test(name));
export const isSoldOut = (entity, record) => record[stockField(entity)?.name] === 0;

/** What the cart holds, with its products; products that are gone are left out. */
export function cartLines(items, products, entity) {
  const price = priceField(entity)?.name;
  return items.flatMap(({ id, quantity }) => {
    const product = products.find((record) => record.id === id);
    return product ? [{ id, quantity, title: titleOf(entity, product), price: product[price] ?? 0 }] : [];
  });
}

export const sumOf = (lines) =>
  Math.round(lines.reduce((sum, line) => sum + line.price * line.quantity, 0) * 100) / 100;

/** What of an order its buyer fills in. */
export const checkoutFields = (order, filled) =>
  order.fields.filter(
    (field) =>
      !Object.hasOwn(filled, field.name) && !isForStaff(field) && field.preset !== 'now' && field.type !== 'boolean',
  );

/** The fields of an order that the cart fills in by itself: its sum, what was bought, how much of it, and when. */
export function filledByCart(order, product, lines) {
  const values = {};
  const sum = firstOf(order, 'money');
  const list = order.fields.find(
    ({ name, type }) => ['long-text', 'text'].includes(type) && /item|product|content|goods|detail/i.test(name),
  );
  const count = order.fields.find(({ name, type }) => type === 'integer' && /quantity|count|amount/i.test(name));
  const reference = order.fields.find((field) => field.target === product.name);
  if (sum) values[sum.name] = sumOf(lines);
  if (list)
    values[list.name] = lines
      .map((line) => line.title + ' × ' + line.quantity + ' (' + formatMoney(line.price) + ')')
      .join(list.type === 'text' ? ', ' : '\n')
      .slice(0, list.most);
  if (count) values[count.name] = lines.reduce((total, line) => total + line.quantity, 0);
  if (reference && lines.length > 0) values[reference.name] = lines[0].id;
  return values;
}
