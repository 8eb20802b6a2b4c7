/** How many ids are remembered. */
const remembered = 10_000;

/**
 * Bins that were there a moment ago. It spares a query for each request: whether a bin is still there is decided when
 * the request is written.
 */
export function createKnownBins() {
  const ids = new Set<string>();
  return {
    has: (id: string) => ids.has(id),
    add(id: string) {
      ids.add(id);
      if (ids.size > remembered) ids.delete(ids.values().next().value ?? '');
    },
    remove: (id: string) => void ids.delete(id),
  };
}
