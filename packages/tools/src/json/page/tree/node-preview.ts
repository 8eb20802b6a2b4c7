import { nodeKind } from '../../engine/read/document.ts';
import { validScalarEnd, type JsonDocument } from '../../engine/query/node-table.ts';
import { decodeText } from '../../engine/read/string-value.ts';

/** Bytes of a string that a row of the tree shows. */
const shownBytes = 200;

/** A node in one short line: a scalar as it stands in the text, long ones cut; of a container the number of members. */
export function nodePreview(document: JsonDocument, node: number): string {
  const { bytes, nodes } = document;
  const kind = nodeKind(document, node);
  if (kind === 'object') return `{${String(nodes.counts[node])}}`;
  if (kind === 'array') return `[${String(nodes.counts[node])}]`;
  const start = nodes.starts[node];
  const end = validScalarEnd(bytes, start);
  if (end - start <= shownBytes) return decodeText(bytes.subarray(start, end));
  return `${decodeText(bytes.subarray(start, start + shownBytes)).replace(/\ufffd+$/, '')}…`;
}
