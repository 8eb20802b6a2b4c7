import { createWriter, writeByte, writeSlice, written, type ByteWriter } from './byte-writer.ts';
import { beginArray, beginObject, endArray, endObject, nameSeparator, valueSeparator } from './characters.ts';
import { childNodes } from './document.ts';
import { validScalarEnd, type JsonDocument } from './node-table.ts';
import { stringValue, validStringEnd } from './string-value.ts';

interface Level {
  readonly children: readonly number[];
  readonly isObject: boolean;
  next: number;
}

/**
 * The document without white space and with the members of every object in the order of their keys' UTF-16 code units
 * (as RFC 8785 §3.2.3 sorts). Repeated keys stay in their order; arrays and all tokens stay as they are.
 * @param size bytes of the compact text, which sorting does not change
 */
export function sortKeys(document: JsonDocument, size: number): Uint8Array<ArrayBuffer> {
  const { bytes, nodes } = document;
  const writer = createWriter(size);
  const levels: Level[] = [];
  writeStart(document, 0, writer, levels);
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    if (level.next === level.children.length) {
      writeByte(writer, level.isObject ? endObject : endArray);
      levels.pop();
      continue;
    }
    if (level.next > 0) writeByte(writer, valueSeparator);
    const child = level.children[level.next];
    level.next += 1;
    if (level.isObject) {
      writeSlice(writer, bytes, nodes.labels[child], validStringEnd(bytes, nodes.labels[child]));
      writeByte(writer, nameSeparator);
    }
    writeStart(document, child, writer, levels);
  }
  return written(writer);
}

/** Writes a scalar, or a container's opening bracket, whose members then form a new level. */
function writeStart(document: JsonDocument, node: number, writer: ByteWriter, levels: Level[]): void {
  const { bytes, nodes } = document;
  const start = nodes.starts[node];
  const isObject = bytes[start] === beginObject;
  if (!isObject && bytes[start] !== beginArray) {
    writeSlice(writer, bytes, start, validScalarEnd(bytes, start));
    return;
  }
  writeByte(writer, bytes[start]);
  levels.push({ children: isObject ? sortedMembers(document, node) : childNodes(document, node), isObject, next: 0 });
}

function sortedMembers(document: JsonDocument, node: number): readonly number[] {
  const children = childNodes(document, node);
  if (children.length < 2) return children;
  const members = children.map((child) => ({ child, key: stringValue(document.bytes, document.nodes.labels[child]) }));
  members.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return members.map(({ child }) => child);
}
