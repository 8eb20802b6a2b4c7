import { groupBy } from './group-by.ts';

/** An arrow of a graph, from who needs to what is needed. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
}

/** The edges without those that close a circle, found by walking from the nodes with the fewest arrows into them. */
function withoutCircles(nodes: readonly string[], edges: readonly GraphEdge[]): GraphEdge[] {
  const out = groupBy(edges, ({ from }) => from);
  const arrowsInto = (node: string) => edges.filter(({ to }) => to === node).length;
  const starts = nodes.map((node) => ({ node, into: arrowsInto(node) })).sort((a, b) => a.into - b.into);
  const state = new Map<string, 'open' | 'done'>();
  const kept: GraphEdge[] = [];
  for (const { node: start } of starts) {
    if (state.has(start)) continue;
    const path = [{ node: start, next: 0 }];
    state.set(start, 'open');
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const edge = out.get(top.node)?.[top.next];
      top.next += 1;
      if (!edge) {
        state.set(top.node, 'done');
        path.pop();
      } else if (state.get(edge.to) !== 'open') {
        kept.push(edge);
        if (!state.has(edge.to)) {
          state.set(edge.to, 'open');
          path.push({ node: edge.to, next: 0 });
        }
      }
    }
  }
  return kept;
}

/** How many arrows lead to each node at most, following the longest way. */
function depthsOf(nodes: readonly string[], edges: readonly GraphEdge[]): ReadonlyMap<string, number> {
  const depths = new Map(nodes.map((node) => [node, 0]));
  // Without circles, this many rounds settle every node.
  for (let round = nodes.length; round > 0; round -= 1) {
    for (const { from, to } of edges) {
      depths.set(to, Math.max(depths.get(to) ?? 0, (depths.get(from) ?? 0) + 1));
    }
  }
  return depths;
}

const sweeps = 4;

/**
 * Puts nodes near the middle of what they are connected with in the other layers (barycentres, Sugiyama 1981): layer by
 * layer downwards, then upwards, and again.
 */
function orderLayers(layers: readonly string[][], edges: readonly GraphEdge[]): string[][] {
  const ordered = layers.map((layer) => [...layer]);
  const place = new Map<string, number>();
  const settle = (layer: readonly string[]) => {
    for (const [index, node] of layer.entries()) place.set(node, (index + 0.5) / layer.length);
  };
  ordered.forEach(settle);
  const middleOf = (node: string) => {
    const near = edges.flatMap(({ from, to }) => (from === node ? [to] : to === node ? [from] : []));
    return near.reduce((total, other) => total + (place.get(other) ?? 0), 0) / near.length;
  };
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    // The first layer of a sweep stays; the others follow it.
    for (const layer of (sweep % 2 === 0 ? ordered : ordered.toReversed()).slice(1)) {
      const middles = new Map(layer.map((node) => [node, middleOf(node)]));
      layer.sort((a, b) => (middles.get(a) ?? 0) - (middles.get(b) ?? 0));
      settle(layer);
    }
  }
  return ordered;
}

/**
 * The layers of a graph, top to bottom: a node stands above all that it needs, circles aside. Nodes without arrows come
 * last. Edges to nodes that are not there, and of a node to itself, are left out.
 */
export function layersOf(nodes: readonly string[], edges: readonly GraphEdge[]): string[][] {
  const known = new Set(nodes);
  const drawn = edges.filter(({ from, to }) => from !== to && known.has(from) && known.has(to));
  const connected = new Set(drawn.flatMap(({ from, to }) => [from, to]));
  const linked = nodes.filter((node) => connected.has(node));
  const depths = depthsOf(linked, withoutCircles(linked, drawn));
  const byDepth = [...groupBy(linked, (node) => depths.get(node) ?? 0)].sort(([a], [b]) => a - b);
  const layers = orderLayers(
    byDepth.map(([, layer]) => layer),
    drawn,
  );
  const alone = nodes.filter((node) => !connected.has(node));
  return alone.length > 0 ? [...layers, alone] : layers;
}
