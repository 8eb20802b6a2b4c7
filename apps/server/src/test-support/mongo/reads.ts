import type { Document } from './bson.ts';
import type { Collection } from './collection.ts';
import { count, filterOf, isTrue, objects, ofType, required, type Answer, type Call } from './command-fields.ts';
import { CommandError, failedToParse, notInDouble } from './command-error.ts';
import { compareValues, fieldOf } from './compare.ts';
import { compileFilter } from './filter.ts';

/** What the server keeps: collections by namespace, and cursors with what they have yet to give. */
export interface Databases {
  readonly collections: Map<string, Collection>;
  readonly cursors: Map<bigint, Document[]>;
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

export function find(databases: Databases, { name, command, namespace, collection }: Call): Answer {
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

export function getMore(databases: Databases, { name, command, namespace }: Call): Answer {
  const id = required(name, command, 'getMore', 'long').value;
  const rest = databases.cursors.get(id);
  if (rest === undefined) throw new CommandError(43, 'CursorNotFound', `cursor id ${id} not found`);
  const nextBatch = rest.splice(0, count(name, command, 'batchSize') || rest.length);
  if (rest.length === 0) databases.cursors.delete(id);
  return { cursor: { nextBatch, id: rest.length === 0 ? 0n : id, ns: namespace } };
}

/** The pipelines with which drivers count documents (specification "CRUD", countDocuments). */
export function aggregate({ name, command, namespace, collection }: Call): Answer {
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
