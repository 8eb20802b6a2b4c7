import { toDocument, type Document, type Value } from './bson.ts';
import {
  createCollection,
  createIndex,
  DuplicateKey,
  insertDocument,
  replaceDocument,
  type Collection,
} from './collection.ts';
import { badValue, CommandError, failedToParse, notInDouble } from './command-error.ts';
import { compareValues, fieldOf } from './compare.ts';
import { compileFilter } from './filter.ts';
import { applyUpdate, readUpdate } from './update.ts';

/** What the server keeps: collections by namespace, and cursors with what they have yet to give. */
export interface Databases {
  readonly collections: Map<string, Collection>;
  readonly cursors: Map<bigint, Document[]>;
}

/** The fields of each command that the double carries out (manual: "Database Commands"). */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  ping: [],
  endSessions: [],
  find: ['filter', 'sort', 'skip', 'limit', 'batchSize', 'singleBatch'],
  getMore: ['collection', 'batchSize'],
  killCursors: ['cursors'],
  aggregate: ['pipeline', 'cursor'],
  insert: ['documents', 'ordered', 'bypassDocumentValidation'],
  update: ['updates', 'ordered', 'bypassDocumentValidation'],
  delete: ['deletes', 'ordered'],
  findAndModify: ['query', 'update', 'upsert', 'new', 'remove'],
  createIndexes: ['indexes'],
};

/** Fields that every command may have. */
const genericFields = new Set([
  '$db',
  '$readPreference',
  '$clusterTime',
  'lsid',
  'writeConcern',
  'readConcern',
  'maxTimeMS',
  'comment',
]);

function checkFields(where: string, document: Document, known: readonly string[]): void {
  const unknown = [...document.keys()].find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new CommandError(40415, 'Location40415', `BSON field '${where}.${unknown}' is an unknown field.`);
}

function required<Type extends Value['type']>(where: string, document: Document, name: string, type: Type) {
  const value = document.get(name);
  if (value === undefined) {
    throw new CommandError(40414, 'Location40414', `BSON field '${where}.${name}' is missing but a required field`);
  }
  return ofType(`${where}.${name}`, value, type);
}

function ofType<Type extends Value['type']>(path: string, value: Value, type: Type) {
  if (value.type === type) return value as Extract<Value, { type: Type }>;
  throw new CommandError(
    14,
    'TypeMismatch',
    `BSON field '${path}' is the wrong type '${value.type}', expected type '${type}'`,
  );
}

const objects = (path: string, list: readonly Value[]) => list.map((value) => ofType(path, value, 'object').value);
const isTrue = (document: Document, name: string) => document.get(name)?.value === true;

function count(where: string, document: Document, name: string): number {
  const number = Number(document.get(name)?.value ?? 0);
  if (number >= 0) return number;
  throw new CommandError(
    51024,
    'Location51024',
    `BSON field '${where}.${name}' value must be >= 0, actual value '${number}'`,
  );
}

/** Orders documents by the fields of `sort`. */
function sorted(documents: readonly Document[], sort: Document): readonly Document[] {
  for (const direction of sort.values()) {
    if (Number(direction.value) !== 1 && Number(direction.value) !== -1) {
      throw new CommandError(
        15975,
        'Location15975',
        '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
      );
    }
  }
  return documents.toSorted((left, right) => {
    for (const [name, direction] of sort) {
      const order = compareValues(fieldOf(left, name), fieldOf(right, name));
      if (order !== 0) return order * Number(direction.value);
    }
    return 0;
  });
}

/** Carries out a command. Throws a CommandError as the server refuses. */
export function runCommand(databases: Databases, command: Document): Document {
  const [first] = command;
  if (first === undefined) throw failedToParse('an empty command');
  const [name, target] = first;
  const known = Object.hasOwn(fieldsOf, name) ? fieldsOf[name] : undefined;
  if (known === undefined) throw new CommandError(59, 'CommandNotFound', `no such command: '${name}'`);
  if (command.has('txnNumber')) {
    throw new CommandError(
      20,
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos',
    );
  }
  checkFields(name, new Map([...command].filter(([field]) => !genericFields.has(field))), [name, ...known]);
  const database = required(name, command, '$db', 'string').value;
  if (name === 'ping' || name === 'endSessions') return toDocument({ ok: 1 });
  const cursorOf =
    name === 'getMore' ? required(name, command, 'collection', 'string') : ofType(name, target, 'string');
  const namespace = `${database}.${cursorOf.value}`;
  if (database === '' || cursorOf.value === '') {
    throw new CommandError(73, 'InvalidNamespace', `Invalid namespace specified '${namespace}'`);
  }
  const collection = databases.collections.get(namespace) ?? createCollection();
  databases.collections.set(namespace, collection);
  return toDocument({ ...carryOut(databases, { name, command, namespace, collection }), ok: 1 });
}

interface Call {
  readonly name: string;
  readonly command: Document;
  readonly namespace: string;
  readonly collection: Collection;
}

type Answer = Parameters<typeof toDocument>[0];

function carryOut(databases: Databases, call: Call): Answer {
  switch (call.name) {
    case 'find':
      return find(databases, call);
    case 'getMore':
      return getMore(databases, call);
    case 'killCursors':
      for (const { value } of required(call.name, call.command, 'cursors', 'array').value)
        databases.cursors.delete(BigInt(String(value)));
      return {};
    case 'aggregate':
      return aggregate(call);
    case 'insert':
      return eachWrite(call, 'documents', (document) => insertDocument(call.namespace, call.collection, document));
    case 'update':
      return update(call);
    case 'delete':
      return remove(call);
    case 'findAndModify':
      return findAndModify(call);
    default:
      return createIndexes(call);
  }
}

const filterOf = (command: Document, name: string) =>
  compileFilter(command.has(name) ? ofType(name, command.get(name) as Value, 'object').value : new Map());

function find(databases: Databases, { name, command, namespace, collection }: Call): Answer {
  const sort = command.get('sort');
  const matching = collection.documents.filter(filterOf(command, 'filter'));
  const ordered = sort === undefined ? matching : sorted(matching, ofType('find.sort', sort, 'object').value);
  const [skip, limit] = [count(name, command, 'skip'), count(name, command, 'limit')];
  const found = ordered.slice(skip, limit === 0 ? undefined : skip + limit);
  const batch = command.has('batchSize') ? count(name, command, 'batchSize') : 101;
  const rest = isTrue(command, 'singleBatch') ? [] : found.slice(batch);
  const id = rest.length === 0 ? 0n : BigInt(databases.cursors.size + 1) * 1000n + BigInt(collection.documents.length);
  if (rest.length > 0) databases.cursors.set(id, rest);
  return { cursor: { firstBatch: found.slice(0, batch), id, ns: namespace } };
}

function getMore(databases: Databases, { name, command, namespace }: Call): Answer {
  const id = required(name, command, 'getMore', 'long').value;
  const rest = databases.cursors.get(id);
  if (rest === undefined) throw new CommandError(43, 'CursorNotFound', `cursor id ${id} not found`);
  const nextBatch = rest.splice(0, count(name, command, 'batchSize') || rest.length);
  if (rest.length === 0) databases.cursors.delete(id);
  return { cursor: { nextBatch, id: rest.length === 0 ? 0n : id, ns: namespace } };
}

/** The pipelines with which drivers count documents (specification "CRUD", countDocuments). */
function aggregate({ name, command, namespace, collection }: Call): Answer {
  if (!command.has('cursor')) {
    throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
  }
  let documents: readonly Document[] = collection.documents;
  for (const stage of objects('aggregate.pipeline', required(name, command, 'pipeline', 'array').value)) {
    const [[operator, operand] = ['', undefined]] = stage;
    if (stage.size !== 1 || operand === undefined) {
      throw new CommandError(
        40323,
        'Location40323',
        'A pipeline stage specification object must contain exactly one field.',
      );
    }
    if (operator === '$match') documents = documents.filter(compileFilter(ofType('$match', operand, 'object').value));
    else if (operator === '$group') documents = grouped(documents, ofType('$group', operand, 'object').value);
    else throw new CommandError(40324, 'Location40324', `Unrecognized pipeline stage name: '${operator}'`);
  }
  return { cursor: { firstBatch: [...documents], id: 0n, ns: namespace } };
}

/** {_id: constant, n: {$sum: 1}}: none where there is nothing to count. */
function grouped(documents: readonly Document[], group: Document): readonly Document[] {
  const sum = group.get('n');
  if (sum?.type !== 'object' || Number(sum.value.get('$sum')?.value) !== 1 || group.size !== 2)
    throw notInDouble('$group like this');
  return documents.length === 0
    ? []
    : [
        new Map([
          ['_id', fieldOf(group, '_id')],
          ['n', { type: 'int', value: documents.length }],
        ]),
      ];
}

/** Carries out writes one after another; the first that is refused ends them (`ordered`) and is told apart. */
function eachWrite({ name, command }: Call, list: string, write: (statement: Document) => void): Answer {
  const statements = objects(`${name}.${list}`, required(name, command, list, 'array').value);
  if (statements.length === 0)
    throw new CommandError(16, 'InvalidLength', `Write batch sizes must be between 1 and 100000. Got 0 operations.`);
  const writeErrors: Document[] = [];
  let written = 0;
  for (const [index, statement] of statements.entries()) {
    try {
      write(statement);
      written += 1;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const details = error instanceof DuplicateKey ? error.details : new Map();
      writeErrors.push(new Map([...toDocument({ index, code: error.code, errmsg: error.message }), ...details]));
      if (command.get('ordered')?.value !== false) break;
    }
  }
  return writeErrors.length > 0 ? { n: written, writeErrors } : { n: written };
}

/** Applies an update to the documents that match; gives how many there were and changed, and the one put in for none. */
function update(call: Call): Answer {
  let matched = 0;
  let modified = 0;
  const answer = eachWrite(call, 'updates', (statement) => {
    checkFields('update.updates', statement, ['q', 'u', 'multi', 'upsert']);
    if (isTrue(statement, 'upsert')) throw notInDouble('upsert in update');
    const change = readUpdate(statement.get('u') ?? { type: 'null', value: null });
    const found = call.collection.documents.filter(
      compileFilter(required('update.updates', statement, 'q', 'object').value),
    );
    for (const document of isTrue(statement, 'multi') ? found : found.slice(0, 1)) {
      const changed = applyUpdate(document, change);
      replaceDocument(call.namespace, call.collection, changed);
      matched += 1;
      modified += [...changed].some(([name, value]) => compareValues(fieldOf(document, name), value) !== 0) ? 1 : 0;
    }
  });
  return { ...answer, n: matched, nModified: modified };
}

function remove(call: Call): Answer {
  let removed = 0;
  const { documents } = call.collection;
  const answer = eachWrite(call, 'deletes', (statement) => {
    checkFields('delete.deletes', statement, ['q', 'limit']);
    const limit = Number(required('delete.deletes', statement, 'q', 'object') && statement.get('limit')?.value);
    if (limit !== 0 && limit !== 1)
      throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${limit}`);
    const found = documents.filter(compileFilter(required('delete.deletes', statement, 'q', 'object').value));
    for (const document of limit === 1 ? found.slice(0, 1) : found) {
      documents.splice(documents.indexOf(document), 1);
      removed += 1;
    }
  });
  return { ...answer, n: removed };
}

function findAndModify({ command, namespace, collection }: Call): Answer {
  if (isTrue(command, 'remove')) throw notInDouble('findAndModify that removes');
  if (!command.has('update')) throw failedToParse('Either an update or remove=true must be specified');
  const change = readUpdate(command.get('update') as Value);
  const found = collection.documents.find(filterOf(command, 'query'));
  if (found === undefined && !isTrue(command, 'upsert')) {
    return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
  }
  const changed = applyUpdate(found ?? equalitiesOf(command.get('query')), change);
  if (found) replaceDocument(namespace, collection, changed);
  else insertDocument(namespace, collection, changed);
  const lastErrorObject = { n: 1, updatedExisting: found !== undefined };
  return { lastErrorObject, value: isTrue(command, 'new') ? changed : (found ?? null) };
}

/** What an upsert puts in begins with: the fields that its filter says are equal to something. */
function equalitiesOf(query: Value | undefined): Document {
  if (query?.type !== 'object') return new Map();
  const hasOperator = [...query.value].some(([name, value]) => name.startsWith('$') || value.type === 'object');
  if (hasOperator) throw notInDouble('upsert by operators');
  return query.value;
}

function createIndexes({ name, command, namespace, collection }: Call): Answer {
  const before = collection.indexes.length;
  const indexes = objects('createIndexes.indexes', required(name, command, 'indexes', 'array').value);
  if (indexes.length === 0) throw badValue('Must specify at least one index to create');
  for (const specification of indexes) createIndex(namespace, collection, specification);
  return {
    numIndexesBefore: before,
    numIndexesAfter: collection.indexes.length,
    createdCollectionAutomatically: false,
  };
}
