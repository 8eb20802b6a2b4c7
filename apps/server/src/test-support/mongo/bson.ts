/**
 * BSON as far as the generated apps use it (bsonspec.org, version 1.1). Numbers keep their type, as the server's
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

const codes = {
  double: 0x01,
  string: 0x02,
  object: 0x03,
  array: 0x04,
  binData: 0x05,
  objectId: 0x07,
  bool: 0x08,
  date: 0x09,
  null: 0x0a,
  regex: 0x0b,
  int: 0x10,
  timestamp: 0x11,
  long: 0x12,
} as const satisfies Record<Value['type'], number>;

const nameOf = new Map<number, Value['type']>(
  Object.entries(codes).map(([name, code]) => [code, name as Value['type']]),
);

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

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};

const int64 = (value: bigint) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(value);
  return bytes;
};

const double = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
};

function encodeValue(value: Value): Buffer {
  switch (value.type) {
    case 'double':
      return double(value.value);
    case 'int':
      return int32(value.value);
    case 'long':
    case 'date':
    case 'timestamp':
      return int64(value.value);
    case 'string': {
      const text = Buffer.from(`${value.value}\0`);
      return Buffer.concat([int32(text.length), text]);
    }
    case 'object':
      return encode(value.value);
    case 'array':
      return encode(new Map(value.value.map((item, index) => [String(index), item])));
    case 'binData':
      return Buffer.concat([int32(value.value.length), Buffer.of(value.subtype), value.value]);
    case 'objectId':
      return value.value;
    case 'bool':
      return Buffer.of(value.value ? 1 : 0);
    case 'null':
      return Buffer.alloc(0);
    case 'regex':
      return Buffer.from(`${value.value}\0${value.options}\0`);
  }
}

export function encode(document: Document): Buffer {
  const parts: Buffer[] = [];
  for (const [name, value] of document)
    parts.push(Buffer.of(codes[value.type]), Buffer.from(`${name}\0`), encodeValue(value));
  const body = Buffer.concat(parts);
  return Buffer.concat([int32(body.length + 5), body, Buffer.of(0)]);
}

/** Reads one document at an offset. Throws where the bytes are none, or have a type that apps do not write. */
export function decode(bytes: Buffer, start = 0): { readonly document: Document; readonly end: number } {
  const end = start + bytes.readInt32LE(start);
  if (end > bytes.length || bytes[end - 1] !== 0) throw new Error('the document does not end where it says');
  const fields = new Map<string, Value>();
  let at = start + 4;
  while (at < end - 1) {
    const code = bytes[at] ?? 0;
    const type = nameOf.get(code);
    if (type === undefined) throw new Error(`BSON type 0x${code.toString(16)} is not known here`);
    const name = textUntilNull(bytes, at + 1);
    const read = decodeValue(type, bytes, name.end);
    fields.set(name.text, read.value);
    at = read.end;
  }
  return { document: fields, end };
}

/** A text that ends with a zero byte, and where what follows it begins. */
export function textUntilNull(bytes: Buffer, start: number): { readonly text: string; readonly end: number } {
  const end = bytes.indexOf(0, start);
  return { text: bytes.toString('utf8', start, end), end: end + 1 };
}

function decodeValue(type: Value['type'], bytes: Buffer, at: number): { readonly value: Value; readonly end: number } {
  switch (type) {
    case 'double':
      return { value: { type, value: bytes.readDoubleLE(at) }, end: at + 8 };
    case 'int':
      return { value: { type, value: bytes.readInt32LE(at) }, end: at + 4 };
    case 'long':
    case 'date':
    case 'timestamp':
      return { value: { type, value: bytes.readBigInt64LE(at) }, end: at + 8 };
    case 'string': {
      const end = at + 4 + bytes.readInt32LE(at);
      return { value: { type, value: bytes.toString('utf8', at + 4, end - 1) }, end };
    }
    case 'object': {
      const { document, end } = decode(bytes, at);
      return { value: { type, value: document }, end };
    }
    case 'array': {
      const { document, end } = decode(bytes, at);
      return { value: { type, value: [...document.values()] }, end };
    }
    case 'binData': {
      const end = at + 5 + bytes.readInt32LE(at);
      return { value: { type, subtype: bytes[at + 4] ?? 0, value: bytes.subarray(at + 5, end) }, end };
    }
    case 'objectId':
      return { value: { type, value: bytes.subarray(at, at + 12) }, end: at + 12 };
    case 'bool':
      return { value: { type, value: bytes[at] === 1 }, end: at + 1 };
    case 'null':
      return { value: { type, value: null }, end: at };
    case 'regex': {
      const pattern = textUntilNull(bytes, at);
      const options = textUntilNull(bytes, pattern.end);
      return { value: { type, value: pattern.text, options: options.text }, end: options.end };
    }
  }
}
