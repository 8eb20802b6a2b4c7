import type { Text } from '@toolbench/kit/text.ts';
import type { XmlDocument } from '../read/document.ts';
import { append, built, textBuilder } from '../text-builder.ts';
import { evaluate } from './evaluate.ts';
import type { PathProblem } from './expression.ts';
import { firstNamespaceOf } from './node-namespace.ts';
import { stringValue } from './node-value.ts';
import { ATTRIBUTE, nodesOf, type Nodes, TEXT_NODE } from './nodes.ts';
import { parsePath } from './parser.ts';
import { isNodeSet, toText, type Value } from './value.ts';

/** What an expression gives. */
export interface Selection {
  readonly kind: 'nodes' | 'string' | 'number' | 'boolean';
  /** The matches one below the other: markup as it is written, values of attributes and text; or the value. */
  readonly text: Text;
  readonly total: number;
  /** Of the first matches, as many as a list shows: where they start and end in the document. */
  readonly matches: readonly Match[];
  /** Matches that `text` has no room for. */
  readonly omitted: number;
}

export interface Match {
  readonly start: number;
  readonly preview: string;
}

const listedMatches = 1000;
const previewLength = 200;
/** In UTF-16 code units. Matches may lie inside each other, so together they can be far longer than the document. */
const longestText = 64 * 1024 * 1024;

/** Evaluates an XPath 1.0 expression at a document's root. The document has no opaque references (see values.ts). */
export function selectPath(document: XmlDocument, path: string): Selection | PathProblem {
  const parsed = parsePath(path);
  if ('code' in parsed) return parsed;
  const nodes = nodesOf(document);
  for (const { prefix, offset } of parsed.prefixes) {
    if (firstNamespaceOf(nodes, prefix) === undefined) return { code: 'path-prefix', offset, detail: { prefix } };
  }
  const value = evaluate(parsed.expression, { nodes, node: 0, position: 1, size: 1 });
  return isNodeSet(value) ? selectionOf(nodes, value) : scalarSelection(nodes, value);
}

function scalarSelection(nodes: Nodes, value: Exclude<Value, readonly number[]>): Selection {
  const kind = typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string';
  return { kind, text: toText(nodes, value), total: 1, matches: [], omitted: 0 };
}

function selectionOf(nodes: Nodes, set: readonly number[]): Selection {
  const out = textBuilder();
  const matches: Match[] = [];
  let written = 0;
  let length = 0;
  for (const node of set) {
    const shown = shownText(nodes, node);
    length += shown.length + 1;
    if (length > longestText) break;
    append(out, written === 0 ? shown : `\n${shown}`);
    if (written < listedMatches) matches.push({ start: nodes.starts[node], preview: shown.slice(0, previewLength) });
    written += 1;
  }
  return { kind: 'nodes', text: built(out), total: set.length, matches, omitted: set.length - written };
}

function shownText(nodes: Nodes, node: number): string {
  const isPlain = nodes.kinds[node] === ATTRIBUTE || nodes.kinds[node] === TEXT_NODE;
  return isPlain ? stringValue(nodes, node) : nodes.document.text.slice(nodes.starts[node], nodes.ends[node]);
}
