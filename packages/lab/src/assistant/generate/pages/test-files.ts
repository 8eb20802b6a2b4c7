import { code } from '../code.ts';
import { jsLiteral, type Plain } from '../shared/literals.ts';
import type { Model } from '../shared/prepare-model.ts';
import { samplesOf } from '../shared/samples.ts';
import { hidesDrafts } from '../shared/server-entity.ts';
import type { Files } from './shared-page-files.ts';

/** test/browser.js: what the tested modules use of a browser. */
const browserFile = code`
/** What the tested modules use of a browser, kept in memory. Import it before them. */
const kept = new Map();
const localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, String(value)),
  removeItem: (key) => kept.delete(key),
};
const stands = {
  localStorage,
  document: { documentElement: {} },
  location: { origin: 'http://localhost', hash: '' },
  window: globalThis,
  // Calls are answered from the store of the browser.
  __APP_DATA__: 'browser',
};
for (const [name, value] of Object.entries(stands)) Object.defineProperty(globalThis, name, { value, configurable: true });
`;

interface Part {
  readonly imports: string;
  /** What its tests go by. */
  readonly samples?: string;
  readonly tests: string;
}

const always = (hasRecords: boolean): Part => ({
  imports: code`
import { app${hasRecords ? ', entities' : ''} } from '../src/model.js';
import { currentRoute, linkTo } from '../src/lib/route.js';
import { say, setLanguage, t } from '../src/texts.js';
`,
  tests: code`
test('speaks both languages', () => {
  for (const [language, save] of [['zh', '保存'], ['en', 'Save']]) {
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
`,
});

const records = (model: Model): Part => ({
  imports: code`
import { changeRecord, createRecord, getRecord, listRecords, removeRecord } from '../src/api.js';
import { columnsOf, formatValue, formValues, recordValues } from '../src/lib/fields.js';
import { weeksOf } from '../src/lib/records.js';
import { validateRecord } from '../src/lib/validate.js';
`,
  samples: code`
/** A record of each kind that is right. */
const samples = ${jsLiteral(
    samplesOf(model).map(({ plural, values, references, textField, published }) => ({
      plural,
      textField,
      values: { ...values, ...published, ...Object.fromEntries(Object.keys(references).map((name) => [name, 1])) },
    })) as unknown as Plain,
  )};
`,
  tests: code`
test('writes a year without a mark between its digits', () => {
  const shown = (name) => formatValue({ name, type: 'integer' }, 2019);
  assert.deepEqual([shown('year'), shown('releaseYear')], ['2019', '2019']);
  assert.notEqual(shown('pages'), '2019');
});

for (const { plural, values, textField } of samples) {
  const entity = entities.find((other) => other.plural === plural);

  test(plural + ': a form gives back what it was filled with', () => {
    const given = recordValues(entity.fields, formValues(entity.fields, { id: 1, ...values }));
    for (const [name, value] of Object.entries(values)) assert.equal(given[name], value, name);
  });

  test(plural + ': takes what is right and asks for what is required', () => {
    assert.deepEqual(validateRecord(entity, values), {});
    const required = entity.fields.filter((field) => field.required && field.type !== 'boolean').map(({ name }) => name);
    assert.deepEqual(Object.keys(validateRecord(entity, {})), required);
  });

  test(plural + ': shows every value of its list', () => {
    for (const field of columnsOf(entity)) {
      assert.equal(formatValue(field, null), '');
      if (values[field.name] !== undefined) assert.ok(formatValue(field, values[field.name]).length > 0, field.name);
      if (field.target) assert.equal(formatValue(field, 7, { [field.target]: {} }), t('notPublic'));
    }
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
}

test('weeks begin on Monday and hold every day of their month', () => {
  const weeks = weeksOf(2026, 1);
  assert.deepEqual([weeks[0][0].day, weeks.at(-1)[6].day], ['2026-01-26', '2026-03-01']);
  assert.equal(weeks.flat().filter(({ isOfMonth }) => isOfMonth).length, 28);
});
`,
});

const login: Part = {
  imports: `import { session, signOut, signUp } from '../src/api.js';\n`,
  tests: code`
test('signs up and out', async () => {
  await signUp({ name: 'Ada', password: 'a long password' });
  assert.deepEqual(await session(), { name: 'Ada' });
  await signOut();
  assert.deepEqual(await session(), { name: null });
});
`,
};

const drafts = (model: Model): Part => ({
  imports: '',
  tests: samplesOf(model)
    .flatMap(({ plural, draft }) => (draft === null ? [] : [draftTest(plural, draft)]))
    .join('\n'),
});

const draftTest = (plural: string, draft: Plain) => code`
test(${jsLiteral(`${plural}: shows drafts to those who are signed in alone`)}, async () => {
  const { values } = samples.find((sample) => sample.plural === ${jsLiteral(plural)});
  const entity = entities.find((other) => other.plural === ${jsLiteral(plural)});
  const shown = await listRecords(entity);
  await signUp({ name: 'Ada', password: 'a long password' });
  const made = await createRecord(entity, { ...values, ...${jsLiteral(draft)} });
  assert.deepEqual(await getRecord(entity, made.id), made);
  await signOut();
  await assert.rejects(getRecord(entity, made.id), { status: 404 });
  assert.deepEqual(await listRecords(entity), shown);
});
`;

const limitTests = (model: Model): Part => ({
  imports: '',
  tests: samplesOf(model)
    .flatMap(({ plural, limit }) => (limit === null ? [] : [limitTest(plural, limit as unknown as Plain)]))
    .join('\n'),
});

const limitTest = (plural: string, limit: Plain) => code`
test(${jsLiteral(`${plural}: takes no more than the limit`)}, async () => {
  const limit = ${jsLiteral(limit)};
  const { values } = samples.find((sample) => sample.plural === ${jsLiteral(plural)});
  const entity = entities.find((other) => other.plural === ${jsLiteral(plural)});
  const record = { ...values, ...limit.values };
  const made = [];
  for (let count = 0; count < limit.most; count++) made.push(await createRecord(entity, record));
  await assert.rejects(createRecord(entity, record), ({ status, errors }) => status === 422 && limit.field in errors);
  await changeRecord(entity, made[0].id, limit.over ?? limit.values);
  if (limit.over) made.push(await createRecord(entity, record));
  for (const { id } of made) await removeRecord(entity, id);
});
`;

const shop: Part = {
  imports: code`
import { addToCart, cartCount, cartItems, clearCart, setQuantity } from '../src/lib/cart.js';
import { cartLines, priceField, productEntity, sumOf } from '../src/lib/shop.js';
`,
  tests: code`
test('the cart counts, adds up, and forgets what is gone', () => {
  const product = productEntity(app.pages.find(({ kind }) => kind === 'cart' || kind === 'shop'));
  addToCart(1);
  addToCart(1);
  addToCart(2);
  assert.equal(cartCount(), 3);
  setQuantity(2, 0);
  assert.deepEqual(cartItems(), [{ id: 1, quantity: 2 }]);
  const lines = cartLines([{ id: 1, quantity: 3 }, { id: 9, quantity: 1 }], [{ id: 1, [priceField(product)?.name]: 0.1 }], product);
  assert.deepEqual(lines.map(({ id, quantity }) => [id, quantity]), [[1, 3]]);
  if (priceField(product)) assert.equal(sumOf(lines), 0.3);
  clearCart();
  assert.equal(cartCount(), 0);
});
`,
};

const calculator: Part = {
  imports: code`
import { calculate } from '../src/lib/calculate.js';
import { calculations } from '../src/lib/calculations.js';
`,
  tests: code`
for (const calculation of calculations) {
  test(calculation.key + ': works out every result, and asks for what is missing', () => {
    const texts = calculation.inputs.map((input) => [input.name, input.choices?.[0]?.value ?? String(Math.max(1, input.least ?? 1))]);
    const { errors, results } = calculate(calculation, Object.fromEntries(texts));
    assert.deepEqual(errors, {});
    assert.deepEqual(results.map(({ name }) => name), calculation.outputs.map(({ name }) => name));
    const empty = calculate(calculation, Object.fromEntries(texts.map(([name]) => [name, ''])));
    assert.equal(Object.keys(empty.errors).length, calculation.inputs.length);
    assert.ok(empty.results.every(({ text }) => text === '—'));
  });
}
`,
};

const figures: Part = {
  imports: code`
import { ringParts } from '../src/lib/figures.js';
`,
  tests: code`
test('a ring shows shares of a whole', () => {
  assert.deepEqual(ringParts([{ value: 1, tone: 'red' }, { value: 3, tone: 'green' }]), [
    { share: 25, turned: 0, tone: 'red' },
    { share: 75, turned: 25, tone: 'green' },
  ]);
  assert.equal(ringParts([{ value: 0 }, { value: 0 }]), undefined);
});
`,
};

function partsOf(model: Model): readonly Part[] {
  const has = (...kinds: readonly string[]) => model.pages.some(({ kind }) => kinds.includes(kind));
  const hasRecords = model.entities.length > 0;
  return [
    always(hasRecords),
    ...(hasRecords ? [records(model)] : []),
    ...(model.features.login ? [login] : []),
    ...(hidesDrafts(model) ? [drafts(model)] : []),
    ...(samplesOf(model).some(({ limit }) => limit !== null) ? [limitTests(model)] : []),
    ...(has('cart', 'shop') ? [shop] : []),
    ...(has('calculator') ? [calculator] : []),
    ...(has('chart', 'results') ? [figures] : []),
  ];
}

/** Tests of a front end without a browser: `npm test` runs them on Node alone. */
export function pageTestFiles(model: Model): Files {
  const parts = partsOf(model);
  const text = code`
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './browser.js';
${parts.map(({ imports }) => imports).join('')}
${parts.map(({ samples = '' }) => samples && `${samples}\n`).join('')}${parts.map(({ tests }) => tests).join('\n')}`;
  return [
    ['test/browser.js', browserFile],
    ['test/pages.test.js', text],
  ];
}
