/**
 * The best of many, the best first, without sorting the others: a heap whose root is the worst that is kept.
 * @param order negative where the first is better, as for sorting
 */
export function bestOf(
  candidates: Iterable<number>,
  most: number,
  order: (left: number, right: number) => number,
): number[] {
  const heap: number[] = [];
  const isWorse = (left: number, right: number) => order(heap[left] ?? 0, heap[right] ?? 0) > 0;
  const swap = (left: number, right: number) => {
    const kept = heap[left] ?? 0;
    heap[left] = heap[right] ?? 0;
    heap[right] = kept;
  };
  const rise = (from: number) => {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!isWorse(at, parent)) return;
      swap(at, parent);
      at = parent;
    }
  };
  const sink = () => {
    for (let at = 0; ;) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < heap.length && isWorse(child, worst)) worst = child;
      if (worst === at) return;
      swap(at, worst);
      at = worst;
    }
  };
  for (const candidate of candidates) {
    if (heap.length < most) {
      heap.push(candidate);
      rise(heap.length - 1);
    } else if (most > 0 && order(candidate, heap[0] ?? 0) < 0) {
      heap[0] = candidate;
      sink();
    }
  }
  return heap.sort(order);
}
