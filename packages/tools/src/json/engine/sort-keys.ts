import { createWriter, writeByte, writeSlice, written, type ByteWriter } from './byte-writer.ts';
import { beginArray, beginObject, nameSeparator, valueSeparator } from './read/characters.ts';
import { childNodes } from './read/document.ts';
import { validScalarEnd, type JsonDocument } from './query/node-table.ts';
import { stringValue, validStringEnd } from './read/string-value.ts';

/**
 * The document without white space and with the members of every object in the order of their keys' UTF-16 code units
 * (as RFC 8785 §3.2.3 sorts). Repeated keys stay in their order; arrays and all tokens stay as they are.
 * @param size bytes of the compact text, which sorting does not change
 */
export function sortKeys(document: JsonDocument, size: number): Uint8Array<ArrayBuffer> {
  const { bytes, nodes } = document;
  const { firsts, followers } = sortMembers(document);
  const writer = createWriter(size);
  let node = 0;
  for (;;) {
    writeStart(document, node, writer);
    if (nodes.counts[node] > 0) node = firsts[node];
    else {
      while (node !== 0 && followers[node] === 0) {
        node = nodes.parents[node];
        writeEnd(document, node, writer);
      }
      if (node === 0) return written(writer);
      writeByte(writer, valueSeparator);
      node = followers[node];
    }
    if (bytes[nodes.starts[nodes.parents[node]]] !== beginObject) continue;
    writeSlice(writer, bytes, nodes.labels[node], validStringEnd(bytes, nodes.labels[node]));
    writeByte(writer, nameSeparator);
  }
}

/** A scalar, an empty container, or the opening bracket of one that holds something. */
function writeStart(document: JsonDocument, node: number, writer: ByteWriter): void {
  const { bytes, nodes } = document;
  const start = nodes.starts[node];
  if (bytes[start] !== beginObject && bytes[start] !== beginArray) {
    writeSlice(writer, bytes, start, validScalarEnd(bytes, start));
    return;
  }
  writeByte(writer, bytes[start]);
  if (nodes.counts[node] === 0) writeEnd(document, node, writer);
}

/** A container's closing bracket, which stands two places behind the opening one in ASCII. */
function writeEnd({ bytes, nodes }: JsonDocument, node: number, writer: ByteWriter): void {
  writeByte(writer, bytes[nodes.starts[node]] + 2);
}

/** The order in which nodes are written: the first one in each container, and which one follows each; 0 follows the last. */
interface Order {
  readonly firsts: Uint32Array;
  readonly followers: Uint32Array;
}

function sortMembers(document: JsonDocument): Order {
  const { starts, parents, nexts, counts } = document.nodes;
  const firsts = starts.map((_, node) => node + 1);
  const followers = nexts.map((next, node) => (next === nexts[parents[node]] ? 0 : next));
  for (let node = 0; node < counts.length; node++) {
    if (counts[node] < 2 || document.bytes[starts[node]] !== beginObject) continue;
    const members = sortedMembers(document, node);
    firsts[node] = members[0];
    members.forEach((member, index) => {
      followers[member] = members[index + 1] ?? 0;
    });
  }
  return { firsts, followers };
}

function sortedMembers(document: JsonDocument, node: number): readonly number[] {
  const members = childNodes(document, node).map((child) => {
    return { child, key: stringValue(document.bytes, document.nodes.labels[child]) };
  });
  members.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return members.map(({ child }) => child);
}
