import { toDocument, type Document } from './bson.ts';
import { createCollection, insertDocument } from './collection.ts';
import { checkFields, ofType, required, type Answer, type Call } from './command-fields.ts';
import { CommandError, failedToParse } from './command-error.ts';
import { aggregate, find, getMore, type Databases } from './reads.ts';
import { createIndexes, eachWrite, findAndModify, remove, update } from './writes.ts';

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
