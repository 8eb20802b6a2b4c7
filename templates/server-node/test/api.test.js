import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ensureOwner } from '../src/accounts.js';
import { createApp } from '../src/app.js';
import { entities, features } from '../src/model.js';
import { openStore } from '../src/store.js';
import { createTries, senderOf, subjectsOf } from '../src/tries.js';
import { checkRecord } from '../src/validate.js';

const samples = JSON.parse(readFileSync(new URL('samples.json', import.meta.url), 'utf8'));

const folder = mkdtempSync(join(tmpdir(), 'app-'));
let store;
let server;
let origin;
let cookie = '';
/** How tests of what not every app has are marked. */
const withAccounts = { skip: !features.signUp };
const withVisitors = { skip: !features.visitors };
const withLogin = { skip: !features.login };
const refusedStatus = features.signUp ? 403 : 401;

async function start() {
  store = await openStore(folder);
  await new Promise((resolve) => (server = createApp(store).listen(0, '127.0.0.1', resolve)));
  origin = 'http://127.0.0.1:' + server.address().port;
}

async function stop() {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await store.close();
}

function call(method, path, body) {
  const headers = { cookie, 'Content-Type': 'application/json', 'Accept-Language': 'en' };
  return fetch(origin + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
}

/** A right record of a kind, after what it refers to. */
async function create(plural, changes = {}) {
  const sample = samples.find((other) => other.plural === plural);
  const values = { ...sample.values };
  const parents = {};
  for (const [name, target] of Object.entries(sample.references)) {
    parents[target] ??= await create(target);
    values[name] = parents[target].id;
  }
  const response = await call('POST', '/api/' + plural, { ...values, ...changes });
  const record = await response.json();
  assert.equal(response.status, 201, JSON.stringify(record));
  made.push('/api/' + plural + '/' + record.id);
  return record;
}

const made = [];
const clear = async () => {
  for (const path of made.splice(0).reverse()) await call('DELETE', path);
};

before(async () => {
  await start();
  if (features.visitors) await signInOwner();
  else if (features.signUp) await signUp();
});
after(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function signUp() {
  const name = 'tester' + Date.now() + Math.random();
  const response = await call('POST', '/api/accounts', { name: name.slice(0, 40), password: 'correct horse' });
  assert.equal(response.status, 201);
  cookie = response.headers.get('set-cookie').split(';')[0];
}

process.env.OWNER_PASSWORD = 'the password of the owner';
process.env.TRUST_PROXY = '1';

async function signInOwner() {
  await ensureOwner(store, folder);
  const { OWNER_PASSWORD: password } = process.env;
  const response = await call('POST', '/api/session', { name: 'owner', password });
  assert.equal(response.status, 200);
  cookie = response.headers.get('set-cookie').split(';')[0];
}

test('only reads without an account', withAccounts, async () => {
  const signedIn = cookie;
  cookie = '';
  for (const { plural } of samples) {
    assert.equal((await call('GET', '/api/' + plural)).status, 200);
    assert.equal((await call('POST', '/api/' + plural, {})).status, 401);
  }
  cookie = signedIn;
});

test('gives a name to one of many who sign up at once', withAccounts, async () => {
  const account = { name: 'twin' + Date.now(), password: 'a long password' };
  const answers = await Promise.all(Array.from({ length: 4 }, () => call('POST', '/api/accounts', account)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422, 422, 422]);
});

test('signs in with the right password alone', withAccounts, async () => {
  const name = 'person' + Date.now();
  assert.equal((await call('POST', '/api/accounts', { name, password: 'a long password' })).status, 201);
  assert.equal((await call('POST', '/api/session', { name, password: 'another password' })).status, 401);
  const response = await call('POST', '/api/session', { name, password: 'a long password' });
  assert.equal(response.status, 200);
  assert.match(response.headers.get('set-cookie'), /HttpOnly/i);
});

test('takes the password of the owner alone', withVisitors, async () => {
  const answer = await call('POST', '/api/session', { name: 'owner', password: 'another password' });
  assert.equal(answer.status, 401);
});

/** An account, and what signs in with it: the statuses of so many tries at once. */
async function accountToTry() {
  const { OWNER_PASSWORD } = process.env;
  const account = features.visitors
    ? { name: 'owner', password: OWNER_PASSWORD }
    : { name: 'tried' + Date.now(), password: 'a long password' };
  if (!features.visitors) assert.equal((await call('POST', '/api/accounts', account)).status, 201);
  const signIn = (password, address, { at = origin, device = '' } = {}) =>
    fetch(at + '/api/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, cookie: device },
      body: JSON.stringify({ name: account.name, password }),
    });
  const statuses = async (count, ...how) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, at) => signIn('guess ' + at, ...how)));
    return answers.map(({ status }) => status).sort();
  };
  return { right: account.password, signIn, statuses };
}
const tenOf = (count) => Array.from({ length: count }, (_, at) => (at < 10 ? 401 : 429));

test('checks ten passwords of one sender, and keeps nobody else out', withLogin, async () => {
  const { right, signIn, statuses } = await accountToTry();
  const own = await signIn(right, '203.0.113.1');
  assert.equal(own.status, 200);
  const device = own.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  // What visitors say themselves stands before what the proxy has added.
  const forged = Array.from({ length: 3 }, (_, at) => statuses(10, '198.51.100.' + at + ', 203.0.113.1'));
  assert.deepEqual((await Promise.all(forged)).flat().sort(), tenOf(30));
  assert.equal((await signIn(right, '203.0.113.1')).status, 429);
  assert.equal((await signIn(right, '203.0.113.2')).status, 200);
  assert.deepEqual(await statuses(20, '203.0.113.1', { device }), tenOf(20));
  assert.deepEqual(await statuses(1, '203.0.113.1', { device: device.replace(/.$/, '') }), [429]);
  assert.equal((await signIn(right, '203.0.113.2')).status, 200);
});

test('lets those who have signed in try again wherever strangers guess', withLogin, async () => {
  const { right, signIn, statuses } = await accountToTry();
  const own = await signIn(right, '2001:db8:0:7::1');
  const device = own.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  assert.deepEqual(await statuses(12, '2001:db8:0:7:ffff::2'), tenOf(12));
  assert.equal((await signIn(right, '2001:db8:0:7::1')).status, 429);
  assert.equal((await signIn(right, '2001:db8:0:7::1', { device })).status, 200);
});

test('believes what is said of a sender only behind a proxy', withLogin, async () => {
  const { statuses } = await accountToTry();
  delete process.env.TRUST_PROXY;
  const open = await new Promise((resolve) => {
    const listening = createApp(store).listen(0, '127.0.0.1', () => resolve(listening));
  });
  process.env.TRUST_PROXY = '1';
  const at = 'http://127.0.0.1:' + open.address().port;
  const guesses = Array.from({ length: 15 }, (_, index) => statuses(1, '198.51.100.' + index, { at }));
  assert.deepEqual((await Promise.all(guesses)).flat().sort(), tenOf(15));
  open.closeAllConnections();
  await new Promise((resolve) => open.close(resolve));
});

test('slows down guessing from many addresses, and forgets in time', () => {
  let now = 0;
  const tries = createTries(() => now);
  const from = (address, name = 'owner') => subjectsOf({ address, name, device: '', password: '00:00' });
  for (let at = 0; at < 100; at += 1) assert.equal(tries.take(from('10.0.0.' + at)), true);
  assert.equal(tries.take(from('10.0.1.1')), false);
  assert.equal(tries.take(from('10.0.0.1', 'somebody else')), true);
  tries.giveBack(from('10.0.0.1'));
  assert.equal(tries.take(from('10.0.1.1')), true);
  now = 15 * 60_000;
  assert.equal(tries.take(from('10.0.1.2')), true);
  assert.equal(senderOf('::ffff:192.0.2.7'), '192.0.2.7');
  assert.equal(senderOf('2001:db8::1'), senderOf('2001:DB8:0:0:1::2'));
  assert.notEqual(senderOf('2001:db8:0:1::1'), senderOf('2001:db8::1'));
});

/** What a stranger sends in place of a record of the owner's: what others made and they do not see is as if it were not there. */
async function ofTheirOwn(plural, values, owner) {
  const stranger = features.signUp ? cookie : 'visitor=' + 'v'.repeat(43);
  const own = { ...values };
  for (const [name, target] of Object.entries(samples.find((other) => other.plural === plural).references)) {
    const { isHidden, isOpen } = samples.find((other) => other.plural === target);
    if (!isHidden) continue;
    cookie = stranger;
    const [hidden, missing] = await Promise.all(
      [values[name], 987_654_321].map((id) => call('POST', '/api/' + plural, { ...own, [name]: id })),
    );
    assert.deepEqual([hidden.status, await hidden.json()], [422, await missing.json()]);
    cookie = owner;
    const path = '/api/' + target + '/' + values[name];
    const { id, ...theirs } = await (await call('GET', path)).json();
    // Of equal ones there may be room for one.
    if (isOpen) await call('DELETE', path);
    cookie = stranger;
    own[name] = isOpen ? await madeByStranger(target, theirs, owner) : null;
  }
  cookie = stranger;
  return own;
}

async function madeByStranger(plural, values, owner) {
  const added = await call('POST', '/api/' + plural, await ofTheirOwn(plural, values, owner));
  assert.equal(added.status, 201);
  const { id } = await added.json();
  made.push('/api/' + plural + '/' + id);
  return id;
}

for (const { plural, isOpen, staff } of samples) {
  test(plural + ': shows strangers what they made alone', withVisitors, async () => {
    const owner = cookie;
    const { id, ...values } = await create(plural);
    // Of equal ones there may be room for one.
    if (isOpen) await call('DELETE', made.pop());
    const path = '/api/' + plural;
    const totalFor = async (who) => {
      cookie = who;
      const list = await (await call('GET', path)).json();
      return [list.total, JSON.stringify(list.items).includes('_visitor')];
    };
    cookie = '';
    if (features.signUp) await signUp();
    const own = isOpen ? await ofTheirOwn(plural, values, owner) : values;
    const added = await call('POST', path, { ...own, ...(isOpen ? staff : {}) });
    if (!isOpen) {
      assert.equal(added.status, refusedStatus);
      assert.equal((await call('PATCH', path + '/' + id, {})).status, refusedStatus);
      assert.equal((await call('DELETE', path + '/' + id)).status, refusedStatus);
      const entity = entities.find((one) => one.plural === plural);
      if (entity.visitors && !features.signUp) {
        // What was sent in before the owner kept it all is not shown to its sender either.
        const token = 'v'.repeat(43);
        const _visitor = createHash('sha256').update(token).digest('hex');
        await store.update(entity, id, { ...values, _visitor });
        assert.deepEqual(await totalFor('visitor=' + token), [0, false]);
        assert.equal((await call('GET', path + '/' + id)).status, 404);
      }
    } else {
      assert.equal(added.status, 201);
      const record = await added.json();
      const one = path + '/' + record.id;
      made.push(one);
      for (const [name, value] of Object.entries(staff ?? {})) assert.notEqual(record[name], value);
      const maker = features.signUp ? cookie : added.headers.get('set-cookie').split(';')[0];
      assert.deepEqual(await totalFor(maker), [1, false]);
      assert.deepEqual(await (await call('GET', path + '/' + record.id)).json(), record);
      assert.deepEqual(await totalFor(''), [0, false]);
      assert.equal((await call('GET', one)).status, 404);
      if (!features.signUp) assert.equal((await call('DELETE', one)).status, 404);
      assert.deepEqual(await totalFor('visitor=' + 'x'.repeat(43)), [0, false]);
      assert.ok((await totalFor(owner))[0] >= 1);
      assert.equal((await call('GET', one)).status, 200);
      const begun = Object.fromEntries(Object.keys(staff ?? {}).map((name) => [name, record[name]]));
      assert.equal((await call('PATCH', one, staff ?? {})).status, 200);
      cookie = maker;
      assert.equal((await call('PATCH', one, {})).status, refusedStatus);
      if (staff) assert.equal((await call('DELETE', one)).status, 409);
      cookie = owner;
      assert.equal((await call('PATCH', one, begun)).status, 200);
      cookie = maker;
      assert.equal((await call('DELETE', one)).status, 204);
      cookie = owner;
      assert.equal((await call('GET', one)).status, 404);
    }
    cookie = owner;
    await clear();
  });
}

test('answers that it is well', async () => {
  assert.deepEqual(await (await call('GET', '/api/health')).json(), { status: 'ok' });
});

for (const sample of samples) {
  const { plural, wrong, broken, choice, references, textField, isUnique, draft, published, limit } = sample;

  test(plural + ': creates, reads, changes and deletes', async () => {
    const record = await create(plural);
    const path = '/api/' + plural + '/' + record.id;
    assert.deepEqual(await (await call('GET', path)).json(), record);
    const changed = await call('PATCH', path, textField ? { [textField]: 'Changed' } : {});
    assert.equal(changed.status, 200);
    assert.deepEqual(await changed.json(), textField ? { ...record, [textField]: 'Changed' } : record);
    assert.equal((await call('DELETE', path)).status, 204);
    assert.equal((await call('GET', path)).status, 404);
    await clear();
  });

  test(plural + ': lists in pages, sorted and searched', async () => {
    const record = await create(plural);
    const list = await (await call('GET', '/api/' + plural + '?sort=-id&perPage=1')).json();
    assert.deepEqual([list.items[0], list.items.length, list.perPage], [record, 1, 1]);
    const none = await (await call('GET', '/api/' + plural + '?page=1000000')).json();
    assert.deepEqual([none.items.length, none.total], [0, list.total]);
    if (textField) {
      const found = await (
        await call('GET', '/api/' + plural + '?search=' + encodeURIComponent('%no such text_'))
      ).json();
      assert.equal(found.total, 0);
    }
    await clear();
  });

  test(plural + ': says which values of filters no field can have', async () => {
    for (const { name, type, internal } of entities.find((entity) => entity.plural === plural).fields) {
      if (internal) continue;
      const statusOf = async (value) => (await call('GET', '/api/' + plural + '?' + name + '=' + value)).status;
      const isTyped = /^(?:date|date-time|integer|decimal|money|rating|reference)$/.test(type);
      assert.equal(await statusOf('x'), isTyped ? 400 : 200, name);
      for (const value of ['1', '1.5', '-1', '1e400', '9e18', '2026-02-30', '2026-01-31T25:00', '%FF', '%ED%A0%80'])
        assert.match(String(await statusOf(value)), /^[24]00$/, name + '=' + value);
    }
  });

  test(plural + ': sorts choices in their order', { skip: choice === null }, async () => {
    for (const value of choice.values) await create(plural, { [choice.field]: value });
    const { items } = await (await call('GET', '/api/' + plural + '?perPage=500&sort=' + choice.field)).json();
    const places = items.map((record) => choice.values.indexOf(record[choice.field])).filter((place) => place >= 0);
    assert.deepEqual(
      places,
      places.toSorted((one, other) => one - other),
    );
    await clear();
  });

  test(plural + ': refuses what is wrong, field by field', async () => {
    const response = await call('POST', '/api/' + plural, wrong);
    assert.equal(response.status, 422);
    assert.deepEqual(Object.keys((await response.json()).errors).sort(), Object.keys(wrong).sort());
  });

  test(plural + ': holds every rule of every field', async () => {
    const { id, ...right } = await create(plural);
    await call('DELETE', made.pop());
    for (const { field, value } of broken) {
      const response = await call('POST', '/api/' + plural, { ...right, [field]: value });
      assert.equal(response.status, 422, field + ' may be ' + value);
      assert.deepEqual(Object.keys((await response.json()).errors), [field]);
    }
    await clear();
  });

  test(plural + ': keeps text as it was typed', { skip: textField === null }, async () => {
    const text = 'Robert\'); DROP TABLE "x";-- <b>&\\ 你好 🙂';
    assert.equal((await create(plural, { [textField]: text }))[textField], text);
    await clear();
  });

  test(plural + ': takes one of many equal ones at once', { skip: !isUnique }, async () => {
    const record = await create(plural);
    await call('DELETE', made.pop());
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', '/api/' + plural, record)));
    const { id } = await answers.find(({ status }) => status === 201).json();
    made.push('/api/' + plural + '/' + id);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422, 422, 422, 422]);
    await clear();
  });

  test(plural + ': shows drafts to those who write alone', { skip: draft === null }, async () => {
    const { id } = await create(plural, draft);
    const path = '/api/' + plural + '/' + id;
    const signedIn = cookie;
    const statusAndTotal = async () => {
      const list = await (await call('GET', '/api/' + plural)).json();
      return [(await call('GET', path)).status, list.total];
    };
    const [, all] = await statusAndTotal();
    cookie = '';
    const [hidden, before] = await statusAndTotal();
    assert.equal(hidden, 404);
    assert.ok(before < all);
    const [name, value] = Object.entries(draft)[0];
    assert.equal((await (await call('GET', '/api/' + plural + '?' + name + '=' + value)).json()).total, 0);
    cookie = signedIn;
    assert.equal((await call('PATCH', path, published)).status, 200);
    cookie = '';
    assert.deepEqual(await statusAndTotal(), [200, before + 1]);
    cookie = signedIn;
    await clear();
  });

  test(plural + ': takes no more than the limit, however many come at once', { skip: limit === null }, async () => {
    const { id, ...record } = await create(plural, limit.values);
    const path = '/api/' + plural;
    const answers = await Promise.all(Array.from({ length: limit.most + 1 }, () => call('POST', path, record)));
    for (const answer of answers) if (answer.status === 201) made.push(path + '/' + (await answer.clone().json()).id);
    const refused = answers.filter(({ status }) => status === 422);
    assert.equal(refused.length, 2);
    assert.deepEqual(Object.keys((await refused[0].json()).errors), [limit.field]);
    assert.equal((await call('PATCH', path + '/' + id, limit.values)).status, 200);
    for (const { values, isFree } of limit.times) {
      const answer = await call('POST', path, { ...record, ...values });
      assert.equal(answer.status, isFree ? 201 : 422, JSON.stringify(values));
      if (isFree) await call('DELETE', path + '/' + (await answer.json()).id);
    }
    if (limit.over) {
      assert.equal((await call('PATCH', path + '/' + id, limit.over)).status, 200);
      const again = await call('POST', path, record);
      assert.equal(again.status, 201);
      made.push(path + '/' + (await again.json()).id);
    }
    await clear();
  });

  for (const [name, target] of Object.entries(references)) {
    test(plural + ': keeps what ' + name + ' refers to', async () => {
      const record = await create(plural);
      assert.equal((await call('DELETE', '/api/' + target + '/' + record[name])).status, 409);
      await clear();
    });
  }
}

test('checks changes by what they change, not by what was there before a rule', async () => {
  const rules = { required: true, unique: true };
  const fields = [
    { name: 'missing', type: 'text', ...rules },
    { name: 'long', type: 'text', most: 2, ...rules },
    { name: 'gone', type: 'choice', choices: ['a'], required: true },
    { name: 'big', type: 'integer', most: 1, required: true },
    { name: 'text', type: 'text', most: 9 },
  ];
  const record = { id: 1, missing: null, long: 'abc', gone: 'b', big: 5, text: 'x' };
  const check = (body) => checkRecord(undefined, { fields }, body, record, {}, () => true);
  assert.deepEqual(await check({ text: 'y' }), {
    values: { missing: null, long: 'abc', gone: 'b', big: 5, text: 'y' },
  });
  assert.deepEqual((await check({ ...record, text: 'y' })).errors, undefined);
  const say = { tooLong: 'l', notChoice: 'c', tooBig: 'b', required: 'r' };
  const changed = { missing: '', long: 'abcd', gone: 'c', big: 6 };
  const { errors } = await checkRecord(undefined, { fields }, changed, record, say, () => true);
  assert.deepEqual(errors, { long: 'l', gone: 'c', big: 'b' });
});

test('keeps its records over a restart', async () => {
  const totals = async () => {
    const lists = samples.map(async ({ plural }) => (await (await call('GET', '/api/' + plural)).json()).total);
    return Promise.all(lists);
  };
  const before = await totals();
  await stop();
  await start();
  assert.deepEqual(await totals(), before);
});

test('knows no other addresses', async () => {
  assert.equal((await call('GET', '/api/nothing-here')).status, 404);
  assert.equal((await call('GET', '/%2e%2e/package.json')).status, 404);
});
