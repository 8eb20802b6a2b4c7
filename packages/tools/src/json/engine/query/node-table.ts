import {
  beginArray,
  beginObject,
  endArray,
  endObject,
  nameSeparator,
  quotationMark,
  space,
  valueSeparator,
} from '../read/characters.ts';
import type { Census } from '../read/check.ts';
import { validStringEnd } from '../read/string-value.ts';

/**
 * Every value of a document in the order of the text (depth first, parents before children), as columns: a million
 * nodes take 20 MB and travel between worker and page without a copy. Node 0 is the root.
 */
export interface NodeTable {
  /** Byte offset at which the value begins. */
  readonly starts: Uint32Array<ArrayBuffer>;
  /** The node that holds this one; the root holds itself. */
  readonly parents: Uint32Array<ArrayBuffer>;
  /** In an object: byte offset of the member's key. In an array: the element's index. */
  readonly labels: Uint32Array<ArrayBuffer>;
  /** The first node behind this one and all that it holds: its next sibling, if it has one. */
  readonly nexts: Uint32Array<ArrayBuffer>;
  /** Members or elements. */
  readonly counts: Uint32Array<ArrayBuffer>;
}

/** A document whose text has been checked. */
export interface JsonDocument {
  readonly bytes: Uint8Array;
  readonly nodes: NodeTable;
}

export function nodeCount({ values, objects, arrays }: Census): number {
  return values + objects + arrays;
}

/** The table of a valid text that begins at `start` and has `size` values in all. */
export function buildNodeTable(bytes: Uint8Array, start: number, size: number): NodeTable {
  const column = () => new Uint32Array(size);
  const table = { starts: column(), parents: column(), labels: column(), nexts: column(), counts: column() };
  const { length } = bytes;
  let added = 0;
  let parent = 0;
  let key = -1;
  let at = start;
  while (at < length) {
    const byte = bytes[at];
    if (byte <= space || byte === nameSeparator) at += 1;
    else if (byte === valueSeparator) {
      key = -1;
      at += 1;
    } else if (byte === endObject || byte === endArray) {
      table.nexts[parent] = added;
      parent = table.parents[parent];
      at += 1;
    } else if (byte === quotationMark && key < 0 && added > 0 && bytes[table.starts[parent]] === beginObject) {
      key = at;
      at = validStringEnd(bytes, at);
    } else {
      addNode(table, added, parent, at, key);
      const isContainer = byte === beginObject || byte === beginArray;
      if (isContainer) {
        parent = added;
        key = -1;
      }
      added += 1;
      at = isContainer ? at + 1 : validScalarEnd(bytes, at);
    }
  }
  return table;
}

function addNode(table: NodeTable, node: number, parent: number, at: number, key: number): void {
  table.starts[node] = at;
  table.parents[node] = parent;
  table.nexts[node] = node + 1;
  if (node === 0) return;
  table.labels[node] = key < 0 ? table.counts[parent] : key;
  table.counts[parent] += 1;
}

/** Behind the string, number or literal that starts at `start`, in a valid text. */
export function validScalarEnd(bytes: Uint8Array, start: number): number {
  if (bytes[start] === quotationMark) return validStringEnd(bytes, start);
  const { length } = bytes;
  let at = start + 1;
  while (at < length && isScalarByte(bytes[at])) at += 1;
  return at;
}

/** Letters, digits, signs and the point; not white space, comma or a closing bracket. */
function isScalarByte(byte: number): boolean {
  return byte > space && byte !== valueSeparator && byte !== endArray && byte !== endObject;
}
