import { MongoClient } from 'mongodb';
import { readFileSync } from 'node:fs';
import { accountsIn } from './account-store.js';
import { dayOf } from './limits.js';
import { entities } from './model.js';
import { now } from './validate.js';

const searchedTypes = ['text', 'long-text', 'email', 'phone', 'url'];

function condition(entity, { search, filters }) {
  const parts = filters.map(({ field, value }) => ({ [field.name]: { $eq: value } }));
  const fields = search === '' ? [] : entity.fields.filter(({ type }) => searchedTypes.includes(type));
  if (fields.length > 0) {
    const pattern = { $regex: search.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' };
    parts.push({ $or: fields.map(({ name }) => ({ [name]: pattern })) });
  }
  return parts.length > 0 ? { $and: parts } : {};
}

/** A document as a record of today's fields: documents from before a change of the app lack some and have others. */
const toRecord = (entity, { _id, ...values }) => ({
  id: _id,
  ...Object.fromEntries(entity.fields.map(({ name }) => [name, values[name] ?? null])),
});

/** Opens the database that DATABASE_URL names; makes indexes and first records where there are none. */
export async function openStore() {
  const client = await new MongoClient(process.env.DATABASE_URL).connect();
  const database = client.db();
  const store = storeOver(client, database);
  for (const entity of entities) {
    for (const { name } of entity.fields.filter((field) => field.unique)) {
      // Records without a value do not take it from each other.
      const type = ['string', 'int', 'long', 'double', 'bool'];
      const options = { unique: true, partialFilterExpression: { [name]: { $type: type } } };
      await database.collection(entity.table).createIndex({ [name]: 1 }, options);
    }
  }
  await database.collection('accounts').createIndex({ name: 1 }, { unique: true });
  const counts = await Promise.all(entities.map((entity) => database.collection(entity.table).countDocuments()));
  if (counts.every((count) => count === 0)) await plant(store);
  return store;
}

async function plant(store) {
  const seeds = JSON.parse(readFileSync(new URL('../seeds.json', import.meta.url), 'utf8'));
  for (const entity of entities) {
    for (const seed of seeds[entity.plural] ?? []) {
      const times = entity.fields.filter(({ name, type }) => type.startsWith('date') && seed[name] === 'now');
      await store.create(entity, { ...seed, ...Object.fromEntries(times.map(({ name, type }) => [name, now(type)])) });
    }
  }
}

function storeOver(client, database) {
  const collection = (entity) => database.collection(entity.table);
  /** Ids count up from 1, so that addresses stay short. */
  const nextId = async (name) => {
    const counter = await database
      .collection('counters')
      .findOneAndUpdate({ _id: name }, { $inc: { last: 1 } }, { upsert: true, returnDocument: 'after' });
    return counter.last;
  };

  const store = {
    accounts: accountsIn(database, nextId),

    async list(entity, query) {
      const matching = condition(entity, query);
      const direction = query.descending ? -1 : 1;
      const order = query.sort === 'id' ? { _id: direction } : { [query.sort]: direction, _id: direction };
      const found = collection(entity)
        .find(matching)
        .sort(order)
        .skip((query.page - 1) * query.perPage)
        .limit(query.perPage);
      return {
        items: (await found.toArray()).map((document) => toRecord(entity, document)),
        total: await collection(entity).countDocuments(matching),
      };
    },

    async find(entity, id) {
      const found = await collection(entity).findOne({ _id: id });
      return found ? toRecord(entity, found) : undefined;
    },

    async create(entity, values) {
      const id = await nextId(entity.table);
      await collection(entity).insertOne({ _id: id, ...values });
      return { id, ...values };
    },

    async update(entity, id, values) {
      await collection(entity).updateOne({ _id: id }, { $set: values });
      return { id, ...values };
    },

    async remove(entity, id) {
      await collection(entity).deleteOne({ _id: id });
      for (const other of entities) {
        for (const { name } of other.fields.filter(({ target }) => target === entity.name)) {
          await collection(other).updateMany({ [name]: id }, { $set: { [name]: null } });
        }
      }
    },

    /** Whether another record than `exceptId` has this value. */
    async isTaken(entity, field, value, exceptId = 0) {
      return (await collection(entity).countDocuments({ [field.name]: { $eq: value }, _id: { $ne: exceptId } })) > 0;
    },

    /** Whether a record that must have this one refers to it. */
    async isInUse(entity, id) {
      for (const other of entities) {
        for (const { name } of other.fields.filter(({ target, required }) => target === entity.name && required)) {
          if ((await collection(other).countDocuments({ [name]: id })) > 0) return true;
        }
      }
      return false;
    },

    /** How many other records a limit counts together with one of these values. */
    async countLike(entity, { by, day, from, to = from, backToBack, until }, values, exceptId = 0) {
      const matching = { _id: { $ne: exceptId } };
      if (by) matching[by] = { $eq: values[by] };
      if (day) {
        const [first, last] = dayOf(values[day]);
        matching[day] = { $gte: first, $lte: last };
      }
      if (from) {
        const [before, after] = backToBack ? ['$lt', '$gt'] : ['$lte', '$gte'];
        matching.$and = [{ [from]: { [before]: values[to] } }, { [to]: { [after]: values[from] } }];
      }
      // Records from before a change of the app lack the field, which MongoDB takes for null.
      if (until) matching[until.name] = until.value === undefined ? { $eq: null } : { $ne: until.value };
      return collection(entity).countDocuments(matching);
    },

    alone: (work) => work(),

    close: () => client.close(),
  };
  return store;
}
