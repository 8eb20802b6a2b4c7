import { childNodes, nodeKind, nodeText } from '../read/document.ts';
import { deepestShape } from '../read/limits.ts';
import type { JsonDocument } from '../query/node-table.ts';
import { stringValue } from '../read/string-value.ts';

export type ScalarKind = 'string' | 'integer' | 'number' | 'boolean' | 'null';

/** What all values that stand at one place of a document have in common. */
export interface Shape {
  readonly scalars: Set<ScalarKind>;
  /** Set when some of them are objects: how many, and every key found in any of them. */
  object?: { count: number; readonly properties: Map<string, Property> };
  /** Set when some of them are arrays: the shape of all their elements. */
  array?: { readonly items: Shape };
  /** They lie so deep that what they hold was not looked at. */
  isCut: boolean;
}

export interface Property {
  readonly shape: Shape;
  /** In how many of the objects it stands. */
  count: number;
}

interface Group {
  readonly shape: Shape;
  readonly nodes: number[];
  readonly depth: number;
}

function emptyShape(): Shape {
  return { scalars: new Set(), isCut: false };
}

/** The shape of a document. All elements of an array share one shape, as do all values under one key of it. */
export function inferShape(document: JsonDocument, report: (fraction: number) => void): Shape {
  const root = emptyShape();
  const groups: Group[] = [{ shape: root, nodes: [0], depth: 0 }];
  let seen = 0;
  for (let group = groups.pop(); group; group = groups.pop()) {
    seen += group.nodes.length;
    report(seen / document.nodes.starts.length);
    const inner = lookInto(document, group);
    for (const next of inner) groups.push(next);
  }
  return root;
}

/** Adds what the group's values are to its shape; the groups of what they hold. */
function lookInto(document: JsonDocument, { shape, nodes, depth }: Group): Iterable<Group> {
  const inner = new Map<Shape, Group>();
  const addTo = (target: Shape, node: number) => {
    const group = inner.get(target);
    if (group) group.nodes.push(node);
    else inner.set(target, { shape: target, nodes: [node], depth: depth + 1 });
  };
  for (const node of nodes) {
    const kind = nodeKind(document, node);
    if (kind !== 'object' && kind !== 'array') shape.scalars.add(scalarKind(document, node, kind));
    else if (depth >= deepestShape) shape.isCut = true;
    else if (kind === 'array') {
      shape.array ??= { items: emptyShape() };
      for (const child of childNodes(document, node)) addTo(shape.array.items, child);
    } else addMembers(document, node, shape, addTo);
  }
  return inner.values();
}

function addMembers(
  document: JsonDocument,
  node: number,
  shape: Shape,
  addTo: (target: Shape, node: number) => void,
): void {
  shape.object ??= { count: 0, properties: new Map() };
  shape.object.count += 1;
  const { properties } = shape.object;
  const keys = new Set<string>();
  for (const child of childNodes(document, node)) {
    const key = stringValue(document.bytes, document.nodes.labels[child]);
    const property = properties.get(key) ?? { shape: emptyShape(), count: 0 };
    properties.set(key, property);
    if (!keys.has(key)) property.count += 1;
    keys.add(key);
    addTo(property.shape, child);
  }
}

function scalarKind(
  document: JsonDocument,
  node: number,
  kind: 'string' | 'number' | 'true' | 'false' | 'null',
): ScalarKind {
  if (kind === 'true' || kind === 'false') return 'boolean';
  if (kind !== 'number') return kind;
  return /[.eE]/.test(nodeText(document, node)) ? 'number' : 'integer';
}
