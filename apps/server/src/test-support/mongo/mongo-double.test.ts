import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decode, encode, plainDocument, toDocument } from './bson.ts';
import { startMongoDouble, type MongoDouble } from './mongo-double.ts';

/** The double refuses what a server refuses, with the server's codes: an app that is wrong must not pass on it. */

type Plain = Parameters<typeof toDocument>[0];

let double: MongoDouble;
beforeAll(async () => {
  double = await startMongoDouble();
});
afterAll(() => double.close());

/** One command as an OP_MSG, and its answer. */
async function send(command: Plain): Promise<Record<string, unknown>> {
  const socket = connect(Number(new URL(double.url).port), '127.0.0.1');
  const body = encode(toDocument({ ...command, $db: 'app' }));
  const message = Buffer.alloc(21);
  message.writeInt32LE(21 + body.length, 0);
  message.writeInt32LE(2013, 12);
  socket.end(Buffer.concat([message, body]));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return plainDocument(decode(Buffer.concat(chunks), 21).document);
}

const batchOf = (answer: Record<string, unknown>) => (answer.cursor as { firstBatch: unknown[] }).firstBatch;
const insert = (name: string, ...documents: Plain[]) => send({ insert: name, documents });
const index = (name: string, specification: Plain) => send({ createIndexes: name, indexes: [specification] });

it('keeps the types of values apart', () => {
  const all = toDocument({
    a: [1, 1.5, 5n, null, true, { type: 'double', value: 2 }],
    b: { type: 'regex', value: '^a', options: 'i' },
    c: { d: '你好\0🙂' },
    e: { type: 'date', value: -1n },
    f: { type: 'timestamp', value: 7n },
    g: { type: 'binData', subtype: 4, value: Buffer.alloc(16, 1) },
    h: { type: 'objectId', value: Buffer.alloc(12, 2) },
  });
  expect(decode(encode(all)).document).toEqual(all);
});

describe('what the server refuses', () => {
  const set = (u: Plain) => ({ update: 'things', updates: [{ q: {}, u }] });
  const find = (filter: Plain) => ({ find: 'things', filter });
  const partial = (filter: Plain) => ({
    createIndexes: 'things',
    indexes: [{ key: { a: 1 }, name: 'a_1', unique: true, partialFilterExpression: filter }],
  });
  const cases: readonly [what: string, code: number, command: Plain][] = [
    ['a command that is none', 59, { findOneAndUpdate: 'things' }],
    ['an option that is none', 40415, { find: 'things', fliter: {} }],
    ['an option of an update that is none', 40415, { update: 'things', updates: [{ q: {}, u: {}, upsrt: true }] }],
    ['what lacks a filter', 40414, { delete: 'things', deletes: [{ limit: 1 }] }],
    ['a filter that is a text', 14, { find: 'things', filter: 'all' }],
    ['a retried write on a server that stands alone', 20, { insert: 'things', documents: [{}], txnNumber: 1n }],
    ['an operator that is none', 2, find({ a: { $equals: 1 } })],
    ['an operator among fields', 2, find({ a: { $gt: 1, b: 2 } })],
    ['an operator in the place of a field', 2, find({ $where2: 'true' })],
    ['no alternatives', 2, find({ $or: [] })],
    ['a pattern that cannot be read', 51091, find({ a: { $regex: '(' } })],
    ['a pattern with a zero byte', 2, find({ a: { $regex: 'a\0' } })],
    ['flags that are none', 51108, find({ a: { $regex: 'a', $options: 'g' } })],
    ['an order by words', 15975, { find: 'things', sort: { a: 'descending' } }],
    ['fewer than no documents', 51024, { find: 'things', skip: -1 }],
    ['a count without its cursor', 9, { aggregate: 'things', pipeline: [] }],
    ['a cursor that is closed', 43, { getMore: 99n, collection: 'things' }],
    ['an index without a name', 9, { createIndexes: 'things', indexes: [{ key: { a: 1 } }] }],
    [
      'an option of an index that is none',
      197,
      { createIndexes: 'things', indexes: [{ key: { a: 1 }, name: 'a', uniq: true }] },
    ],
    ['a partial index that is not null', 67, partial({ a: { $ne: null } })],
    ['a partial index of alternatives, before 6.0', 67, partial({ $or: [{ a: { $type: 'int' } }] })],
  ];
  it.each(cases)('%s', async (_, code, command) => {
    expect(await send(command)).toMatchObject({
      ok: 0,
      code,
      codeName: expect.any(String),
      errmsg: expect.any(String),
    });
  });

  it('writes, each with its place', async () => {
    await insert('writes', { _id: 1, a: 'x' });
    const refusals: readonly [number, Plain][] = [
      [9, { $set: { a: 1 }, b: 2 }],
      [9, { $put: { a: 1 } }],
      [52, { $set: { $a: 1 } }],
      [66, { $set: { _id: 2 } }],
      [14, { $inc: { a: 1 } }],
      [40, { $set: { b: 1 }, $inc: { b: 1 } }],
    ];
    for (const [code, u] of refusals) {
      const answer = await send({ update: 'writes', updates: [{ q: { _id: 1 }, u }] });
      expect(answer).toMatchObject({ ok: 1, n: 0, writeErrors: [{ index: 0, code }] });
    }
    expect(batchOf(await send({ find: 'writes' }))).toEqual([{ _id: 1, a: 'x' }]);
    expect(await send(set({ a: 1 }))).toMatchObject({ writeErrors: [{ code: 238 }] });
  });
});

describe('unique indexes', () => {
  it('refuse a second of the same, in the words of the server', async () => {
    await index('people', { key: { name: 1 }, name: 'name_1', unique: true });
    const errmsg = 'E11000 duplicate key error collection: app.people index: name_1 dup key: { name: "Ada" }';
    const error = { index: 1, code: 11000, errmsg, keyPattern: { name: 1 }, keyValue: { name: 'Ada' } };
    const answer = await insert('people', { _id: 1, name: 'Ada' }, { _id: 2, name: 'Ada' }, { _id: 3, name: 'Bob' });
    expect(answer).toEqual({ n: 1, writeErrors: [error], ok: 1 });
    expect(await insert('people', { _id: 1, name: 'Eve' })).toMatchObject({
      n: 0,
      writeErrors: [{ keyPattern: { _id: 1 } }],
    });
  });

  it('take documents without the value for the same, unless they are partial', async () => {
    await index('loose', { key: { a: 1 }, name: 'a_1', unique: true });
    expect(await insert('loose', { b: 1 }, { a: null })).toMatchObject({ n: 1, writeErrors: [{ code: 11000 }] });
    const partialFilterExpression = { a: { $type: ['string', 'int'] } };
    await index('strict', { key: { a: 1 }, name: 'a_1', unique: true, partialFilterExpression });
    expect(await insert('strict', { b: 1 }, { a: null }, { a: 1.5 }, { a: 1.5 })).toEqual({ n: 4, ok: 1 });
    expect(await insert('strict', { a: 1 }, { a: 1n }, { a: 1 })).toMatchObject({ n: 2, writeErrors: [{ index: 2 }] });
  });

  it('are not made anew under a name that is taken, nor over documents that break them', async () => {
    const once = { key: { a: 1 }, name: 'a_1', unique: true };
    expect(await index('twice', once)).toMatchObject({ numIndexesAfter: 2 });
    expect(await index('twice', once)).toMatchObject({ numIndexesBefore: 2, numIndexesAfter: 2 });
    expect(await index('twice', { key: { a: 1 }, name: 'a_1' })).toMatchObject({ ok: 0, code: 86 });
    await insert('broken', { a: 1 }, { a: 1 });
    expect(await index('broken', once)).toMatchObject({ ok: 0, code: 11000 });
  });
});

it('keeps values of one type apart from those of another, and numbers together', async () => {
  await insert(
    'values',
    { _id: 1, a: 5 },
    { _id: 2, a: 5n },
    { _id: 3, a: '5' },
    { _id: 4, a: { type: 'double', value: 5 } },
    { _id: 5 },
  );
  const ids = async (filter: Plain) =>
    batchOf(await send({ find: 'values', filter })).map((found) => (found as { _id: number })._id);
  expect(await ids({ a: { $eq: 5 } })).toEqual([1, 2, 4]);
  expect(await ids({ a: { $eq: { $gt: '' } } })).toEqual([]);
  expect(await ids({ a: { $gt: '' } })).toEqual([3]);
  expect(await ids({ a: { $gte: 5, $lte: 5 } })).toEqual([1, 2, 4]);
  expect(await ids({ a: { $gte: 6 } })).toEqual([]);
  expect(await ids({ a: null })).toEqual([5]);
  expect(await ids({ a: { $regex: '\\Q5\\E', $options: 'i' } })).toEqual([3]);
});

it('counts up in a document that it puts in first, and gives it as it is then', async () => {
  const next = { findAndModify: 'ids', query: { _id: 'a' }, update: { $inc: { last: 1 } }, upsert: true, new: true };
  expect((await send(next)).value).toEqual({ _id: 'a', last: 1 });
  expect(await send(next)).toMatchObject({ lastErrorObject: { updatedExisting: true }, value: { last: 2 } });
  expect((await send({ ...next, new: false })).value).toEqual({ _id: 'a', last: 2 });
});

it('gives long lists in batches', async () => {
  await insert('long', ...Array.from({ length: 150 }, (_, _id) => ({ _id })));
  const answer = await send({ find: 'long', sort: { _id: -1 }, skip: 1, limit: 120 });
  const { id } = answer.cursor as { id: bigint };
  const more = (await send({ getMore: id, collection: 'long' })).cursor as { nextBatch: { _id: number }[]; id: bigint };
  expect([batchOf(answer).length, more.nextBatch.at(-1), more.nextBatch.length, more.id]).toEqual([
    101,
    { _id: 29 },
    19,
    0n,
  ]);
  const pipeline: Plain[] = [{ $match: { _id: { $lt: 7 } } }, { $group: { _id: 1, n: { $sum: 1 } } }];
  expect(batchOf(await send({ aggregate: 'long', pipeline, cursor: {} }))).toEqual([{ _id: 1, n: 7 }]);
});
