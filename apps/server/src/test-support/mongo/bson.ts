import { BSON } from 'mongodb';

/**
 * BSON as far as the generated apps use it. Numbers keep their type, as the server's
 * conditions on types tell them apart; a type that no app writes is refused.
 */
export type Value =
  | { readonly type: 'double'; readonly value: number }
  | { readonly type: 'int'; readonly value: number }
  | { readonly type: 'long'; readonly value: bigint }
  | { readonly type: 'date'; readonly value: bigint }
  | { readonly type: 'timestamp'; readonly value: bigint }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'object'; readonly value: Document }
  | { readonly type: 'array'; readonly value: readonly Value[] }
  | { readonly type: 'binData'; readonly subtype: number; readonly value: Buffer }
  | { readonly type: 'objectId'; readonly value: Buffer }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'null'; readonly value: null }
  | { readonly type: 'regex'; readonly value: string; readonly options: string };

/** Fields in their order. */
export type Document = ReadonlyMap<string, Value>;

type Plain =
  | null
  | boolean
  | number
  | bigint
  | string
  | Value
  | Document
  | readonly Plain[]
  | { [name: string]: Plain };

const isValue = (plain: object): plain is Value => Object.hasOwn(plain, 'type') && Object.hasOwn(plain, 'value');

/** A value as a driver writes it: whole numbers of 32 bits as int, others as double, a bigint as long. */
export function toValue(plain: Plain): Value {
  if (plain === null) return { type: 'null', value: null };
  if (typeof plain === 'boolean') return { type: 'bool', value: plain };
  if (typeof plain === 'string') return { type: 'string', value: plain };
  if (typeof plain === 'bigint') return { type: 'long', value: plain };
  if (typeof plain === 'number') {
    return { type: (plain | 0) === plain && !Object.is(plain, -0) ? 'int' : 'double', value: plain };
  }
  if (plain instanceof Map) return { type: 'object', value: plain };
  if (Array.isArray(plain)) return { type: 'array', value: plain.map(toValue) };
  if (isValue(plain)) return plain;
  return { type: 'object', value: toDocument(plain as Record<string, Plain>) };
}

export const toDocument = (plain: Readonly<Record<string, Plain>>): Document =>
  new Map(Object.entries(plain).map(([name, value]) => [name, toValue(value)]));

/** What a test compares: longs as bigint, the rest as JSON has it. */
function toPlain(value: Value): unknown {
  if (value.type === 'object') return plainDocument(value.value);
  return value.type === 'array' ? value.value.map(toPlain) : value.value;
}

export const plainDocument = (document: Document): Record<string, unknown> =>
  Object.fromEntries([...document].map(([name, value]) => [name, toPlain(value)]));

/** A value as the driver reads it where it keeps the types apart. */
function fromDriver(read: unknown): Value {
  if (read === null || typeof read === 'boolean' || typeof read === 'string') return toValue(read);
  if (Array.isArray(read)) return { type: 'array', value: read.map(fromDriver) };
  if (read instanceof Date) return { type: 'date', value: BigInt(read.getTime()) };
  if (read instanceof BSON.Int32) return { type: 'int', value: read.value };
  if (read instanceof BSON.Double) return { type: 'double', value: read.value };
  // To the driver it is a number of 64 bits as well, so it comes first.
  if (read instanceof BSON.Timestamp) return { type: 'timestamp', value: read.toBigInt() };
  if (read instanceof BSON.Long) return { type: 'long', value: read.toBigInt() };
  if (read instanceof BSON.ObjectId) return { type: 'objectId', value: Buffer.from(read.id) };
  if (read instanceof BSON.Binary) return { type: 'binData', subtype: read.sub_type, value: Buffer.from(read.value()) };
  if (read instanceof BSON.BSONRegExp) return { type: 'regex', value: read.pattern, options: read.options };
  if (typeof read !== 'object' || '_bsontype' in read) throw new Error(`not known here: ${BSON.EJSON.stringify(read)}`);
  return { type: 'object', value: documentFromDriver(read) };
}

const documentFromDriver = (read: object): Document =>
  new Map(Object.entries(read).map(([name, value]) => [name, fromDriver(value)]));

function forDriver(value: Value): unknown {
  switch (value.type) {
    case 'double':
      return new BSON.Double(value.value);
    case 'int':
      return new BSON.Int32(value.value);
    case 'long':
      return BSON.Long.fromBigInt(value.value);
    case 'date':
      return new Date(Number(value.value));
    case 'timestamp':
      return new BSON.Timestamp(value.value);
    case 'object':
      return documentForDriver(value.value);
    case 'array':
      return value.value.map(forDriver);
    case 'binData':
      return new BSON.Binary(value.value, value.subtype);
    case 'objectId':
      return new BSON.ObjectId(value.value);
    case 'regex':
      return new BSON.BSONRegExp(value.value, value.options);
    default:
      return value.value;
  }
}

const documentForDriver = (document: Document): Map<string, unknown> =>
  new Map([...document].map(([name, value]) => [name, forDriver(value)]));

export const encode = (document: Document): Buffer => Buffer.from(BSON.serialize(documentForDriver(document)));

/** Reads one document at an offset. Throws where the bytes are none, or have a type that apps do not write. */
export function decode(bytes: Buffer, start = 0): { readonly document: Document; readonly end: number } {
  const end = start + bytes.readInt32LE(start);
  const read = BSON.deserialize(bytes.subarray(start, end), { promoteValues: false, bsonRegExp: true });
  return { document: documentFromDriver(read), end };
}

/** A text that ends with a zero byte, and where what follows it begins. */
export function textUntilNull(bytes: Buffer, start: number): { readonly text: string; readonly end: number } {
  const end = bytes.indexOf(0, start);
  return { text: bytes.toString('utf8', start, end), end: end + 1 };
}
