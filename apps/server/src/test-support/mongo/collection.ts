import { randomBytes } from 'node:crypto';
import { encode, plainDocument, toDocument, type Document, type Value } from './bson.ts';
import { CommandError } from './command-error.ts';
import { fieldOf, isSame } from './compare.ts';
import { compileFilter } from './filter.ts';

interface Index {
  readonly name: string;
  readonly keys: readonly string[];
  readonly isUnique: boolean;
  readonly isPartOf: (document: Document) => boolean;
  /** What tells whether an index of the same name is the same. */
  readonly specification: Document;
}

/** A collection: its documents in the order of their coming, and what its unique indexes forbid. */
export interface Collection {
  readonly documents: Document[];
  readonly indexes: Index[];
}

const idIndex: Index = {
  name: '_id_',
  keys: ['_id'],
  isUnique: true,
  isPartOf: () => true,
  specification: toDocument({ key: { _id: 1 }, name: '_id_' }),
};

export const createCollection = (): Collection => ({ documents: [], indexes: [idIndex] });

const shown = (value: Value) => (value.type === 'string' ? `"${value.value}"` : String(value.value));

/** A write that an index forbids, with what a driver reads from it. */
export class DuplicateKey extends CommandError {
  readonly details: Document;

  constructor(namespace: string, index: Index, document: Document) {
    const key = new Map(index.keys.map((name) => [name, fieldOf(document, name)]));
    const pairs = [...key].map(([name, value]) => `${name}: ${shown(value)}`).join(', ');
    super(
      11000,
      'DuplicateKey',
      `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: { ${pairs} }`,
    );
    this.details = toDocument({ keyPattern: Object.fromEntries(index.keys.map((name) => [name, 1])), keyValue: key });
  }
}

/** Throws where another document has what a unique index has room for once. */
function checkUnique(namespace: string, { documents }: Collection, index: Index, document: Document): void {
  if (!index.isUnique || !index.isPartOf(document)) return;
  const same = documents.some(
    (other) =>
      !isSame(fieldOf(other, '_id'), fieldOf(document, '_id')) &&
      index.isPartOf(other) &&
      index.keys.every((name) => isSame(fieldOf(other, name), fieldOf(document, name))),
  );
  if (same) throw new DuplicateKey(namespace, index, document);
}

function checkIndexes(namespace: string, collection: Collection, document: Document): void {
  for (const index of collection.indexes.slice(1)) checkUnique(namespace, collection, index, document);
}

/** Adds a document; one without `_id` gets one (manual: "The _id Field"). */
export function insertDocument(namespace: string, collection: Collection, given: Document): void {
  const id: Value = given.get('_id') ?? { type: 'objectId', value: randomBytes(12) };
  if (id.type === 'array' || id.type === 'regex') {
    throw new CommandError(53, 'InvalidIdField', `The '_id' value cannot be of type ${id.type}`);
  }
  const document = new Map([['_id', id], ...given]);
  if (collection.documents.some((other) => isSame(fieldOf(other, '_id'), id))) {
    throw new DuplicateKey(namespace, idIndex, document);
  }
  checkIndexes(namespace, collection, document);
  collection.documents.push(document);
}

/** Puts a changed document in place of the one with its `_id`. */
export function replaceDocument(namespace: string, collection: Collection, document: Document): void {
  checkIndexes(namespace, collection, document);
  const at = collection.documents.findIndex((other) => isSame(fieldOf(other, '_id'), fieldOf(document, '_id')));
  collection.documents[at] = document;
}

const cannotCreate = (message: string) => new CommandError(67, 'CannotCreateIndex', message);

const partialOperators = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type']);

/** What every server takes as the filter of a partial index; $or and $in came with 6.0 (manual: "Partial Indexes"). */
function checkPartial(filter: Document): void {
  for (const [name, value] of filter) {
    if (name === '$and' && value.type === 'array') {
      for (const part of value.value) if (part.type === 'object') checkPartial(part.value);
      continue;
    }
    if (name.startsWith('$')) throw cannotCreate(`unsupported expression in partial index: ${name}`);
    if (value.type !== 'object') continue;
    for (const operator of value.value.keys()) {
      if (operator.startsWith('$') && !partialOperators.has(operator)) {
        throw cannotCreate(`unsupported expression in partial index: ${name} ${operator}`);
      }
    }
  }
}

function readIndex(specification: Document): Index {
  const [key, name, filter] = ['key', 'name', 'partialFilterExpression'].map((field) => specification.get(field));
  const unknown = [...specification.keys()].find((field) => !indexFields.has(field));
  if (unknown !== undefined) {
    const shape = JSON.stringify(plainDocument(specification));
    throw new CommandError(
      197,
      'InvalidIndexSpecificationOption',
      `Error in specification ${shape} :: caused by :: The field '${unknown}' is not valid for an index specification.`,
    );
  }
  if (key?.type !== 'object')
    throw new CommandError(9, 'FailedToParse', "The 'key' field is a required property of an index specification");
  if (name?.type !== 'string')
    throw new CommandError(9, 'FailedToParse', "The 'name' field is a required property of an index specification");
  if (key.value.size === 0) throw cannotCreate('Index keys cannot be empty.');
  for (const direction of key.value.values()) {
    if (Number(direction.value) !== 1 && Number(direction.value) !== -1) {
      throw cannotCreate(
        `Values in v:2 index key pattern cannot be of type ${direction.type}. Only numbers > 0, numbers < 0, and strings are allowed.`,
      );
    }
  }
  if (filter !== undefined && filter.type !== 'object')
    throw new CommandError(14, 'TypeMismatch', "The field 'partialFilterExpression' must be an object");
  if (filter) checkPartial(filter.value);
  return {
    name: name.value,
    keys: [...key.value.keys()],
    isUnique: specification.get('unique')?.value === true,
    isPartOf: filter ? compileFilter(filter.value) : () => true,
    specification,
  };
}

const indexFields = new Set(['key', 'name', 'unique', 'partialFilterExpression', 'v', 'background']);

/** Makes an index that is not there. Throws where the name stands for another, or where documents break it. */
export function createIndex(namespace: string, collection: Collection, specification: Document): void {
  const index = readIndex(specification);
  const there = collection.indexes.find(({ name }) => name === index.name);
  if (there !== undefined) {
    if (encode(there.specification).equals(encode(specification))) return;
    const message = `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${JSON.stringify(plainDocument(specification))}, existing index: ${JSON.stringify(plainDocument(there.specification))}`;
    throw new CommandError(86, 'IndexKeySpecsConflict', message);
  }
  for (const document of collection.documents) checkUnique(namespace, collection, index, document);
  collection.indexes.push(index);
}
