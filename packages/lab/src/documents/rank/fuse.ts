/** How soon a lower place stops counting (Cormack, Clarke and Büttcher, 2009). */
const smoothing = 60;

/** Joins two orders of the same things by reciprocal rank: what stands high in either stands high. */
export function fuse(orders: readonly (readonly number[])[]): number[] {
  const scores = new Map<number, number>();
  for (const order of orders) {
    for (const [place, item] of order.entries())
      scores.set(item, (scores.get(item) ?? 0) + 1 / (smoothing + place + 1));
  }
  return [...scores].sort((a, b) => b[1] - a[1]).map(([item]) => item);
}

/** Indices of the vectors nearest to one in direction, nearest first. */
export function nearest(query: Float32Array, vectors: readonly Float32Array[], limit: number): number[] {
  const length = (vector: Float32Array) => Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  const cosine = (vector: Float32Array) =>
    vector.reduce((sum, value, index) => sum + value * (query[index] ?? 0), 0) / length(vector);
  return vectors
    .map((vector, index) => ({ index, closeness: cosine(vector) }))
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, limit)
    .map(({ index }) => index);
}
