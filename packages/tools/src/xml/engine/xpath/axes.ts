import type { Axis } from './expression.ts';
import { ATTRIBUTE, type Nodes } from './nodes.ts';

type Visit = (node: number) => void;

/** Each axis's nodes, in the order in which its positions count (XPath 1.0 section 2.4). */
const walks: Readonly<Record<Axis, (nodes: Nodes, node: number, visit: Visit) => void>> = {
  self: (_, node, visit) => visit(node),
  parent: ({ parents }, node, visit) => {
    if (node > 0) visit(parents[node]);
  },
  attribute: ({ kinds, nexts }, node, visit) => {
    for (let at = node + 1; at < nexts[node] && kinds[at] === ATTRIBUTE; at += 1) visit(at);
  },
  child: (nodes, node, visit) => {
    for (let at = firstChild(nodes, node); at < nodes.nexts[node]; at = nodes.nexts[at]) visit(at);
  },
  descendant: (nodes, node, visit) => walkDown(nodes, node + 1, nodes.nexts[node], visit),
  'descendant-or-self': (nodes, node, visit) => {
    visit(node);
    walkDown(nodes, node + 1, nodes.nexts[node], visit);
  },
  following: (nodes, node, visit) => walkDown(nodes, followingStart(nodes, node), nodes.count, visit),
  'following-sibling': walkFollowingSiblings,
  ancestor: ({ parents }, node, visit) => {
    for (let at = parents[node]; at >= 0; at = parents[at]) visit(at);
  },
  'ancestor-or-self': ({ parents }, node, visit) => {
    for (let at = node; at >= 0; at = parents[at]) visit(at);
  },
  preceding: walkPreceding,
  'preceding-sibling': walkPrecedingSiblings,
};

/** Calls `visit` with each node of an axis. */
export function walkAxis(nodes: Nodes, axis: Axis, node: number, visit: Visit): void {
  walks[axis](nodes, node, visit);
}

function firstChild({ kinds, nexts }: Nodes, node: number): number {
  let at = node + 1;
  while (at < nexts[node] && kinds[at] === ATTRIBUTE) at += 1;
  return at;
}

function walkDown({ kinds }: Nodes, start: number, end: number, visit: Visit): void {
  for (let at = start; at < end; at += 1) {
    if (kinds[at] !== ATTRIBUTE) visit(at);
  }
}

/** What follows an attribute begins with its element's children. */
function followingStart(nodes: Nodes, node: number): number {
  return nodes.kinds[node] === ATTRIBUTE ? firstChild(nodes, nodes.parents[node]) : nodes.nexts[node];
}

function walkFollowingSiblings(nodes: Nodes, node: number, visit: Visit): void {
  if (node === 0 || nodes.kinds[node] === ATTRIBUTE) return;
  const end = nodes.nexts[nodes.parents[node]];
  for (let at = nodes.nexts[node]; at < end; at = nodes.nexts[at]) visit(at);
}

function walkPreceding(nodes: Nodes, node: number, visit: Visit): void {
  let ancestor = nodes.parents[node];
  for (let at = node - 1; at > 0; at -= 1) {
    if (at === ancestor) ancestor = nodes.parents[at];
    else if (nodes.kinds[at] !== ATTRIBUTE) visit(at);
  }
}

function walkPrecedingSiblings(nodes: Nodes, node: number, visit: Visit): void {
  if (node === 0 || nodes.kinds[node] === ATTRIBUTE) return;
  const siblings: number[] = [];
  for (let at = firstChild(nodes, nodes.parents[node]); at < node; at = nodes.nexts[at]) siblings.push(at);
  for (let index = siblings.length - 1; index >= 0; index -= 1) visit(siblings[index]);
}
