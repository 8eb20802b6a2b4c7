import { toDocument, type Document, type Value } from './bson.ts';
import { createIndex, DuplicateKey, insertDocument, replaceDocument } from './collection.ts';
import { checkFields, filterOf, isTrue, objects, required, type Answer, type Call } from './command-fields.ts';
import { badValue, CommandError, failedToParse, notInDouble } from './command-error.ts';
import { compareValues, fieldOf } from './compare.ts';
import { compileFilter } from './filter.ts';
import { applyUpdate, readUpdate } from './update.ts';

/** The fields of each statement of a write; the first is never left out. */
const statementFields: Readonly<Record<string, readonly [string, ...string[]]>> = {
  updates: ['q', 'u', 'multi', 'upsert'],
  deletes: ['q', 'limit'],
};

/** Carries out writes one after another; the first that is refused ends them (`ordered`) and is told apart. */
export function eachWrite({ name, command }: Call, list: string, write: (statement: Document) => void): Answer {
  const statements = objects(`${name}.${list}`, required(name, command, list, 'array').value);
  if (statements.length === 0)
    throw new CommandError(16, 'InvalidLength', `Write batch sizes must be between 1 and 100000. Got 0 operations.`);
  const fields = statementFields[list];
  if (fields !== undefined) {
    for (const statement of statements) {
      checkFields(`${name}.${list}`, statement, fields);
      required(`${name}.${list}`, statement, fields[0], 'object');
    }
  }
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
export function update(call: Call): Answer {
  let matched = 0;
  let modified = 0;
  const answer = eachWrite(call, 'updates', (statement) => {
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

export function remove(call: Call): Answer {
  let removed = 0;
  const { documents } = call.collection;
  const answer = eachWrite(call, 'deletes', (statement) => {
    const limit = Number(statement.get('limit')?.value);
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

export function findAndModify({ command, namespace, collection }: Call): Answer {
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

export function createIndexes({ name, command, namespace, collection }: Call): Answer {
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
