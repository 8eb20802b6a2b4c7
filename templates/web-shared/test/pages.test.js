import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './browser.js';
import {
  changeRecord,
  createRecord,
  getRecord,
  listRecords,
  removeRecord,
  session,
  signIn,
  signOut,
  signUp,
} from '../src/api.js';
import { calculate } from '../src/lib/calculate.js';
import { calculations } from '../src/lib/calculations.js';
import { addToCart, cartCount, cartItems, clearCart, setQuantity } from '../src/lib/cart.js';
import { columnsOf, formatValue, formValues, hasWords, mayTakeBack, recordValues } from '../src/lib/fields.js';
import { ringParts } from '../src/lib/figures.js';
import { weeksOf } from '../src/lib/records.js';
import { currentRoute, linkTo } from '../src/lib/route.js';
import { cartLines, priceField, productEntity, sumOf } from '../src/lib/shop.js';
import { validateRecord } from '../src/lib/validate.js';
import { app, entities } from '../src/model.js';
import { say, setLanguage, t } from '../src/texts.js';

/** A record of each kind that is right, and what else of it is tried. */
const samples = JSON.parse(readFileSync(new URL('samples.json', import.meta.url), 'utf8'));
const { features } = app;
const enter = features.signUp ? signUp : signIn;
const cartPage = app.pages.find(({ kind }) => kind === 'cart' || kind === 'shop');

test('offers a search where records have words', () => {
  assert.equal(hasWords({ fields: [{ type: 'date' }, { type: 'integer' }] }), false);
  assert.equal(hasWords({ fields: [{ type: 'date' }, { type: 'text' }] }), true);
});

test('speaks both languages', () => {
  for (const [language, save] of [
    ['zh', '保存'],
    ['en', 'Save'],
  ]) {
    setLanguage(language);
    assert.equal(t('save'), save);
    assert.equal(document.documentElement.lang.slice(0, 2), language);
    for (const page of app.pages) assert.ok(say(page.label).length > 0, page.key);
  }
});

test('finds the page that an address names, else the first', () => {
  for (const page of app.pages) {
    location.hash = linkTo(page, 3);
    assert.deepEqual(currentRoute(), { page, id: 3 });
  }
  location.hash = '#/no-such-page/x';
  assert.deepEqual(currentRoute(), { page: app.pages[0], id: undefined });
});

test('writes a year without a mark between its digits', () => {
  const shown = (name) => formatValue({ name, type: 'integer' }, 2019);
  assert.deepEqual([shown('year'), shown('releaseYear')], ['2019', '2019']);
  assert.notEqual(shown('pages'), '2019');
});

test('weeks begin on Monday and hold every day of their month', () => {
  const weeks = weeksOf(2026, 1);
  assert.deepEqual([weeks[0][0].day, weeks.at(-1)[6].day], ['2026-01-26', '2026-03-01']);
  assert.equal(weeks.flat().filter(({ isOfMonth }) => isOfMonth).length, 28);
});

test('a ring shows shares of a whole', () => {
  const parts = ringParts([
    { value: 1, tone: 'red' },
    { value: 3, tone: 'green' },
  ]);
  assert.deepEqual(parts, [
    { share: 25, turned: 0, tone: 'red' },
    { share: 75, turned: 25, tone: 'green' },
  ]);
  assert.equal(ringParts([{ value: 0 }, { value: 0 }]), undefined);
});

test('signs in and out', { skip: !features.login }, async () => {
  await enter({ name: 'Ada', password: 'a long password' });
  assert.deepEqual(await session(), { name: 'Ada' });
  await signOut();
  assert.deepEqual(await session(), { name: null });
});

for (const { plural, values, textField, draft, limit } of samples) {
  const entity = entities.find((other) => other.plural === plural);

  test(plural + ': a form gives back what it was filled with', () => {
    const given = recordValues(entity.fields, formValues(entity.fields, { id: 1, ...values }));
    for (const [name, value] of Object.entries(values)) assert.equal(given[name], value, name);
  });

  test(plural + ': takes what is right and asks for what is required', () => {
    assert.deepEqual(validateRecord(entity, values), {});
    const required = entity.fields.filter((field) => field.required && field.type !== 'boolean');
    assert.deepEqual(
      Object.keys(validateRecord(entity, {})),
      required.map(({ name }) => name),
    );
  });

  test(plural + ': takes pictures, and no other files', () => {
    for (const { name, most } of entity.fields.filter(({ type }) => type === 'picture')) {
      const errorsOf = (value) => Object.keys(validateRecord(entity, { ...values, [name]: value }));
      assert.deepEqual(errorsOf('data:image/png;base64,iVBORw0KGgo='), []);
      for (const value of ['data:text/html;base64,PGI+', 'data:image/svg+xml;base64,PHN2Zz4=', 'javascript:alert(1)'])
        assert.deepEqual(errorsOf(value), [name]);
      assert.deepEqual(errorsOf('data:image/png;base64,' + 'A'.repeat(most)), [name]);
    }
  });

  test(plural + ': shows every value of its list', () => {
    for (const field of columnsOf(entity)) {
      assert.equal(formatValue(field, null), '');
      if (values[field.name] !== undefined) assert.ok(formatValue(field, values[field.name]).length > 0, field.name);
      if (field.target) assert.equal(formatValue(field, 7, { [field.target]: {} }), t('notPublic'));
    }
  });

  test(plural + ': is taken back by visitors until it is handled', () => {
    const staff = entity.fields.filter((field) => field.staff);
    const sent = Object.fromEntries(staff.map(({ name, preset = false }) => [name, preset]));
    assert.equal(mayTakeBack(entity, sent), entity.open === true);
    for (const { name } of staff) assert.equal(mayTakeBack(entity, { ...sent, [name]: 'changed' }), false);
  });

  test(plural + ': creates, reads, changes and deletes', async () => {
    const made = await createRecord(entity, values);
    assert.deepEqual(await getRecord(entity, made.id), made);
    const changes = textField ? { [textField]: 'Changed' } : {};
    assert.deepEqual(await changeRecord(entity, made.id, changes), { ...made, ...changes });
    const newest = await listRecords(entity, { sort: '-id', perPage: 1 });
    assert.deepEqual(newest.items, [{ ...made, ...changes }]);
    await removeRecord(entity, made.id);
    await assert.rejects(getRecord(entity, made.id), { status: 404 });
  });

  test(plural + ': shows drafts to those who are signed in alone', { skip: draft === null }, async () => {
    const shown = await listRecords(entity);
    await enter({ name: 'Ada', password: 'a long password' });
    const made = await createRecord(entity, { ...values, ...draft });
    assert.deepEqual(await getRecord(entity, made.id), made);
    await signOut();
    await assert.rejects(getRecord(entity, made.id), { status: 404 });
    assert.deepEqual(await listRecords(entity), shown);
  });

  test(plural + ': takes no more than the limit', { skip: limit === null }, async () => {
    const record = { ...values, ...limit.values };
    const made = [];
    for (let count = 0; count < limit.most; count++) made.push(await createRecord(entity, record));
    await assert.rejects(createRecord(entity, record), ({ status, errors }) => status === 422 && limit.field in errors);
    await changeRecord(entity, made[0].id, limit.over ?? limit.values);
    if (limit.over) made.push(await createRecord(entity, record));
    for (const { id } of made) await removeRecord(entity, id);
  });
}

test('the cart counts, adds up, and forgets what is gone', { skip: !cartPage }, () => {
  const product = productEntity(cartPage);
  const price = priceField(product);
  addToCart(1);
  addToCart(1);
  addToCart(2);
  assert.equal(cartCount(), 3);
  setQuantity(2, 0);
  assert.deepEqual(cartItems(), [{ id: 1, quantity: 2 }]);
  const items = [
    { id: 1, quantity: 3 },
    { id: 9, quantity: 1 },
  ];
  const lines = cartLines(items, [{ id: 1, [price?.name]: 0.1 }], product);
  assert.deepEqual(
    lines.map(({ id, quantity }) => [id, quantity]),
    [[1, 3]],
  );
  if (price) assert.equal(sumOf(lines), 0.3);
  clearCart();
  assert.equal(cartCount(), 0);
});

for (const calculation of calculations) {
  test(calculation.key + ': works out every result, and asks for what is missing', () => {
    const texts = calculation.inputs.map((input) => [
      input.name,
      input.choices?.[0]?.value ?? String(Math.max(1, input.least ?? 1)),
    ]);
    const { errors, results } = calculate(calculation, Object.fromEntries(texts));
    assert.deepEqual(errors, {});
    assert.deepEqual(
      results.map(({ name }) => name),
      calculation.outputs.map(({ name }) => name),
    );
    const empty = calculate(calculation, Object.fromEntries(texts.map(([name]) => [name, ''])));
    assert.equal(Object.keys(empty.errors).length, calculation.inputs.length);
    assert.ok(empty.results.every(({ text }) => text === '—'));
  });
}
