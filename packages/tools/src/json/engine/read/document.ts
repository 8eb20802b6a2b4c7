import { beginObject, endArray, endObject, isBegin, quotationMark } from './characters.ts';
import { validScalarEnd, type JsonDocument } from '../query/node-table.ts';
import type { Step } from '../query/path-text.ts';
import { decodeText, stringValue, validStringEnd } from './string-value.ts';

export type NodeKind = 'object' | 'array' | 'string' | 'number' | 'true' | 'false' | 'null';

const literalKinds: Readonly<Record<string, NodeKind>> = {
  '"': 'string',
  t: 'true',
  f: 'false',
  n: 'null',
  '{': 'object',
  '[': 'array',
};

/** What a node is: its first byte tells. */
export function nodeKind({ bytes, nodes }: JsonDocument, node: number): NodeKind {
  return literalKinds[String.fromCharCode(bytes[nodes.starts[node]])] ?? 'number';
}

/** Byte offset behind the node's value. */
export function nodeEnd({ bytes, nodes }: JsonDocument, node: number): number {
  let at = nodes.starts[node];
  if (nodes.counts[node] === 0 && !isBegin(bytes[at])) return validScalarEnd(bytes, at);
  let open = 0;
  do {
    const byte = bytes[at];
    if (byte === quotationMark) {
      at = validStringEnd(bytes, at);
      continue;
    }
    if (isBegin(byte)) open += 1;
    else if (byte === endObject || byte === endArray) open -= 1;
    at += 1;
  } while (open > 0);
  return at;
}

/** The node's value as it stands in the text. */
export function nodeText(document: JsonDocument, node: number): string {
  return decodeText(document.bytes.subarray(document.nodes.starts[node], nodeEnd(document, node)));
}

/** How the node is reached from its parent: its key's value or its index. */
export function nodeStep({ bytes, nodes }: JsonDocument, node: number): Step {
  const label = nodes.labels[node];
  return bytes[nodes.starts[nodes.parents[node]]] === beginObject ? stringValue(bytes, label) : label;
}

/** The way from the root to the node. */
export function nodeSteps(document: JsonDocument, node: number): Step[] {
  const steps: Step[] = [];
  for (let at = node; at !== 0; at = document.nodes.parents[at]) steps.push(nodeStep(document, at));
  return steps.reverse();
}

/** The node's members or elements, in the order of the text. */
export function childNodes({ nodes }: JsonDocument, node: number): number[] {
  const children: number[] = [];
  let child = node + 1;
  for (let left = nodes.counts[node]; left > 0; left--) {
    children.push(child);
    child = nodes.nexts[child];
  }
  return children;
}
