import type { Axis } from './expression.ts';
import { ATTRIBUTE, type Nodes } from './nodes.ts';

/** Calls `visit` with each node of an axis, in the order in which its positions count (XPath 1.0 section 2.4). */
export function walkAxis(nodes: Nodes, axis: Axis, node: number, visit: (node: number) => void): void {
  switch (axis) {
    case 'self':
      visit(node);
      return;
    case 'parent':
      if (node > 0) visit(nodes.parents[node]);
      return;
    case 'attribute':
      for (let at = node + 1; at < nodes.nexts[node] && nodes.kinds[at] === ATTRIBUTE; at += 1) visit(at);
      return;
    case 'child':
      for (let at = firstChild(nodes, node); at < nodes.nexts[node]; at = nodes.nexts[at]) visit(at);
      return;
    case 'descendant':
      walkDown(nodes, node + 1, nodes.nexts[node], visit);
      return;
    case 'descendant-or-self':
      visit(node);
      walkDown(nodes, node + 1, nodes.nexts[node], visit);
      return;
    case 'following':
      walkDown(nodes, followingStart(nodes, node), nodes.count, visit);
      return;
    case 'following-sibling':
      walkFollowingSiblings(nodes, node, visit);
      return;
    case 'ancestor':
    case 'ancestor-or-self':
      for (let at = axis === 'ancestor' ? nodes.parents[node] : node; at >= 0; at = nodes.parents[at]) visit(at);
      return;
    case 'preceding':
      walkPreceding(nodes, node, visit);
      return;
    case 'preceding-sibling':
      walkPrecedingSiblings(nodes, node, visit);
      return;
  }
}

function firstChild({ kinds, nexts }: Nodes, node: number): number {
  let at = node + 1;
  while (at < nexts[node] && kinds[at] === ATTRIBUTE) at += 1;
  return at;
}

function walkDown({ kinds }: Nodes, start: number, end: number, visit: (node: number) => void): void {
  for (let at = start; at < end; at += 1) {
    if (kinds[at] !== ATTRIBUTE) visit(at);
  }
}

/** What follows an attribute begins with its element's children. */
function followingStart(nodes: Nodes, node: number): number {
  return nodes.kinds[node] === ATTRIBUTE ? firstChild(nodes, nodes.parents[node]) : nodes.nexts[node];
}

function walkFollowingSiblings(nodes: Nodes, node: number, visit: (node: number) => void): void {
  if (node === 0 || nodes.kinds[node] === ATTRIBUTE) return;
  const end = nodes.nexts[nodes.parents[node]];
  for (let at = nodes.nexts[node]; at < end; at = nodes.nexts[at]) visit(at);
}

function walkPreceding(nodes: Nodes, node: number, visit: (node: number) => void): void {
  let ancestor = nodes.parents[node];
  for (let at = node - 1; at > 0; at -= 1) {
    if (at === ancestor) ancestor = nodes.parents[at];
    else if (nodes.kinds[at] !== ATTRIBUTE) visit(at);
  }
}

function walkPrecedingSiblings(nodes: Nodes, node: number, visit: (node: number) => void): void {
  if (node === 0 || nodes.kinds[node] === ATTRIBUTE) return;
  const siblings: number[] = [];
  for (let at = firstChild(nodes, nodes.parents[node]); at < node; at = nodes.nexts[at]) siblings.push(at);
  for (let index = siblings.length - 1; index >= 0; index -= 1) visit(siblings[index]);
}
