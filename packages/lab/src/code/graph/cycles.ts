interface Visit {
  readonly node: string;
  readonly next: Iterator<string>;
}

/**
 * Groups of nodes that reach each other (Tarjan 1972), without recursion: imports can be thousands of files deep.
 * @returns groups of two and more, the smallest first
 */
export function findCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const onStack = new Set<string>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const path: Visit[] = [];

  const enter = (node: string) => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    onStack.add(node);
    path.push({ node, next: (edges.get(node) ?? new Set<string>()).values() });
  };
  const lower = (node: string, to: number | undefined) =>
    void low.set(node, Math.min(low.get(node) ?? 0, to ?? Number.MAX_SAFE_INTEGER));
  const leave = (node: string) => {
    if (low.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.lastIndexOf(node));
    for (const member of group) onStack.delete(member);
    if (group.length > 1) cycles.push(group.sort());
  };

  for (const start of edges.keys()) {
    if (!order.has(start)) enter(start);
    for (let visit = path.at(-1); visit; visit = path.at(-1)) {
      const { done, value } = visit.next.next();
      if (done) {
        path.pop();
        leave(visit.node);
        const above = path.at(-1);
        if (above) lower(above.node, low.get(visit.node));
      } else if (!order.has(value)) enter(value);
      else if (onStack.has(value)) lower(visit.node, order.get(value));
    }
  }
  return cycles.sort((a, z) => a.length - z.length || (a[0] ?? '').localeCompare(z[0] ?? ''));
}
