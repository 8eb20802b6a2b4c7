import type { Claims } from './claims.ts';

/** Work of one kind: on each thing one piece at a time, on all servers together. */
export function createExclusive(claims: Claims, kind: string) {
  const here = new Set<string>();
  const subjectOf = (id: string) => `${kind}:${id}`;
  return {
    isHere: (id: string) => here.has(id),

    /** Begins, and gives what ends it; undefined where it is under way, here or at another server. */
    async begin(id: string): Promise<(() => Promise<void>) | undefined> {
      if (here.has(id)) return undefined;
      // Before the first wait: who comes twice begins once.
      here.add(id);
      const taken = await claims.take(subjectOf(id)).catch((error: unknown) => {
        here.delete(id);
        throw error;
      });
      if (taken !== undefined) {
        return async () => {
          if (here.delete(id)) await claims.drop(subjectOf(id));
        };
      }
      here.delete(id);
      return undefined;
    },

    /** Where it is under way. */
    placeOf: async (id: string) => (await claims.find(subjectOf(id)))?.place,

    /** What is under way at other servers. */
    elsewhere: async (): Promise<readonly string[]> =>
      (await claims.all(kind))
        .filter(({ place }) => place !== 'nobody' && place !== 'here')
        .map(({ subject }) => subject.slice(kind.length + 1)),
  };
}

export type Exclusive = ReturnType<typeof createExclusive>;
