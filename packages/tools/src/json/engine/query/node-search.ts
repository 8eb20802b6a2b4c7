import { quotationMark, reverseSolidus } from '../read/characters.ts';
import { nodeKind } from '../read/document.ts';
import { validScalarEnd, type JsonDocument } from './node-table.ts';
import { stringValue, validStringEnd } from '../read/string-value.ts';

const encoder = new TextEncoder();

/**
 * The nodes whose key, string, number or literal contains the text, in the order of the document. ASCII letters match
 * in either case, everything else exactly; escapes in the document are undone first.
 */
export function searchNodes(
  document: JsonDocument,
  text: string,
  report: (fraction: number) => void,
): Uint32Array<ArrayBuffer> {
  const { bytes, nodes } = document;
  const needle = encoder.encode(text).map(lowerCase);
  const size = nodes.starts.length;
  const found = new Uint32Array(size);
  let count = 0;
  if (needle.length === 0) return found.slice(0, 0);
  for (let node = 0; node < size; node++) {
    if ((node & 0x3ffff) === 0) report(node / size);
    if (
      keyContains(document, node, needle) ||
      scalarContains(bytes, nodes.starts[node], nodeKind(document, node), needle)
    ) {
      found[count] = node;
      count += 1;
    }
  }
  return found.slice(0, count);
}

function keyContains({ bytes, nodes }: JsonDocument, node: number, needle: Uint8Array): boolean {
  if (node === 0 || bytes[nodes.labels[node]] !== quotationMark) return false;
  return (
    nodeKind({ bytes, nodes }, nodes.parents[node]) === 'object' && tokenContains(bytes, nodes.labels[node], needle)
  );
}

function scalarContains(bytes: Uint8Array, start: number, kind: string, needle: Uint8Array): boolean {
  return kind !== 'object' && kind !== 'array' && tokenContains(bytes, start, needle);
}

function tokenContains(bytes: Uint8Array, start: number, needle: Uint8Array): boolean {
  const isString = bytes[start] === quotationMark;
  const end = isString ? validStringEnd(bytes, start) - 1 : validScalarEnd(bytes, start);
  const from = isString ? start + 1 : start;
  if (isString && bytes.subarray(from, end).includes(reverseSolidus)) {
    const value = encoder.encode(stringValue(bytes, start));
    return stretchContains(value, 0, value.length, needle);
  }
  return stretchContains(bytes, from, end, needle);
}

function stretchContains(bytes: Uint8Array, from: number, end: number, needle: Uint8Array): boolean {
  for (let at = from; at <= end - needle.length; at++) {
    let matched = 0;
    while (matched < needle.length && lowerCase(bytes[at + matched]) === needle[matched]) matched += 1;
    if (matched === needle.length) return true;
  }
  return false;
}

function lowerCase(byte: number): number {
  return byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
}
