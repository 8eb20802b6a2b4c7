import { readFileSync } from 'node:fs';
import { accountsIn } from './account-store.js';
import { openDatabase, quote } from './database.js';
import { dayOf } from './limits.js';
import { entities } from './model.js';
import { now } from './validate.js';

const fileBeside = (name) => readFileSync(new URL('../' + name, import.meta.url), 'utf8');
const columns = (entity) => ['id', ...entity.fields.map((field) => field.column)].map(quote).join(', ');
const searched = (entity) =>
  entity.fields.filter(({ type }) => ['text', 'long-text', 'email', 'phone', 'url'].includes(type));

/** What a list is sorted by: choices in their order, not by their values. Those come from the model and hold no quotes. */
function sortKey({ column, choices = [] }) {
  if (choices.length === 0) return quote(column);
  return 'CASE ' + quote(column) + choices.map((choice, at) => " WHEN '" + choice + "' THEN " + at).join('') + ' END';
}

/** A row as a record: names of fields for names of columns, and one form for each type. */
function toRecord(entity, row) {
  const record = { id: Number(row.id) };
  for (const { name, column, type } of entity.fields) {
    const value = row[column];
    if (value === null) record[name] = null;
    else if (['integer', 'decimal', 'money', 'rating', 'reference'].includes(type)) record[name] = Number(value);
    else if (type === 'boolean') record[name] = Boolean(value);
    else if (type === 'date') record[name] = value.slice(0, 10);
    else if (type === 'date-time') record[name] = value.replace(' ', 'T').slice(0, 16);
    else record[name] = value;
  }
  return record;
}

/** The condition of a list, with its parameters. */
function condition(entity, { search, filters }) {
  const parts = filters.map(({ field }) => quote(field.column) + ' = ?');
  const params = filters.map(({ value }) => value);
  const fields = search === '' ? [] : searched(entity);
  if (fields.length > 0) {
    const pattern = '%' + search.replace(/[!%_]/g, '!$&') + '%';
    parts.push(
      '(' + fields.map(({ column }) => 'LOWER(' + quote(column) + ") LIKE LOWER(?) ESCAPE '!'").join(' OR ') + ')',
    );
    params.push(...fields.map(() => pattern));
  }
  return { where: parts.length > 0 ? ' WHERE ' + parts.join(' AND ') : '', params };
}

/** Opens the database; makes tables and first records where there are none. */
export async function openStore(folder) {
  const database = await openDatabase(folder);
  const store = storeOver(database);
  await database.together(async () => {
    for (const statement of fileBeside('schema.sql').split(/;\n/)) {
      if (statement.trim() !== '') await database.run(statement, []);
    }
    await addColumns(database);
    await plant(store);
  });
  return store;
}

/** Columns that a database of an earlier version lacks: what it keeps has no value in them. */
async function addColumns(database) {
  for (const statement of fileBeside('columns.sql').split(/;\n/)) {
    const [, , table, , , column] = statement.split(' ');
    if (column === undefined) continue;
    try {
      await database.all('SELECT ' + table + '.' + column + ' FROM ' + table + ' WHERE 1 = 0', []);
    } catch {
      await database.run(statement, []);
    }
  }
}

async function plant(store) {
  for (const entity of entities) if ((await store.count(entity)) > 0) return;
  const seeds = JSON.parse(fileBeside('seeds.json'));
  for (const entity of entities) {
    for (const seed of seeds[entity.plural] ?? []) await store.create(entity, withNow(entity, seed));
  }
}

function withNow(entity, seed) {
  const times = entity.fields.filter(({ name, type }) => type.startsWith('date') && seed[name] === 'now');
  return { ...seed, ...Object.fromEntries(times.map(({ name, type }) => [name, now(type)])) };
}

function storeOver(database) {
  const valuesOf = (entity, values) => entity.fields.map(({ name }) => values[name]);

  const store = {
    accounts: accountsIn(database),

    async count(entity, { where, params } = { where: '', params: [] }) {
      const rows = await database.all('SELECT COUNT(*) AS total FROM ' + quote(entity.table) + where, params);
      return Number(rows[0].total);
    },

    async list(entity, query) {
      const matching = condition(entity, query);
      const field = entity.fields.find(({ name }) => name === query.sort);
      const direction = query.descending ? ' DESC' : ' ASC';
      const sql =
        'SELECT ' +
        columns(entity) +
        ' FROM ' +
        quote(entity.table) +
        matching.where +
        ' ORDER BY ' +
        (field ? sortKey(field) + direction + ', ' : '') +
        quote('id') +
        direction +
        ' LIMIT ? OFFSET ?';
      const rows = await database.all(sql, [...matching.params, query.perPage, (query.page - 1) * query.perPage]);
      return { items: rows.map((row) => toRecord(entity, row)), total: await store.count(entity, matching) };
    },

    async find(entity, id) {
      const sql = 'SELECT ' + columns(entity) + ' FROM ' + quote(entity.table) + ' WHERE ' + quote('id') + ' = ?';
      const [row] = await database.all(sql, [id]);
      return row && toRecord(entity, row);
    },

    async create(entity, values) {
      const names = entity.fields.map(({ column }) => quote(column)).join(', ');
      const marks = entity.fields.map(() => '?').join(', ');
      const sql = 'INSERT INTO ' + quote(entity.table) + ' (' + names + ') VALUES (' + marks + ')';
      return store.find(entity, await database.insert(sql, valuesOf(entity, values)));
    },

    async update(entity, id, values) {
      const changes = entity.fields.map(({ column }) => quote(column) + ' = ?').join(', ');
      const sql = 'UPDATE ' + quote(entity.table) + ' SET ' + changes + ' WHERE ' + quote('id') + ' = ?';
      await database.run(sql, [...valuesOf(entity, values), id]);
      return store.find(entity, id);
    },

    async remove(entity, id) {
      await database.run('DELETE FROM ' + quote(entity.table) + ' WHERE ' + quote('id') + ' = ?', [id]);
    },

    /** Whether another record than `exceptId` has this value. */
    async isTaken(entity, field, value, exceptId = 0) {
      const where = ' WHERE ' + quote(field.column) + ' = ? AND ' + quote('id') + ' <> ?';
      return (await store.count(entity, { where, params: [value, exceptId] })) > 0;
    },

    /** Whether a record that must have this one refers to it. */
    async isInUse(entity, id) {
      for (const other of entities) {
        for (const field of other.fields.filter(({ target, required }) => target === entity.name && required)) {
          if ((await store.count(other, { where: ' WHERE ' + quote(field.column) + ' = ?', params: [id] })) > 0)
            return true;
        }
      }
      return false;
    },

    /** How many other records a limit counts together with one of these values. */
    async countLike(entity, { by, day, from, to = from, backToBack, until }, values, exceptId = 0) {
      const columnOf = (name) => quote(entity.fields.find((field) => field.name === name).column);
      const parts = [quote('id') + ' <> ?'];
      const params = [exceptId];
      const add = (condition, ...more) => {
        parts.push(condition);
        params.push(...more);
      };
      if (by) add(columnOf(by) + ' = ?', values[by]);
      if (day) add(columnOf(day) + ' BETWEEN ? AND ?', ...dayOf(values[day]));
      if (from) {
        const orEqual = backToBack ? '' : '=';
        add(columnOf(from) + ' <' + orEqual + ' ?', values[to]);
        add(columnOf(to) + ' >' + orEqual + ' ?', values[from]);
      }
      if (until && until.value === undefined) add(columnOf(until.name) + ' IS NULL');
      else if (until) add('(' + columnOf(until.name) + ' IS NULL OR ' + columnOf(until.name) + ' <> ?)', until.value);
      return store.count(entity, { where: ' WHERE ' + parts.join(' AND '), params });
    },

    alone: (work) => database.alone(work),

    close: () => database.close(),
  };
  return store;
}
